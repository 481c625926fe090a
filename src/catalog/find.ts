/**
 * Finds actions by what people call them. Owns ranking over the generated index; not what is visible (callers pass a
 * filter) and not how hits are shown. Sends nothing to GitLab.
 */
import MiniSearch from 'minisearch';
import type { ActionEntry } from './action.ts';
import { generatedJson, registry } from './generated.ts';
import { type SearchDocument, type SearchFile, searchOptions, stem, tokenize, type Vocabulary } from './search-options.ts';

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
  readonly search: MiniSearch<SearchDocument>;
  readonly vocabulary: Vocabulary;
  readonly stop: ReadonlySet<string>;
  /** Stem of a query word -> stems it may also mean. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Stem of a verb -> what it asks for. */
  readonly intents: ReadonlyMap<string, readonly string[]>;
  readonly entries: ReadonlyMap<string, ActionEntry>;
}

let finder: Finder | undefined;

function load(): Finder {
  if (finder) return finder;
  const { vocabulary, index } = generatedJson<SearchFile>('search-index.json');
  const stop = new Set(vocabulary.stop);
  const intents = new Map<string, string[]>();
  for (const [intent, verbs] of Object.entries(vocabulary.verbs)) {
    for (const verb of verbs) {
      const key = stem(verb);
      intents.set(key, [...(intents.get(key) ?? []), intent]);
    }
  }
  finder = {
    search: MiniSearch.loadJS(index as unknown as Parameters<typeof MiniSearch.loadJS>[0], searchOptions(stop)), // MiniSearch wrote it
    vocabulary,
    stop,
    synonyms: new Map(
      Object.entries(vocabulary.synonyms).map(([word, meanings]) => [stem(word), meanings.flatMap(meaning => tokenize(meaning).map(stem))]),
    ),
    intents,
    entries: new Map(registry().map(entry => [entry.id, entry])),
  };
  return finder;
}

/** Weight of a word that stands for one of the query's words, beside the word itself. */
const SYNONYM_WEIGHT = 0.6;
const INTENT_LIFT = 1.35;
const INTENT_DROP = 0.75;
/** A wizard does what its target does: it comes after it, unless the query asks to be guided. */
const WIZARD_DROP = 0.5;
const GUIDED: ReadonlySet<string> = new Set(['wizard', 'guided', 'guide', 'interactive', 'form', 'step', 'ask'].map(stem));

/**
 * Ranks the actions that `isVisible` admits for a query in people's words.
 * @param limit number of hits at most
 */
export function findActions(query: string, limit: number, isVisible: (entry: ActionEntry) => boolean): Found {
  const { search, synonyms, intents, entries, stop } = load();
  const exact = entries.get(query.trim().toLowerCase());
  const words = tokenize(spellReferences(query)).filter(word => !stop.has(word.toLowerCase()));
  const asked = new Set(words.map(stem));
  const scores = new Map<string, number>();
  const matched = new Map<string, Set<string>>();
  for (const word of asked) {
    const meanings = new Map<string, number>([[word, 1]]);
    for (const meaning of synonyms.get(word) ?? []) meanings.set(meaning, Math.max(meanings.get(meaning) ?? 0, SYNONYM_WEIGHT));
    const best = new Map<string, number>();
    for (const [meaning, weight] of meanings) {
      for (const result of search.search(meaning, {
        boost: { name: 3, words: 2.5, purpose: 1.5, summary: 1.2, params: 0.4 },
        prefix: term => term.length > 4,
        fuzzy: term => (term.length > 5 ? 0.2 : false),
        weights: { fuzzy: 0.3, prefix: 0.5 },
      })) {
        const id = String(result.id);
        best.set(id, Math.max(best.get(id) ?? 0, result.score * weight));
      }
    }
    for (const [id, score] of best) {
      scores.set(id, (scores.get(id) ?? 0) + score);
      matched.set(id, (matched.get(id) ?? new Set()).add(word));
    }
  }
  const wanted = new Set([...asked].flatMap(word => intents.get(word) ?? []));
  const isGuided = [...asked].some(word => GUIDED.has(word));
  const ranked: Hit[] = [];
  for (const [id, score] of scores) {
    const entry = entries.get(id);
    if (!entry || !isVisible(entry)) continue;
    const coverage = (matched.get(id)?.size ?? 0) / Math.max(1, asked.size);
    ranked.push({ entry, score: score * intentFactor(entry, wanted) * (0.5 + coverage) * (entry.runs && !isGuided ? WIZARD_DROP : 1) });
  }
  if (exact && isVisible(exact)) {
    const top = Math.max(1, ...ranked.map(hit => hit.score));
    ranked.push({ entry: exact, score: top * 10 });
  }
  ranked.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const unique = ranked.filter((hit, place) => ranked.findIndex(other => other.entry === hit.entry) === place);
  return { hits: unique.slice(0, limit), ...doubtOf(unique, matched, asked.size) };
}

/** `!9` is a merge request and `#12` an issue to people; say so in words. */
const spellReferences = (query: string): string => query.replace(/(^|\s)!\d+/g, '$1merge request ').replace(/(^|\s)#\d+/g, '$1issue ');

function intentFactor(entry: ActionEntry, wanted: ReadonlySet<string>): number {
  if (wanted.size === 0) return 1;
  const offers = entry.content === 'list' && entry.effect === 'read' ? ['list', 'read'] : [entry.effect];
  return offers.some(offer => wanted.has(offer)) ? INTENT_LIFT : INTENT_DROP;
}

function doubtOf(hits: readonly Hit[], matched: ReadonlyMap<string, ReadonlySet<string>>, asked: number): Pick<Found, 'doubt'> {
  const [first, second] = hits;
  if (!first) return {};
  const coverage = (matched.get(first.entry.id)?.size ?? asked) / Math.max(1, asked);
  if (coverage < 0.5) return { doubt: 'weak' };
  if (second && second.score > first.score * 0.95) return { doubt: 'ambiguous' };
  return {};
}
