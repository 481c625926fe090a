/**
 * Reads `catalog/` into one value with every short form written out. Owns reading, shape and derivation; rules that span
 * entries are in `check.ts`. Never throws for a wrong catalog: it lists everything that is wrong, with file and line.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Vocabulary } from '../src/catalog/lexicon.ts';
import { readActions } from './actions.ts';
import { expandFields } from './fields.ts';
import { FINE_GRAINED_FILE, fineGrainedFile, NO_FINE_GRAINED } from './fine-grained.ts';
import {
  differencesFile,
  entityFile,
  languagesFile,
  omissionsFile,
  parametersFile,
  searchWordsFile,
  synonymsFile,
  textsFile,
} from './format.ts';
import { withFragments } from './fragments.ts';
import type { Action, Catalog, Domain, Entity, ExplainedDifference, GraphqlDocument, Loaded, PlacedOmission, Source } from './model.ts';
import type { SharedParameters } from './parameters.ts';
import { compare, type Problem, type Spoiled } from './problem.ts';
import { readReferenceNames } from './reference-names.ts';
import { shapeFaults } from './shape-faults.ts';
import { readWizards } from './wizards.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** Files below `root` on disk. */
export const diskSource = (root: string): Source => ({
  read: file => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
  list: folder =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry =>
            join(entry.parentPath, entry.name)
              .slice(join(root, folder).length + 1)
              .replaceAll('\\', '/'),
          )
          .sort(compare)
      : [],
});

/** Reads the whole catalog. */
export function loadCatalog(source: Source): Loaded {
  const problems: Problem[] = [];
  const shared = readOne(source, 'catalog/shared/parameters.yaml', parametersFile, problems)?.value ?? { parameters: {}, groups: {} };
  const entities = readEntities(source, problems);
  const { domains, actions } = readDomains(source, shared, problems);
  const catalog: Catalog = {
    domains,
    actions,
    entities,
    ...readDocuments(source),
    texts: readOne(source, 'catalog/shared/texts.yaml', textsFile, problems)?.value.texts ?? {},
    vocabulary: readVocabulary(source, problems),
    differences: readDifferences(source, problems),
    omissions: readOmissions(source, problems),
    wizards: readWizards(source, shared, problems),
    referenceNames: readReferenceNames(source, problems),
    fineGrained: readOne(source, FINE_GRAINED_FILE, fineGrainedFile, problems)?.value ?? NO_FINE_GRAINED,
    unreadable: new Set(
      problems.flatMap(({ spoils }) => (spoils.kind === 'action' ? [spoils.id] : spoils.kind === 'entity' ? [spoils.name] : [])),
    ),
  };
  return { catalog, problems };
}

const readVocabulary = (source: Source, problems: Problem[]): Vocabulary => ({
  ...(readOne(source, 'catalog/shared/search.yaml', searchWordsFile, problems)?.value ?? searchWordsFile.parse({})),
  synonyms: readOne(source, 'catalog/shared/synonyms.yaml', synonymsFile, problems)?.value.synonyms ?? {},
  languages: readOne(source, 'catalog/shared/languages.yaml', languagesFile, problems)?.value.languages ?? {},
});

interface Read<T> {
  readonly yaml: YamlFile;
  readonly value: T;
}

/** One file by its schema; its faults go to `problems`, and whatever is wrong with it, the value is then undefined. */
function readOne<T>(
  source: Source,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
  spoils: Spoiled = { kind: 'nothing' },
): Read<T> | undefined {
  const text = source.read(file);
  if (text === undefined) return undefined;
  const yaml = readYaml(file, text);
  problems.push(...yaml.problems.map(problem => ({ ...problem, spoils })));
  if (yaml.problems.length > 0) return undefined;
  const parsed = schema.safeParse(yaml.value, { reportInput: true });
  if (parsed.success) return { yaml, value: parsed.data };
  problems.push(...shapeFaults(parsed.error, yaml).map(fault => ({ file, line: fault.line, text: fault.text, spoils })));
  return undefined;
}

