/**
 * `npm run bench`: every budget measured in one run, beside the floor and beside @zereight/mcp-gitlab (fetched into a
 * temporary folder, no dependency of ours). Prints one table; the ratios are what counts. `--quick` takes fewer samples.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { countTokens } from 'gpt-tokenizer/model/gpt-4o';
import { CLI } from '../support/server-process.ts';
import { FIND_QUERIES } from './find-queries.ts';
import { drive, type HttpSubject, startHttp } from './http-load.ts';
import { type CallPlan, measureCalls, measureStart, median, quantile, type Start, type Subject } from './measure.ts';
import { printTable, type Row, row } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isQuick = process.argv.includes('--quick');
const STARTS = isQuick ? 5 : 15;
const CALLS = isQuick ? 150 : 600;

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

function startStub(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, [join(root, 'test/bench/stub.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise(resolve =>
    child.stdout.once('data', port => resolve({ url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() })),
  );
}

/** The peer's command, installed for this run; undefined where npm cannot fetch it. */
function installPeer(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  try {
    execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', folder, '@zereight/mcp-gitlab'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const entry = join(folder, 'node_modules/@zereight/mcp-gitlab/build/index.js');
  return existsSync(entry) ? entry : undefined;
}

async function measureStarts(subjects: readonly Subject[]): Promise<ReadonlyMap<string, readonly Start[]>> {
  const starts = new Map<string, Start[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < STARTS; round += 1) {
    for (const subject of subjects) starts.get(subject.name)?.push(await measureStart(subject));
    note(`start ${round + 1} of ${STARTS}`);
  }
  return starts;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;

async function startRows(subjects: readonly Subject[]): Promise<Row[]> {
  const starts = await measureStarts(subjects);
  const of = (name: string, what: (start: Start) => number): number => median((starts.get(name) ?? []).map(what));
  const start = (name: string) => of(name, ({ ms: value }) => value);
  const memory = (name: string) => of(name, ({ rss }) => rss);
  const list = (name: string): string => starts.get(name)?.[0]?.tools ?? '[]';
  const rows = [
    row('start, dynamic / floor', `${ms(start('dynamic'))} / ${ms(start('floor'))}`, start('dynamic') / start('floor'), 0.8),
    row(
      'memory after the list, dynamic / floor',
      `${mb(memory('dynamic'))} / ${mb(memory('floor'))}`,
      memory('dynamic') / memory('floor'),
      1.0,
    ),
    row(
      'first list, individual / dynamic',
      `${ms(start('individual'))} / ${ms(start('dynamic'))}`,
      start('individual') / start('dynamic'),
      2,
    ),
    row('tools/list dynamic', 'tokens', countTokens(list('dynamic')), 900),
    row('tools/list meta opaque', `tokens, ${(JSON.parse(list('meta')) as unknown[]).length} tools`, countTokens(list('meta')), 40_000),
  ];
  if (subjects.some(({ name }) => name === 'zereight')) {
    rows.splice(
      1,
      0,
      row('start, dynamic / zereight', `${ms(start('dynamic'))} / ${ms(start('zereight'))}`, start('dynamic') / start('zereight'), 0.25),
    );
  }
  const sizes = (JSON.parse(list('individual')) as unknown[]).map(tool => countTokens(JSON.stringify(tool)));
  const sum = sizes.reduce((total, size) => total + size, 0);
  rows.push(row('tools/list individual, a tool', `tokens on average, ${sizes.length} tools`, sum / sizes.length, 350));
  rows.push(row('tools/list individual, p99', 'tokens', quantile(sizes, 0.99), 1600));
  return rows;
}

async function callRows(ours: Subject, floor: Subject, stub: string): Promise<Row[]> {
  const bodies = [
    { size: '13 KB', path: '/api/v4/projects/1/issues?per_page=7', action: 'issue.list', params: { project_id: 1, per_page: 7 } },
    { size: '2 KB', path: '/api/v4/projects/1/issues/1', action: 'issue.get', params: { project_id: 1, issue_iid: 1 } },
  ];
  const rows: Row[] = [];
  for (const { size, path, action, params } of bodies) {
    const raw = `${stub}${path}`;
    const mine: CallPlan = { tool: 'gitlab_execute_action', args: { action, params }, raw };
    const theirs: CallPlan = { tool: 'get', args: { path }, raw };
    const our: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      our.push((await measureCalls(ours, mine, CALLS)).overhead);
      least.push((await measureCalls(floor, theirs, CALLS)).overhead);
      note(`calls ${size}, round ${round + 1} of 3`);
    }
    rows.push(row(`call overhead, ${size} / floor`, `${ms(median(our))} / ${ms(median(least))}`, median(our) / median(least), 1.2));
  }
  return rows;
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A call of 2026-07-28 over HTTP. */
const httpCall = (name: string, args: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) => ({
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': name,
    ...headers,
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args, _meta: META } }),
});

