/**
 * Answers operations that no hand-written resource has, from their response schemas: one in-memory collection a path, in
 * which create, list, get, update and delete agree. A collection starts with the rows that `world/collections.ts` has for it,
 * else with two made-up ones, and with those that the catalog's examples name. It knows nothing of what a field means.
 */
import type { JsonSchema } from '../catalog/generated.ts';
import { type Contract, isParameter, type Known } from './contract.ts';
import { downloadAt } from './downloads.ts';
import { keptWhenDeleted, startingEffect, verbEffect, withoutValue } from './effects.ts';
import { notFound, Refusal } from './errors.ts';
import { fabricateRow, resolved, type Workshop } from './fabricate.ts';
import { mentions } from './narrow.ts';
import { paged } from './paging.ts';
import { created, type Exchange, gone, ok, type Reply, raw } from './router.ts';
import { isRow, isTrue, type Json, list, number, type Row, text } from './row.ts';
import { startingRows } from './world/collections.ts';
import { slimUser } from './world/people.ts';

/** Answers a read of another path in the same request: whether something that a path leads through is there. */
export type Peek = (exchange: Exchange) => Reply | undefined;

interface Place {
  readonly contract: Contract;
  readonly known: Known;
  readonly exchange: Exchange;
  readonly workshop: Workshop;
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
const itemOf = (answer: Answer | undefined): JsonSchema => (answer?.schema.type === 'array' ? answer.schema.items : answer?.schema) ?? {};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index] || (isParameter(part) && isParameter(b[index] ?? '')));

const lastPart = (known: Known): string => known.parts.at(-1) ?? '';

/** Operations on the members of the collection at `parts`. */
const onMembersOf = (contract: Contract, parts: readonly string[]): readonly Known[] =>
  contract.operations.filter(known => isParameter(lastPart(known)) && same(known.parts.slice(0, -1), parts));

const listsAt = (contract: Contract, parts: readonly string[]): Known | undefined =>
  contract.operations.find(known => known.method === 'GET' && same(known.parts, parts) && isList(answerOf(known)));

/** Row schema of the collection at `parts`: of its list, a read of a member or a write to one; of this operation's answer without any. */
function rowSchema({ contract, answer }: Place, parts: readonly string[]): JsonSchema {
  const members = onMembersOf(contract, parts);
  const source = listsAt(contract, parts) ?? members.find(known => known.method === 'GET') ?? members.find(known => answerOf(known));
  return itemOf(source ? answerOf(source) : answer);
}

/** The path that a collection is kept under: projects and groups by number, the caller's own things among the users'. */
function kept({ world }: Exchange, { parts }: Known, segments: readonly string[]): string {
  const [first, second, ...rest] = segments;
  if (first === 'user' && second !== undefined) return ['users', text(world.me['id']), second, ...rest].join('/');
  if (second === undefined || !isParameter(parts[1] ?? '')) return segments.join('/');
  if (first === 'users') return [first, text(world.user(/^\d+$/.test(second) ? Number(second) : second)['id']), ...rest].join('/');
  if (first === 'projects') return [first, text(world.project(second)['id']), ...rest].join('/');
  if (first === 'groups') return [first, text(world.group(second)['id']), ...rest].join('/');
  return segments.join('/');
}

const NAMES = ['id', 'iid', 'key', 'name', 'slug', 'path', 'uuid', 'token_id'] as const;

/** The row that the last part of a path names: by the name it was made for, or by any of its own top-level fields. */
function named(world: Exchange['world'], path: string, key: string): Row | undefined {
  const table = world.table('generic', path);
  const made = world.table('generic names', path).find(entry => entry['key'] === key);
  return (
    table.find(row => row === made?.['row']) ??
    table.find(row => NAMES.some(field => text(row[field]) === key)) ??
    table.find(row => Object.values(row).some(value => typeof value !== 'object' && text(value) === key))
  );
}

