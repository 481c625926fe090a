/** 429: GitLab's own waiting time is kept, a few times, and said when it is too long to wait for. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const limited = (after: string, times?: number) => ({
  status: 429,
  headers: { 'retry-after': after },
  body: { message: { error: 'This endpoint has been requested too many times. Try again later.' } },
  ...(times !== undefined && { times }),
});
const issue = { iid: 42, title: 'ok', state: 'opened', author: { username: 'mira' } };
const read = { action: 'issue.get', params: { project_id: 1, issue_iid: 42 } };
const on = 'GET /api/v4/projects/1/issues/42';

describe('a read that is limited', () => {
  it('is sent again when GitLab says that it may, and succeeds', async () => {
    const { sent, json } = await onStub({
      ...read,
      routes: [
        { on, ...limited('0', 1) },
        { on, body: issue },
      ],
    });
    expect(sent).toEqual([on, on]);
    expect(json).toMatchObject({ iid: 42 });
  });

  it('gives up after three tries', async () => {
    const { sent, error } = await onStub({ ...read, routes: [{ on, ...limited('0') }] });
    expect({ sent, error }).toEqual({ sent: [on, on, on], error: { code: 'rate_limited', status: 429, retryable: true } });
  });

  it('does not wait for minutes, and says how long GitLab asks for', async () => {
    const { sent, text, error } = await onStub({ ...read, routes: [{ on, ...limited('600') }] });
    expect({ sent, error }).toEqual({ sent: [on], error: { code: 'rate_limited', status: 429, retryable: true } });
    expect(text.map(line => line.replace(/127\.0\.0\.1:\d+/, '<host>'))).toEqual([
      '<host> is limiting requests (429). Try again in 10 minutes.',
      '',
      'GitLab said:',
      '',
      '> This endpoint has been requested too many times. Try again later.',
    ]);
  });
});

describe('other calls that are limited', () => {
  it('write once GitLab lets them: a 429 means that nothing was done', async () => {
    const write = 'POST /api/v4/projects/1/issues/42/notes';
    const { sent, json } = await onStub({
      action: 'issue.note_create',
      params: { project_id: 1, issue_iid: 42, body: 'once' },
      routes: [
        { on: write, ...limited('0', 1) },
        { on: write, status: 201, body: { id: 8, body: 'once' } },
      ],
    });
    expect(sent).toEqual([
      { on: write, body: { body: 'once' } },
      { on: write, body: { body: 'once' } },
    ]);
    expect(json).toMatchObject({ id: 8 });
  });

  it('over GraphQL are sent again too', async () => {
    const { sent, json } = await onStub({
      action: 'issue.work_item_get',
      params: { full_path: 'nord/app', work_item_iid: 4 },
      routes: [
        { on: 'POST /api/graphql', ...limited('0', 1) },
        { on: 'POST /api/graphql', body: { data: { namespace: { workItem: { iid: '4', title: 'T' } } } } },
      ],
    });
    expect(sent).toHaveLength(2);
    expect(json).toMatchObject({ title: 'T' });
  });
});
