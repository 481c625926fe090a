/**
 * A first draft of the entry for an operation that GitLab has added: everything that the document knows, with empty text where a
 * person's sentence belongs. The gaps fail `codegen check`, so that no draft is published. Owns the guesses; a person corrects them.
 */
import type { Action, Catalog } from '../model.ts';
import { shapeOfPath } from './document.ts';
import type { Fact, OperationFacts } from './facts.ts';
import { yamlWord } from './yaml-edit.ts';

export interface NewEntry {
  readonly id: string;
  /** The domain file it goes to the end of. */
  readonly file: string;
  readonly domain: string;
  /** Lines of YAML, indented as an item of `actions`. */
  readonly text: string;
}

/** Drafts an entry; `taken` holds ids that other drafts have. */
export function draftEntry(operation: OperationFacts, catalog: Catalog, taken: ReadonlySet<string>): NewEntry {
  const neighbour = nearestAction(operation.route, catalog);
  const domain = neighbour?.domain ?? catalog.domains[0]?.name ?? '';
  const path = ownPath(operation.route, catalog);
  const id = freeId(`${domain}.${nameOf(operation)}`, catalog, taken);
  const file = neighbour?.file ?? `catalog/domains/${domain}.yaml`;
  return { id, domain, file, text: entryText(operation, { id, path, catalog }) };
}

const segmentsOf = (path: string): readonly string[] => shapeOfPath(path).split('/').slice(1);

/** The REST action whose path begins like this one's for the longest stretch; of equals, one in the file with most of them. */
function nearestAction(route: string, catalog: Catalog): Action | undefined {
  const wanted = segmentsOf(route);
  const scored = catalog.actions
    .filter(action => action.kind === 'rest')
    .map(action => ({ action, score: Math.max(...action.requests.map(request => commonStart(wanted, segmentsOf(request.path)))) }));
  const best = Math.max(0, ...scored.map(one => one.score));
  const near = scored.filter(one => one.score === best && best > 0).map(one => one.action);
  const count = (file: string) => near.filter(action => action.file === file).length;
  return near.toSorted((a, b) => count(b.file) - count(a.file))[0];
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end < 0 ? a.length : end;
}

/** The path with the placeholder names that the catalog uses at the same place. */
function ownPath(route: string, catalog: Catalog): string {
  const known = new Map<string, string>();
  for (const { path } of catalog.actions.flatMap(action => action.requests)) {
    for (const match of path.matchAll(/\{([^}]+)\}/g)) {
      const before = shapeOfPath(path.slice(0, match.index));
      if (!known.has(before)) known.set(before, match[1] ?? '');
    }
  }
  return route.replace(/\{([^}]+)\}/g, (_, name: string, offset: number) => {
    const own = known.get(shapeOfPath(route.slice(0, offset)));
    return `{${own ?? name}}`;
  });
}