/** Adds a row that the last part of a path, `{parameter}`, names as `key`. */
function addNamed(place: Place, path: string, schema: JsonSchema, { parameter, key }: { parameter: string; key: string }): Row {
  const { world } = place.exchange;
  const properties = resolved(place.workshop.schemas, schema).properties ?? {};
  const word = parameter.slice(parameter.lastIndexOf('_') + 1);
  const wanted = [parameter, word, ...NAMES].filter(field => field in properties);
  const isNumber = /^\d+$/.test(key);
  const field = wanted.find(name => (properties[name]?.type === 'integer') === isNumber);
  const index = isNumber ? Number(key) : freeNumber(world.table('generic', path));
  const row = world.add('generic', path, fabricateRow(place.workshop, schema, index));
  if (field !== undefined) row[field] = isNumber && properties[field]?.type === 'integer' ? Number(key) : key;
  world.add('generic names', path, { key, row });
  return row;
}

const freeNumber = (table: readonly Row[]): number => Math.max(0, ...table.map(row => Number(row['id'] ?? row['iid'] ?? 0) || 0)) + 1;

const SEEDED = 2;

/** Rows of a collection, made at the first look. */
function rowsAt(place: Place, path: string, parts: readonly string[]): Row[] {
  const { world } = place.exchange;
  const table = world.table('generic', path);
  const marks = world.table('generic seeded', path);
  if (marks.length > 0) return table;
  marks.push({});
  const schema = rowSchema(place, parts);
  const given: readonly Row[] = startingRows(path) ?? Array.from({ length: SEEDED }, () => ({}));
  for (const [at, facts] of given.entries()) {
    const index = Number(facts['id'] ?? at + 1);
    world.add('generic', path, { ...fabricateRow(place.workshop, schema, index), ...facts });
  }
  for (const member of place.contract.operations) {
    if (!same(member.parts.slice(0, -1), parts) || !isMember(place.contract, member)) continue;
    const parameter = lastPart(member).replace(/^\{|\}$/g, '');
    const { example } = member.operation.parameters.find(one => one.in === 'path' && one.name === parameter) ?? {};
    const key = isParameter(lastPart(member)) ? text(example) : parameter;
    if (key !== '' && !named(world, path, key)) addNamed(place, path, schema, { parameter, key });
  }
  return table;
}

/** Whether a member comes to be by being written: where the catalog has no other way to make one or to see one. */
const isMadeByWriting = ({ contract, known: { method, parts } }: Place): boolean => {
  if (method === 'POST') return true;
  const above = parts.slice(0, -1);
  const isMade = contract.operations.some(known => known.method === 'POST' && same(known.parts, above));
  return method === 'PUT' && !isMade && !onMembersOf(contract, above).some(known => known.method === 'POST');
};

function onMember(place: Place): Reply {
  const { known, exchange, answer } = place;
  const { segments, world, body, method } = exchange;
  const above = known.parts.slice(0, -1);
  const path = kept(exchange, known, segments.slice(0, -1));
  const key = segments.at(-1) ?? '';
  rowsAt(place, path, above);
  const wanted = { parameter: lastPart(known).replace(/^\{|\}$/g, ''), key };
  const row = named(world, path, key) ?? (isMadeByWriting(place) ? addNamed(place, path, rowSchema(place, above), wanted) : undefined);
  if (!row) throw notFound();
  if (method === 'DELETE') {
    if (!keptWhenDeleted(row)) world.remove('generic', path, row);
    return answer ? ok(row) : gone();
  }
  if (isList(answer)) return paged(exchange, [row]);
  if (method !== 'GET') Object.assign(row, shaped(row, body));
  return written(place, row);
}

/** Entity that an operation answers. */
const entityOf = (known: Known | undefined): Json => (known && (answerOf(known)?.schema['$ref'] as Json)) ?? undefined; // a reference is text

/** The thing that a path ending in a verb is about, where the operation answers that thing: `…/rotate`, `…/take_ownership`. */
function subjectOf({ contract, known, exchange }: Place, peek: Peek): Row | undefined {
  const entity = entityOf(known);
  if (entity === undefined || !isParameter(known.parts.at(-2) ?? '')) return undefined;
  const segments = exchange.segments.slice(0, -1);
  if (
    entityOf(readOf(contract, segments)) !== entity &&
    !onMembersOf(contract, known.parts.slice(0, -2)).some(one => entityOf(one) === entity)
  )
    return undefined;
  const thing = peek(reading(exchange, segments))?.body;
  if (isRow(thing)) return thing;
  const path = kept(exchange, known, segments.slice(0, -1));
  rowsAt(
    { contract, known, exchange, workshop: { schemas: contract.schemas, world: exchange.world }, answer: undefined },
    path,
    known.parts.slice(0, -2),
  );
  return named(exchange.world, path, segments.at(-1) ?? '');
}

