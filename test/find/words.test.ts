import { expect, test } from 'vitest';
import { isUnspaced, stem, tokenize } from '../../src/catalog/words.ts';

test.each([
  ['merge_request.approve', ['merge', 'request', 'approve']],
  ['shouldRemoveSourceBranch', ['should', 'remove', 'source', 'branch']],
  ['Créer l’étiquette « urgent »', ['creer', 'l', 'etiquette', 'urgent']],
  ['重新运行流水线991里失败的作业', ['重新运行流水线', '991', '里失败的作业']],
  ['', []],
])('splits %j into words', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['merge', ['merge', 'merges', 'merged', 'merging']],
  ['tag', ['tag', 'tags', 'tagged', 'tagging']],
  ['branch', ['branch', 'branches']],
  ['reply', ['reply', 'replies', 'replied']],
])('gives all forms of %s one stem', (_, forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([['status'], ['access'], ['ci'], ['is']])('leaves %s as it is', word => {
  expect(stem(word)).toBe(word);
});

test('knows scripts that write without spaces', () => {
  expect(['ブランチ', '分支', 'branch', '12'].map(isUnspaced)).toEqual([true, true, false, false]);
});
