import { spawnSync } from 'node:child_process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { compareWithDisk } from '../../codegen/disk.ts';
import { type Generated, generate } from '../../codegen/generate.ts';
import { tokenSizes } from '../../codegen/report.ts';
import { ownCatalog, ownGenerated, root, source } from './repository.ts';

let files: Generated;
beforeAll(async () => {
  files = await ownGenerated();
});

describe('generation', () => {
  it('makes the same bytes twice', async () => {
    const again = await generate(ownCatalog());
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)).toEqual([]);
  });

  it('is what lies in generated/', () => {
    expect(compareWithDisk(`${root}generated`, files)).toEqual({ changed: [], missing: [], extra: [] });
  });

  it('ends every file with one line break and holds no path of the machine that made it', () => {
    const wrong = [...files].filter(([, text]) => !text.endsWith('\n') || text.endsWith('\n\n') || text.includes(root));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('minifies GraphQL documents to ones that still parse', () => {
    const documents = [...files].filter(([path]) => path.endsWith('.graphql'));
    expect(documents.map(([path]) => path.replace('graphql/', 'catalog/graphql/'))).toEqual(
      [...ownCatalog().documents.values()].map(document => document.file).sort(),
    );
    for (const [, text] of documents) expect(parse(text).definitions.length).toBeGreaterThan(0);
  });

  it('is complete for every action', () => {
    const catalog = ownCatalog();
    const registry = JSON.parse(files.get('registry.json') ?? '[]') as { id: string }[]; // written by this generator
    const own = catalog.actions.map(action => action.id);
    const ids = [...own, ...catalog.wizards.map(wizard => wizard.id)];
    const domains = [...catalog.domains.map(({ name }) => name), 'interactive'];
    expect(registry.map(entry => entry.id)).toEqual(ids);
    const idsIn = (folder: string) => domains.flatMap(name => Object.keys(JSON.parse(files.get(`${folder}/${name}.json`) ?? '{}')));
    expect(idsIn('facts')).toEqual(ids);
    expect(idsIn('schemas')).toEqual(ids);
    const lines = (files.get('surfaces/individual.jsonl') ?? '').trimEnd().split('\n');
    expect(lines.map(line => /^\{"id":"([^"]+)","tool":\{.*\}\}$/.exec(line)?.[1])).toEqual(ids);
    const fragments = JSON.parse(files.get('surfaces/meta.json') ?? '[]') as { groups: { lines: { id: string }[] }[] }[]; // written by this generator
    const inMeta = fragments.flatMap(fragment => fragment.groups.flatMap(group => group.lines.map(line => line.id)));
    expect(inMeta.toSorted()).toEqual(own.toSorted());
  });

  it('gives editors a schema that every file of the catalog fits', () => {
    const fits = new Ajv2020({ strict: false }).compile(JSON.parse(files.get('catalog.schema.json') ?? '{}'));
    const paths = source.list('catalog').filter(path => path.endsWith('.yaml'));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter(path => !fits(parseYaml(source.read(`catalog/${path}`) ?? '')))).toEqual([]);
    expect(fits({ domain: 'thing', actions: [{ id: 'thing.get' }] })).toBe(false);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'codegen/cli.ts', ...args], { cwd: root, encoding: 'utf8' });

  it('checks this catalog and finds nothing', () => {
    const { status, stdout } = run('check', '--catalog-only');
    expect(stdout.trimEnd()).toMatch(/^\d+ actions in \d+ domains, \d+ entities, \d+ gets without 'missing', 0 problems$/);
    expect(status).toBe(0);
  });

  it('explains itself when it is asked for something else', () => {
    const { status, stderr } = run('deploy');
    expect([status, stderr.split('\n')[0]]).toEqual([2, 'usage: npm run codegen -- [build [--lenient]]']);
  });
});

describe('budgets', () => {
  it('keeps the lists within what a model pays for them', () => {
    const { dynamic, metaLines, individual } = tokenSizes(ownCatalog());
    expect(dynamic).toBeLessThanOrEqual(900);
    // 40,000 for 1,300 actions, of which each tool's envelope takes about 180.
    expect(metaLines / ownCatalog().actions.length).toBeLessThanOrEqual(30);
    expect(individual.average).toBeLessThanOrEqual(350);
    expect(individual.p99).toBeLessThanOrEqual(1600);
  });
});
