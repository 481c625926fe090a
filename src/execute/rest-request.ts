/**
 * An action's row and a call's values as the request that GitLab wants: where each value goes, under which name, and how lists
 * travel. Pure; page tokens, files and look-ups are added by `run-rest.ts`.
 */
import { CatalogError } from '../call/error.ts';
import type { ActionEntry, ActionFacts, ParamFacts, RestHandler, RestRow } from '../catalog/action.ts';
import type { QueryValue, RestRequest } from '../gitlab/port.ts';
import type { Values } from './context.ts';

export interface RequestParts {
  readonly entry: ActionEntry;
  readonly facts: ActionFacts;
  readonly handler: RestHandler;
  readonly values: Values;
  /** Placeholders filled by look-ups. */
  readonly found: Readonly<Record<string, string | number>>;
}

type Pathless = Pick<RestRequest, 'method' | 'path' | 'pathParams' | 'query' | 'body'>;

/** Builds the request of a call; throws `invalid_params` when no route of the action fits what was given. */
export function buildRequest({ entry, facts, handler, values, found }: RequestParts): Pathless {
  const row = chooseRoute(handler, values, found, entry);
  const names = placeholders(row.path);
  const pathParams: Record<string, string | number> = {};
  for (const name of names) {
    const value = found[name] ?? values[name];
    if (typeof value === 'string' || typeof value === 'number') pathParams[name] = value;
  }
  const query: Record<string, QueryValue> = { ...row.fixed };
  const body: Record<string, unknown> = {};
  const resolved = new Set(facts.resolve?.map(({ param }) => param));
  for (const [name, value] of Object.entries(values)) {
    const param = facts.params[name];
    if (!param || param.in === 'local' || names.includes(name) || resolved.has(name)) continue;
    if (param.in === 'path') throw notTogether(name, names, entry);
    const wire = param.as ?? name;
    if (param.spread) Object.assign(body, toBody(value, param));
    else if (goesToQuery(wire, param, row)) addToQuery(query, wire, value, param);
    else body[wire] = toBody(value, param);
  }
  return {
    method: row.method,
    path: row.path,
    pathParams,
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(body).length > 0 && { body }),
  };
}

const known = new Map<string, readonly string[]>();

/** The names in a path of the catalog, in order. */
export function placeholders(path: string): readonly string[] {
  let names = known.get(path);
  if (!names) {
    names = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? []);
    known.set(path, names);
  }
  return names;
}

/** The row says where a name goes; a parameter that no row lists goes where its own facts say. */
const goesToQuery = (wire: string, param: ParamFacts, row: RestRow): boolean =>
  row.query.includes(wire) || (!row.body.includes(wire) && (param.in === 'query' || row.method === 'GET' || row.method === 'HEAD'));

function chooseRoute(handler: RestHandler, values: Values, found: RequestParts['found'], entry: ActionEntry): RestRow {
  const isGiven = (name: string) => values[name] !== undefined || found[name] !== undefined;
  const row = handler.routes.find(({ path }) => placeholders(path).every(isGiven));
  if (row) return row;
  const ways = handler.routes.map(({ path }) => placeholders(path).join(' and '));
  throw new CatalogError('invalid_params', `'${entry.id}' needs to know where: give ${ways.join(', or ')}. The request was not sent.`, {
    parameter: placeholders(handler.routes[0]?.path ?? '').find(name => !isGiven(name)),
  });
}

const notTogether = (name: string, names: readonly string[], entry: ActionEntry): CatalogError =>
  new CatalogError(
    'invalid_params',
    `${name} cannot be given together with ${names.join(' and ')} in '${entry.id}': leave one of them out. The request was not sent.`,
    { parameter: name },
  );

/** Objects become `name[key]`; an empty list filters nothing and is left out. */
function addToQuery(query: Record<string, QueryValue>, wire: string, value: unknown, param: ParamFacts): void {
  if (Array.isArray(value)) {
    if (value.length === 0) return;
    if (param.style === 'comma') query[wire] = value.join(',');
    else query[wire] = value.map(item => (typeof item === 'number' ? item : textOf(item)));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const facts = param.properties?.[key];
      addToQuery(query, `${wire}[${facts?.as ?? key}]`, inner, facts ?? { type: 'string', in: 'query' });
    }
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') query[wire] = value;
}

const textOf = (item: unknown): string => (typeof item === 'object' ? JSON.stringify(item) : String(item));

/** A body's value with GitLab's names inside objects; comma lists are one text, also when they are empty (which clears). */
function toBody(value: unknown, param: ParamFacts): unknown {
  if (Array.isArray(value)) {
    if (param.style === 'comma') return value.join(',');
    const { items } = param;
    return items ? value.map(item => toBody(item, items)) : value;
  }
  if (typeof value !== 'object' || value === null || !param.properties) return value;
  const properties = param.properties;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const facts = properties[key];
      return facts ? [facts.as ?? key, toBody(inner, facts)] : [key, inner];
    }),
  );
}
