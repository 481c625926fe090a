import { expect, test } from 'vitest';
import { translator } from '../../src/catalog/translation.ts';
import { tokenize } from '../../src/catalog/words.ts';
import { isEnglish, LEXICON } from './small-lexicon.ts';

test.each([
  ['den Zweig löschen', ['branch', 'delete']],
  ['Zweige löschen', ['branch', 'delete']],
  ['Merge Anfrage löschen', ['merge', 'request', 'delete']],
  ['Projektmitglieder im Zweig', ['project', 'members', 'branch']],
  ['fermer la branche', ['close', 'branch']],
  ['删除分支', ['delete', 'branch']],
  ['删除这个合并请求', ['delete', 'merge', 'request']],
  ['delete the branch', ['delete', 'the', 'branch']],
  ['la', ['la']],
])('puts %j into English', (text, english) => {
  expect(translator(tokenize(text), LEXICON, { isEnglish, isSlip: () => false })(tokenize(text))).toEqual(english);
});

test('takes a slip of an English word for no other form of a word of another language', () => {
  const english = { isEnglish, isSlip: (word: string) => word === 'projekts' };
  expect(translator(['projekts'], LEXICON, english)(['projekts'])).toEqual(['projekts']);
  expect(translator(['projekts'], LEXICON, { ...english, isSlip: () => false })(['projekts'])).toEqual(['project']);
});
