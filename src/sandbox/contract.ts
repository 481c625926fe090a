/**
 * Holds every request against the catalog's OpenAPI: path, method, names in query and body, required names, types and
 * enums. A request that passes is one the catalog can send, so a test against the sandbox proves the request. The one place
 * of this check; handlers trust it. What GitLab answers is not checked here.
 */
import { generatedJson, type JsonSchema } from '../catalog/generated.ts';
import { badParameter, noRoute, wrongMethod } from './errors.ts';
import type { ParsedRequest } from './request.ts';
import { isList, isRow, type Json, type Row } from './row.ts';

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
  /** What the action's own example has here. */
  readonly example?: string | number;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** One operation with its path cut into parts; `{name}` is a parameter. */
export interface Known {
  readonly method: string;
  readonly parts: readonly string[];
  readonly operation: Operation;
}

export interface Contract {
  readonly operations: readonly Known[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** What the server itself asks an instance, whichever actions the catalog has. */
const PROBES = ['/version', '/metadata', '/license', '/personal_access_tokens/self'] as const;

/** Query names of a keyset list's `Link`, which GitLab makes and a client only follows. */
const KEYSET_NAMES = ['pagination', 'cursor', 'id_after', 'id_before', 'page_token', 'order_by', 'sort'] as const;
const PAGE_NAMES = ['page', 'per_page'] as const;

/** Reads a document; a path key's `#…` tells apart operations of one path and is no part of it. */
export function contractOf(api: OpenApi): Contract {
  const operations = Object.entries(api.paths).flatMap(([key, methods]) => {
    const path = key.replace(/#.*$/, '').replace(/^\/api\/v4/, '');
    const parts = path.split('/').slice(1);
    return Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), parts, operation }));
  });
  const probes = PROBES.map(path => ({
    method: 'GET',
    parts: path.split('/').slice(1),
    operation: { operationId: `probe ${path}`, parameters: [], responses: {} },
  }));
  return { operations: [...operations, ...probes], schemas: api.components.schemas };
}

let catalog: Contract | undefined;

/** The catalog's own contract, read once a process. */
export function catalogContract(): Contract {
  catalog ??= contractOf(generatedJson<OpenApi>('openapi.json'));
  return catalog;
}

export const isParameter = (part: string): boolean => part.startsWith('{');
const literals = (parts: readonly string[]): number => parts.filter(part => !isParameter(part)).length;

const fits = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length === segments.length && parts.every((part, index) => isParameter(part) || part === segments[index]);

/** The operations that a request may be: of its path and method, those with the most literal parts. */
function candidatesFor(contract: Contract, request: ParsedRequest): readonly Known[] {
  const ofPath = contract.operations.filter(({ parts }) => fits(parts, request.segments));
  if (ofPath.length === 0) throw noRoute();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const ofMethod = ofPath.filter(known => known.method === method);
  if (ofMethod.length === 0) throw wrongMethod();
  const most = Math.max(...ofMethod.map(({ parts }) => literals(parts)));
  return ofMethod.filter(({ parts }) => literals(parts) === most);
}

const isWhole = (value: Json): boolean =>
  typeof value === 'number' ? Number.isInteger(value) : typeof value === 'string' && /^-?\d+$/.test(value);
const isNumber = (value: Json): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '' && !Number.isNaN(Number(value));

