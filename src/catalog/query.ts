/**
 * Reads a query in people's words: what it names, how much each word counts, and what it wants done. Owns arguments (numbers,
 * files, branches: values for parameters rather than names of actions), other languages and slips of the pen; not ranking.
 */
import { editDistance } from '../config/nearest.ts';
import { type Lexicon, LONGEST_PHRASE, longestPhrase, type Tongue } from './lexicon.ts';
import { isUnspaced, stem, tokenize } from './words.ts';

/** One word or phrase of the query and the terms it may stand for. */
export interface Slot {
  /** How much of the query it is; 1 for a plain word. */
  readonly weight: number;
  /** Term -> how well it stands for the word; empty when nothing in the catalog does. */
  readonly meanings: ReadonlyMap<string, number>;
  /** Effect classes that the word asks for as a verb. */
  readonly effects: readonly string[];
  /** The word may as well be a noun, and stands where one would. */
  readonly isNoun: boolean;
  /** An argument's kind: helps where it matches, means nothing where it does not. */
  readonly isHint: boolean;
  /** A name of something outside GitLab. */
  readonly isElsewhere: boolean;
}

export interface Reading {
  readonly slots: readonly Slot[];
  /** Effect class -> how strongly it is asked for; empty when nothing tells. */
  readonly wanted: ReadonlyMap<string, number>;
  /** A number, name or address was given: one thing is meant rather than all. */
  readonly hasArgument: boolean;
}

/** What reading needs to know of the index. */
export interface Known {
  readonly has: (term: string) => boolean;
  /** Words as the catalog and the lexicon write them. */
  readonly spellings: () => readonly string[];
}

const K = ((globalThis as any).K ??= {});
K.second ??= 0.5;
const WEIGHT = { synonym: 0.7, spelling: 0.8, beginning: 0.6, hint: 0.5, aside: 0.3, crumb: 0.4 };

