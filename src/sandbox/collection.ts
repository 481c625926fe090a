/**
 * Makes the five routes of a plain resource (list, get, create, update, delete) from a description, so that resources which
 * behave alike are data. Anything a resource does beyond that is a route of its own in `resources/`.
 */
import { invalid, notFound, refused } from './errors.ts';
import { arrange, narrow, type Order } from './narrow.ts';
import { type PageOptions, paged } from './paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from './router.ts';
import { type Row, text } from './row.ts';
import { groupOwner, projectOwner } from './world/world.ts';

export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete';

export interface Collection {
  /** `/projects/:project/labels`. */
  readonly path: string;
  readonly table: string;
  /** What a 404 calls it: `Label`. */
  readonly kind: string;
  /** Finds the owner of the rows and answers its key; refuses when there is no such owner. */
  readonly owner: (exchange: Exchange) => string;
  /** Fields that the last path segment may name. */
  readonly keys?: readonly string[];
  readonly operations?: readonly Operation[];
  /** Fields a new row must have text in; absent: GitLab's `can't be blank`. */
  readonly required?: readonly string[];
  /** A field whose value one owner has only once, and GitLab's answer to a second. */
  readonly unique?: { readonly field: string; readonly status?: number; readonly message?: string };
  /** Fields of a new row at their defaults; the body's fields of the same names replace them. */
  readonly fresh?: (exchange: Exchange, place: { readonly owner: string; readonly id: number }) => Row;
  /** False where rows are known by a name alone. */
  readonly numbered?: boolean;
  /** Fields of a body that replace nothing by themselves: `made` and `changed` write them. */
  readonly woven?: readonly string[];
  /** What an update does beyond replacing fields that the row has. */
  readonly changed?: (exchange: Exchange, row: Row) => void;
  readonly made?: (exchange: Exchange, row: Row) => void;
  readonly dropped?: (exchange: Exchange, row: Row) => void;
  /** The row as GitLab sends it. */
  readonly show?: (exchange: Exchange, row: Row) => Row;
  readonly filters?: readonly string[];
  readonly searched?: readonly string[];
  readonly order?: Order;
  readonly paging?: PageOptions;
  readonly updateMethod?: 'PUT' | 'PATCH';
  /** The answer to a delete, where it is not an empty 204. */
  readonly deleted?: (exchange: Exchange, row: Row) => Reply;
}

const ALL: readonly Operation[] = ['list', 'get', 'create', 'update', 'delete'];

/** Owner of rows that belong to the project named in the path. */
export const inProject = (exchange: Exchange): string => projectOwner(exchange.world.project(exchange.params['project'] ?? ''));
export const inGroup = (exchange: Exchange): string => groupOwner(exchange.world.group(exchange.params['group'] ?? ''));
export const global = (): string => '';

/** The row that the path's `:key` names. */
export function member(
  exchange: Exchange,
  of: Pick<Collection, 'table' | 'owner' | 'keys' | 'kind'>,
  key = exchange.params['key'] ?? '',
): Row {
  const table = exchange.world.table(of.table, of.owner(exchange));
  const keys = of.keys ?? ['id'];
  const found = keys.map(field => table.find(row => text(row[field]) === key)).find(row => row !== undefined);
  if (!found) throw notFound(of.kind);
  return found;
}

/** Replaces the fields of `row` that the body names and the row has; GitLab's answers name no others. */
export function overwrite(row: Row, body: Row): void {
  for (const [field, value] of Object.entries(body)) if (field in row) row[field] = value;
}

function refuseTwin(exchange: Exchange, of: Collection, body: Row, self?: Row): void {
  const { unique } = of;
  if (!unique || body[unique.field] === undefined) return;
  const twin = exchange.world.table(of.table, of.owner(exchange)).find(row => row !== self && row[unique.field] === body[unique.field]);
  if (!twin) return;
  if (unique.message !== undefined) throw refused(unique.status ?? 409, unique.message);
  throw invalid({ [unique.field]: ['has already been taken'] });
}

function refuseBlank(of: Collection, body: Row, present: boolean): void {
  for (const field of of.required ?? []) {
    if (body[field] === undefined ? !present : text(body[field]).trim() === '') throw invalid({ [field]: ["can't be blank"] });
  }
}

const plain = (of: Collection, body: Row): Row =>
  of.woven ? Object.fromEntries(Object.entries(body).filter(([field]) => !of.woven?.includes(field))) : body;

export function addRow(exchange: Exchange, of: Collection, body: Row = exchange.body): Row {
  const owner = of.owner(exchange);
  refuseBlank(of, body, false);
  refuseTwin(exchange, of, body);
  const id = exchange.world.nextId(of.table);
  const row: Row = { ...(of.numbered === false ? {} : { id }), ...of.fresh?.(exchange, { owner, id }) };
  overwrite(row, plain(of, body));
  exchange.world.add(of.table, owner, row);
  of.made?.(exchange, row);
  return row;
}

export function collection(router: Router, of: Collection): void {
  const show = (exchange: Exchange, row: Row): Row => of.show?.(exchange, row) ?? row;
  const handlers: Readonly<Record<Operation, () => void>> = {
    list: () =>
      router.on(`GET ${of.path}`, exchange => {
        const all = exchange.world.table(of.table, of.owner(exchange));
        const found = narrow(all, exchange.query, of.filters ?? [], of.searched ?? ['name', 'title']);
        const ordered = of.order ? arrange(found, exchange.query, of.order) : found;
        return paged(exchange, ordered, { ...of.paging, show: row => show(exchange, row) });
      }),
    get: () => router.on(`GET ${of.path}/:key`, exchange => ok(show(exchange, member(exchange, of)))),
    create: () => router.on(`POST ${of.path}`, exchange => created(show(exchange, addRow(exchange, of)))),
    update: () =>
      router.on(`${of.updateMethod ?? 'PUT'} ${of.path}/:key`, exchange => {
        const row = member(exchange, of);
        refuseBlank(of, exchange.body, true);
        refuseTwin(exchange, of, exchange.body, row);
        overwrite(row, plain(of, exchange.body));
        if ('updated_at' in row) row['updated_at'] = exchange.world.stamp();
        of.changed?.(exchange, row);
        return ok(show(exchange, row));
      }),
    delete: () =>
      router.on(`DELETE ${of.path}/:key`, exchange => {
        const row = member(exchange, of);
        exchange.world.remove(of.table, of.owner(exchange), row);
        of.dropped?.(exchange, row);
        return of.deleted?.(exchange, row) ?? gone();
      }),
  };
  for (const operation of of.operations ?? ALL) handlers[operation]();
}