const VERBS: Readonly<Record<string, string>> = { POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete', HEAD: 'head' };

/** `GET …/things` -> `thing_list`, `PUT …/things/{id}` -> `thing_update`, as the catalog's own ids go. */
function nameOf({ method, route, facts }: OperationFacts): string {
  const words = segmentsOf(route).filter(segment => !segment.startsWith('{') && segment !== '-');
  const last = (words.at(-1) ?? 'thing').replace(/[^a-z0-9]+/gi, '_').toLowerCase();
  const isList = method === 'GET' && isListRoute(route, facts);
  const noun = last.replace(/ies$/, 'y').replace(/(?<=[a-z]{2})s$/, '');
  return `${isList || noun !== last ? noun : last}_${isList ? 'list' : (VERBS[method] ?? 'get')}`;
}

/** A GET with pages is a list, whatever its answer is said to be; so is one whose last word is a plural. */
const isListRoute = (route: string, facts: readonly Fact[]): boolean =>
  facts.some(fact => fact.name === 'per_page') || (!route.endsWith('}') && /[a-z]s$/.test(route));

function freeId(id: string, catalog: Catalog, taken: ReadonlySet<string>): string {
  const isTaken = (one: string) => taken.has(one) || catalog.actions.some(action => action.id === one || action.aliases.includes(one));
  let free = id;
  for (let number = 2; isTaken(free); number++) free = `${id}_${number}`;
  return free;
}

const EFFECTS: Readonly<Record<string, string>> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

function entryText(operation: OperationFacts, { id, path, catalog }: { id: string; path: string; catalog: Catalog }): string {
  const effect = EFFECTS[operation.method] ?? 'read';
  const isList = operation.method === 'GET' && isListRoute(operation.route, operation.facts);
  const content = effect !== 'read' ? 'mutate' : isList ? 'list' : 'detail';
  const entity = effect === 'delete' ? undefined : entityAt(path, catalog);
  const params = parameterItems(operation, path, isList, catalog);
  return [
    `  - id: ${id}`,
    '    summary: ""',
    '    purpose: ""',
    `    request: ${operation.method} ${path}`,
    ...(params.length > 0 ? ['    params:', ...params.map(item => `      - ${item}`)] : []),
    `    effect: ${effect}`,
    ...(effect === 'delete' ? ['    destructive: ""'] : []),
    `    content: ${content}`,
    ...(entity === undefined ? [] : [`    returns: ${isList ? `[${entity}]` : entity}`]),
    '    next: []',
    '    words: []',
    '',
  ].join('\n');
}

/** What actions on the same collection return. */
function entityAt(path: string, catalog: Catalog): string | undefined {
  const collection = shapeOfPath(path).replace(/\/\{\}$/, '');
  const same = catalog.actions.find(
    action => action.returns && action.requests.some(request => shapeOfPath(request.path).replace(/\/\{\}$/, '') === collection),
  );
  return same?.returns?.entity;
}

function parameterItems({ facts }: OperationFacts, path: string, isList: boolean, catalog: Catalog): readonly string[] {
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  const inPath = facts.filter(fact => fact.place === 'path');
  const sent = facts.filter(
    fact => fact.place !== 'path' && !fact.name.includes('.') && !(isList && ['page', 'per_page'].includes(fact.name)),
  );
  return [
    ...placeholders.map((name, index) => {
      const fact = inPath[index];
      return isShared(name, catalog) || !fact ? `$${name}` : `${name}: ${parameterText(fact, { isGap: false, isRequired: false })}`;
    }),
    ...sent
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
      .map(fact => `${fact.name}: ${parameterText(fact, { isGap: false, isRequired: fact.isRequired, inner: facts })}`),
  ];
}

/** A name that is a path parameter by the same name elsewhere is one of the shared ones. */
const isShared = (name: string, catalog: Catalog): boolean =>
  catalog.actions.some(action => action.params.some(param => param.name === name && param.in === 'path' && param.isCommon));

interface Wording {
  /** Leaves an empty description, which has to be written or taken out. */
  readonly isGap: boolean;
  readonly isRequired: boolean;
  /** All facts of the operation, for the fields of an object. */
  readonly inner?: readonly Fact[];
}

/** A parameter's declaration as YAML of one line. */
export function parameterText(fact: Fact, { isGap, isRequired, inner = [] }: Wording): string {
  const type = typeWord(fact.type);
  const fields = inner.filter(one => one.place === fact.place && one.name.startsWith(`${fact.name}.`));
  const own = fields.filter(one => !one.name.slice(fact.name.length + 1).includes('.'));
  const parts = [
    `type: ${type}`,
    ...(isRequired ? ['required: true'] : []),
    ...(fact.values.length > 0 && type.includes('string') ? [`enum: [${fact.values.map(yamlWord).join(', ')}]`] : []),
    ...(isGap ? ['description: ""'] : []),
    ...(own.length > 0 && type.includes('object') ? [`properties: { ${own.map(one => fieldText(one, fact, fields)).join(', ')} }`] : []),
  ];
  return parts.length === 1 ? type : `{ ${parts.join(', ')} }`;
}

const fieldText = (field: Fact, above: Fact, fields: readonly Fact[]): string =>
  `${field.name.slice(above.name.length + 1)}: ${parameterText(field, { isGap: false, isRequired: field.isRequired, inner: fields })}`;

/** The catalog's word for a type of the document: the widest of several. */
function typeWord(type: string): string {
  const list = /^\[(.*)\]$/.exec(type);
  if (list) return `[${typeWord(list[1] ?? '')}]`;
  const words = type.split('|');
  if (words.includes('string') || words.includes('any') || words.includes('file')) return 'string';
  return words.find(word => ['integer', 'number', 'boolean', 'object'].includes(word)) ?? 'string';
}