/** Does what a verb says with the thing before it, and answers the thing. */
function onVerb(place: Place, subject: Row): Reply {
  const { exchange } = place;
  Object.assign(subject, shaped(subject, exchange.body));
  verbEffect(exchange, subject);
  return written(place, subject);
}

/** A value of a body as a row of this shape holds it; undefined where it is nothing that the row's field could be. */
function fitted(was: Json, value: Json): Json {
  if (Array.isArray(was)) return isRow(value) ? undefined : Array.isArray(value) ? value : list(value);
  if (isRow(was)) return isRow(value) || value === null ? value : undefined;
  if (typeof was === 'number')
    return value === null || Number.isFinite(Number(value)) ? (value === null ? null : Number(value)) : undefined;
  if (typeof was === 'boolean') return value === null ? null : isTrue(value);
  if (typeof was === 'string' && typeof value === 'object' && value !== null)
    return Array.isArray(value) ? value.map(text).join(', ') : undefined;
  return value;
}

/** Fields of a body in the shape of the row, and those that only a body names. */
const shaped = (row: Row, body: Row): Row =>
  Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => {
      const fit = fitted(row[field], value);
      return fit === undefined ? [] : [[field, fit]];
    }),
  );

const PEOPLE = ['author', 'owner', 'user', 'created_by', 'creator'];

/**
 * A new row: what the request says; nothing where it could have said something; the present and the caller where time and people
 * are asked for; the rest made up.
 */
function newRow(place: Place, schema: JsonSchema, index: number): Row {
  const { known, exchange, workshop } = place;
  const { body, world } = exchange;
  const row = fabricateRow(workshop, schema, index);
  const offered = Object.values(known.operation.requestBody?.content ?? {}).flatMap(one => Object.keys(one.schema.properties ?? {}));
  for (const [field, value] of Object.entries(row)) {
    if (/^(created|updated)_at$/.test(field)) row[field] = world.stamp();
    else if (/_(at|on)$/.test(field) && typeof value === 'string') row[field] = null;
    else if (PEOPLE.includes(field) && isRow(value)) row[field] = slimUser(world, number(world.me['id']));
    else if (offered.includes(field) && typeof value !== 'boolean') row[field] = Array.isArray(value) ? [] : null;
  }
  const made = fabricateRow(workshop, schema, index);
  for (const [field, value] of Object.entries(body)) {
    const fit = fitted(made[field], value);
    if (fit !== undefined) row[field] = fit;
  }
  startingEffect(exchange, row);
  return row;
}

/** The answer to a read or a write: the row where the operation answers something, else a bare status. */
function written({ answer, known, exchange }: Place, row: Row, isNew = false): Reply {
  if (exchange.method === 'GET') return ok(withoutValue(row));
  const isCreated = isNew || Object.keys(known.operation.responses).includes('201');
  if (answer) return isCreated ? created(row) : ok(row);
  return { status: isCreated ? 201 : exchange.method === 'POST' ? 202 : 204, body: undefined };
}

/** A list narrowed by the words of `search`, as every list of GitLab that takes them does. */
function listed(place: Place, table: readonly Row[]): Reply {
  const words = text(place.exchange.query['search']);
  const found = words === '' ? table : table.filter(row => mentions(row, Object.keys(row), words));
  return paged(place.exchange, found, { show: withoutValue });
}

function onCollection(place: Place): Reply {
  const { known, exchange, answer } = place;
  const { segments, world, method } = exchange;
  const path = kept(exchange, known, segments);
  const table = rowsAt(place, path, known.parts);
  if (method === 'GET') return isList(answer) ? listed(place, table) : ok(table[0]);
  if (method === 'DELETE') {
    table.length = 0;
    return gone();
  }
  const schema = answer && method === 'POST' && !isList(answer) ? itemOf(answer) : rowSchema(place, known.parts);
  const row = world.add('generic', path, newRow(place, schema, freeNumber(table)));
  return isList(answer) ? created([row]) : written(place, row, answer !== undefined && method === 'POST');
}