function readDomains(source: Source, shared: SharedParameters, problems: Problem[]): { domains: Domain[]; actions: Action[] } {
  const domains = new Map<string, Domain>();
  const actions: Action[] = [];
  for (const name of source.list('catalog/domains').filter(isYaml)) {
    const file = `catalog/domains/${name}`;
    const text = source.read(file);
    if (text === undefined) continue;
    const yaml = readYaml(file, text);
    problems.push(...yaml.problems);
    if (yaml.problems.length > 0) continue;
    const head = readActions(yaml, shared, problems);
    if (!head) continue;
    actions.push(...head.actions);
    const expected = name.split('/')[0]?.replace(/\.ya?ml$/, '') ?? '';
    const place = { file, line: yaml.lineOf(['domain']) };
    const fault = (text_: string) => problems.push({ ...place, text: text_, spoils: { kind: 'nothing' } });
    if (head.domain !== expected) fault(`domain '${head.domain}' stands in a file for '${expected}'; move the file or rename the domain`);
    const known = domains.get(head.domain);
    if (known?.title && head.title) fault(`'${head.domain}' has its title in ${known.place.file} too; keep it in one file of the folder`);
    domains.set(head.domain, {
      name: head.domain,
      title: known?.title || head.title || '',
      summary: known?.summary || head.summary || '',
      place: known?.title ? known.place : place,
    });
  }
  for (const domain of domains.values()) {
    if (domain.title && domain.summary) continue;
    problems.push({
      ...domain.place,
      text: `domain '${domain.name}' has no title or no summary; give it both in one of its files`,
      spoils: { kind: 'nothing' },
    });
  }
  const order = [...domains.values()].sort((a, b) => compare(a.name, b.name));
  return { domains: order, actions: order.flatMap(domain => actions.filter(action => action.domain === domain.name)) };
}

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);

function readEntities(source: Source, problems: Problem[]): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  for (const name of source.list('catalog/entities').filter(isYaml)) {
    const file = `catalog/entities/${name}`;
    const stem = name.replace(/\.ya?ml$/, '');
    const spoils: Spoiled = { kind: 'entity', name: stem };
    const read = readOne(source, file, entityFile, problems, spoils);
    if (!read) continue;
    const { value, yaml } = read;
    const fault = (path: readonly PropertyKey[], text: string) => problems.push({ file, line: yaml.lineOf(path), text, spoils });
    if (value.entity !== stem) fault(['entity'], `entity '${value.entity}' stands in '${name}'; name the file ${value.entity}.yaml`);
    entities.set(value.entity, {
      name: value.entity,
      plural: value.plural ?? `${snake(value.entity)}s`,
      fields: expandFields(value.fields, (path, text) => fault(['fields', ...path], text)),
      views: {
        ...(value.card && { card: value.card }),
        ...(value.table && { table: value.table }),
        ...(value.entries && { entries: value.entries }),
      },
      file,
      lineOf: (...path) => yaml.lineOf(path),
    });
  }
  return entities;
}

/** `MergeRequest` -> `merge_request`. */
export const snake = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase();

const FRAGMENTS = 'fragments/';

/** The documents, or the fragments that they share, by name. */
function readGraphql(source: Source, isMeant: (name: string) => boolean): ReadonlyMap<string, GraphqlDocument> {
  const names = source.list('catalog/graphql').filter(one => one.endsWith('.graphql') && isMeant(one));
  return new Map(
    names.map(name => {
      const file = `catalog/graphql/${name}`;
      const stem = name.slice(name.lastIndexOf('/') + 1, -'.graphql'.length);
      return [stem, { name: stem, file, text: source.read(file) ?? '' }];
    }),
  );
}

function readDocuments(source: Source): Pick<Catalog, 'documents' | 'fragments'> {
  const fragments = readGraphql(source, name => name.startsWith(FRAGMENTS));
  const texts = new Map([...fragments].map(([name, { text }]) => [name, text]));
  const documents = [...readGraphql(source, name => !name.startsWith(FRAGMENTS)).values()];
  return {
    fragments,
    documents: new Map(documents.map(document => [document.name, { ...document, text: withFragments(document.text, texts) }])),
  };
}

function readDifferences(source: Source, problems: Problem[]): readonly ExplainedDifference[] {
  const file = 'catalog/differences.yaml';
  const read = readOne(source, file, differencesFile, problems);
  return (read?.value.differences ?? []).map((difference, index) => ({
    ...difference,
    place: { file, line: read?.yaml.lineOf(['differences', index]) ?? 1 },
  }));
}

function readOmissions(source: Source, problems: Problem[]): readonly PlacedOmission[] {
  const file = 'catalog/omissions.yaml';
  const read = readOne(source, file, omissionsFile, problems);
  return (read?.value.omissions ?? []).map((omission, index) => ({
    ...omission,
    place: { file, line: read?.yaml.lineOf(['omissions', index]) ?? 1 },
  }));
}
