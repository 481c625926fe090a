/** `npm run codegen [-- build | check | upgrade | coverage]`: reads arguments, prints, sets the exit code. Everything else is elsewhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkCatalog, type Surroundings } from './check.ts';
import { compareWithDisk, writeToDisk } from './disk.ts';
import { withoutSpoiled } from './lenient.ts';
import { diskSource, loadCatalog } from './load.ts';
import type { Catalog } from './model.ts';
import { type Problem, printProblem, sortProblems } from './problem.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const generated = join(root, 'generated');
const actionPages = join(root, 'docs/actions');

const USAGE = `usage: npm run codegen -- [build [--lenient]]
       npm run codegen -- check [--catalog-only] [--domain NAME]
       npm run codegen -- upgrade --spec FILE|URL [--check | --apply]
       npm run coverage [-- --missing]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'catalog-only': { type: 'boolean', default: false },
    domain: { type: 'string' },
    lenient: { type: 'boolean', default: false },
    spec: { type: 'string' },
    check: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
});

/** What the catalog may refer to in `src/`. */
function surroundings(): Surroundings {
  const guards = join(root, 'src/policy/guards.ts');
  return {
    hasComposite: name => existsSync(join(root, `src/execute/composites/${name.replaceAll('_', '-')}.ts`)),
    guards: existsSync(guards) ? guardNames(readFileSync(guards, 'utf8')) : undefined,
  };
}

/** Keys of the table `GUARDS`. */
function guardNames(text: string): ReadonlySet<string> {
  const [, table = ''] = /\bGUARDS\b[^{]*\{([^}]*)\}/.exec(text) ?? [];
  return new Set([...table.matchAll(/(\w+):/g)].map(match => match[1] ?? ''));
}

interface Checked {
  readonly catalog: Catalog;
  readonly problems: readonly Problem[];
}

function readChecked(): Checked {
  const { catalog, problems } = loadCatalog(diskSource(root));
  return { catalog, problems: sortProblems([...problems, ...checkCatalog(catalog, surroundings())]) };
}

/** A domain's own files, and the entities that its actions return. */
function concerns({ catalog }: Checked, problem: Problem, domain: string): boolean {
  const own = `catalog/domains/${domain}`;
  if (problem.file.startsWith(`${own}.`) || problem.file.startsWith(`${own}/`)) return true;
  return catalog.actions.some(action => action.domain === domain && problem.file === `catalog/entities/${action.returns?.entity}.yaml`);
}

function check(): Promise<void> | void {
  const checked = readChecked();
  const { domain } = values;
  const shown = domain === undefined ? checked.problems : checked.problems.filter(problem => concerns(checked, problem, domain));
  for (const problem of shown) console.log(printProblem(problem));
  const { catalog } = checked;
  const silent = catalog.actions.filter(
    action =>
      action.content === 'detail' &&
      action.effect === 'read' &&
      action.requests.some(one => one.placeholders.length > 0) &&
      !action.missing,
  );
  console.log(
    `${catalog.actions.length} actions in ${catalog.domains.length} domains, ${catalog.entities.size} entities, ${silent.length} gets without 'missing', ${shown.length} problems`,
  );
  if (shown.length > 0) process.exitCode = 1;
  else if (!values['catalog-only']) return checkGenerated(catalog);
}

/** Names every generated file that a build would change. */
async function checkGenerated(catalog: Catalog): Promise<void> {
  const { generate, generateDocs } = await import('./generate.ts');
  const folders = [
    ['generated', compareWithDisk(generated, await generate(catalog))],
    ['docs/actions', compareWithDisk(actionPages, generateDocs(catalog))],
  ] as const;
  let isStale = false;
  for (const [folder, stale] of folders) {
    for (const [word, paths] of Object.entries(stale)) {
      for (const path of paths) console.log(`${folder}/${path} is ${word === 'changed' ? 'stale' : word}; run npm run codegen`);
      isStale ||= paths.length > 0;
    }
  }
  if (isStale) process.exitCode = 1;
  else console.log('generated/ and docs/actions/ are what the catalog makes');
}

