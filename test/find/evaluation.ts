/**
 * Judges finding against queries whose right answer is known. Owns reading the files and the figures; printing is `eval.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findActions } from '../../src/catalog/find.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Ranks looked at: hits below are as good as none. */
const DEPTH = 10;

export interface Query {
  readonly language: string;
  readonly kind: string;
  readonly text: string;
  /** Ids that are right; empty when nothing serves the query. */
  readonly right: readonly string[];
}

export interface Judged {
  readonly query: Query;
  /** Place of the first right hit, from 1; 0 when it is not among the first ten. */
  readonly rank: number;
  readonly ids: readonly string[];
  readonly doubt?: string;
}

export interface Figures {
  readonly count: number;
  readonly hit1: number;
  readonly hit3: number;
  readonly hit5: number;
  readonly mrr: number;
  /** Share of answerable queries that were called weak. */
  readonly weak: number;
}

/** Our own queries: language, kind, query, right id, other right ids. */
export const ownQueries = (): Query[] => readQueries(join(root, 'test/find/queries.tsv'), 0);

/** Queries kept outside the repository, which open with a number; undefined where they are not there. */
export function sharedQueries(): Query[] | undefined {
  const file = join(root, '../shared/cases/find-queries.tsv');
  return existsSync(file) ? readQueries(file, 1) : undefined;
}

function readQueries(file: string, skipped: number): Query[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter(line => line !== '' && (skipped === 0 || /^\d/.test(line)) && !line.startsWith('# '))
    .map(line => {
      const [language = '', kind = '', text = '', expected = '', others = ''] = line.split('\t').slice(skipped);
      return { language, kind, text, right: expected === 'NONE' ? [] : [expected, ...others.split(',').filter(id => id !== '')] };
    });
}

/** Asks one query. With nothing to find, an answer that doubts itself, or is empty, counts as right at the first place. */
export function judge(query: Query): Judged {
  const { hits, doubt } = findActions(query.text, DEPTH, () => true);
  const ids = hits.map(hit => hit.entry.id);
  const isHumble = ids.length === 0 || doubt === 'weak' || doubt === 'nearest';
  const rank = query.right.length === 0 ? Number(isHumble) : ids.findIndex(id => query.right.includes(id)) + 1;
  return { query, rank, ids, ...(doubt && { doubt }) };
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const share = (rows: readonly Judged[], of: readonly Judged[]): number => (of.length === 0 ? 0 : rows.length / of.length);
  const within = (place: number): number =>
    share(
      judged.filter(({ rank }) => rank > 0 && rank <= place),
      judged,
    );
  const answerable = judged.filter(({ query }) => query.right.length > 0);
  return {
    count: judged.length,
    hit1: within(1),
    hit3: within(3),
    hit5: within(5),
    mrr: judged.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, judged.length),
    weak: share(
      answerable.filter(({ doubt }) => doubt === 'weak'),
      answerable,
    ),
  };
}
