/**
 * Finds actions by what people call them. Owns ranking over the generated index; not what a query means (`query.ts`), what is
 * visible (callers pass a filter) or how hits are shown. Sends nothing to GitLab.
 */
import type { ActionEntry } from './action.ts';
import { generatedJson, registry } from './generated.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { type Known, type Reading, readQuery, type Slot } from './query.ts';
import { FIELD, type Mass, type SearchFile, termWorth } from './search-index.ts';

export interface Hit {
  readonly entry: ActionEntry;
  readonly score: number;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Why the best hit should not be trusted blindly; absent when it is clear. */
  readonly doubt?: 'weak' | 'ambiguous' | 'nearest';
}

interface Finder {
  readonly lexicon: Lexicon;
  readonly known: Known;
  readonly entries: readonly (ActionEntry | undefined)[];
  /** Term -> pairs of an action's number and the fields that hold the term. */
  readonly postings: (term: string) => readonly number[];
  /** How much a term tells: the rarer, the more. */
  readonly worth: (term: string) => number;
  readonly name: Mass;
  readonly purpose: Mass;
}

let finder: Finder | undefined;

function load(): Finder {
  if (finder) return finder;
  const file = generatedJson<SearchFile>('search-index.json');
  const byId = new Map(registry().map(entry => [entry.id, entry]));
  const { terms } = file;
  const read = new Map<string, readonly number[]>();
  const postings = (term: string): readonly number[] => {
    let pairs = read.get(term);
    if (!pairs) {
      // A query may hold `constructor` or any other name of an object.
      pairs = Object.hasOwn(terms, term) ? (terms[term] ?? '').split(' ').map(Number) : [];
      if (pairs.length > 0) read.set(term, pairs);
    }
    return pairs;
  };
  const count = (term: string): number => postings(term).length / 2;
  let spellings: readonly string[] | undefined;
  finder = {
    lexicon: readLexicon(file.lexicon),
    known: {
      count,
      spellings: () => {
        spellings ??= file.spellings.split(' ');
        return spellings;
      },
    },
    entries: file.ids.map(id => byId.get(id)),
    postings,
    worth: term => termWorth(count(term), file.ids.length),
    name: file.name,
    purpose: file.purpose,
  };
  return finder;
}

/** How well a term in a field names the action. */
const FIELD_WEIGHTS: readonly (readonly [bit: number, weight: number])[] = [
  [FIELD.name, 0.9],
  [FIELD.words, 0.77],
  [FIELD.purpose, 0.72],
  [FIELD.summary, 0.5],
  [FIELD.params, 0.36],
];

/** By the bits of the fields that hold a term: in several it counts as in the best, and a little more. */
const WEIGHT_OF_FIELDS = Float64Array.from({ length: 32 }, (_, fields) =>
  FIELD_WEIGHTS.reduce((weight, [bit, own]) => (fields & bit ? weight + (1 - weight) * own : weight), 0),
);

/** What an action has of a query. */
interface Match {
  score: number;
  /** Worth of the query's words that it holds. */
  covered: number;
  /** Worth of the words of its name, and of its purpose, that the query says. */
  name: number;
  purpose: number;
  /** A verb of the query is in its name: it does what is asked, whatever its effect is called. */
  isNamed: boolean;
}

interface Ranked extends Hit {
  readonly number: number;
  /** Share of its name or purpose that the query says. */
  readonly told: number;
  /** Share of the query that it holds. */
  readonly covered: number;
}

/** What is left of the score of an action that does something else than is asked. */
const OTHER_EFFECT = 0.75;
/** How likely an action is meant where no verb tells: people who name only a thing want to see it, rather all than one. */
const UNASKED = { list: 1, detail: 0.6, write: 0.6 };
/** Part of the score that depends on how much else the action's name says. */
const TOLD = 0.4;
/** Of two actions that match alike, the one with the shorter name is the plain one. */
const LONGER_NAME = 0.98;
/** A wizard does what its target does: it comes after it, unless the query asks to be guided. */
const WIZARD = 0.5;
const GUIDED = /\b(?:wizard|guide[ds]?|interactive|form|step by step|ask me)\b/iu;
/** An id that is the query itself is ahead of all others by so much. */
const EXACT = 10;

/**
 * Ranks the actions that `isVisible` admits for a query in people's words.
 * @param limit number of hits at most
 */
