/**
 * Whole JSON Schemas of an action: its arguments and its answer. Kept plain on purpose, since clients exist that refuse
 * references, type lists, root combinators, empty items and null members; shorter forms are cut from these elsewhere.
 */
import type { JsonSchema } from '../../src/catalog/generated.ts';
import { answeredFields } from '../fields.ts';
import type { Action, Catalog, Entity, Field, Parameter } from '../model.ts';
import { compileView } from '../views.ts';

/** Levels of fields that an answer's schema shows. */
const OUTPUT_DEPTH = 4;

/** What a nested user is reduced to. */
const USER_FIELDS: ReadonlySet<string> = new Set(['id', 'username', 'name', 'web_url']);

const DATE = 'Date, as 2025-01-31.';
const DATETIME = 'Time, as 2025-01-31T10:00:00Z.';

/** Schema of the arguments: named parameters only. */
export function inputSchema(action: Action): JsonSchema {
  const required = action.params.filter(param => param.required).map(param => param.name);
  return {
    type: 'object',
    properties: Object.fromEntries(action.params.map(param => [param.name, parameterSchema(param)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

export function parameterSchema(param: Parameter): JsonSchema {
  const description = describe(param);
  const required = param.properties?.filter(property => property.required).map(property => property.name) ?? [];
  return {
    type: param.type,
    ...(description !== undefined && { description }),
    ...(param.enum && { enum: param.enum }),
    ...(param.min !== undefined && { minimum: param.min }),
    ...(param.max !== undefined && { maximum: param.max }),
    ...(param.items && { items: parameterSchema(param.items) }),
    ...(param.properties && {
      properties: Object.fromEntries(param.properties.map(property => [property.name, parameterSchema(property)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    }),
  };
}

/** Dates say their form, since the schema's `format` would refuse spellings that GitLab takes. */
function describe(param: Parameter): string | undefined {
  const form = param.kind === 'date' ? DATE : param.kind === 'datetime' ? DATETIME : undefined;
  if (form === undefined || param.description === undefined) return param.description ?? form;
  return /\d{4}-\d{2}/.test(param.description) ? param.description : `${param.description} ${form}`;
}

/** Schema of `structuredContent`. Nothing is required and any other field may come, so a new GitLab cannot break a client. */
export const outputSchema = (action: Action, catalog: Catalog): JsonSchema => withoutTiers(markedOutput(action, catalog));

/** Fields of the answer that only a higher tier fills: dotted path in the schema, `[]` for the items of a list, to the tier. */
export const tierFields = (action: Action, catalog: Catalog): Readonly<Record<string, string>> =>
  Object.fromEntries(tiersIn(markedOutput(action, catalog), ''));

const markedOutput = (action: Action, catalog: Catalog): JsonSchema => ({ type: 'object', properties: outputProperties(action, catalog) });

/** Where a field of a higher tier is marked while the schema is made; never published. */
const TIER = 'x-tier';

function withoutTiers(schema: JsonSchema): JsonSchema {
  const { [TIER]: _, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, withoutTiers(inner)])) }),
    ...(items && { items: withoutTiers(items) }),
  };
}

function tiersIn(schema: JsonSchema, path: string): readonly (readonly [string, string])[] {
  const tier = schema[TIER];
  if (typeof tier === 'string') return [[path, tier]];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => tiersIn(inner, path === '' ? name : `${path}.${name}`));
  return schema.items ? [...below, ...tiersIn(schema.items, `${path}[]`)] : below;
}

function outputProperties(action: Action, catalog: Catalog): Record<string, JsonSchema> {
  const entity = action.returns && catalog.entities.get(action.returns.entity);
  if (!action.returns || !entity) return { status: { type: 'string' }, message: { type: 'string' } };
  const steps: Record<string, JsonSchema> = suggests(action, entity, catalog)
    ? { next_steps: { type: 'array', items: { type: 'string' } } }
    : {};
  const fields = fieldSchemas(answeredFields(action, entity), { catalog, depth: OUTPUT_DEPTH, within: [entity.name], nested: false });
  if (!action.returns.list) return { ...steps, ...fields };
  return {
    ...steps,
    [listKey(action, entity)]: { type: 'array', items: { type: 'object', properties: fields } },
    pagination: paginationSchema(action),
  };
}

/** Whether `next_steps` can be in the answer: steps of its own, or the line that keeps a table's links. */
function suggests(action: Action, entity: Entity, catalog: Catalog): boolean {
  if (action.next.length > 0) return true;
  if (!action.returns?.list) return false;
  const { view } = compileView(entity, catalog.entities);
  return (view.entries ?? view.table)?.links ?? false;
}

export const listKey = (action: Action, entity: Entity): string => action.key ?? entity.plural;

function paginationSchema(action: Action): JsonSchema {
  const integers = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, { type: 'integer' }]));
  if (action.paging === 'cursor') {
    const isTwoWay = action.params.some(param => param.name === 'before');
    const back: Record<string, JsonSchema> = isTwoWay ? { has_previous_page: { type: 'boolean' }, start_cursor: { type: 'string' } } : {};
    return { type: 'object', properties: { has_next_page: { type: 'boolean' }, end_cursor: { type: 'string' }, ...back } };
  }
  const token: Record<string, JsonSchema> = action.paging === 'keyset' ? { next_page_token: { type: 'string' } } : {};
  return {
    type: 'object',
    properties: {
      ...integers('page', 'per_page', 'total_items', 'total_pages', 'next_page', 'prev_page'),
      has_more: { type: 'boolean' },
      ...token,
    },
  };
}

interface FieldContext {
  readonly catalog: Catalog;
  /** Levels left, this one included. */
  readonly depth: number;
  /** Entities on the way here: one that holds itself is not opened again. */
  readonly within: readonly string[];
  readonly nested: boolean;
}

function fieldSchemas(fields: ReadonlyMap<string, Field>, context: FieldContext): Record<string, JsonSchema> {
  return Object.fromEntries([...fields].map(([name, field]) => [name, fieldSchema(field, context)]));
}

function fieldSchema(field: Field, context: FieldContext): JsonSchema {
  const tier: JsonSchema = field.tier === undefined || field.tier === 'free' ? {} : { [TIER]: field.tier };
  const said = { ...(field.description !== undefined && { description: field.description }), ...tier };
  switch (field.type) {
    case 'any':
      return { description: 'any value', ...said };
    case 'array':
      return { type: 'array', ...said, items: field.items ? fieldSchema(field.items, context) : { description: 'any value' } };
    case 'object':
      return { ...objectSchema(field.fields, context), ...said };
    case 'entity':
      return { ...entitySchema(field.entity ?? '', context), ...said };
    case 'integer':
    case 'number':
    case 'boolean':
      return { type: field.type, ...said };
    default:
      return { type: 'string', ...said };
  }
}

function objectSchema(fields: ReadonlyMap<string, Field> | undefined, context: FieldContext): JsonSchema {
  if (context.depth <= 1 || !fields || fields.size === 0) return { type: 'object' };
  return { type: 'object', properties: fieldSchemas(fields, { ...context, depth: context.depth - 1, nested: true }) };
}

function entitySchema(name: string, context: FieldContext): JsonSchema {
  const entity = context.catalog.entities.get(name);
  if (!entity || context.within.includes(name)) return { type: 'object' };
  const fields = name === 'User' ? new Map([...entity.fields].filter(([field]) => USER_FIELDS.has(field))) : entity.fields;
  return objectSchema(fields, { ...context, within: [...context.within, name] });
}
