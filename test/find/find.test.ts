import { expect, test } from 'vitest';
import { findActions } from '../../src/catalog/find.ts';

const ids = (query: string, limit = 5): string[] => findActions(query, limit, () => true).hits.map(hit => hit.entry.id);

test('puts the action first whose id is the query', () => {
  expect(ids(' Issue.Emoji_Issue_Note_Create ', 1)).toEqual(['issue.emoji_issue_note_create']);
});

test('gives only what the caller may see, and at most as many as asked', () => {
  const { hits } = findActions('list merge requests', 3, entry => entry.domain === 'issue');
  expect({ count: hits.length, domains: [...new Set(hits.map(hit => hit.entry.domain))] }).toEqual({ count: 3, domains: ['issue'] });
});

test('keeps an action that is not visible out even when its id is the query', () => {
  expect(findActions('issue.get', 5, entry => entry.id !== 'issue.get').hits.map(hit => hit.entry.id)).not.toContain('issue.get');
});

test('answers the same twice', () => {
  expect(findActions('rerun the failed job', 20, () => true)).toEqual(findActions('rerun the failed job', 20, () => true));
});

test('finds a wizard only for those who ask to be guided', () => {
  expect([ids('create an issue', 1), ids('create an issue step by step', 1)]).toEqual([['issue.create'], ['interactive.issue_create']]);
});

test.each([['constructor'], ['__proto__'], ['toString hasOwnProperty'], ['!!! ??'], [''], ['   ']])('takes %j as words like any', query => {
  expect(findActions(query, 5, () => true).hits.every(hit => hit.score > 0)).toBe(true);
});

test.each([
  ['close issue 14', undefined],
  ['publish release notes', undefined],
  ['put the Trello card on the fridge', 'weak'],
  ['kubectl get pods in the payments cluster', 'weak'],
])('tells how sure it is of %j', (query, doubt) => {
  expect(findActions(query, 5, () => true).doubt).toBe(doubt);
});

test('finds nothing for words that nothing has', () => {
  expect(findActions('zyzzyva quokka', 5, () => true)).toEqual({ hits: [] });
});
