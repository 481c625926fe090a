/**
 * Step 5 for an action that is one GraphQL document: variables in, the object or connection out. GitLab answers 200 to almost
 * everything: this file owns telling a partial answer, a missing object and a refused mutation apart.
 */
import { CatalogError } from '../call/error.ts';
import type { GraphqlHandler } from '../catalog/action.ts';
import type { GraphqlAnswer } from '../gitlab/port.ts';
import type { RunContext, Values } from './context.ts';
import { withFullPaths } from './full-paths.ts';
import type { Answer } from './outcome.ts';
import { cursorPages } from './pages.ts';

const PAGE = 20;

/** Sends the action's document and reads what stands at its place in the answer. */
export async function runGraphql(context: RunContext, handler: GraphqlHandler): Promise<Answer> {
  const { entry, facts, ports, catalog } = context;
  const values = await withFullPaths(context, handler);
  const answer = await ports.graphql(catalog.document(handler.document), graphqlVariables(handler, values, facts.paging === 'cursor'));
  if (handler.payload !== undefined) requireAccepted(entry.id, handler.payload, answer);
  const at = handler.at === '' ? answer.data : valueAt(answer.data, handler.at);
  const isWrite = entry.effect !== 'read';
  if (at === undefined || at === null) {
    if (isWrite && facts.returns === undefined) return { data: undefined };
    throw nothingThere(entry.id, answer);
  }
  const notes = answer.partial.map(({ message, path }) => `GitLab could not read one part${path === '' ? '' : ` (${path})`}: ${message}`);
  const found: Answer = facts.returns?.list ? readConnection(at) : { data: at };
  const read: Answer = handler.merge === undefined ? found : { ...found, data: merged(found.data, handler.merge) };
  return notes.length > 0 ? { ...read, notes } : read;
}

/** Variables by the document's names, converted as the catalog says; those not given are left out. */
export function graphqlVariables(handler: GraphqlHandler, values: Values, isPaged: boolean): Readonly<Record<string, unknown>> {
  const variables: Record<string, unknown> = {};
  for (const [variable, { from, convert }] of Object.entries(handler.variables)) {
    const value = values[from];
    if (value !== undefined)
      variables[variable] = Array.isArray(value) ? value.map(item => converted(item, convert)) : converted(value, convert);
    else if (isPaged && from === 'first' && values['last'] === undefined) variables[variable] = PAGE;
  }
  return variables;
}

function converted(value: unknown, convert: string | undefined): unknown {
  if (convert === undefined) return value;
  if (convert === 'upper') return String(value).toUpperCase();
  if (convert === 'string') return String(value);
  const type = convert.replace(/^gid:/, '');
  const text = String(value);
  return text.startsWith('gid://') ? text : `gid://gitlab/${type}/${text}`;
}

/** What stands at a dotted path; lists are not entered. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key]; // an object of unknown fields
  }
  return value;
}

/** A mutation is done only when its payload is there and names no errors. */
export function requireAccepted(id: string, path: string, { data, partial }: GraphqlAnswer): void {
  const payload = valueAt(data, path);
  if (payload === undefined || payload === null) {
    throw new CatalogError(
      'graphql_error',
      `GitLab did not carry out '${id}'. Check that the object exists and that the token may change it.`,
      {
        said: said(partial.map(({ message }) => message)),
      },
    );
  }
  const errors = valueAt(payload, 'errors');
  if (!Array.isArray(errors) || errors.length === 0) return;
  throw new CatalogError('rejected', `GitLab refused '${id}' and changed nothing. Correct what it says and call it again.`, {
    said: said(errors.map(error => (typeof error === 'string' ? error : JSON.stringify(error)))),
  });
}

const said = (messages: readonly string[]): string | undefined => (messages.length > 0 ? messages.join('; ') : undefined);

function nothingThere(id: string, { partial }: GraphqlAnswer): CatalogError {
  if (partial.length > 0) {
    return new CatalogError('graphql_error', `GitLab answered '${id}' with errors in place of the object asked for.`, {
      said: said(partial.map(({ message }) => message)),
    });
  }
  return new CatalogError('not_found', `GitLab has nothing there for '${id}': it does not exist, or the token cannot see it.`, {
    status: 404,
  });
}

function readConnection(at: unknown): Answer {
  if (Array.isArray(at)) return { data: at, pagination: { has_next_page: false, end_cursor: '' } };
  const nodes = valueAt(at, 'nodes');
  const rows = Array.isArray(nodes) ? nodes.filter(node => node !== null) : [];
  return { data: rows, pagination: cursorPages(valueAt(at, 'pageInfo')) };
}

/** An object with the fields of one of its lists' items laid over it and the list dropped; of a list, each object so. */
export function merged(data: unknown, list: string): unknown {
  if (Array.isArray(data)) return data.map(item => merged(item, list));
  if (typeof data !== 'object' || data === null) return data;
  const { [list]: items, ...fields } = data as Readonly<Record<string, unknown>>; // an object of unknown fields
  return Array.isArray(items) ? Object.assign(fields, ...items) : fields;
}
