/**
 * Reads a query in people's words: what it names, how much each word counts, and what it wants done. Owns arguments (numbers,
 * files, branches: values of parameters rather than names of actions), weights and slips of the pen; not ranking.
 */
import { editDistance } from '../config/nearest.ts';
import { type Lexicon, longestPhrase } from './lexicon.ts';
import { translator } from './translation.ts';
import { stem, tokenize } from './words.ts';

/** One word or phrase of the query. */
export interface Slot {
  /** How much of the query it is; 1 for a plain word. */
  readonly weight: number;
  /** Term of the index -> how well it stands for the word; empty when none does. */
  readonly meanings: ReadonlyMap<string, number>;
  /** Effect classes that it asks for as a verb; none where it stands as a noun. */
  readonly effects: readonly string[];
  /** Stands for the kind of an argument: helps where it matches, is no loss where it does not. */
  readonly isHint: boolean;
  /** Names something outside GitLab. */
  readonly isElsewhere: boolean;
}

export interface Reading {
  readonly slots: readonly Slot[];
  /** Effect class -> how strongly it is asked for; empty when nothing tells. */
  readonly wanted: ReadonlyMap<string, number>;
  /** A number, a name or an address was given: one thing is meant rather than all. */
  readonly hasArgument: boolean;
}

/** What reading needs to know of the index. */
export interface Known {
  /** In how many actions a term is. */
  readonly count: (term: string) => number;
  /** Words as the catalog writes them. */
  readonly spellings: () => readonly string[];
}

interface Reader {
  readonly lexicon: Lexicon;
  readonly known: Known;
}

/** Weights of words and meanings beside a plain word's 1. */
const WEIGHT = {
  /** The verbs by which every action is called. */
  plainVerb: 0.75,
  /** After a preposition comes where, of what, with what: less of the name than what comes before. */
  afterPreposition: 0.8,
  hint: 0.35,
  aside: 0.3,
  crumb: 0.4,
  /** The likeliest other meaning; each further one is `nextSynonym` times as likely. */
  synonym: 0.8,
  nextSynonym: 0.8,
  misspelt: 0.8,
  /** Each further verb asks half as strongly. */
  nextVerb: 0.5,
};