async function build(): Promise<void> {
  const start = performance.now();
  let { catalog, problems } = readChecked();
  for (const problem of problems) console.log(printProblem(problem));
  if (problems.length > 0 && !values.lenient) {
    console.log(`${problems.length} problems; nothing was written`);
    process.exitCode = 1;
    return;
  }
  // From here on what could not be read is simply not there.
  catalog = { ...catalog, unreadable: new Set() };
  problems = [...problems, ...checkCatalog(catalog, surroundings())];
  for (let next = withoutSpoiled(catalog, problems); next; next = withoutSpoiled(catalog, problems)) {
    catalog = next;
    problems = checkCatalog(catalog, surroundings());
  }
  const read = performance.now();
  const { generate, generateDocs } = await import('./generate.ts');
  const { tokenReport } = await import('./report.ts');
  const files = await generate(catalog);
  const made = performance.now();
  const written = writeToDisk(generated, files);
  writeToDisk(actionPages, generateDocs(catalog));
  const size = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(
    `${catalog.actions.length} actions, ${catalog.domains.length} domains, ${catalog.entities.size} entities: ${files.size} files, ${Math.round(size / 1024)} KB`,
  );
  console.log(
    `read and checked in ${Math.round(read - start)} ms, made in ${Math.round(made - read)} ms; ${written.changed.length + written.missing.length} written, ${written.extra.length} removed`,
  );
  for (const line of tokenReport(catalog)) console.log(line);
}

/** The text of a document on disk or on the web. */
async function readSpec(spec: string): Promise<string | undefined> {
  if (/^https?:\/\//.test(spec)) {
    const answer = await fetch(spec);
    if (answer.ok) return answer.text();
    console.error(`${spec} answers ${answer.status}; give the address of the raw document, or a file`);
  } else {
    if (existsSync(spec)) return readFileSync(spec, 'utf8');
    console.error(`there is no file ${spec}; give GitLab's OpenAPI document, as a file or an address`);
  }
  process.exitCode = 2;
  return undefined;
}

/**
 * Holds the catalog against GitLab's document. With --check, whatever a person has still to decide fails; with --apply, what can
 * be written is written.
 */
async function upgrade(spec: string): Promise<void> {
  const { applyUpgrade, changeReport, driftReport, omissionReport, readDocument } = await import('./upgrade/upgrade.ts');
  const { BASELINE_FILE } = await import('./upgrade/baseline.ts');
  const text = await readSpec(spec);
  if (text === undefined) return;
  const source = diskSource(root);
  const { catalog } = readChecked();
  const document = readDocument(text);
  const options = { onlyOpen: values.check || values.apply };
  const reports = [changeReport(catalog, document, source.read(BASELINE_FILE))];
  if (!values.apply) reports.push(driftReport(catalog, document, options), omissionReport(catalog, document, options));
  for (const line of reports.flatMap(report => report.lines)) console.log(line);
  if (values.check && reports.some(report => report.open > 0)) process.exitCode = 1;
  if (!values.apply) return;
  const { files, byHand } = applyUpgrade(source, catalog, document);
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  for (const line of byHand) console.log(`by hand: ${line}`);
  for (const file of files.keys()) console.log(`written: ${file}`);
  console.log(
    files.size > 0
      ? 'next: npm run codegen -- check names every gap that wants a sentence'
      : 'nothing to write: the document is the accepted one',
  );
}

/** A list beside the repository that not every checkout has: rows of tab-separated cells. */
function besideRows(name: string): readonly (readonly string[])[] | undefined {
  const file = join(root, '../shared/data', name);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(line => line !== '' && !line.startsWith('#')).map(line => line.split('\t'));
}

/** How much of GitLab the catalog reaches; what is missing fails. */
async function coverage(): Promise<void> {
  const { coverageReport } = await import('./coverage.ts');
  const { BASELINE_FILE, readBaseline } = await import('./upgrade/baseline.ts');
  const { catalog } = readChecked();
  const { lines, missing } = coverageReport(catalog, {
    operations: readBaseline(diskSource(root).read(BASELINE_FILE) ?? ''),
    reference: besideRows('actions.tsv')?.map(([id = '']) => id),
    useful: besideRows('useful-operations.tsv')?.map(([method = '', route = '']) => ({ method, route })),
  });
  for (const line of lines) console.log(line);
  if (missing.size === 0) return;
  process.exitCode = 1;
  for (const [name, list] of values.missing ? missing : []) console.log(`${[`missing: ${name}`, ...list].join('\n  ')}`);
  if (!values.missing) console.log('npm run coverage -- --missing names what is missing');
}

const [command = 'build'] = positionals;
if (command === 'build') await build();
else if (command === 'check') await check();
else if (command === 'coverage') await coverage();
else if (command === 'upgrade' && values.spec !== undefined) await upgrade(values.spec);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
