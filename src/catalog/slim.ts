/**
 * Smaller forms of an action's whole schemas, for lists and search results where every token is paid by the model.
 * Used by the code generator for the individual surface and at run time for `gitlab_find_action`.
 */
import type { JsonSchema } from './generated.ts';

export interface OutputLimits {
  /** Levels of fields kept; the entity of a list counts as its own first level. */
  readonly depth: number;
  /** Fields kept in all. */
  readonly fields: number;
}

/** Fields that name a person; the rest of a nested user is left out. */
const USER_FIELDS: readonly string[] = ['id', 'username', 'name', 'web_url'];

const ENVELOPE: readonly string[] = ['next_steps', 'pagination'];

const isUser = (schema: JsonSchema): boolean => 'username' in (schema.properties ?? {}) && 'name' in (schema.properties ?? {});

/**
 * Drops what lies deeper than `depth`, fields beyond `fields`, all descriptions, and shortens nested users. Level by level, so
 * that an object's own fields are never crowded out by those of its parts.
 */
export function slimOutput(schema: JsonSchema, limits: OutputLimits): JsonSchema {
  const root: Draft = { type: 'object', properties: {} };
  const queue: Level[] = [];
  const entries = Object.entries(schema.properties ?? {});
  const rows = entries.filter(([name, field]) => !ENVELOPE.includes(name) && field.type === 'array' && field.items?.properties);
  const isList = 'pagination' in (schema.properties ?? {}) && rows.length === 1;
  const own: Record<string, JsonSchema> = {};
  for (const [name, field] of entries) {
    if (ENVELOPE.includes(name)) root.properties[name] = slimEnvelope(field);
    else if (isList && field.items) root.properties[name] = { type: 'array', items: queued(field.items, limits.depth, queue) };
    else own[name] = field;
  }
  queue.push({ draft: root, names: Object.keys(own), properties: own, depth: limits.depth });
  let left = limits.fields;
  for (let level = queue.shift(); level; level = queue.shift()) {
    for (const name of level.names.slice(0, left)) {
      const field = level.properties[name];
      if (field) level.draft.properties[name] = slimField(field, level.depth - 1, queue);
    }
    left -= Math.min(left, level.names.length);
  }
  return tidy(root);
}

type Draft = { type: 'object'; properties: Record<string, JsonSchema> };

/** An object whose fields are still to be written. */
interface Level {
  readonly draft: Draft;
  readonly names: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly depth: number;
}

const slimEnvelope = (field: JsonSchema): JsonSchema => {
  if (!field.properties) return field.items ? { type: 'array', items: { type: 'string' } } : { type: field.type ?? 'object' };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(field.properties).map(([name, inner]) => [name, { type: inner.type ?? 'string' }])),
  };
};

/** An object's place in the answer; its fields come when its level does. */
function queued(schema: JsonSchema, depth: number, queue: Level[]): JsonSchema {
  const draft: Draft = { type: 'object', properties: {} };
  if (depth <= 0 || !schema.properties) return draft;
  const { properties } = schema;
  const names = isUser(schema) ? USER_FIELDS.filter(name => name in properties) : Object.keys(properties);
  queue.push({ draft, names, properties, depth });
  return draft;
}

function slimField(field: JsonSchema, depth: number, queue: Level[]): JsonSchema {
  if (field.type === 'object') return queued(field, depth, queue);
  if (field.type === 'array') {
    const items = field.items ?? { type: 'object' };
    if (items.type === 'object') return { type: 'array', items: queued(items, depth, queue) };
    return { type: 'array', items: items.type ? { type: items.type } : { description: items.description ?? 'any value' } };
  }
  return field.type ? { type: field.type } : { description: field.description ?? 'any value' };
}

/** An object that found no room for a field is just an object. */
function tidy(schema: JsonSchema): JsonSchema {
  if (schema.items) return { ...schema, items: tidy(schema.items) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, field]) => [name, tidy(field)] as const);
  return properties.length === 0 ? { type: schema.type ?? 'object' } : { ...schema, properties: Object.fromEntries(properties) };
}

export interface InputLimits {
  /** Parameters kept with their schema; the others are named in the root's description. */
  readonly described: number;
}

/** Keeps required parameters and the first others up to `described`; names the rest. */
export function slimInput(schema: JsonSchema, limits: InputLimits): JsonSchema {
  const names = Object.keys(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  const order = [...names.filter(name => required.has(name)), ...names.filter(name => !required.has(name))];
  const kept = new Set(order.slice(0, limits.described));
  const rest = order.slice(limits.described);
  const properties = Object.fromEntries(
    names.filter(name => kept.has(name)).map(name => [name, closeWide(schema.properties?.[name] ?? {})]),
  );
  return {
    type: 'object',
    ...(rest.length > 0 ? { description: `Also: ${rest.join(', ')}.` } : {}),
    properties,
    ...(required.size > 0 ? { required: names.filter(name => required.has(name)) } : {}),
  };
}

/** An object with more fields than this is shown without them: they are in the whole schema. */
export const WIDE_OBJECT = 40;

const closeWide = (schema: JsonSchema): JsonSchema => {
  if (Object.keys(schema.properties ?? {}).length <= WIDE_OBJECT) return schema;
  const { properties: _, required: __, additionalProperties: ___, ...rest } = schema;
  return rest;
};
