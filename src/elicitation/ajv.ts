/**
 * Ajv as both ends of a question use it. A module of its own, so that it is bundled apart and loads with the first answer: it is
 * large, and the packages are CommonJS, of which a bundle gives names only to static imports.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The formats that a form may name. */
const FORMATS = ['email', 'uri', 'date', 'date-time'] as const;

export type Ajv = Ajv2020;

export interface AjvOptions {
  /** Every fault, or the first one. */
  readonly allErrors: boolean;
  /** Whether a malformed schema is refused when it is compiled. */
  readonly validateSchema: boolean;
}

export function makeAjv(options: AjvOptions): Ajv {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, logger: false, ...options });
  formats.default(ajv, [...FORMATS]);
  return ajv;
}