export function findActions(query: string, limit: number, isVisible: (entry: ActionEntry) => boolean): Found {
  const index = load();
  const reading = readQuery(query, index.lexicon, index.known);
  const total = reading.slots.reduce((sum, slot) => sum + (slot.isHint ? 0 : slot.weight * worthOf(slot, index)), 0);
  const isGuided = GUIDED.test(query);
  const ranked: Ranked[] = [];
  for (const [number, match] of matchesOf(reading, index)) {
    const entry = index.entries[number];
    if (!entry || !isVisible(entry)) continue;
    const fit = match.isNamed && entry.effect !== 'read' ? 1 : fitOf(entry, reading);
    const told = toldOf(number, match, fit, index);
    const score =
      match.score *
      (1 - TOLD + TOLD * told) *
      (OTHER_EFFECT + (1 - OTHER_EFFECT) * fit) *
      LONGER_NAME ** entry.id.split(/[._]/).length *
      (entry.runs !== undefined && !isGuided ? WIZARD : 1);
    ranked.push({ entry, score, number, told, covered: match.covered / total });
  }
  const exact = index.entries.findIndex(entry => entry?.id === query.trim().toLowerCase());
  const entry = index.entries[exact];
  const others = ranked.filter(hit => hit.number !== exact).sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const best = EXACT * Math.max(1, others[0]?.score ?? 0);
  const hits = entry && isVisible(entry) ? [{ entry, score: best, number: exact, told: 1, covered: 1 }, ...others] : others;
  return { hits: hits.slice(0, limit).map(hit => ({ entry: hit.entry, score: hit.score })), ...doubtOf(hits, reading, index) };
}

/** Worth of a word that nothing in the catalog has; a name from elsewhere tells more against an answer. */
const UNKNOWN_WORTH = { word: 5, elsewhere: 6 };

function worthOf({ meanings, effects, isElsewhere }: Slot, { worth }: Finder): number {
  if (meanings.size === 0 && effects.length > 0) return 0;
  if (meanings.size === 0) return isElsewhere ? UNKNOWN_WORTH.elsewhere : UNKNOWN_WORTH.word;
  return Math.max(...[...meanings].map(([term, weight]) => worth(term) * weight));
}

/** Every action that has something of the query, by its number. */
function matchesOf({ slots }: Reading, index: Finder): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>();
  for (const slot of slots) {
    for (const [number, one] of slotMatches(slot, index)) {
      const match = matches.get(number) ?? { score: 0, covered: 0, name: 0, purpose: 0, isNamed: false };
      match.score += one.score * slot.weight;
      match.covered += slot.isHint ? 0 : one.covered * slot.weight;
      match.name += one.name;
      match.purpose += one.purpose;
      match.isNamed ||= one.isNamed;
      matches.set(number, match);
    }
  }
  return matches;
}

/** Of a word's meanings the one that matches an action best counts; all of them tell what of its name is said. */
function slotMatches({ meanings, effects }: Slot, { lexicon, postings, worth }: Finder): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>();
  const isWrite = effects.some(effect => effect !== 'read' && effect !== 'list');
  for (const [term, weight] of meanings) {
    const pairs = postings(term);
    const value = worth(term);
    const isPlain = lexicon.plain.has(term);
    for (let at = 0; at < pairs.length; at += 2) {
      const number = pairs[at] ?? 0;
      const fields = pairs[at + 1] ?? 0;
      const match = matches.get(number) ?? { score: 0, covered: 0, name: 0, purpose: 0, isNamed: false };
      match.score = Math.max(match.score, value * weight * (WEIGHT_OF_FIELDS[fields] ?? 0));
      match.covered = Math.max(match.covered, value * weight);
      if (fields & FIELD.name && !isPlain) match.name += value;
      if (fields & FIELD.purpose && !isPlain) match.purpose += value;
      match.isNamed ||= isWrite && weight === 1 && !isPlain && (fields & FIELD.name) !== 0;
      matches.set(number, match);
    }
  }
  return matches;
}

/** How well what an action does is what is asked, from 0 to 1. */
function fitOf({ effect, content }: ActionEntry, { wanted, hasArgument }: Reading): number {
  const isList = effect === 'read' && content === 'list';
  if (wanted.size > 0) return Math.max(wanted.get(effect) ?? 0, isList ? (wanted.get('list') ?? 0) : 0);
  if (effect !== 'read') return UNASKED.write;
  return isList || hasArgument ? UNASKED.list : UNASKED.detail;
}

/** The better said of name and purpose. A plain verb counts as said as far as the action does what is asked. */
function toldOf(number: number, match: Match, fit: number, { name, purpose }: Finder): number {
  const share = (said: number, { words, verbs }: Mass): number => {
    const verb = verbs[number] ?? 0;
    return (said + fit * verb) / ((words[number] ?? 0) + verb || 1);
  };
  return Math.min(1, Math.max(share(match.name, name), share(match.purpose, purpose)));
}

/** How sure an answer must be: more so when the query names something outside GitLab that the best hit does not have. */
const SURE = { usually: 0.62, elsewhere: 0.85 };
const TOLD_IN_DOUBT = 0.25;
const ALIKE = 0.95;

function doubtOf(hits: readonly Ranked[], { slots }: Reading, { postings }: Finder): Pick<Found, 'doubt'> {
  const [first, second] = hits;
  if (!first) return {};
  const holds = (term: string): boolean => postings(term).some((number, at) => at % 2 === 0 && number === first.number);
  const isElsewhere = slots.some(slot => slot.isElsewhere && ![...slot.meanings.keys()].some(holds));
  const sureness = first.covered + TOLD_IN_DOUBT * first.told;
  if (sureness < (isElsewhere ? SURE.elsewhere : SURE.usually)) return { doubt: 'weak' };
  return second && second.score > first.score * ALIKE ? { doubt: 'ambiguous' } : {};
}
