/**
 * Answers operations that no hand-written resource has, from their response schemas: one in-memory collection a path, in
 * which create, list, get, update and delete agree. A collection starts with two rows, whose numbers are 1 and 2 and whose
 * texts are made of their field's name. It knows nothing of what a field means.
 */
import type { JsonSchema } from '../catalog/generated.ts';
import { type Contract, isParameter, type Known } from './contract.ts';
import { notFound } from './errors.ts';
import { paged } from './paging.ts';
import { created, type Exchange, gone, ok, type Reply, raw } from './router.ts';
import { isRow, type Json, type Row, text } from './row.ts';

const MAX_DEPTH = 3;

/** Where fabricated rows come from: the contract's schemas and the world's address. */
interface Source {
  readonly contract: Contract;
  readonly url: string;
}

function resolved(contract: Contract, schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return contract.schemas[reference.split('/').pop() ?? ''] ?? {};
}

const SAMPLE_TIMES: Readonly<Record<string, string>> = { date: '2025-03-01', 'date-time': '2025-03-01T09:00:00.000Z' };

/** A value for a field, the same each time: by its format and type, and by its name. */
function fabricate(source: Source, schema: JsonSchema, name: string, index: number, depth = 0): Json {
  const known = resolved(source.contract, schema);
  const format = typeof known['format'] === 'string' ? known['format'] : '';
  const [first] = known.enum ?? [];
  if (first !== undefined) return first;
  switch (known.type) {
    case 'integer':
      return index;
    case 'number':
      return index + 0.5;
    case 'boolean':
      return false;
    case 'array':
      return depth >= MAX_DEPTH ? [] : [fabricate(source, known.items ?? {}, name.replace(/s$/, ''), index, depth + 1)];
    case 'object':
      return depth >= MAX_DEPTH ? {} : fabricateRow(source, known, index, depth + 1);
    case 'string':
      if (SAMPLE_TIMES[format] !== undefined) return SAMPLE_TIMES[format];
      if (format === 'uri' || name.endsWith('url')) return `${source.url}/${name}/${index}`;
      return `${name.replaceAll('_', '-')}-${index}`;
    default:
      return null;
  }
}

const fabricateRow = (source: Source, schema: JsonSchema, index: number, depth = 0): Row =>
  Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fabricate(source, field, name, index, depth)]));

interface Place {
  readonly contract: Contract;
  readonly known: Known;
  readonly exchange: Exchange;
  readonly answer: Answer | undefined;
}

interface Answer {
  readonly type: string;
  readonly schema: JsonSchema;
}

/** The success answer of an operation: its content type and schema; undefined for an empty one. */
function answerOf(known: Known): Answer | undefined {
  const [status] = Object.keys(known.operation.responses).filter(code => code.startsWith('2') || code === 'default');
  const [content] = Object.entries(known.operation.responses[status ?? '']?.content ?? {});
  return content && { type: content[0], schema: content[1].schema };
}

const isList = (answer: Answer | undefined): boolean => answer?.schema.type === 'array';
const itemOf = (contract: Contract, answer: Answer | undefined): JsonSchema =>
  resolved(contract, answer?.schema.type === 'array' ? (answer.schema.items ?? {}) : (answer?.schema ?? {}));

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index] || (isParameter(part) && isParameter(b[index] ?? '')));

/** Row schema of the collection at `parts`: of its list or, without one, of a read of a member. */
function rowSchema(contract: Contract, parts: readonly string[], fallback: JsonSchema): JsonSchema {
  const all = contract.operations.filter(known => known.method === 'GET');
  const listed = all.find(known => same(known.parts, parts) && isList(answerOf(known)));
  const read = all.find(known => same(known.parts.slice(0, -1), parts) && isParameter(known.parts.at(-1) ?? ''));
  const found = listed ?? read;
  return found ? itemOf(contract, answerOf(found)) : fallback;
}

const SEEDED = 2;

/** Rows of a collection, made at the first look. */
function rowsAt({ contract, exchange: { world } }: Place, path: string, schema: JsonSchema): Row[] {
  const table = world.table('generic', path);
  const marks = world.table('generic seeded', path);
  if (marks.length === 0) {
    marks.push({});
    for (let index = 1; index <= SEEDED; index++) world.add('generic', path, fabricateRow({ contract, url: world.url }, schema, index));
  }
  return table;
}

