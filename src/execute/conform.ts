/**
 * Holds an answer to the output schema that was published for it. A client that checks answers would otherwise refuse a whole
 * one, after a write even, because GitLab sent one field as another type. What can be told without loss is told in the type that
 * was promised; what cannot is left out. Linear in the answer; gives the same object back where everything fits.
 */
import type { JsonSchema } from '../catalog/generated.ts';
import { listedOutput } from '../catalog/listed-tools.ts';
import type { RunContext } from './context.ts';

type Json = Readonly<Record<string, unknown>>;

/** On the individual surface each tool published an output schema: its answer, conformed to that. Elsewhere as it is. */
export function asListed(structured: Json, { entry, call, wizard }: Pick<RunContext, 'entry' | 'call' | 'wizard'>): Json {
  const schema = call.view.surface === 'individual' ? listedOutput(wizard ?? entry.id) : undefined;
  return schema === undefined ? structured : (conform(structured, schema) as Json); // the root is an object in both
}

/** The value as the schema promises it; undefined where it cannot be told so. Fields that the schema does not name are kept. */
export function conform(value: unknown, schema: JsonSchema): unknown {
  switch (schema.type) {
    case 'object':
      return isObject(value) ? conformFields(value, schema) : undefined;
    case 'array':
      return Array.isArray(value) ? conformItems(value, schema) : undefined;
    case 'string':
      return typeof value === 'string' ? value : textFor(value);
    case 'integer':
    case 'number':
      return numberFor(value, schema.type);
    case 'boolean':
      return typeof value === 'boolean' ? value : BOOLEANS.get(value);
    default:
      return value;
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const textFor = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** A text that is exactly how the number is written. */
function numberFor(value: unknown, type: 'integer' | 'number'): number | undefined {
  const number = typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return type === 'number' || Number.isInteger(number) ? number : undefined;
}

function conformFields(value: Json, { properties = {} }: JsonSchema): Json {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(properties)) {
    const schema = properties[name];
    if (schema === undefined || !Object.hasOwn(value, name)) continue;
    const fitted = conform(value[name], schema);
    if (fitted === value[name]) continue;
    changed ??= { ...value };
    if (fitted === undefined) delete changed[name];
    else changed[name] = fitted;
  }
  return changed ?? value;
}

function conformItems(value: readonly unknown[], { items }: JsonSchema): readonly unknown[] {
  if (items?.type === undefined) return value;
  const fitted = value.map(item => conform(item, items));
  return fitted.every((item, index) => item === value[index]) ? value : fitted.filter(item => item !== undefined);
}
