/** GitLab's document for the small catalog, and changed copies of it. */
import { operationsOf } from '../../codegen/upgrade/document.ts';
import { factsOf } from '../../codegen/upgrade/facts.ts';

export interface Part {
  readonly [key: string]: unknown;
}

export const THINGS_PATH = '/api/v4/projects/{id}/things';

export const id: Part = { name: 'id', in: 'path', required: true, schema: { oneOf: [{ type: 'string' }, { type: 'integer' }] } };
export const thing: Part = { name: 'thing_id', in: 'path', required: true, schema: { type: 'integer' } };

export const inQuery = (name: string, schema: Part = { type: 'string' }, more: Part = {}): Part => ({ name, in: 'query', schema, ...more });

export const jsonBody = (properties: Part, required: readonly string[] = []): Part => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties, required } } } },
});

/** The document with the list's query and further paths as given. */
export const document = (query: readonly Part[] = [], paths: Part = {}): Part => ({
  openapi: '3.0.0',
  paths: {
    [THINGS_PATH]: { get: { parameters: [id, ...query] } },
    [`${THINGS_PATH}/{thing_id}`]: { get: { parameters: [id, thing] }, delete: { parameters: [id, thing] } },
    ...paths,
  },
});

export const factsIn = (given: unknown) => factsOf(operationsOf(given));
