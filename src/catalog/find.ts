/**
 * Finds actions by what people call them. Owns ranking over the generated index; not what a query means (`query.ts`), what is
 * visible (callers pass a filter) or how hits are shown. Sends nothing to GitLab.
 */
import type { ActionEntry } from './action.ts';
import { generatedJson, registry } from './generated.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Known, type Reading, readQuery, type Slot } from './query.ts';
import { FIELD, type SearchFile } from './search-index.ts';

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
  readonly file: SearchFile;
  readonly lexicon: Lexicon;
  readonly known: Known;
  readonly entries: ReadonlyMap<string, ActionEntry>;
  /** How much a term tells: the rarer, the more. */
  readonly worth: (term: string) => number;
  /** By number of the action: what its name and its purpose tell in all. */
  readonly mass: { readonly name: Float64Array; readonly purpose: Float64Array };
}

const K = ((globalThis as any).K ??= {});
Object.assign(K, { missed: 0.7, detail: 0.9, write: 0.85, told: 0.5, reach: 0.03, fieldmix: 0.8, massverb: 0, nameW: 1, wordsW: 0.85, purposeW: 0.8, summaryW: 0.55, paramsW: 0.35, smooth: 4, power: 1, massverbdf: 25, nounnoun: 0.5, ...K });
let finder: Finder | undefined;
export const reset = () => { finder = undefined; FIELD_WEIGHTS = Float64Array.from({ length: 32 }, (_, fields) => fieldWeight(fields)); };

/** Actions that a term may be in beside those it is in: keeps the rarest words from outweighing all others. */
const SMOOTHING = 4;

function load(): Finder {
  if (finder) return finder;
  const file = generatedJson<SearchFile>('search-index.json');
  const lexicon = lexiconOf(file.vocabulary);
  const terms = new Map(Object.entries(file.terms));
  const worth = (term: string): number => {
    const postings = terms.get(term);
    return postings ? Math.log(1 + file.ids.length / (K.smooth + postings.length / 2)) ** K.power : 0;
  };
  const mass = { name: new Float64Array(file.ids.length), purpose: new Float64Array(file.ids.length) };
  for (const [term, postings] of terms) {
    const value = lexicon.verbs.has(term) && postings.length > K.massverbdf * 2 ? worth(term) * K.massverb : worth(term);
    for (let at = 0; at < postings.length; at += 2) {
      const number = postings[at] ?? 0;
      const fields = postings[at + 1] ?? 0;
      if (fields & FIELD.name) mass.name[number] = (mass.name[number] ?? 0) + value;
      if (fields & FIELD.purpose) mass.purpose[number] = (mass.purpose[number] ?? 0) + value;
    }
  }
  finder = {
    file,
    lexicon,
    known: { has: term => terms.has(term), spellings: () => file.spellings },
    entries: new Map(registry().map(entry => [entry.id, entry])),
    worth,
    mass,
  };
  return finder;
}

/** How well a term in a field names the action; a term in several fields counts as in the best of them, and a little more. */
const FIELD_WEIGHT: readonly (readonly [bit: number, weight: number])[] = [
  [FIELD.name, 1],
  [FIELD.words, 0.85],
  [FIELD.purpose, 0.8],
  [FIELD.summary, 0.55],
  [FIELD.params, 0.35],
];

const fieldWeight = (fields: number): number => {
  const weights = [K.nameW,K.wordsW,K.purposeW,K.summaryW,K.paramsW].filter((_,i) => fields & (1<<i));
  return 1 - weights.reduce((rest, weight) => rest * (1 - weight * K.fieldmix), 1);
};
let FIELD_WEIGHTS = Float64Array.from({ length: 32 }, (_, fields) => fieldWeight(fields));

/** What an action has of a query. */
interface Match {
  score: number;
  /** Worth of the query's words that it holds. */
  covered: number;
  /** Terms of its name and purpose that the query says, as worth. */
  name: number;
  purpose: number;
}

const UNKNOWN_WORTH = 3;
const worthOf = (slot: Slot, worth: (term: string) => number): number => {
  if (slot.meanings.size === 0) return slot.isElsewhere ? 2 * UNKNOWN_WORTH : UNKNOWN_WORTH;
  return Math.max(...[...slot.meanings].map(([term, weight]) => worth(term) * weight));
};