/** Values that people write into a query, and the words that stand for what they are values of. */
const ARGUMENTS: readonly (readonly [RegExp, string])[] = [
  [/["“”«»][^"“”«»]*["“”«»]/gu, ''],
  [/\b(?:git@|ssh:\/\/|https?:\/\/)\S+\.git\b|\bgit@\S+/giu, 'git remote'],
  [/https?:\/\/\S+/giu, 'url'],
  [/[\w.+-]+@[\w-]+\.[\w.]+/gu, 'email'],
  [/\.?gitlab-ci\.ya?ml\b/giu, 'ci config yaml'],
  [/(?<=^|\s):\w+:(?=\s|$)/gu, 'emoji'],
  [/(?<=^|[\s(])!\d+/gu, 'merge request'],
  [/(?<=^|[\s(])#\d+/gu, 'issue'],
  [/(?<=^|[\s(])&\d+/gu, 'epic'],
  [/(?<=^|\s)%\S+/gu, 'milestone'],
  [/(?<=^|\s)~\S+/gu, 'label'],
  [/(?<=^|\s)@[\w.-]+/gu, 'user'],
  [/(?<=^|\s)(?:feature|feat|fix|hotfix|bugfix|release|chore|origin)\/\S*/giu, 'branch'],
  [/(?<=^|\s)(?:main|master|develop|trunk)(?=$|[\s,.?!'’])/giu, 'branch'],
  [/\bv?\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?\b|\bv\d+\b/giu, 'release tag'],
  [/(?<=^|\s)[\w./*-]*[\w*]\.[a-z]{1,5}\b(?!\.)|(?<=^|\s)\w+\/[\w./-]+\/[\w./-]*/gu, 'file'],
  [/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/gu, 'variable'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6,40}\b/gu, 'commit'],
  [/(?<=^|\s)\d+(?:st|nd|rd|th|am|pm|h|d|m)?(?=$|[\s,.?!:)号])|(?<=\p{Script=Han})\d+(?=\p{Script=Han})/gu, ''],
];

/** What follows is said of the thing, not of what to do with it. */
const ASIDE = /\b(?:about|saying|says|called|named|titled|because|so that)\b/iu;
/** Menus that hold others and name nothing by themselves. */
const MENU = /^\W*(?:settings?|manage|plan|code|build|deploy|operate|monitor|analy[sz]e|secure|general|new)\W*$/iu;
const QUESTION = /^\W*(?:who|whose|which|what|why|when|where|how|is|are|was|were|did|does|do|has|have|can|what's|who's)\b/iu;
/** Questions for the way to do something ask for the doing. */
const HOW_TO = /^\W*(?:how (?:do|can|to|would|should)\b(?: i\b| we\b| you\b)?|(?:can|could|would) (?:you|i|we)\b|i (?:want|need|would like) to\b|please\b|let(?:'s| us| me)\b)/iu;

export function readQuery(text: string, lexicon: Lexicon, known: Known): Reading {
  const { rest, hints } = withoutArguments(text.replace(HOW_TO, ' '));
  const tongue = tongueOf(tokenize(rest), lexicon, known);
  const words = piecesOf(rest).flatMap(({ text: piece, weight }) => slotsOf(inEnglish(tokenize(piece), lexicon, tongue), weight, lexicon, known));
  const asked = hints.flatMap(hint => slotsOf(tokenize(hint), WEIGHT.hint, lexicon, known)).map(slot => ({ ...slot, effects: [], isHint: words.length > 0 }));
  return {
    slots: merged([...words, ...asked]),
    wanted: wantedOf(words, QUESTION.test(text.replace(HOW_TO, '')) || /[?？]\s*$/u.test(text)),
    hasArgument: rest !== text,
  };
}

function withoutArguments(text: string): { readonly rest: string; readonly hints: readonly string[] } {
  const hints: string[] = [];
  let rest = text;
  for (const [pattern, hint] of ARGUMENTS) {
    rest = rest.replace(pattern, () => {
      if (hint !== '') hints.push(hint);
      return ' ';
    });
  }
  return { rest, hints };
}

/** Parts of a query that count differently: a path through menus ends in what is meant; an aside is hardly a name. */
function piecesOf(text: string): { readonly text: string; readonly weight: number }[] {
  const crumbs = text.split(/\s>\s/u);
  if (crumbs.length > 1) return crumbs.map((crumb, at) => ({ text: at === crumbs.length - 1 ? crumb : crumb.replace(MENU, ' '), weight: at === crumbs.length - 1 ? 1 : WEIGHT.crumb }));
  const aside = ASIDE.exec(text);
  if (!aside || aside.index < 3) return [{ text, weight: 1 }];
  return [
    { text: text.slice(0, aside.index), weight: 1 },
    { text: text.slice(aside.index), weight: WEIGHT.aside },
  ];
}

/** The language, other than English, in which more of the unknown words are words than in any other. */
function tongueOf(tokens: readonly string[], lexicon: Lexicon, known: Known): Tongue | undefined {
  let best: Tongue | undefined;
  let most = 0;
  for (const tongue of lexicon.tongues) {
    let count = 0;
    for (const [at, token] of tokens.entries()) {
      const isEnglish = isWord(stem(token), lexicon, known);
      if (translation(tokens, at, tongue)) count += isEnglish ? 0.4 : 2;
      else if (tongue.stop.has(token) && !isEnglish) count += 1;
    }
    if (count > most && count >= 2) [best, most] = [tongue, count];
  }
  return best;
}

const isWord = (term: string, lexicon: Lexicon, known: Known): boolean =>
  known.has(term) || lexicon.stop.has(term) || lexicon.verbs.has(term) || lexicon.synonyms.has(term) || lexicon.concepts.has(term);

/** Letters that two forms of one word of another language share at least, and by which their ends may differ at most. */
const SHARED_START = 5;
const LONGEST_ENDING = 3;

function translation(tokens: readonly string[], at: number, tongue: Tongue): { readonly meaning: string; readonly length: number } | undefined {
  const whole = longestPhrase(tokens, at, tongue.words);
  if (whole) return whole;
  const token = tokens[at] ?? '';
  const meaning = otherForm(token, tongue) ?? compound(token, tongue);
  return meaning === undefined ? undefined : { meaning, length: 1 };
}

function otherForm(token: string, { words }: Tongue): string | undefined {
  let best: string | undefined;
  let longest = 0;
  for (const [word, meaning] of words) {
    let shared = 0;
    while (shared < word.length && word[shared] === token[shared]) shared += 1;
    if (shared >= SHARED_START && shared > longest && Math.max(word.length, token.length) - shared <= LONGEST_ENDING) {
      [best, longest] = [meaning, shared];
    }
  }
  return best;
}

/** A compound is read part by part: `Projektmitglieder`. */
function compound(token: string, tongue: Tongue): string | undefined {
  for (let at = token.length - 4; at >= 4; at -= 1) {
    const first = tongue.words.get(token.slice(0, at)) ?? tongue.words.get(token.slice(0, at).replace(/s$/, ''));
    const last = first && (tongue.words.get(token.slice(at)) ?? otherForm(token.slice(at), tongue));
    if (last) return `${first} ${last}`;
  }
  return undefined;
}

function inEnglish(tokens: readonly string[], lexicon: Lexicon, tongue: Tongue | undefined): string[] {
  const english: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const found = tongue && translation(tokens, at, tongue);
    if (isUnspaced(token)) english.push(...cut(token, lexicon.unspaced));
    else if (found) english.push(...tokenize(found.meaning));
    else if (!tongue?.stop.has(token)) english.push(token);
    at += found?.length ?? 1;
  }
  return english;
}

/** Cuts a run without spaces into the longest words known, which come out in English; what lies between says nothing. */
function cut(run: string, words: ReadonlyMap<string, string>): string[] {
  const letters = [...run];
  const english: string[] = [];
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(12, letters.length - at);
    while (length > 0 && !words.has(letters.slice(at, at + length).join(''))) length -= 1;
    if (length > 0) english.push(...tokenize(words.get(letters.slice(at, at + length).join('')) ?? ''));
    at += Math.max(1, length);
  }
  return english;
}

function slotsOf(tokens: readonly string[], weight: number, lexicon: Lexicon, known: Known): Slot[] {
  const stems = tokens.map(stem);
  const slots: Slot[] = [];
  for (let at = 0; at < stems.length; ) {
    const length = phraseLength(stems, at, lexicon);
    const phrase = stems.slice(at, at + length).join(' ');
    if (length > 1 || !lexicon.stop.has(phrase)) {
      const isNoun = lexicon.nouns.has(phrase) && (slots.length > 0 || /[^s]s$/.test(tokens[at] ?? ''));
      slots.push({ ...slotOf(phrase, tokens[at] ?? '', weight, lexicon, known), isNoun });
    }
    at += length;
  }
  return slots;
}

function phraseLength(stems: readonly string[], at: number, { concepts, synonyms, verbs }: Lexicon): number {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 1; length -= 1) {
    const phrase = stems.slice(at, at + length).join(' ');
    if (concepts.has(phrase) || synonyms.has(phrase) || verbs.has(phrase)) return length;
  }
  return 1;
}

function slotOf(phrase: string, token: string, weight: number, lexicon: Lexicon, known: Known): Omit<Slot, 'isNoun'> {
  const term = lexicon.concepts.get(phrase) ?? phrase;
  const isElsewhere = lexicon.elsewhere.has(phrase);
  if (isWord(phrase, lexicon, known) || isElsewhere) {
    return { weight, meanings: meaningsOf(term, phrase, 1, lexicon, known), effects: lexicon.verbs.get(phrase) ?? [], isHint: false, isElsewhere };
  }
  const slip = corrected(token, known);
  if (slip && !lexicon.stop.has(stem(slip.word))) {
    const meant = stem(slip.word);
    const meanings = meaningsOf(lexicon.concepts.get(meant) ?? meant, meant, slip.weight, lexicon, known);
    return { weight, meanings, effects: lexicon.verbs.get(meant) ?? [], isHint: false, isElsewhere };
  }
  return { weight, meanings: new Map(), effects: [], isHint: false, isElsewhere };
}

function meaningsOf(term: string, phrase: string, weight: number, lexicon: Lexicon, known: Known): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const meaning of lexicon.synonyms.get(phrase) ?? []) if (known.has(meaning)) meanings.set(meaning, weight * WEIGHT.synonym);
  if (known.has(term)) meanings.set(term, weight);
  return meanings;
}

/** What an unknown word is a slip of: the nearest spelling, or the words it begins. */
function corrected(token: string, known: Known): { readonly word: string; readonly weight: number } | undefined {
  if (token.length < 4) return undefined;
  const limit = token.length < 8 ? 1 : 2;
  let best: string | undefined;
  let least = limit + 1;
  for (const word of known.spellings()) {
    if (Math.abs(word.length - token.length) > limit) continue;
    const distance = editDistance(token, word, limit) + (word[0] === token[0] ? 0 : 0.5);
    if (distance < least) [best, least] = [word, distance];
  }
  if (best !== undefined) return { word: best, weight: WEIGHT.spelling };
  const longer = token.length >= 5 ? known.spellings().find(word => word.startsWith(token)) : undefined;
  return longer === undefined ? undefined : { word: longer, weight: WEIGHT.beginning };
}

/** A word said twice counts once, as its strongest. */
function merged(slots: readonly Slot[]): Slot[] {
  const kept = new Map<string, Slot>();
  slots.forEach((slot, at) => {
    const key = slot.meanings.size > 0 ? [...slot.meanings.keys()].sort().join() : `unknown ${at}`;
    const before = kept.get(key);
    if (!before || before.weight < slot.weight) kept.set(key, slot);
  });
  return [...kept.values()];
}

/** The first verb tells most; a question wants to read, whatever verbs it holds. */
function wantedOf(slots: readonly Slot[], isQuestion: boolean): Map<string, number> {
  const wanted = new Map<string, number>();
  if (isQuestion) return wanted.set('read', 1).set('list', 1);
  let strength = 1;
  for (const { effects, weight, isNoun } of slots) {
    if (effects.length === 0 || isNoun) continue;
    for (const effect of effects) wanted.set(effect, Math.max(wanted.get(effect) ?? 0, strength * weight));
    strength *= K.second;
  }
  return wanted;
}
