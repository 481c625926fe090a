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
  [/\bCI_JOB_TOKEN\b/gu, ' job token '],
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
  [/\b[\w.]+\(\)/gu, 'code'],
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
/** Asks for several things. */
const MANY = /^\W*(?:which|what|show|get|see|find|display|fetch)\s+(?:(?:me|all|the|my|our)\s+)*(?:\w+\s)?\w*[^s\W]s\b/iu;
/** How likely one thing is meant where several are asked for. */
const ONE_OF_MANY = 0.7;
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
  const inEnglish = translator(tokenize(rest), lexicon, {
    isEnglish: word => isWord(stem(word), reader),
    isSlip: word => correction(word, reader) !== undefined,
  });
  const said = piecesOf(rest).flatMap(piece => slotsOf(inEnglish(tokenize(piece.text)), piece.weight, reader));
  const hinted = hints.flatMap(hint => slotsOf(tokenize(hint), WEIGHT.hint, reader)).map(slot => ({ ...slot, effects: [] }));
  return {
    slots: onlyOnce([...said, ...hinted.map(slot => ({ ...slot, isHint: said.length > 0 }))]),
    wanted: wantedOf(said, QUESTION.test(asked), MANY.test(asked)),
    hasArgument: rest !== text,
  };
}

/** What stands before the object of the verb that opens a query. */
const OPENING = /^\W*\w+\s+(?:the |a )?$/u;

/** Values are told by hints beside the words; one that a verb is about, as in `set NODE_ENV`, stands among the words itself. */
function withoutArguments(text: string): { readonly rest: string; readonly hints: readonly string[] } {
  const hints: string[] = [];
  let rest = text;
  for (const [pattern, hint] of ARGUMENTS) {
    rest = rest.replace(pattern, (argument: string, at: number, whole: string) => {
      const words = hint === ITSELF ? argument : hint;
      if (OPENING.test(whole.slice(0, at))) return ` ${words} `;
      if (words !== '') hints.push(words);
      return ' ';
    });
  }
  return { rest, hints };
}

/** A tool that people name first because they come from there. */
const OTHER_TOOL = /^\W*(?:jira|github|bitbucket|jenkins|gitea|azure devops|circleci|travis)\b:?(?=.*\w)/iu;

