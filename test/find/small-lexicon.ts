/** A lexicon of a few words, in sight of the tests that read queries with it. */
import { type Lexicon, readLexicon, type Vocabulary, writeLexicon } from '../../src/catalog/lexicon.ts';
import type { Known } from '../../src/catalog/query.ts';
import { stem } from '../../src/catalog/words.ts';

export const VOCABULARY: Vocabulary = {
  stop: ['the', 'a', 'my', 'is', 'it', 'i', 'right now'],
  concepts: { 'merge request': ['mr', 'pull request', 'pr'], note: ['comment'] },
  synonyms: { bug: ['issue'], 'sign off': ['approve', 'merge request'], 'take out': ['delete'] },
  verbs: {
    create: ['create', 'add', 'new', 'comment', 'label'],
    update: ['update', 'change', 'edit', 'close', 'approve'],
    delete: ['delete', 'remove', 'drop', 'take out'],
    list: ['list', 'browse', 'overview'],
    read: ['get', 'see', 'read', 'show'],
  },
  nouns: ['comment', 'label'],
  elsewhere: ['trello'],
  languages: {
    de: {
      stop: ['den', 'im'],
      words: { loschen: 'delete', zweig: 'branch', projekt: 'project', mitglieder: 'members', 'merge anfrage': 'merge request' },
    },
    fr: { stop: ['le', 'la'], words: { fermer: 'close', branche: 'branch' } },
    zh: { stop: [], words: { 删除: 'delete', 分支: 'branch', 合并请求: 'merge request' } },
  },
};

export const LEXICON: Lexicon = readLexicon(writeLexicon(VOCABULARY));

const SPELLINGS = [
  'issue',
  'branch',
  'project',
  'member',
  'label',
  'file',
  'release',
  'rebase',
  'approve',
  'delete',
  'note',
  'close',
  'tag',
  'merge',
  'request',
];

/** An index in which each of these words is once, and `release` twice. */
export const KNOWN: Known = {
  count: term => (term === 'merg request' || SPELLINGS.some(word => stem(word) === term) ? (term === stem('release') ? 2 : 1) : 0),
  spellings: () => SPELLINGS,
};

export const isEnglish = (word: string): boolean =>
  KNOWN.count(stem(word)) > 0 || LEXICON.stop.has(stem(word)) || LEXICON.verbs.has(stem(word)) || LEXICON.concepts.has(stem(word));