/** A thing of which a path holds one: settings, a state, a report. */
function onSingle(place: Place): Reply {
  const { known, exchange, answer, workshop } = place;
  const { world, body, segments, method } = exchange;
  const path = `one ${kept(exchange, known, segments)}`;
  const [existing] = world.table('generic', path);
  if (method === 'DELETE') {
    if (existing) world.remove('generic', path, existing);
    return answer ? ok(existing ?? fabricateRow(workshop, itemOf(answer), 1)) : gone();
  }
  const [facts] = startingRows(path.slice('one '.length)) ?? [];
  const row = existing ?? world.add('generic', path, { ...fabricateRow(workshop, itemOf(answer), 1), ...facts });
  if (method !== 'GET') Object.assign(row, shaped(row, body));
  return isList(answer) ? { status: 200, body: [row] } : written(place, row);
}

/** Whether the path names a member: by its parameter, or by a word of its own that the catalog writes to, as an integration's. */
function isMember(contract: Contract, { method, parts }: Known): boolean {
  if (isParameter(parts.at(-1) ?? '')) return true;
  const isWritten = contract.operations.some(known => known.method === 'PUT' && known.parts.join('/') === parts.join('/'));
  return isWritten && onMembersOf(contract, parts.slice(0, -1)).some(known => known.method === method);
}

/** Whether GitLab keeps a list at this path, by the catalog: a list there, or a read or delete of members below it. */
const isCollection = (contract: Contract, parts: readonly string[]): boolean =>
  listsAt(contract, parts) !== undefined || onMembersOf(contract, parts).some(known => known.method !== 'POST');

/** The request that reads another path, on the way of this one. */
const reading = (exchange: Exchange, segments: readonly string[]): Exchange => ({
  ...exchange,
  method: 'GET',
  segments,
  query: {},
  body: {},
  input: {},
  search: '',
});

/** Refuses a path that leads through something that is not there, where there is a way to read that. */
function requireWay(exchange: Exchange, known: Known, peek: Peek): void {
  for (let length = 2; length < known.parts.length; length++) {
    if (!isParameter(known.parts[length - 1] ?? '')) continue;
    try {
      peek(reading(exchange, exchange.segments.slice(0, length)));
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) throw error;
    }
  }
}

/** Answers an operation from its schemas. What its path leads through must exist. */
export function answerGenerically(contract: Contract, known: Known, exchange: Exchange, peek: Peek): Reply {
  const { segments, world } = exchange;
  const [kind, key] = segments;
  const isOwned = key !== undefined && isParameter(known.parts[1] ?? '');
  const project = kind === 'projects' && isOwned ? world.project(key) : undefined;
  const group = kind === 'groups' && isOwned ? world.group(key) : undefined;
  requireWay(exchange, known, peek);
  const answer = answerOf(known);
  if (answer?.type === 'text/plain') return raw(`${known.operation.operationId} of the sandbox\n`, 'text/plain');
  if (answer?.type === 'application/octet-stream') return downloadAt(segments);
  const workshop: Workshop = { schemas: contract.schemas, world, project, group };
  const place: Place = { contract, known, exchange, workshop, answer };
  if (isMember(contract, known)) return onMember(place);
  const subject = known.method === 'GET' || known.method === 'DELETE' ? undefined : subjectOf(place, peek);
  if (subject) return onVerb(place, subject);
  return isCollection(contract, known.parts) ? onCollection(place) : onSingle(place);
}

/** The catalog's read of the one thing that a path names, if it has one. */
export const readOf = (contract: Contract, segments: readonly string[]): Known | undefined =>
  contract.operations.find(
    known =>
      known.method === 'GET' &&
      isParameter(lastPart(known)) &&
      !isList(answerOf(known)) &&
      known.parts.length === segments.length &&
      known.parts.every((part, index) => isParameter(part) || part === segments[index]),
  );