/** Marked references name what they refer to as plainly as its noun does. */
const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s(])!\d+/gu, ' merge request '],
  [/(?<=^|[\s(])#\d+/gu, ' issue '],
  [/(?<=^|[\s(])&\d+/gu, ' epic '],
];

/** Stands for the argument's own words. */
const ITSELF = '=';

/** Values that people write into a query, and words for what they are values of. */
const ARGUMENTS: readonly (readonly [RegExp, string])[] = [
  [/["“”«»][^"“”«»]*["“”«»]/gu, ''],
  [/\b(?:git@|ssh:\/\/|https?:\/\/)\S+\.git\b|\bgit@\S+/giu, 'git remote'],
  [/https?:\/\/\S+/giu, 'url'],
  [/[\w.+-]+@[\w-]+\.[\w.]+/gu, 'email'],
  [/\.?gitlab-ci\.ya?ml\b/giu, 'ci config yaml'],
  [/(?<=^|\s):\w+:(?=\s|$)/gu, 'emoji'],
  [/(?<=^|\s)%\S+/gu, 'milestone'],
  [/(?<=^|\s)~\S+/gu, 'label'],
  [/(?<=^|\s)@[\w.-]+/gu, 'user'],
  [/(?<=^|\s)--[a-z][\w-]*/gu, ITSELF],
  [/(?<=^|\s)(?:feature|feat|fix|hotfix|bugfix|release|chore|origin)\/\S*/giu, 'branch'],
  [/(?<=^|\s)(?:main|master|develop|trunk)(?=$|[\s,.?!'’])/giu, 'branch'],
  [/\bv?\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?\b|\bv\d+\b/giu, 'release tag'],
  [/(?<=^|\s)[\w./*-]*[\w*]\.[a-z]{1,5}\b(?!\.)|(?<=^|\s)\w+\/[\w./-]+\/[\w./-]*/gu, 'file'],
  [/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/gu, 'variable'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6,40}\b/gu, 'commit'],
  [/(?<=^|\s)\d+(?:st|nd|rd|th|am|pm|h|d|m)?(?=$|[\s,.?!:)号])|(?<=\p{Script=Han})\d+(?=\p{Script=Han})/gu, ''],
];

/** The command lines of GitHub and GitLab name the noun first, then the verb. */
const COMMAND_LINE = /^\s*(?:gh|glab)\s+([\w-]+)\s+([\w-]+)/iu;
/** Asking how to do something asks for the doing. */
const HOW_TO =
  /^\W*(?:how (?:do|can|to|would|should)\b(?: i\b| we\b| you\b)?|(?:can|could|would) (?:you|i|we)\b|i (?:want|need|would like) to\b|please\b|let(?:'s| us| me)\b)/iu;
const QUESTION = /^\W*(?:who|whose|which|what|why|when|where|how|is|are|was|were|did|does|do|has|have|can|what's|who's)\b|[?？]\s*$/iu;
/** What follows is said of the thing, not of what to do with it. */
const ASIDE = /(?<=.{3})\b(?:about|saying|says|called|named|titled|because|so that)\b/iu;
/** Menus that hold others and name nothing by themselves. */
const MENU = /^\W*(?:settings?|manage|plan|code|build|deploy|operate|monitor|analy[sz]e|secure|general)\W*$/iu;
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of in on from for at to into onto with under inside within by below through over until after before'.split(' '),
);
/** Endings that no request begins with: plurals and participles. */
const NO_VERB = /(?:[^s]s|[^e]ed|ing)$/;

/** Reads a query by what the lexicon and the index know. */
export function readQuery(text: string, lexicon: Lexicon, known: Known): Reading {
  const reader: Reader = { lexicon, known };
  const asked = text.replace(COMMAND_LINE, '$2 gh $1').replace(HOW_TO, ' ');
  const spelled = REFERENCES.reduce((rest, [mark, noun]) => rest.replace(mark, noun), asked);
  const { rest, hints } = withoutArguments(spelled);
  const inEnglish = translator(tokenize(rest), lexicon, word => isWord(stem(word), reader));
  const said = piecesOf(rest).flatMap(piece => slotsOf(inEnglish(tokenize(piece.text)), piece.weight, reader));
  const hinted = hints.flatMap(hint => slotsOf(tokenize(hint), WEIGHT.hint, reader)).map(slot => ({ ...slot, effects: [] }));
  return {
    slots: onlyOnce([...said, ...hinted.map(slot => ({ ...slot, isHint: said.length > 0 }))]),
    wanted: wantedOf(said, QUESTION.test(asked)),
    hasArgument: rest !== text,
  };
}

function withoutArguments(text: string): { readonly rest: string; readonly hints: readonly string[] } {
  const hints: string[] = [];
  let rest = text;
  for (const [pattern, hint] of ARGUMENTS) {
    rest = rest.replace(pattern, argument => {
      if (hint !== '') hints.push(hint === ITSELF ? argument : hint);
      return ' ';
    });
  }
  return { rest, hints };
}

/** Parts of a query that count differently: a path through menus ends in what is meant; an aside is hardly a name. */
function piecesOf(text: string): { readonly text: string; readonly weight: number }[] {
  const crumbs = text.split(/\s>\s/u);
  const last = crumbs.pop() ?? '';
  if (crumbs.length > 0)
    return [...crumbs.map(crumb => ({ text: crumb.replace(MENU, ' '), weight: WEIGHT.crumb })), { text: last, weight: 1 }];
  const at = ASIDE.exec(text)?.index ?? text.length;
  return [
    { text: text.slice(0, at), weight: 1 },
    { text: text.slice(at), weight: WEIGHT.aside },
  ];
}

const isWord = (phrase: string, { lexicon, known }: Reader): boolean =>
  known.count(phrase) > 0 || lexicon.stop.has(phrase) || isSaid(phrase, lexicon) || lexicon.elsewhere.has(phrase);

const isSaid = (phrase: string, { concepts, synonyms, verbs }: Lexicon): boolean =>
  concepts.has(phrase) || synonyms.has(phrase) || verbs.has(phrase);

/** The words that say something, phrases first. */
function slotsOf(tokens: readonly string[], full: number, reader: Reader): Slot[] {
  const { lexicon } = reader;
  const stems = tokens.map(stem);
  const slots: Slot[] = [];
  let weight = full;
  for (let at = 0; at < stems.length; ) {
    const token = tokens[at] ?? '';
    if (slots.length > 0 && PREPOSITIONS.has(token)) weight = full * WEIGHT.afterPreposition;
    const length = Math.max(
      1,
      longestPhrase(stems, at, phrase => isSaid(phrase, lexicon) || lexicon.elsewhere.has(phrase)),
    );
    const phrase = stems.slice(at, at + length).join(' ');
    if (length > 1 || !lexicon.stop.has(phrase)) {
      const isNoun = NO_VERB.test(token) || (slots.length > 0 && lexicon.nouns.has(phrase));
      slots.push(slotOf(phrase, token, weight, isNoun, reader));
    }
    at += length;
  }
  return slots;
}

function slotOf(phrase: string, token: string, weight: number, isNoun: boolean, reader: Reader): Slot {
  const { lexicon } = reader;
  const misspelt = isWord(phrase, reader) ? undefined : correction(token, reader);
  const meant = misspelt ?? phrase;
  return {
    weight: lexicon.plain.has(phrase) && !isNoun ? weight * WEIGHT.plainVerb : weight,
    meanings: meaningsOf(meant, misspelt === undefined ? 1 : WEIGHT.misspelt, reader),
    effects: isNoun ? [] : (lexicon.verbs.get(meant) ?? []),
    isHint: false,
    isElsewhere: lexicon.elsewhere.has(phrase),
  };
}

function meaningsOf(phrase: string, weight: number, { lexicon, known }: Reader): Map<string, number> {
  const meanings = new Map<string, number>();
  let likelihood = WEIGHT.synonym;
  for (const meaning of lexicon.synonyms.get(phrase) ?? []) {
    if (known.count(meaning) > 0) meanings.set(meaning, weight * likelihood);
    likelihood *= WEIGHT.nextSynonym;
  }
  const term = lexicon.concepts.get(phrase) ?? phrase;
  if (known.count(term) > 0) meanings.set(term, weight);
  return meanings;
}

/** Letters from which on a word may be misspelt, and from which on in two places. */
const MISSPELT_FROM = 4;
const TWICE_FROM = 8;

/** Stem of the word that an unknown one is a slip of: the nearest in spelling, among equals the commoner. */
function correction(token: string, { lexicon, known }: Reader): string | undefined {
  if (token.length < MISSPELT_FROM) return undefined;
  let limit = token.length < TWICE_FROM ? 1 : 2;
  let best: string | undefined;
  for (const word of known.spellings()) {
    if (Math.abs(word.length - token.length) > limit || !beginsAlike(token, word)) continue;
    const distance = editDistance(token, word, limit);
    if (distance > limit || lexicon.stop.has(stem(word))) continue;
    const isCloser = best === undefined || distance < limit || known.count(stem(word)) > known.count(best);
    if (isCloser) [best, limit] = [stem(word), distance];
  }
  return best;
}

/** Slips hardly ever touch the first letter, but for swapping or losing it. */
const beginsAlike = (a: string, b: string): boolean => a[0] === b[0] || a[0] === b[1] || a[1] === b[0];

/** A word said twice counts once, as its strongest. */
function onlyOnce(slots: readonly Slot[]): Slot[] {
  const kept = new Map<string, Slot>();
  for (const [at, slot] of slots.entries()) {
    const key = slot.meanings.size > 0 ? [...slot.meanings.keys()].sort().join() : `unknown ${at}`;
    const before = kept.get(key);
    if (!before || before.weight < slot.weight) kept.set(key, slot);
  }
  return [...kept.values()];
}

/** The first verb tells most. A question wants to read, whatever verbs it holds. */
function wantedOf(slots: readonly Slot[], isQuestion: boolean): Map<string, number> {
  const wanted = new Map<string, number>();
  if (isQuestion) return wanted.set('read', 1).set('list', 1);
  let strength = 1;
  for (const { effects, weight } of slots) {
    if (effects.length === 0) continue;
    for (const effect of effects) wanted.set(effect, Math.max(wanted.get(effect) ?? 0, strength * weight));
    strength *= WEIGHT.nextVerb;
  }
  return wanted;
}
