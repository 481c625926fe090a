/**
 * Output schemas as a tier sees them: a field that only a higher tier fills is left out of the schema (never out of an
 * answer). Owns the cut; which field belongs to which tier is `generated/tiers.json`.
 */
import type { Tier } from '../call/call.ts';
import type { ActionEntry } from './action.ts';
import { type ActionSchemas, generatedJson, type JsonSchema, schemasOf } from './generated.ts';
import { TIER_RANK } from './tier.ts';

type TierFields = Readonly<Record<string, Readonly<Record<string, Tier>>>>;

/** Dotted paths (`[]` for items) of an action's output that `tier` does not fill; none while the tier is unknown. */
function hiddenPaths(id: string, tier: Tier | undefined): readonly string[] {
  if (tier === undefined || tier === 'ultimate') return [];
  const fields = generatedJson<TierFields>('tiers.json')[id] ?? {};
  return Object.entries(fields).flatMap(([path, needed]) => (TIER_RANK[needed] > TIER_RANK[tier] ? [path] : []));
}

export const hasHiddenFields = (id: string, tier: Tier | undefined): boolean => hiddenPaths(id, tier).length > 0;

/** Whole schemas of an action for an instance of this tier. */
export function schemasFor(entry: ActionEntry, tier: Tier | undefined): ActionSchemas {
  const schemas = schemasOf(entry);
  return { input: schemas.input, output: outputFor(entry.id, schemas.output, tier) };
}

/** `schema`, whole or slim, without the fields that `tier` does not fill. */
export const outputFor = (id: string, schema: JsonSchema, tier: Tier | undefined): JsonSchema =>
  hiddenPaths(id, tier).reduce((left, path) => without(left, path.replaceAll('[]', '.[]').split('.')), schema);

function without(schema: JsonSchema, [first, ...rest]: readonly string[]): JsonSchema {
  if (first === '[]') return schema.items ? { ...schema, items: without(schema.items, rest) } : schema;
  const field = first === undefined ? undefined : schema.properties?.[first];
  if (first === undefined || field === undefined) return schema;
  const { [first]: _gone, ...others } = schema.properties ?? {};
  if (rest.length === 0) return { ...schema, properties: others };
  return { ...schema, properties: { ...schema.properties, [first]: without(field, rest) } };
}
