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

/** Drops what lies deeper than `depth`, fields beyond `fields`, all descriptions, and shortens nested users. */
export function slimOutput(schema: JsonSchema, limits: OutputLimits): JsonSchema {
  const budget = { left: limits.fields };
  const properties: Record<string, JsonSchema> = {};
  const entries = Object.entries(schema.properties ?? {});
  const rows = entries.filter(([name, field]) => !ENVELOPE.includes(name) && field.type === 'array' && field.items?.properties);
  const isList = 'pagination' in (schema.properties ?? {}) && rows.length === 1;
  for (const [name, field] of entries) {
    if (ENVELOPE.includes(name)) properties[name] = slimEnvelope(field);
    else if (isList && field.items) properties[name] = { type: 'array', items: slimLevel(field.items, limits.depth, budget, false) };
    else if (budget.left > 0) {
      budget.left -= 1;
      properties[name] = slimField(field, limits.depth - 1, budget);
    }
  }
  return { type: 'object', properties };
}

const slimEnvelope = (field: JsonSchema): JsonSchema => {
  if (!field.properties) return field.items ? { type: 'array', items: { type: 'string' } } : { type: field.type ?? 'object' };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(field.properties).map(([k, v]) => [k, { type: v.type ?? 'string' }])),
  };
};

function slimLevel(schema: JsonSchema, depth: number, budget: { left: number }, nested: boolean): JsonSchema {
  if (depth <= 0 || !schema.properties) return { type: 'object' };
  const names = nested && isUser(schema) ? USER_FIELDS.filter(name => name in (schema.properties ?? {})) : Object.keys(schema.properties);
  const properties: Record<string, JsonSchema> = {};
  for (const name of names) {
    const field = schema.properties[name];
    if (!field || budget.left <= 0) break;
    budget.left -= 1;
    properties[name] = slimField(field, depth - 1, budget);
  }
  return { type: 'object', properties };
}

function slimField(field: JsonSchema, depth: number, budget: { left: number }): JsonSchema {
  if (field.type === 'object') return slimLevel(field, depth, budget, true);
  if (field.type === 'array') {
    const items = field.items ?? { type: 'object' };
    if (items.type === 'object') return { type: 'array', items: slimLevel(items, depth, budget, true) };
    return { type: 'array', items: items.type ? { type: items.type } : { description: items.description ?? 'any value' } };
  }
  return field.type ? { type: field.type } : { description: field.description ?? 'any value' };
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