/** The row that the last part of a path names, by any of its own top-level names. */
const named = (table: readonly Row[], key: string): Row | undefined =>
  table.find(row => ['id', 'iid', 'key', 'name', 'slug', 'path', 'uuid', 'token_id'].some(field => text(row[field]) === key)) ??
  table.find(row => Object.values(row).some(value => typeof value !== 'object' && text(value) === key));

function onMember(place: Place): Reply {
  const { contract, known, exchange, answer } = place;
  const { segments, world, body } = exchange;
  const path = segments.slice(0, -1).join('/');
  const table = rowsAt(place, path, rowSchema(contract, known.parts.slice(0, -1), itemOf(contract, answer)));
  const key = segments.at(-1) ?? '';
  const row = named(table, key);
  if (!row) throw notFound();
  if (known.method === 'DELETE') {
    world.remove('generic', path, row);
    return answer ? ok(row) : gone();
  }
  if (known.method !== 'GET') Object.assign(row, shaped(row, body));
  return known.method === 'POST' ? created(row) : ok(row);
}

/** Fields of a body that rows of this shape have, and those that only a body names. */
const shaped = (row: Row, body: Row): Row =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => !(isRow(row[field]) && !isRow(value))));

function onCollection(place: Place): Reply {
  const { contract, known, exchange, answer } = place;
  const { segments, world, body } = exchange;
  const path = segments.join('/');
  const schema = rowSchema(contract, known.parts, itemOf(contract, answer));
  const table = rowsAt(place, path, schema);
  if (known.method === 'GET') return paged(exchange, table);
  const index = Math.max(0, ...table.map(row => Number(row['id'] ?? 0))) + 1;
  const row = world.add('generic', path, fabricateRow({ contract, url: world.url }, schema, index));
  Object.assign(row, shaped(row, body));
  return created(row);
}

/** A thing of which a path holds one: settings, a state, a report. */
function onSingle(place: Place): Reply {
  const { contract, known, exchange, answer } = place;
  const { world, body, segments } = exchange;
  const path = `one ${segments.join('/')}`;
  const [existing] = world.table('generic', path);
  if (known.method === 'DELETE') {
    if (existing) world.remove('generic', path, existing);
    return answer ? ok(existing ?? {}) : gone();
  }
  const row = existing ?? world.add('generic', path, fabricateRow({ contract, url: world.url }, itemOf(contract, answer), 1));
  if (known.method !== 'GET') Object.assign(row, shaped(row, body));
  return { status: known.method === 'POST' ? 201 : 200, body: answer ? row : undefined };
}

/** Whether GitLab keeps a list at this path, by the catalog: a list there, or a read or delete of members below it. */
const isCollection = (contract: Contract, parts: readonly string[]): boolean =>
  contract.operations.some(
    known =>
      (known.method === 'GET' && same(known.parts, parts) && isList(answerOf(known))) ||
      (known.method !== 'POST' && isParameter(known.parts.at(-1) ?? '') && same(known.parts.slice(0, -1), parts)),
  );

/** Answers an operation from its schemas. The project or group that its path names must exist. */
export function answerGenerically(contract: Contract, known: Known, exchange: Exchange): Reply {
  const { segments, world } = exchange;
  if (segments[0] === 'projects' && segments[1] !== undefined && isParameter(known.parts[1] ?? '')) world.project(segments[1]);
  if (segments[0] === 'groups' && segments[1] !== undefined && isParameter(known.parts[1] ?? '')) world.group(segments[1]);
  const answer = answerOf(known);
  if (answer?.type === 'text/plain') return raw(`${known.operation.operationId} of the sandbox\n`, 'text/plain');
  if (answer?.type === 'application/octet-stream') return raw(new Uint8Array([0x73, 0x61, 0x6e, 0x64, 0x00]), 'application/octet-stream');
  const place: Place = { contract, known, exchange, answer };
  if (isParameter(known.parts.at(-1) ?? '')) return onMember(place);
  return isCollection(contract, known.parts) ? onCollection(place) : onSingle(place);
}