/** Parts of a query that count differently: a path through menus ends in what is meant; an aside is hardly a name. */
function piecesOf(text: string): { readonly text: string; readonly weight: number }[] {
  const crumbs = text.split(/\s>\s/u);
  const last = crumbs.pop() ?? '';
  if (crumbs.length > 0)
    return [...crumbs.map(crumb => ({ text: crumb.replace(MENU, ' '), weight: WEIGHT.crumb })), { text: last, weight: 1 }];
  const tool = OTHER_TOOL.exec(text)?.[0] ?? '';
  if (tool !== '') return [{ text: tool, weight: WEIGHT.crumb }, ...piecesOf(text.slice(tool.length))];
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

/** Words that end a verb, and may stand behind its object: `turn the wiki off`. */
const PARTICLES: ReadonlySet<string> = new Set('away back down in into off on onto out over under up'.split(' '));
/** Words after which the object of a verb is over. */
const CLAUSE: ReadonlySet<string> = new Set('and or that to which who'.split(' '));
/** Words that may stand between the parts of a verb. */
const LONGEST_OBJECT = 4;

/** The words that say something, phrases first. */
function slotsOf(tokens: readonly string[], full: number, reader: Reader): Slot[] {
  const { lexicon } = reader;
  const isPhrase = (phrase: string): boolean => isSaid(phrase, lexicon) || lexicon.stop.has(phrase) || lexicon.elsewhere.has(phrase);
  const written = tokens.map(stem);
  const mended = written.map((word, at) => (isWord(word, reader) ? word : (correction(tokens[at] ?? '', reader) ?? word)));
  const taken = new Set<number>();
  const slots: Slot[] = [];
  let weight = full;
  for (let at = 0; at < written.length; ) {
    const token = tokens[at] ?? '';
    if (slots.length > 0 && PREPOSITIONS.has(token)) weight = full * WEIGHT.afterPreposition;
    const asWritten = Math.max(1, longestPhrase(written, at, isPhrase));
    const asMended = longestPhrase(mended, at, isPhrase);
    const particle = asWritten === 1 ? particleOf(written, at, lexicon) : undefined;
    const length = particle === undefined ? Math.max(asWritten, asMended) : 1;
    const stems = (asMended > asWritten || !isWord(written[at] ?? '', reader)) && asWritten === 1 ? mended : written;
    const phrase = particle === undefined ? stems.slice(at, at + length).join(' ') : `${written[at]} ${written[particle]}`;
    if (particle !== undefined) taken.add(particle);
    const isEmpty = particle === undefined && lexicon.stop.has(phrase);
    if (!isEmpty && !taken.has(at)) {
      const isNoun = NO_VERB.test(token) || (slots.length > 0 && lexicon.nouns.has(phrase));
      const slot = slotOf(phrase, stems === mended ? WEIGHT.misspelt : 1, weight, isNoun, reader);
      if (!PREPOSITIONS.has(token) && isName(slot, slots))
        slots.push(...PERSON.map(word => ({ ...slotOf(word, 1, WEIGHT.hint, true, reader), isHint: true })));
      slots.push(slot);
    }
    at += length;
  }
  return slots;
}

/** What a name that nothing knows stands for, where it is what a verb is about: `take sara out of the group`. */
const PERSON = ['member', 'user', 'assignee'].map(stem);

const isName = ({ meanings, effects, isElsewhere }: Slot, before: readonly Slot[]): boolean =>
  meanings.size === 0 && effects.length === 0 && !isElsewhere && before.length === 1 && before[0]?.effects.length !== 0;

/** Place of the particle that makes another verb of a word, where its object stands between them. */
function particleOf(stems: readonly string[], at: number, { synonyms, verbs }: Lexicon): number | undefined {
  for (let place = at + 2; place <= at + 1 + LONGEST_OBJECT && place < stems.length; place += 1) {
    if (CLAUSE.has(stems[place - 1] ?? '')) return undefined;
    const phrase = `${stems[at]} ${stems[place]}`;
    const isParticle =
      PARTICLES.has(stems[place] ?? '') && longestPhrase(stems, place, longer => longer.includes(' ') && synonyms.has(longer)) === 0;
    if (isParticle && (verbs.has(phrase) || synonyms.has(phrase))) return place;
  }
  return undefined;
}

function slotOf(phrase: string, sureness: number, weight: number, isNoun: boolean, reader: Reader): Slot {
  const { lexicon } = reader;
  return {
    weight: lexicon.plain.has(phrase) && !isNoun ? weight * WEIGHT.plainVerb : weight,
    meanings: meaningsOf(phrase, sureness, reader),
    effects: isNoun ? [] : (lexicon.verbs.get(phrase) ?? []),
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
/** Letters from which on one may stand for another, and from which on one may be too many. */
const EXCHANGED_FROM = 5;
const ADDED_FROM = 6;

/** Stem of the word that an unknown one is a slip of: the nearest in spelling, among equals the commoner. */
function correction(token: string, { lexicon, known }: Reader): string | undefined {
  if (token.length < MISSPELT_FROM) return undefined;
  let limit = token.length < TWICE_FROM ? 1 : 2;
  let best: string | undefined;
  for (const word of known.spellings()) {
    if (Math.abs(word.length - token.length) > limit || !beginsAlike(token, word)) continue;
    const distance = editDistance(token, word, limit);
    if (distance > limit || lexicon.stop.has(stem(word)) || !isLikelySlip(token, word)) continue;
    const isCloser = best === undefined || distance < limit || known.count(stem(word)) > known.count(best);
    if (isCloser) [best, limit] = [stem(word), distance];
  }
  return best;
}

/** In a short word letters are swapped, lost or doubled; with one exchanged or added it is rather another word. */
function isLikelySlip(token: string, word: string): boolean {
  if (token.length < word.length) return true;
  const letters = (text: string): string => [...new Set(text)].sort().join('');
  return token.length >= (token.length === word.length ? EXCHANGED_FROM : ADDED_FROM) || letters(token) === letters(word);
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
function wantedOf(slots: readonly Slot[], isQuestion: boolean, isMany: boolean): Map<string, number> {
  const wanted = new Map<string, number>();
  if (isQuestion) return wanted.set('read', isMany ? ONE_OF_MANY : 1).set('list', 1);
  let strength = 1;
  for (const { effects, weight } of slots) {
    if (effects.length === 0) continue;
    for (const effect of effects) wanted.set(effect, Math.max(wanted.get(effect) ?? 0, strength * weight));
    strength *= WEIGHT.nextVerb;
  }
  const read = wanted.get('read');
  return read !== undefined && isMany ? wanted.set('list', read).set('read', read * ONE_OF_MANY) : wanted;
}
