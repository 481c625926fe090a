/**
 * Fields of the GraphQL schema that nothing hand-written answers: made up by type and name, the same each time. Objects with
 * an id are rows of one table a type, so that what a mutation creates, changes or deletes is what a query then shows.
 */
import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import { isList, isRow, type Json, type Row, text } from '../row.ts';
import type { World } from '../world/world.ts';
import { connection, type PageArguments } from './connection.ts';
import { gid, type Node, numberOf, outOfReach, userNode } from './node.ts';
import { findGroup, findProject } from './places.ts';
import { GIDS, STARTING } from './rows.ts';

export interface Context {
  readonly world: World;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Rows of a type, made at the first look. */
function rowsOf(world: World, type: string): Row[] {
  const table = world.table('graphql', type);
  if (world.table('graphql seeded', type).length > 0) return table;
  world.table('graphql seeded', type).push({});
  for (const facts of STARTING[type] ?? [{}, {}]) addRow(world, type, facts);
  return table;
}

function addRow(world: World, type: string, facts: Row): Row {
  const index = world.nextId(`graphql ${type}`);
  return world.add('graphql', type, { ...facts, id: gid(GIDS[type] ?? type, index) });
}

const rowAt = (world: World, type: string, id: unknown): Row | undefined =>
  rowsOf(world, type).find(row => numberOf(row['id']) === numberOf(id));

/** Things of the demonstration by the type they are. */
const SAMPLES: Readonly<Record<string, (world: World) => unknown>> = {
  UserCore: world => userNode(world.me),
  Project: world => findProject(world, 'demo/app'),
  Group: world => findGroup(world, 'demo'),
  Namespace: world => findGroup(world, 'demo'),
};

const TIME = '2025-03-01T09:00:00.000Z';

/** A scalar that a field of this name and type could hold. */
function scalarFor(world: World, type: string, name: string, index: number): unknown {
  switch (type) {
    case 'Int':
    case 'Float':
      return index;
    case 'Boolean':
      return false;
    case 'Time':
      return TIME;
    case 'Date':
      return TIME.slice(0, 10);
    case 'JSON':
      return {};
    case 'Color':
      return '#1068bf';
    default:
      return /(url|path)$/i.test(name) && name !== 'fullPath' ? `${world.url}/${name}/${index}` : `${name}-${index}`;
  }
}

/** Number of the object a field belongs to: that of its id, else the first. */
const indexOf = (source: unknown): number => (isRow(source) && source['id'] !== undefined ? numberOf(source['id']) || 1 : 1);

interface Wanted {
  readonly type: GraphQLOutputType;
  readonly name: string;
  readonly source: unknown;
  readonly args: Arguments;
  readonly schema: GraphQLSchema;
  readonly world: World;
}

/** The field of a connection that holds its objects, by their type. */
function nodesOf(type: GraphQLObjectType): GraphQLObjectType | undefined {
  const nodes = type.getFields()['nodes'];
  const named = nodes && getNamedType(nodes.type);
  return isObjectType(named) ? named : undefined;
}

/** Rows that the arguments of a field leave: by id or ids, and by the words of a search. */
function narrowed(all: readonly Row[], args: Arguments): readonly Row[] {
  const ids = args['ids'] ?? (args['id'] == null ? undefined : [args['id']]);
  const words = text(args['search'] as Json).toLowerCase(); // an argument is JSON
  return all.filter(
    row =>
      (!Array.isArray(ids) || ids.some(id => numberOf(id) === numberOf(row['id']))) &&
      (words === '' || Object.values(row).some(value => typeof value === 'string' && value.toLowerCase().includes(words))),
  );
}

function objectFor({ type, args, world, source }: Wanted & { readonly type: GraphQLObjectType }): unknown {
  const sample = SAMPLES[type.name];
  if (sample) return sample(world);
  const node = type.name.endsWith('Connection') ? nodesOf(type) : undefined;
  if (node) {
    const sampled = SAMPLES[node.name];
    return connection<unknown>(sampled ? [sampled(world)] : narrowed(rowsOf(world, node.name), args), args as PageArguments);
  }
  if (!type.getFields()['id']) return { id: isRow(source) ? source['id'] : undefined };
  const all = rowsOf(world, type.name);
  if (args['id'] != null) return rowAt(world, type.name, args['id']) ?? null;
  if (typeof args['name'] === 'string') return all.find(row => row['name'] === args['name']) ?? null;
  return all[0] ?? null;
}

function made(wanted: Wanted): unknown {
  const type = getNullableType(wanted.type);
  if (isListType(type)) return listFor({ ...wanted, type: type.ofType });
  if (isObjectType(type)) return objectFor({ ...wanted, type });
  if (isAbstractType(type)) return { __typename: wanted.schema.getPossibleTypes(type)[0]?.name };
  if (isEnumType(type)) return type.getValues()[0]?.value;
  const { name } = getNamedType(type);
  return scalarFor(wanted.world, name, wanted.name, indexOf(wanted.source));
}

/** One of each kind where a list holds several kinds; the rows of a type; else a single value. */
function listFor(wanted: Wanted): readonly unknown[] {
  const type = getNullableType(wanted.type);
  if (isAbstractType(type)) return wanted.schema.getPossibleTypes(type).map(({ name }) => ({ __typename: name }));
  if (isObjectType(type) && type.getFields()['id'] && !SAMPLES[type.name]) return rowsOf(wanted.world, type.name);
  return [made({ ...wanted, type })];
}

/** The type of row that a mutation is about: that of its payload's object, else the one its name holds. */
function subjectOf(schema: GraphQLSchema, mutation: string, payload: GraphQLObjectType): GraphQLObjectType | undefined {
  for (const field of Object.values(payload.getFields())) {
    const type = getNamedType(field.type);
    if (isObjectType(type) && type.getFields()['id']) return type;
  }
  const words = mutation.toLowerCase();
  return Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && 'id' in type.getFields() && words.includes(type.name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** The id that an input names its subject by: `id`, or the one called after the type. */
const idIn = (input: Row, type: string): Json =>
  input['id'] ??
  input[`${type[0]?.toLowerCase() ?? ''}${type.slice(1)}Id`] ??
  Object.entries(input).find(([name]) => name.endsWith('Id'))?.[1];

/** What an input says of fields that the type has. */
const facts = (type: GraphQLObjectType, input: Row): Row =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => name !== 'id' && name in type.getFields() && !isRow(value)));

const isCreation = (mutation: string): boolean => /create|award/i.test(mutation);
const isRemoval = (mutation: string): boolean => /delete|destroy/i.test(mutation);

/** Does what a mutation's name says, and answers its payload with what it wrote. */
function mutate(wanted: Wanted, mutation: string): Node {
  const { world, schema } = wanted;
  const payload = getNamedType(wanted.type);
  const given = wanted.args['input'];
  const input: Row = typeof given === 'object' && given !== null ? { ...(given as Row) } : {}; // GraphQL's own check made it one
  if (!isObjectType(payload)) return { errors: [] };
  const type = subjectOf(schema, mutation, payload);
  const field = Object.values(payload.getFields()).find(one => getNamedType(one.type) === type);
  if (!type || (!field && !isRemoval(mutation))) return { errors: [] };
  if (isCreation(mutation)) {
    rowsOf(world, type.name);
    const inner = Object.values(input).find(
      (value): value is readonly Row[] => isList(value) && value.some(item => typeof item === 'object'),
    );
    const many = (inner ?? [input]).map(item => addRow(world, type.name, stamped(world, type, facts(type, { ...item }))));
    return { errors: [], ...(field && { [field.name]: isListType(getNullableType(field.type)) ? many : many[0] }) };
  }
  const id = idIn(input, type.name);
  if (id === undefined) return { errors: [] };
  const row = rowAt(world, type.name, id);
  if (!row) throw outOfReach();
  if (isRemoval(mutation)) world.remove('graphql', type.name, row);
  else Object.assign(row, facts(type, input), effects(world, type, mutation));
  return { errors: [], ...(field && { [field.name]: row }) };
}

const stamped = (world: World, type: GraphQLObjectType, row: Row): Row => {
  const times = ['createdAt', 'updatedAt'].filter(name => name in type.getFields()).map(name => [name, world.stamp()]);
  return { ...Object.fromEntries(times), ...row };
};

/** What a mutation does by its verb alone: `…Subscribe` subscribes, `…Revoke` sets the time and who did it. */
function effects(world: World, type: GraphQLObjectType, mutation: string): Row {
  const has = (name: string): boolean => name in type.getFields();
  const me = userNode(world.me) as Row; // a user's fields are plain values
  return {
    ...(has('subscribed') && /subscribe$/i.test(mutation) && { subscribed: !/unsubscribe$/i.test(mutation) }),
    ...(has('revokedAt') && /revoke$/i.test(mutation) && { revokedAt: world.stamp(), revokedByUser: me }),
    ...(has('updatedAt') && { updatedAt: world.stamp() }),
  };
}

/** Answers a field: by what its object has there, else by making something up. */
export const resolveField: GraphQLFieldResolver<unknown, Context> = (source, args: Arguments, { world }, info) => {
  const own = typeof source === 'object' && source !== null ? (source as Readonly<Record<string, unknown>>)[info.fieldName] : undefined; // any object
  if (typeof own === 'function') return own(args, { world }, info);
  if (own !== undefined) return own;
  const wanted: Wanted = { type: info.returnType, name: info.fieldName, source, args, schema: info.schema, world };
  return info.parentType === info.schema.getMutationType() ? mutate(wanted, info.fieldName) : made(wanted);
};

/** Which kind an object of several is: it says so itself, else the first. */
export const resolveKind = (
  value: unknown,
  schema: GraphQLSchema,
  type: Parameters<GraphQLSchema['getPossibleTypes']>[0],
): string | undefined => {
  const named = isRow(value) ? text(value['__typename']) : '';
  return named === '' ? schema.getPossibleTypes(type)[0]?.name : named;
};
