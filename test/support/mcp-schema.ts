/** The protocol's own JSON Schemas, on machines that have them. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { sharedFile } from './server-process.ts';

/** A validator for one definition of a revision; undefined where the schema is absent. */
export function sharedSchema(revision: '2025-11-25' | '2026-07-28', definition: string): ValidateFunction | undefined {
  const file = sharedFile(`data/mcp-${revision}.schema.json`);
  if (file === undefined) return undefined;
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = new Ajv2020({ strict: false, logger: false });
  ajv.addSchema(schema as object, 'mcp');
  return ajv.getSchema(`mcp#/$defs/${definition}`);
}
