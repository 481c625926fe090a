import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { plain } from '../../codegen/emit/modules.ts';
import { inputSchema } from '../../codegen/emit/schema.ts';
import { validatorModules } from '../../generated/actions/index.ts';
import type { JsonSchema, Validator } from '../../src/catalog/generated.ts';
import { ownCatalog } from './repository.ts';

/** A value that the schema takes. */
function rightValue(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(schema['minimum'] === undefined ? 1 : Number(schema['minimum']), 0);
    case 'boolean':
      return true;
    case 'array':
      return [rightValue(schema.items ?? {})];
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, rightValue(inner)]));
    default:
      return 'text';
  }
}

/** Values that stand beside the right one in every place: some right, most wrong. */
const STRANGE: readonly unknown[] = [null, '', 'text', '12', 0, -1, 1.5, 101, true, [], ['text'], [1], [null], {}, { x: 1 }, [{ x: 1 }]];

/** Places of one object that are tried: the fields of the widest, an instance's settings, are all of a few kinds. */
const PLACES_TRIED = 140;

/** Whole, least and one fault in each place, at every depth. */
function* inputs(schema: JsonSchema): Generator<unknown> {
  const whole = rightValue(schema) as Record<string, unknown>; // the root is an object
  yield whole;
  yield Object.fromEntries(Object.entries(whole).filter(([name]) => schema.required?.includes(name)));
  yield {};
  yield { ...whole, surely_unknown: 1 };
  for (const value of STRANGE) yield value;
  for (const [name, inner] of Object.entries(schema.properties ?? {}).slice(0, PLACES_TRIED)) {
    const { [name]: _, ...without } = whole;
    yield without;
    for (const value of [...STRANGE, ...nested(inner)]) yield { ...whole, [name]: value };
  }
}

function* nested(schema: JsonSchema): Generator<unknown> {
  if (schema['minimum'] !== undefined) yield Number(schema['minimum']) - 1;
  if (schema['maximum'] !== undefined) yield Number(schema['maximum']) + 1;
  if (schema.items?.properties) for (const item of inputs(schema.items)) yield [item];
  if (schema.properties) yield* inputs(schema);
}

describe('generated validators', () => {
  it('agree with Ajv on every action, for right and wrong arguments', async () => {
    const ajv = new Ajv({ strict: false });
    const counts = { accepted: 0, refused: 0 };
    const differences: string[] = [];
    const compare = (id: string, validator: Validator, byAjv: ValidateFunction, input: unknown) => {
      const isRight = byAjv(input);
      if (validator.safeParse(input).success !== isRight) differences.push(`${id}: ${JSON.stringify(input)}`);
      counts[isRight ? 'accepted' : 'refused'] += 1;
    };
    for (const action of ownCatalog().actions) {
      const validator = (await validatorModules[action.domain]?.())?.validators[action.id]?.();
      if (!validator) throw new Error(`no validator for ${action.id}`);
      const schema = inputSchema(action);
      const byAjv = ajv.compile(schema);
      for (const input of inputs(schema)) compare(action.id, validator, byAjv, input);
    }
    expect(differences).toEqual([]);
    expect(counts.accepted).toBeGreaterThan(5_000);
    expect(counts.refused).toBeGreaterThan(20_000);
  });

  it.each(['$ref', 'if', 'oneOf', 'prefixItems', 'contains', 'propertyNames', 'minProperties', 'dependentRequired', 'format', 'pattern'])(
    'are not made of a schema with %s, which would go unchecked',
    keyword => {
      const schema: JsonSchema = { type: 'object', properties: { list: { type: 'array', items: { type: 'string', [keyword]: 'x' } } } };
      expect(() => plain('thing.get', schema)).toThrow(
        `thing.get: the keyword '${keyword}' would not be checked by its validator; leave it out of the input schema`,
      );
    },
  );

  it('are made without words and defaults, which zod would send', () => {
    const schema: JsonSchema = { type: 'object', description: 'Words.', properties: { page: { type: 'integer', default: 1, minimum: 1 } } };
    expect(plain('thing.list', schema)).toEqual({ type: 'object', properties: { page: { type: 'integer', minimum: 1 } } });
  });
});
