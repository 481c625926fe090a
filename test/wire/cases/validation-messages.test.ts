/** GitLab's error bodies in all their shapes: the sentence inside is shown, never braces or [object Object]. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const refused = (body: unknown, status = 400) =>
  onStub({
    action: 'pipeline.create',
    params: { project_id: 1, ref: 'main' },
    routes: [{ on: 'POST /api/v4/projects/1/pipeline', status, body }],
  });

describe("GitLab's message", () => {
  it('as an object of lists gives its sentence, without the key base', async () => {
    const answer = await refused({ message: { base: ['Missing CI config file'] } });
    expect({ ...answer, text: answer.text.map(line => line.replace(/127\.0\.0\.1:\d+/, '<host>')) }).toEqual({
      sent: [
        {
          on: 'POST /api/v4/projects/1/pipeline',
          body: {
            ref: 'main',
          },
        },
      ],
      text: [
        '<host> refused the request as it is written (400). Correct what it names and call again.',
        '',
        'GitLab said:',
        '',
        '> Missing CI config file',
      ],
      error: {
        code: 'rejected',
        status: 400,
        retryable: false,
      },
    });
  });

  it.each([
    [{ message: 'plain' }, 'plain'],
    [{ message: { title: ["can't be blank", 'is too short'] } }, "title can't be blank; title is too short"],
    [{ message: { 'project_namespace.name': ['has already been taken'] } }, 'project_namespace.name has already been taken'],
    [{ message: ['one', 'two'] }, 'one; two'],
    [{ error: 'scope does not have a valid value' }, 'scope does not have a valid value'],
    [{ error: 'invalid_request', error_description: 'Ref is missing' }, 'Ref is missing'],
    [{ errors: [{ message: 'nested' }] }, 'nested'],
    [{ message: { error: 'inside' } }, 'inside'],
    [{ message: { a: { b: ['deep'] } } }, 'a.b deep'],
    [{ name: ['is taken'] }, 'name is taken'],
  ])('%j is shown as %s', async (body, words) => {
    for (const status of [400, 409, 422]) {
      const { text, error } = await refused(body, status);
      expect(error).toMatchObject({ status, retryable: false });
      expect(text).toContain(`> ${words}`);
      expect(text.join('\n')).not.toMatch(/\[object|[{}]|base /);
    }
  });

  it.each([[''], [[]], [{}], [null], [{ message: null }], [{ message: {} }]])(
    '%j is no message, and the answer is still a sentence',
    async body => {
      const { text, error } = await refused(body);
      expect(error).toMatchObject({ code: 'rejected', status: 400 });
      expect(text.join('\n')).not.toMatch(/null|undefined|\[object|said:/);
    },
  );
});
