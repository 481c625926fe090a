/** `fields`: the JSON and the Markdown hold the paths asked for, and a path that leads nowhere is named. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStub, type StubSession } from '../../support/on-stub.ts';

const issue = {
  iid: 4,
  title: 'Log | in',
  state: 'opened',
  created_at: '2026-01-02T03:04:05Z',
  author: { username: 'mira', name: 'Mira' },
  labels: [],
  assignees: [],
  milestone: null,
  description: 'Line one\nline two',
  time_stats: { time_estimate: 60, total_time_spent: 0 },
};
const rows = [
  { iid: 1, title: 'a', author: { username: 'mira' }, labels: ['x', 'y'] },
  { iid: 2, title: 'b', author: null, labels: [] },
];

let session: StubSession;
beforeAll(async () => {
  session = await openStub([
    { on: 'GET /api/v4/projects/1/issues/4', body: issue },
    { on: 'GET /api/v4/projects/1/issues', body: rows },
  ]);
});
afterAll(() => session.close());

const read = async (action: string, params: Readonly<Record<string, unknown>>, fields: readonly string[]) => {
  const { text, json } = await session.use('gitlab_execute_action', { action, params, fields });
  const { next_steps: _, pagination: __, ...shown } = json as Record<string, unknown>;
  return { text: text.slice(0, text.indexOf('---') < 0 ? undefined : text.indexOf('---')).filter(line => line !== ''), json: shown };
};
const get = (...fields: string[]) => read('issue.get', { project_id: 1, issue_iid: 4 }, fields);

describe('fields of an object', () => {
  it('are all that the card and the JSON hold', async () => {
    expect(await get('iid', 'author.username', 'created_at', 'time_stats')).toEqual({
      text: [
        '## 🟢 Issue #4: Log | in',
        '- **Iid**: 4',
        '- **Author username**: mira',
        '- **Created at**: 2 Jan 2026 03:04 UTC',
        '- **Time stats time estimate**: 60',
        '- **Time stats total time spent**: 0',
      ],
      json: { iid: 4, author: { username: 'mira' }, created_at: issue.created_at, time_stats: issue.time_stats },
    });
  });

  it('show long text quoted', async () => {
    expect(await get('description')).toEqual({
      text: ['## 🟢 Issue #4: Log | in', '> Line one', '> line two'],
      json: { description: issue.description },
    });
  });

  it('that GitLab sent empty or null are kept empty, and not called missing', async () => {
    expect(await get('labels', 'assignees[].username', 'milestone.title', 'milestone')).toEqual({
      text: ['## 🟢 Issue #4: Log | in', 'The fields asked for are empty.'],
      json: { labels: [], assignees: [] },
    });
  });

  it('that are not there are named, shortly', async () => {
    const { text, json } = await get('iid', 'x'.repeat(100_000), 'nope', '__proto__', 'title.a', 'b', 'c', 'd');
    expect(json).toEqual({ iid: 4 });
    expect(text[1]).toBe(`The answer has no ${'x'.repeat(80)}…, nope, __proto__, title.a, b and 2 more: those fields were left out.`);
  });
});

describe('fields of a list', () => {
  it('are the columns of the table', async () => {
    const { text, json } = await read('issue.list', { project_id: 1 }, ['iid', 'issues[].author.username', 'labels[]']);
    expect(text.filter(line => line.startsWith('|'))).toEqual([
      '| Iid | Author username | Labels |',
      '| --- | --- | --- |',
      '| 1 | mira | x, y |',
      '| 2 |  |  |',
    ]);
    expect(json).toEqual({
      issues: [
        { iid: 1, author: { username: 'mira' }, labels: ['x', 'y'] },
        { iid: 2, labels: [] },
      ],
    });
  });
});
