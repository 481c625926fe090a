/**
 * `npm run conformance`: the official suite against our server, for each revision's requirements. Prints the counts of each; ends
 * with 1 when a scored check fails. The suite and the Node release it needs are installed into a folder of their own.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const suite = join(here, 'suite');
const REVISIONS = ['2025-11-25', '2026-07-28'] as const;

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

function installSuite(): void {
  if (!existsSync(join(suite, 'node_modules'))) execFileSync('npm', ['ci', '--prefix', suite, '--silent'], { stdio: 'inherit' });
}

function startServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, 'server.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', url => resolve({ url: String(url).trim(), stop: () => void child.stdin.end() }));
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
}

/** What the suite wrote: a folder a scenario, named `server-`, its name, and the time. */
function readChecks(folder: string): readonly { readonly scenario: string; readonly list: readonly Check[] }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('checks.json'))
    .map(name => ({
      scenario: name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, ''),
      list: JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Check[],
    }));
}

installSuite();
const { url, stop } = await startServer();
const node = Number(process.versions.node.split('.')[0]) >= 22 ? process.execPath : join(suite, 'node_modules/node/bin/node');
let isGood = true;
for (const revision of REVISIONS) {
  const out = mkdtempSync(join(tmpdir(), 'conformance-'));
  const args = [
    join(suite, 'node_modules/@modelcontextprotocol/conformance/dist/index.js'),
    'server',
    '--url',
    url,
    '--requirements',
    revision,
    '-o',
    out,
  ];
  const { status, stdout, stderr } = spawnSync(node, args, { encoding: 'utf8' });
  const unscored = new Set([...stdout.matchAll(/^\s+[✓✗] (\S+) \((?:extension|pending)\)$/gm)].map(([, name]) => name));
  const checks = readChecks(out).filter(({ scenario }) => !unscored.has(scenario));
  const all = checks.flatMap(({ list }) => list);
  const count = (word: string): number => all.filter(check => check.status === word).length;
  process.stdout.write(
    `conformance ${revision}: ${checks.length} scored scenarios, ${count('SUCCESS')} checks passed, ${count('FAILURE')} failed, ${count('WARNING')} warnings, ${count('SKIPPED')} skipped; ${unscored.size} scenarios are not scored\n`,
  );
  for (const { scenario, list } of checks) {
    for (const { id, status: how, errorMessage } of list) {
      if (how === 'FAILURE' || how === 'WARNING') process.stdout.write(`  ${how} ${scenario} ${id}: ${errorMessage ?? ''}\n`);
    }
  }
  if (status !== 0) process.stdout.write(`${stdout.split('\n').slice(-25).join('\n')}\n${stderr}\n`);
  if (status !== 0 || count('FAILURE') > 0 || count('SUCCESS') === 0) isGood = false;
  rmSync(out, { recursive: true, force: true });
}
stop();
process.exitCode = isGood ? 0 : 1;
