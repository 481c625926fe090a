/**
 * Text as words: tokens and stems, the same for the catalog when its index is built and for a query when it is read. Owns no
 * vocabulary; what words mean is `lexicon.ts`.
 */

/** Scripts that write without spaces: a run of them is one token, which the lexicon cuts. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc\\u3005';
const TOKEN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u');

/** Lower case without accents, so that spellings of one word are equal. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits text into folded words: punctuation, underscores, camelCase and a change of script end a word. */
export const tokenize = (text: string): string[] => fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(TOKEN) ?? [];

/** Whether a token is a run of a script without spaces. */
export const isUnspaced = (token: string): boolean => UNSPACED_START.test(token);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/(ch|sh|x|z|s)es$/, '$1'],
  [/s$/, ''],
];

const VERB_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(.{3,})ied$/, '$1y'],
  [/(.{2,}[^aeiou])\1ing$/, '$1'],
  [/(.{3,})ing$/, '$1'],
  [/(.{3,})ed$/, '$1'],
  [/(.{4,})e$/, '$1'],
];

/** A light English stem of a folded word: `merged`, `merging` and `merge` meet. Not for display. */
export function stem(word: string): string {
  let stemmed = word;
  if (word.length > 3) {
    const plural = PLURALS.find(([ending]) => ending.test(word));
    if (plural) stemmed = word.replace(...plural);
  }
  const verb = VERB_ENDINGS.find(([ending]) => ending.test(stemmed));
  return verb ? stemmed.replace(...verb).replace(/([^aeiouls])\1$/, '$1') : stemmed;
}
