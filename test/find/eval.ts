/**
 * `npm run eval:find [-- --misses]`: how well people's words find actions, on our own queries and on those kept outside the
 * repository. Owns printing and timing only.
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findActions } from '../../src/catalog/find.ts';
import { figuresOf, type Judged, judge, ownQueries, type Query, sharedQueries } from './evaluation.ts';

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(7);

function line(title: string, judged: readonly Judged[]): string {
  const { count, hit1, hit3, hit5, mrr, weak } = figuresOf(judged);
  return `${title.padEnd(18)}${String(count).padStart(7)}${percent(hit1)}${percent(hit3)}${percent(hit5)}${mrr.toFixed(2).padStart(7)}${percent(weak)}`;
}

function groups(judged: readonly Judged[], key: (query: Query) => string): [string, Judged[]][] {
  const keys = [...new Set(judged.map(({ query }) => key(query)))];
  return keys.map(name => [name, judged.filter(({ query }) => key(query) === name)]);
}

function report(title: string, queries: readonly Query[]): void {
  const judged = queries.map(judge);
  console.log(`\n${title.padEnd(18)}${['queries', 'hit@1', 'hit@3', 'hit@5', 'MRR', 'weak'].map(head => head.padStart(7)).join('')}`);
  console.log(line('all', judged));
  for (const [kind, rows] of groups(judged, query => query.kind)) console.log(line(`  ${kind}`, rows));
  for (const [language, rows] of groups(judged, query => query.language)) console.log(line(`  ${language}`, rows));
  if (!values.misses) return;
  for (const { query, rank, ids, doubt } of judged.filter(one => one.rank === 0 || one.rank > 5)) {
    console.log(`\n${query.kind}, ${query.language}: ${query.text}`);
    console.log(`  right: ${query.right.join(', ') || 'nothing'}${rank > 0 ? ` (at ${rank})` : ''}${doubt ? `; ${doubt}` : ''}`);
    console.log(`  found: ${ids.slice(0, 5).join(', ')}`);
  }
}

function times(queries: readonly Query[]): void {
  const taken = queries
    .map(({ text }) => {
      const start = performance.now();
      findActions(text, 5, () => true);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number): string => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(2);
  console.log(`\none query: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, worst ${(taken.at(-1) ?? 0).toFixed(2)} ms`);
}

const own = ownQueries();
const shared = sharedQueries();
report('our own set', own);
if (shared) report('the shared set', shared);
else console.log('\nthe shared set: ../shared/cases/find-queries.tsv is not there; skipped');
times([...own, ...(shared ?? [])]);
