import { expect, test } from 'vitest';
import { searchFile } from '../../codegen/emit/search.ts';
import { documentTerms, FIELD, spellingsOf, termWorth } from '../../src/catalog/search-index.ts';
import { smallCatalog } from '../codegen/small-catalog.ts';
import { LEXICON } from './small-lexicon.ts';

const APPROVE = {
  id: 'merge_request.approve',
  words: ['sign off', 'PR comment'],
  purpose: 'approve a merge request',
  summary: 'Approve it.',
  params: ['merge_request_iid', 'sha'],
};

test('gives every term of an entry the fields that hold it', () => {
  expect(Object.fromEntries(documentTerms(APPROVE, LEXICON.concepts, LEXICON.stop))).toEqual({
    'merg request': FIELD.name | FIELD.words | FIELD.purpose | FIELD.params,
    approv: FIELD.name | FIELD.purpose | FIELD.summary,
    sign: FIELD.words,
    off: FIELD.words,
    note: FIELD.words,
    iid: FIELD.params,
    sha: FIELD.params,
  });
});

test('takes words of four letters and more for telling slips of the pen', () => {
  expect(spellingsOf(APPROVE)).toEqual(['merge', 'request', 'approve', 'sign', 'comment', 'approve', 'merge', 'request']);
});

test('values a rare term more than a common one, and one that nothing holds not at all', () => {
  const [none, rare, common] = [0, 1, 100].map(count => termWorth(count, 1000));
  expect([none, (rare ?? 0) > (common ?? 0), (common ?? 0) > 0]).toEqual([0, true, true]);
});

test('writes the same index for the same catalog', () => {
  expect(JSON.stringify(searchFile(smallCatalog()))).toBe(JSON.stringify(searchFile(smallCatalog())));
});