/** What is wrong with a value, in GitLab's words; undefined when nothing is. Null clears a field and is always taken. */
function faultOf(name: string, schema: JsonSchema, value: Json): string | undefined {
  if (value === null || value === undefined) return undefined;
  const invalid = `${name} is invalid`;
  if (schema.enum && typeof value !== 'object' && !schema.enum.map(String).includes(String(value)))
    return `${name} does not have a valid value`;
  switch (schema.type) {
    case 'integer':
    case 'number': {
      if (!(schema.type === 'integer' ? isWhole(value) : isNumber(value))) return invalid;
      const [low, high] = [schema['minimum'], schema['maximum']];
      const outside = (typeof low === 'number' && Number(value) < low) || (typeof high === 'number' && Number(value) > high);
      return outside ? `${name} does not have a valid value` : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' || ['true', 'false', '1', '0'].includes(String(value)) ? undefined : invalid;
    case 'string':
      return typeof value === 'object' ? invalid : undefined;
    case 'array':
      return arrayFault(name, schema, value);
    case 'object':
      return isRow(value) ? fieldFaults(schema, value, `${name}[`, ']')[0] : invalid;
    default:
      return undefined;
  }
}

function arrayFault(name: string, schema: JsonSchema, value: Json): string | undefined {
  const items = isList(value) ? value : typeof value === 'string' ? value.split(',').filter(item => item !== '') : undefined;
  if (!items) return `${name} is invalid`;
  return items
    .map((item, index) => faultOf(isRow(item) ? `${name}[${index}]` : name, schema.items ?? {}, item))
    .find(fault => fault !== undefined);
}

/** Faults of the fields of an object: unknown ones where the schema is closed, missing ones, wrong ones. */
function fieldFaults(schema: JsonSchema, value: Row, before = '', behind = ''): readonly string[] {
  const properties = schema.properties ?? {};
  const isClosed = schema.additionalProperties === false || (before !== '' && schema.properties !== undefined);
  const named = (field: string): string => `${before}${field}${behind}`;
  return [
    ...(isClosed ? Object.keys(value).filter(field => !(field in properties)) : []).map(field => `${named(field)} is invalid`),
    ...(schema.required ?? []).filter(field => value[field] === undefined).map(field => `${named(field)} is missing`),
    ...Object.entries(value).flatMap(([field, inner]) => faultOf(named(field), properties[field] ?? {}, inner) ?? []),
  ];
}

/** Query values by the name a parameter has: `iids[]` is `iids`, `filter[x]` belongs to the object `filter`. */
function queryFaults(operation: Operation, request: ParsedRequest): readonly string[] {
  const parameters = new Map(
    operation.parameters.filter(parameter => parameter.in === 'query').map(parameter => [parameter.name, parameter]),
  );
  const followed: readonly string[] = request.query['pagination'] === 'keyset' ? KEYSET_NAMES : [];
  const given = new Map<string, Json>();
  const faults: string[] = [];
  for (const [name, value] of new URLSearchParams(request.search)) {
    const plain = name.replace(/\[\]$/, '');
    const base = plain.replace(/\[.*$/, '');
    const before = given.get(plain);
    if (parameters.has(plain)) given.set(plain, name === plain ? value : [...(isList(before) ? before : []), value]);
    else if (parameters.get(base)?.schema.type === 'object') given.set(base, request.query[base]);
    else if (![...PAGE_NAMES, ...followed].includes(plain)) faults.push(`${plain} is invalid`);
  }
  const missing = [...parameters.values()].filter(parameter => parameter.required && !given.has(parameter.name));
  return [
    ...faults,
    ...missing.map(parameter => `${parameter.name} is missing`),
    ...[...given].flatMap(([name, value]) => faultOf(name, parameters.get(name)?.schema ?? {}, value) ?? []),
  ];
}

function bodyFaults(operation: Operation, request: ParsedRequest): readonly string[] {
  const contents = Object.values(operation.requestBody?.content ?? {});
  const given: Row = { ...request.body, ...Object.fromEntries(request.files.map(file => [file.name, file.filename])) };
  const [content] = contents;
  if (!content) return Object.keys(given).map(field => `${field} is invalid`);
  return fieldFaults(content.schema, given);
}

function pathFaults({ parts, operation }: Known, request: ParsedRequest): readonly string[] {
  return parts.flatMap((part, index) => {
    if (!isParameter(part)) return [];
    const name = part.slice(1, -1);
    const schema = operation.parameters.find(parameter => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
    return faultOf(name, schema, request.segments[index]) ?? [];
  });
}

/** The operation that a request is; refuses a request that none is. */
export function checkRequest(contract: Contract, request: ParsedRequest): Known {
  const candidates = candidatesFor(contract, request);
  const judged = candidates.map(candidate => ({
    candidate,
    faults: [...pathFaults(candidate, request), ...queryFaults(candidate.operation, request), ...bodyFaults(candidate.operation, request)],
  }));
  const best = judged.reduce((a, b) => (b.faults.length < a.faults.length ? b : a));
  const [fault] = best.faults;
  if (fault !== undefined) throw badParameter(fault);
  return best.candidate;
}
