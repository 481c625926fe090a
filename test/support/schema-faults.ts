/** Holds an answer against the output schema that the catalog publishes for its action. */
import { Ajv } from 'ajv';
import { registry, schemasOf } from '../../src/catalog/generated.ts';

const ajv = new Ajv({ strict: false, allErrors: true });

/** What an answer has that its published schema refuses; empty when it fits. */
export function schemaFaults(action: string, json: unknown): readonly string[] {
  const entry = registry().find(({ id }) => id === action);
  if (!entry) throw new Error(`there is no action ${action}`);
  const check = ajv.compile(schemasOf(entry).output);
  check(json);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}