/** Throughput over HTTP; rounds alternate, so that both meet the same machine. */
async function httpRows(stub: string): Promise<Row[]> {
  const env = { GITLAB_URL: stub, GITLAB_MCP_LOG_LEVEL: 'error' };
  const floor: HttpSubject = {
    args: [join(root, 'test/bench/floor.mjs'), 'http'],
    env,
    path: '/',
    ...httpCall('get', { path: '/api/v4/projects/1/issues/1' }),
    holds: 'Export 1',
  };
  const ours: HttpSubject = {
    args: [CLI, 'http', '--port', '0'],
    env,
    path: '/mcp',
    ...httpCall(
      'gitlab_execute_action',
      { action: 'issue.get', params: { project_id: 1, issue_iid: 1 } },
      { 'mcp-param-action': 'issue.get', 'private-token': 'bench' },
    ),
    holds: 'Export 1',
  };
  const running = [await startHttp(floor), await startHttp(ours)] as const;
  const load = { connections: 16, ms: isQuick ? 2000 : 5000 };
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= 3; round += 1) {
    for (const [at, subject] of [floor, ours].entries()) {
      const { perSecond } = await drive(running[at]?.url ?? '', subject, load);
      if (round > 0) rates[at]?.push(perSecond); // the first round warms
    }
    note(`HTTP, round ${round} of 3`);
  }
  for (const server of running) server.stop();
  const [least, our] = [median(rates[0]), median(rates[1])];
  return [row('HTTP, floor / ours', `${Math.round(least)} / ${Math.round(our)} requests a second`, least / our, 1 / 0.8)];
}

async function findRows(): Promise<Row[]> {
  const { findResult } = await import('../../src/surfaces/find-result.ts');
  const { surfaceOf } = await import('../../src/surfaces/surfaces.ts');
  const { makeView } = await import('../support/in-process.ts');
  const view = makeView('dynamic');
  const surface = surfaceOf('dynamic');
  const { findActions } = await import('../../src/catalog/find.ts');
  const loads = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, ['--import', 'tsx', 'test/bench/index-load.ts'], { cwd: root })),
  );
  const times: number[] = [];
  const texts: number[] = [];
  const jsons: number[] = [];
  for (const query of FIND_QUERIES) {
    findActions(query, 5, () => true);
    const started = performance.now();
    findActions(query, 5, () => true);
    times.push(performance.now() - started);
    const result = findResult({ query, limit: 5, detail: 'slim' }, view, surface);
    texts.push(countTokens(result.content[0]?.type === 'text' ? result.content[0].text : ''));
    jsons.push(countTokens(JSON.stringify(result.structuredContent)));
  }
  return [
    row('find, text of five hits, p90', 'tokens', quantile(texts, 0.9), 700),
    row('find, JSON of five hits, p90', 'tokens', quantile(jsons, 0.9), 3500),
    row('find in process, p50', 'ms', median(times), 3),
    row('find, load of the index', 'ms', median(loads), 15),
  ];
}

async function issuesRow(): Promise<Row> {
  const { createSandbox } = await import('../../src/sandbox/sandbox.ts');
  const { connectTo, makeIdentity, makeView, markdownOf, useTool } = await import('../support/in-process.ts');
  const sandbox = createSandbox();
  const identity = makeIdentity(connectTo(sandbox.url, sandbox.fetch), sandbox.url, makeView('dynamic'));
  const result = await useTool(identity, 'gitlab_execute_action', {
    action: 'issue.list',
    params: { project_id: 'demo/app', per_page: 20 },
  });
  return row('20 issues as Markdown', 'tokens', countTokens(markdownOf(result)), 1500);
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );

function packageRows(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pack-'));
  const packed =
    execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) ?? '';
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, join(folder, packed)], { stdio: 'ignore' });
  const installed = join(folder, 'node_modules');
  const packages = readdirSync(installed).filter(name => !name.startsWith('.'));
  return [
    row('installed packages', 'packages', packages.length, 1),
    row('installed size', 'MB', sizeOf(join(installed, 'gitlab-catalog-mcp')) / 1e6, 8),
  ];
}

function buildRows(): Row[] {
  const timed = (...args: readonly string[]): { readonly seconds: number; readonly output: string } => {
    const started = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) note(`failed, so its time says little: node ${args.join(' ')}`);
    return { seconds: (performance.now() - started) / 1000, output: stdout };
  };
  const generation = timed('--import', 'tsx', 'codegen/cli.ts', 'check');
  const types = timed('node_modules/typescript/bin/tsc', '--noEmit', '--extendedDiagnostics');
  const kilobytes = Number(/Memory used:\s+(\d+)K/.exec(types.output)?.[1]);
  return [
    row('code generation, checked', 's', generation.seconds, 10),
    row('type check of everything', 's', types.seconds, 15),
    row('type check, memory', 'MB', kilobytes / 1024, 700),
  ];
}

const stub = await startStub();
try {
  const env = { GITLAB_URL: stub.url, GITLAB_TOKEN: 'bench', GITLAB_MCP_LOG_LEVEL: 'error' };
  const ours = (surface: string): Subject => ({ name: surface, args: [CLI, 'serve', '--tool-surface', surface], env });
  const floor = (mode: string): Subject => ({ name: 'floor', args: [join(root, 'test/bench/floor.mjs'), mode], env });
  const peer = installPeer();
  if (!peer) note('skipped: @zereight/mcp-gitlab could not be fetched');
  const peers: Subject[] = peer
    ? [{ name: 'zereight', args: [peer], env: { GITLAB_PERSONAL_ACCESS_TOKEN: 'bench', GITLAB_API_URL: `${stub.url}/api/v4` } }]
    : [];
  const rows = [
    ...(await startRows([floor('low'), ours('dynamic'), ours('meta'), ours('individual'), ...peers])),
    ...(await callRows(ours('dynamic'), floor('mcpserver'), stub.url)),
    ...(await httpRows(stub.url)),
    ...(await findRows()),
    await issuesRow(),
    ...packageRows(),
    ...buildRows(),
  ];
  process.exitCode = printTable(rows);
} finally {
  stub.stop();
}