/** A wizard does what its target does: it comes after it, unless the query asks to be guided. */
const WIZARD_DROP = 0.5;
const GUIDED = /\b(?:wizard|guide[ds]?|interactive|form|step by step|ask me)\b/iu;

/**
 * Ranks the actions that `isVisible` admits for a query in people's words.
 * @param limit number of hits at most
 */
export function findActions(query: string, limit: number, isVisible: (entry: ActionEntry) => boolean): Found {
  const { file, lexicon, known, entries, worth, mass } = load();
  const reading = readQuery(query, lexicon, known);
  const matches = new Map<number, Match>();
  for (const slot of reading.slots) addMatches(slot, file, worth, matches);
  const isGuided = GUIDED.test(query);
  const ranked: (Hit & { readonly match?: Match })[] = [];
  for (const [number, match] of matches) {
    const entry = entries.get(file.ids[number] ?? '');
    if (!entry || !isVisible(entry)) continue;
    const told = Math.max(match.name / (mass.name[number] || 1), match.purpose / (mass.purpose[number] || 1));
    const score =
      match.score *
      (1 - K.told + K.told * told) *
      effectFactor(entry, reading) *
      (1 + K.reach * Math.log2(1 + (file.reached[number] ?? 0))) *
      (entry.runs && !isGuided ? WIZARD_DROP : 1);
    ranked.push({ entry, score, match });
  }
  const exact = entries.get(query.trim().toLowerCase());
  if (exact && isVisible(exact)) ranked.push({ entry: exact, score: 10 * Math.max(1, ...ranked.map(hit => hit.score)) });
  ranked.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const unique = ranked.filter((hit, place) => ranked.findIndex(other => other.entry === hit.entry) === place);
  const total = reading.slots.reduce((sum, slot) => sum + (slot.isHint ? 0 : slot.weight * worthOf(slot, worth)), 0);
  return { hits: unique.slice(0, limit).map(({ entry, score }) => ({ entry, score })), ...doubtOf(unique, total) };
}

function addMatches(slot: Slot, file: SearchFile, worth: (term: string) => number, matches: Map<number, Match>): void {
  const best = new Map<number, { score: number; covered: number; name: number; purpose: number }>();
  for (const [term, meaning] of slot.meanings) {
    const postings = file.terms[term] ?? [];
    const value = worth(term) * meaning;
    for (let at = 0; at < postings.length; at += 2) {
      const number = postings[at] ?? 0;
      const fields = postings[at + 1] ?? 0;
      const score = value * (FIELD_WEIGHTS[fields] ?? 0);
      const before = best.get(number);
      if (!before) {
        best.set(number, {
          score,
          covered: value,
          name: fields & FIELD.name ? worth(term) : 0,
          purpose: fields & FIELD.purpose ? worth(term) : 0,
        });
        continue;
      }
      before.score = Math.max(before.score, score);
      before.covered = Math.max(before.covered, value);
      if (fields & FIELD.name) before.name += worth(term);
      if (fields & FIELD.purpose) before.purpose += worth(term);
    }
  }
  for (const [number, { score, covered, name, purpose }] of best) {
    const match = matches.get(number) ?? { score: 0, covered: 0, name: 0, purpose: 0 };
    match.score += score * slot.weight;
    match.covered += slot.isHint ? 0 : covered * slot.weight;
    match.name += name;
    match.purpose += purpose;
    matches.set(number, match);
  }
}

function effectFactor(entry: ActionEntry, { wanted, hasArgument }: Reading): number {
  const isList = entry.effect === 'read' && entry.content === 'list';
  if (wanted.size === 0) return entry.effect === 'read' ? (isList || hasArgument ? 1 : K.detail) : K.write;
  const strength = Math.max(wanted.get(entry.effect) ?? 0, isList ? (wanted.get('list') ?? 0) : 0);
  return K.missed + (1 - K.missed) * strength;
}

function doubtOf(hits: readonly (Hit & { readonly match?: Match })[], total: number): Pick<Found, 'doubt'> {
  const [first, second] = hits;
  if (!first?.match) return {};
  if (first.match.covered < total * 0.5) return { doubt: 'weak' };
  if (second && second.score > first.score * 0.95) return { doubt: 'ambiguous' };
  return {};
}
