/**
 * The whole of `generated/` in memory: path -> content, from a catalog that has no faults. Deterministic: no times, no paths of
 * this machine, no order but the catalog's.
 */
import { stripIgnoredCharacters } from 'graphql';
import { catalogSchema } from './catalog-schema.ts';
import { actionDocs } from './emit/action-docs.ts';
import { dynamicTools } from './emit/dynamic.ts';
import { actionFacts, entityViews, registryEntry } from './emit/facts.ts';
import { asciiLine, listLines, mapLines } from './emit/json.ts';
import { publishedText } from './emit/llms.ts';
import { handlersModule, indexModule, validatorsModule } from './emit/modules.ts';
import { inputSchema, outputSchema, tierFields } from './emit/schema.ts';
import { searchFile } from './emit/search.ts';
import { purposesOf } from './emit/steps.ts';
import { individualLines, metaFragments } from './emit/surfaces.ts';
import { wizardActions, wizardEntry, wizardFiles } from './emit/wizards.ts';
import { fineGrainedOf } from './fine-grained.ts';
import type { Catalog } from './model.ts';
import { openApiOf, typesOf } from './openapi.ts';
import { compare } from './problem.ts';
import { WIZARD_DOMAIN } from './wizards.ts';

/** Files of `generated/`, sorted by path. */
export type Generated = ReadonlyMap<string, string>;

/** What the compiler is told of the validators, which it does not read. */
const ZOD_MODULES = `// Made by \`npm run codegen\`: the type of every validator module, which are plain JavaScript.
declare module '*.zod.js' {
  export const validators: import('../../src/catalog/generated.ts').ValidatorModule['validators'];
}
`;

/** Makes every file. */
export async function generate(catalog: Catalog): Promise<Generated> {
  const openapi = openApiOf(catalog);
  // A wizard sends nothing of its own, so it is in no OpenAPI document; to callers it is an action like others.
  const withWizards: Catalog = { ...catalog, actions: [...catalog.actions, ...wizardActions(catalog)] };
  const domains = [...catalog.domains.map(domain => domain.name), ...(catalog.wizards.length > 0 ? [WIZARD_DOMAIN] : [])];
  const files: [string, string][] = [
    ['openapi.json', openApiText(openapi)],
    ['gitlab.d.ts', await typesOf(openapi)],
    ['registry.json', listLines([...catalog.actions.map(registryEntry), ...catalog.wizards.map(wizard => wizardEntry(wizard, catalog))])],
    ['views.json', mapLines(entityViews(catalog))],
    ['catalog.schema.json', `${JSON.stringify(catalogSchema(), null, 2)}\n`],
    ['search-index.json', asciiLine(searchFile(withWizards))],
    [
      'tiers.json',
      mapLines(
        catalog.actions
          .map(action => [action.id, tierFields(action, catalog)] as const)
          .filter(([, fields]) => Object.keys(fields).length > 0),
      ),
    ],
    ['fine-grained.json', fineGrainedText(catalog)],
    ['reference-names.json', mapLines(catalog.referenceNames.map(({ name, ids }) => [name, ids]))],
    ['surfaces/dynamic.json', listLines(dynamicTools(catalog.texts))],
    ['surfaces/meta.json', listLines(metaFragments(catalog))],
    ['surfaces/individual.jsonl', individualLines(withWizards)],
    ['actions/index.ts', indexModule(domains)],
    ['actions/zod-modules.d.ts', ZOD_MODULES],
    ...domainFiles(catalog),
    ...publishedText(forReaders(withWizards)).map(([path, text]): [string, string] => [path, text]),
    ...wizardFiles(catalog),
    ...[...catalog.documents.values()].map((document): [string, string] => [
      `graphql/${document.name}.graphql`,
      `${stripIgnoredCharacters(document.text)}\n`,
    ]),
  ];
  return new Map(files.sort(([a], [b]) => compare(a, b)));
}

function domainFiles(catalog: Catalog): [string, string][] {
  const purposes = purposesOf(catalog.actions);
  return catalog.domains.flatMap(({ name }): [string, string][] => {
    const actions = catalog.actions.filter(action => action.domain === name);
    return [
      [`actions/${name}.ts`, handlersModule(name, actions)],
      [`actions/${name}.zod.js`, validatorsModule(name, actions)],
      [`facts/${name}.json`, mapLines(actions.map(action => [action.id, actionFacts(action, catalog, purposes)]))],
      [
        `schemas/${name}.json`,
        mapLines(actions.map(action => [action.id, { input: inputSchema(action), output: outputSchema(action, catalog) }])),
      ],
    ];
  });
}

/** Pages of `docs/actions/`, by path below it. */
export const generateDocs = (catalog: Catalog): Generated =>
  actionDocs(forReaders({ ...catalog, actions: [...catalog.actions, ...wizardActions(catalog)] }));

/** To a reader the wizards are a domain like others. */
const forReaders = (catalog: Catalog): Catalog =>
  catalog.wizards.length === 0
    ? catalog
    : {
        ...catalog,
        domains: [
          ...catalog.domains,
          {
            name: WIZARD_DOMAIN,
            title: 'Guided creation',
            summary: 'Wizards that ask the user for one field at a time and create only after a final yes.',
            place: { file: 'catalog/wizards', line: 1 },
          },
        ],
      };

/** What a fine-grained token needs, an action a line. */
function fineGrainedText(catalog: Catalog): string {
  const { actions, ...head } = fineGrainedOf(catalog.actions, catalog.fineGrained);
  return `${JSON.stringify(head).slice(0, -1)},\n"actions":${mapLines(Object.entries(actions)).trimEnd()}}\n`;
}

/** The document with a path and an entity on a line of its own. */
function openApiText(document: ReturnType<typeof openApiOf>): string {
  const { paths, components, ...head } = document;
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n"paths":${mapLines(Object.entries(paths)).trimEnd()},\n"components":{"schemas":${mapLines(Object.entries(components.schemas)).trimEnd()}}}\n`;
}
