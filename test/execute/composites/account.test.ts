import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { runAccounted } from '../../../src/execute/composites/account.ts';
import type { Composite } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makeEntry, makePorts } from '../stub.ts';

const both: Composite = async ({ ports }) => {
  await ports.rest({ method: 'GET', path: '/a' });
  await ports.rest({ method: 'POST', path: '/b' });
  await ports.rest({ method: 'PUT', path: '/c' });
  return { data: 'done' };
};

const run = async (answers: Parameters<typeof makePorts>[0], effect: 'read' | 'create' = 'create') => {
  try {
    return await runAccounted(both, makeContext({ ports: makePorts(answers), entry: makeEntry({ effect }) }));
  } catch (error) {
    return error instanceof CatalogError ? { message: error.message, hints: error.facts.hints } : error;
  }
};

const fine = { 'GET /a': answerOf(1), 'POST /b': answerOf(2), 'PUT /c': answerOf(3) };
const broken = gitlabError(500, 'oops', 'server_error');
const message = 'GitLab answered 500.';

describe('a composite that writes', () => {
  it('answers as it does when nothing fails', async () => {
    expect(await run(fine)).toEqual({ data: 'done' });
  });

  it.each([
    [
      'before its first write, says that nothing was changed',
      { ...fine, 'GET /a': broken },
      { message, hints: ['Nothing was changed in GitLab'] },
    ],
    ['in its first write, leaves the failure as it is', { ...fine, 'POST /b': broken }, { message, hints: undefined }],
    [
      'half way, says which part happened',
      { ...fine, 'PUT /c': broken },
      { message, hints: ['Done before the failure: POST /b; failed: PUT /c'] },
    ],
  ])('%s', async (_, answers, expected) => {
    expect(await run(answers)).toEqual(expected);
  });

  it('is marked as half done once a write went through, so that nobody simply makes the call again', async () => {
    const halfOf = async (answers: Parameters<typeof makePorts>[0]): Promise<unknown> => {
      const error: unknown = await runAccounted(
        both,
        makeContext({ ports: makePorts(answers), entry: makeEntry({ effect: 'create' }) }),
      ).catch((thrown: unknown) => thrown);
      return error instanceof CatalogError ? error.facts.half : error;
    };
    expect(await halfOf({ ...fine, 'PUT /c': broken })).toBe(true);
    expect(await halfOf({ ...fine, 'GET /a': broken })).toBeUndefined();
  });

  it('is left alone when it only reads', async () => {
    expect(await run({ ...fine, 'GET /a': broken }, 'read')).toEqual({ message, hints: undefined });
  });
});
