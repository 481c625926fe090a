/**
 * The only door to `generated/` at run time. Everything is loaded at first use and kept: catalogue data is the same for all
 * callers. It does not interpret what it loads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ActionEntry, ActionFacts, EntityView, Handler } from './action.ts';

/** Set by the bundler; in the source tree the data lies beside `src/`. */
declare const GENERATED_BESIDE_BUNDLE: boolean | undefined;

const isBundled = typeof GENERATED_BESIDE_BUNDLE !== 'undefined' && GENERATED_BESIDE_BUNDLE;
const base = new URL(isBundled ? './generated/' : '../../generated/', import.meta.url);
const require = createRequire(import.meta.url);

/** Raw bytes of a generated file, by its path below `generated/`. The package holds the large ones compressed. */
export function generatedBytes(path: string): Buffer {
  const packed = new URL(`${path}.gz`, base);
  if (!isBundled || !existsSync(packed)) return readFileSync(new URL(path, base));
  const { gunzipSync } = require('node:zlib') as typeof import('node:zlib'); // loaded here, not at every start
  return gunzipSync(readFileSync(packed));
}

const json = new Map<string, unknown>();

/** A generated JSON file, parsed once a process. The caller names the type that its emitter writes. */
export function generatedJson<T>(path: string): T {
  let value = json.get(path);
  if (value === undefined) {
    value = JSON.parse(generatedBytes(path).toString('utf8'));
    json.set(path, value);
  }
  return value as T; // the emitter of this file and this reader share the type
}

/** Every action's registry line, in the catalog's order. */
export const registry = (): readonly ActionEntry[] => generatedJson<readonly ActionEntry[]>('registry.json');

export const factsOf = (entry: ActionEntry): ActionFacts => {
  const facts = generatedJson<Readonly<Record<string, ActionFacts>>>(`facts/${entry.domain}.json`)[entry.id];
  if (!facts) throw new Error(`generated/facts/${entry.domain}.json lacks ${entry.id}: run npm run codegen`);
  return facts;
};

export interface ActionSchemas {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
}

export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly (string | number)[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly [keyword: string]: unknown;
}

/** Whole input and output schema of an action. */
export const schemasOf = (entry: ActionEntry): ActionSchemas => {
  const schemas = generatedJson<Readonly<Record<string, ActionSchemas>>>(`schemas/${entry.domain}.json`)[entry.id];
  if (!schemas) throw new Error(`generated/schemas/${entry.domain}.json lacks ${entry.id}: run npm run codegen`);
  return schemas;
};

export const viewOf = (entity: string): EntityView | undefined => generatedJson<Readonly<Record<string, EntityView>>>('views.json')[entity];

export interface DomainModule {
  readonly handlers: Readonly<Record<string, Handler>>;
}

/** What a generated zod thunk gives: enough of zod's face for the pipeline. */
export interface Validator {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: { readonly issues: readonly ZodIssueLike[] } };
}

export interface ZodIssueLike {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface ValidatorModule {
  readonly validators: Readonly<Record<string, () => Validator>>;
}
