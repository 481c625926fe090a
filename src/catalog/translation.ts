/**
 * A query's words in English. Owns telling the language, forms of its words, compounds and scripts without spaces; the words
 * themselves are data of the lexicon.
 */
import { type Lexicon, longestPhrase, type Tongue } from './lexicon.ts';
import { isUnspaced, tokenize } from './words.ts';

/** What is known of English. */
export interface English {
  /** Whether the catalog or the lexicon knows a word as an English one. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether a word that is none may be a slip of one. */
  readonly isSlip: (word: string) => boolean;
}

/** Puts the words of another language into English and leaves English as it is. */
export function translator(tokens: readonly string[], lexicon: Lexicon, known: English): (tokens: readonly string[]) => string[] {
  const tongue = tongueOf(tokens, lexicon, known);
  return words => inEnglish(words, tongue, lexicon.unspaced);
}

function inEnglish(tokens: readonly string[], tongue: Tongue | undefined, unspaced: Lexicon['unspaced']): string[] {
  const english: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const found = tongue && translation(tokens, at, tongue);
    if (isUnspaced(token)) english.push(...cut(token, unspaced()));
    else if (found) english.push(...tokenize(found.english));
    else if (!tongue?.stop.has(token)) english.push(token);
    at += found?.length ?? 1;
  }
  return english;
}

/** How much a word speaks for a language: one that English has too, little; a word without meaning, less than a noun or verb. */
const EVIDENCE = { shared: 0.4, stop: 1, word: 2 };
const ENOUGH = 2;

/** The language, other than English, for which most words speak. */
function tongueOf(tokens: readonly string[], lexicon: Lexicon, { isEnglish, isSlip }: English): Tongue | undefined {
  if (tokens.every(isEnglish)) return undefined;
  let best: Tongue | undefined;
  let most = 0;
  for (const tongue of lexicon.tongues) {
    let evidence = 0;
    for (const [at, token] of tokens.entries()) {
      const isShared = isEnglish(token);
      const isItsOwn = phraseLength(tokens, at, tongue) > 0;
      if (isItsOwn || (!isShared && !isSlip(token) && translation(tokens, at, tongue)))
        evidence += isShared ? EVIDENCE.shared : EVIDENCE.word;
      else if (tongue.stop.has(token) && !isShared) evidence += EVIDENCE.stop;
    }
    if (evidence > most && evidence >= ENOUGH) [best, most] = [tongue, evidence];
  }
  return best;
}

interface Translation {
  readonly english: string;
  /** Words that it translates. */
  readonly length: number;
}

const phraseLength = (tokens: readonly string[], at: number, { words }: Tongue): number =>
  longestPhrase(tokens, at, phrase => words.has(phrase));

function translation(tokens: readonly string[], at: number, tongue: Tongue): Translation | undefined {
  const length = phraseLength(tokens, at, tongue);
  if (length > 0) return { english: tongue.words.get(tokens.slice(at, at + length).join(' ')) ?? '', length };
  const token = tokens[at] ?? '';
  const english = otherForm(token, tongue) ?? compound(token, tongue);
  return english === undefined ? undefined : { english, length: 1 };
}

/** Letters that two forms of one word share at least, and by which their ends may differ at most. */
const SHARED_START = 5;
const LONGEST_ENDING = 3;

/** What a word means of which the lexicon has another form: `genehmige` beside `genehmigen`. */
function otherForm(token: string, { words }: Tongue): string | undefined {
  if (token.length < SHARED_START) return undefined;
  let best: string | undefined;
  let longest = 0;
  for (const [word, english] of words) {
    if (word[0] !== token[0]) continue;
    let shared = 1;
    while (shared < word.length && word[shared] === token[shared]) shared += 1;
    if (shared >= SHARED_START && shared > longest && Math.max(word.length, token.length) - shared <= LONGEST_ENDING) {
      [best, longest] = [english, shared];
    }
  }
  return best;
}

/** Letters of the shortest part of a compound. */
const SHORTEST_PART = 4;

/** A compound is read part by part: `Projektmitglieder`. */
function compound(token: string, tongue: Tongue): string | undefined {
  for (let at = token.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const head = token.slice(0, at);
    const first = tongue.words.get(head) ?? tongue.words.get(head.replace(/s$/, ''));
    const last = first && (tongue.words.get(token.slice(at)) ?? otherForm(token.slice(at), tongue));
    if (last) return `${first} ${last}`;
  }
  return undefined;
}

const LONGEST_UNSPACED = 12;

/** Cuts a run without spaces into the longest words known, in English; what lies between them says nothing. */
function cut(run: string, words: ReadonlyMap<string, string>): string[] {
  const letters = [...run];
  const english: string[] = [];
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(LONGEST_UNSPACED, letters.length - at);
    while (length > 0 && !words.has(letters.slice(at, at + length).join(''))) length -= 1;
    if (length > 0) english.push(...tokenize(words.get(letters.slice(at, at + length).join('')) ?? ''));
    at += Math.max(1, length);
  }
  return english;
}
