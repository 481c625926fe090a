/**
 * Holds what the catalog sends against GitLab's document: path, method, parameter names and places, types, enums, required. Only
 * what an action sends is compared; a parameter that GitLab has and we leave out is no difference unless GitLab requires it.
 */
import type { Action, Catalog, Parameter, Request } from '../model.ts';
import { wireName } from '../operations.ts';
import { type GitlabOperation, type Shape, shapeOfPath } from './document.ts';

export const DIFFERENCE_KINDS = [
  'path',
  'method',
  'deprecated',
  'unknown',
  'place',
  'type',
  'enum',
  'open',
  'required',
  'stricter',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface Found {
  readonly kind: DifferenceKind;
  readonly action: string;
  /** GitLab's name, with a dotted path into objects. */
  readonly parameter?: string;
  readonly text: string;
}

type Operations = ReadonlyMap<string, GitlabOperation>;
type Report = (kind: DifferenceKind, text: string, parameter?: string) => void;

/** Every difference, in the catalog's order. */
export const differencesOf = (catalog: Catalog, operations: Operations): readonly Found[] => {
  const shapes = new Map<string, string[]>();
  for (const { method, shape } of operations.values()) shapes.set(shape, [...(shapes.get(shape) ?? []), method]);
  return catalog.actions.flatMap(action => compareAction(action, operations, shapes));
};

function compareAction(action: Action, operations: Operations, shapes: ReadonlyMap<string, readonly string[]>): readonly Found[] {
  const found: Found[] = [];
  const report: Report = (kind, text, parameter) =>
    found.push({ kind, action: action.id, ...(parameter !== undefined && { parameter }), text });
  const compare = ({ method, path }: Pick<Request, 'method' | 'path'>): GitlabOperation | undefined => {
    const shape = shapeOfPath(path);
    const operation = operations.get(`${method} ${shape}`);
    const methods = shapes.get(shape);
    if (operation?.isDeprecated) report('deprecated', `${method} ${path}: GitLab calls it deprecated`);
    if (!operation && methods) report('method', `${method} ${path}: GitLab has ${methods.join(', ')} there`);
    if (!operation && !methods) report('path', `${method} ${path}: GitLab's document has no such path`);
    return operation;
  };
  for (const request of action.requests) {
    const operation = compare(request);
    if (operation && action.kind === 'rest') compareRequest(action, request, operation, report);
  }
  for (const { path } of action.resolve) compare({ method: 'GET', path });
  if (action.already?.read) compare(action.already.read);
  return found;
}

/** What GitLab understands on any list, though its document names it on some only. */
const PAGES: ReadonlySet<string> = new Set(['page', 'per_page']);
/** The same of a list that keyset pagination works on. */
const KEYSET: ReadonlySet<string> = new Set(['pagination', 'cursor', 'id_after', 'order_by', 'sort']);

const isPaging = (action: Action, name: string): boolean =>
  action.content === 'list' && (PAGES.has(name) || (action.paging === 'keyset' && KEYSET.has(name)));

function compareRequest(action: Action, request: Request, operation: GitlabOperation, report: Report): void {
  request.placeholders.forEach((name, index) => {
    const param = action.params.find(one => one.name === name);
    const shape = operation.path[index];
    if (param && shape) compareTypes(param, shape, name, report);
  });
  const inPath = (param: Parameter) => request.placeholders.includes(param.name) || action.resolve.some(one => one.param === param.name);
  const sent = action.params
    .filter(param => param.in !== 'local' && param.in !== 'path' && !inPath(param))
    .flatMap(param => (param.spread ? (param.properties ?? []) : [param]));
  for (const param of sent) {
    const name = wireName(param);
    const [own, other] = param.in === 'query' ? [operation.query, operation.body] : [operation.body, operation.query];
    const shape = shapeNamed(name, own);
    if (shape) compareParameter(param, shape, name, report);
    else if (other.has(name))
      report('place', `${name} is sent in the ${param.in}; GitLab takes it in the ${param.in === 'query' ? 'body' : 'query'}`, name);
    else if (!isPaging(action, name)) report('unknown', `${name} is not among what GitLab takes`, name);
  }
  for (const name of Object.keys(request.fixed)) {
    if (!operation.query.has(name.replace(/\[.*\]$/, '')))
      report('unknown', `the fixed query ${name} is not among what GitLab takes`, name);
  }
  reportRequired(action, request, operation, sent, report);
}

/** A parameter's shape; `not[labels]` is a field of the object `not`, and one without declared fields takes any. */
function shapeNamed(name: string, shapes: ReadonlyMap<string, Shape>): Shape | undefined {
  const nested = /^([^[]+)\[([^\]]+)\]$/.exec(name);
  if (!nested) return shapes.get(name);
  const outer = shapes.get(nested[1] ?? '');
  return outer?.properties ? outer.properties.get(nested[2] ?? '') : outer && { types: new Set(), required: false };
}

function reportRequired(action: Action, request: Request, operation: GitlabOperation, sent: readonly Parameter[], report: Report): void {
  for (const [name, shape] of [...operation.query, ...operation.body]) {
    if (!shape.required || name in request.fixed || name === action.upload?.part) continue;
    const param = sent.find(one => wireName(one) === name);
    if (!param) report('required', `GitLab requires ${name}, and the action does not send it`, name);
    else if (!param.required) report('required', `GitLab requires ${name}, and it is optional here`, name);
  }
}

function compareParameter(param: Parameter, shape: Shape, path: string, report: Report): void {
  if (param.required && !shape.required) report('stricter', `${path} is required here, and GitLab does not require it`, path);
  compareTypes(param, shape, path, report);
}

function compareTypes(param: Parameter, shape: Shape, path: string, report: Report): void {
  if (!fits(param, shape)) report('type', `${path} is ${typeWord(param)} here and ${[...shape.types].join(' or ')} in GitLab`, path);
  compareEnums(param.items ?? param, shape.items?.enum ? shape.items : shape, path, report);
  const properties = param.items?.properties ?? param.properties;
  const known = shape.items?.properties ?? shape.properties;
  if (!properties || !known) return;
  for (const property of properties) {
    const name = wireName(property);
    const inner = known.get(name);
    if (inner) compareTypes(property, inner, `${path}.${name}`, report);
    else report('unknown', `${path}.${name} is not among what GitLab takes`, `${path}.${name}`);
  }
  const names = new Set(properties.map(wireName));
  for (const [name, inner] of known) {
    if (inner.required && !names.has(name))
      report('required', `GitLab requires ${path}.${name}, and the action does not send it`, `${path}.${name}`);
  }
}

const typeWord = (param: Parameter): string => (param.items ? `a list of ${param.items.type}` : param.type);

/** Whether every value of ours is one that GitLab takes. */
function fits(param: Parameter, shape: Shape): boolean {
  const { types } = shape;
  if (types.size === 0 || types.has(param.type)) return param.type !== 'array' || types.size === 0 || itemFits(param, shape);
  if (param.type === 'array') return param.style === 'comma' && types.has('string');
  if (param.type === 'integer') return types.has('number');
  // A comma list may be given as text, and ids of projects and groups may be paths.
  if (param.type === 'string')
    return types.has('file') || (types.has('array') && shape.items?.types.has('string') === true && param.in === 'query');
  return false;
}

const itemFits = (param: Parameter, shape: Shape): boolean =>
  !param.items || !shape.items || fits({ ...param.items, required: false }, shape.items);

function compareEnums(param: Parameter, shape: Shape, path: string, report: Report): void {
  if (!shape.enum) return;
  if (!param.enum) {
    if (param.type !== 'boolean') report('open', `${path} takes any ${param.type} here, and only ${shape.enum.join(', ')} in GitLab`, path);
    return;
  }
  const theirs = shape.enum;
  const ours = param.enum;
  const strange = ours.filter(value => !theirs.includes(value));
  const lacking = theirs.filter(value => !ours.includes(value));
  if (strange.length > 0) report('enum', `${path} allows ${strange.join(', ')} here, which GitLab does not`, path);
  if (lacking.length > 0) report('enum', `${path} lacks ${lacking.join(', ')}, which GitLab allows`, path);
}
