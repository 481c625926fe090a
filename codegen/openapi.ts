/**
 * The catalog as an OpenAPI 3.1 document, and the types that openapi-typescript makes of it. `operationId` is the action's id.
 * Several actions may send one method and path: the first owns it, the others stand under the path with `#<action id>` behind
 * it, which readers cut off. Requests of composites and look-ups that no action sends are in it too.
 */
import type { JsonSchema } from '../src/catalog/generated.ts';
import { parseRequest } from './actions.ts';
import { parameterSchema } from './emit/schema.ts';
import type { Action, Catalog, Entity, Field, Parameter, Request } from './model.ts';
import { bodyParameters, hasOpenBody, operationId, wireName } from './operations.ts';

export interface OpenApi {
  readonly openapi: string;
  readonly info: Readonly<Record<string, string>>;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly OperationParameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema: JsonSchema;
  /** What the action's own example has here. */
  readonly example?: unknown;
}

/** Builds the document. */
export function openApiOf(catalog: Catalog): OpenApi {
  const paths: OpenApi['paths'] = {};
  const owned = new Set<string>();
  const add = (request: Request, operation: Operation, isOwn: boolean): void => {
    const shape = `${request.method} ${request.path.replace(/\{[^}]+\}/g, '{}')}`;
    if (!isOwn && owned.has(shape)) return;
    owned.add(shape);
    const path = `/api/v4${request.path}`;
    const method = request.method.toLowerCase();
    const key = paths[path]?.[method] ? `${path}#${operation.operationId}` : path;
    paths[key] = { ...paths[key], [method]: operation };
  };
  for (const action of catalog.actions.filter(one => one.kind === 'rest')) {
    action.requests.forEach((request, index) => {
      add(request, operationOf(action, request, operationId(action, index), catalog), true);
    });
  }
  for (const action of catalog.actions) {
    const lookUps = action.resolve.map(one => parseRequest(`GET ${one.path}${queryOf(one.query)}`));
    const extra = action.kind === 'composite' ? action.requests : [...lookUps, ...(action.already?.read ? [action.already.read] : [])];
    extra.forEach((request, index) => {
      add(request, innerOperation(action, request, index), false);
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'GitLab as the catalog sends it', version: '1' },
    paths,
    components: { schemas: Object.fromEntries([...catalog.entities.values()].map(entity => [entity.name, entityComponent(entity)])) },
  };
}

const queryOf = (query: Readonly<Record<string, string>>): string =>
  `?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

function operationOf(action: Action, request: Request, id: string, catalog: Catalog): Operation {
  const body = bodyParameters(action);
  return {
    operationId: id,
    summary: action.summary,
    parameters: [
      ...request.placeholders.map(name => pathParameter(action, name)),
      ...fixedParameters(request),
      ...action.params.filter(param => param.in === 'query').map(queryParameter),
    ],
    ...((body.length > 0 || action.upload || hasOpenBody(action)) && { requestBody: bodyOf(action, body) }),
    responses: responsesOf(action, request, catalog),
  };
}

/** A request inside a composite or a look-up: what exactly it sends is the function's business, so it is open. */
function innerOperation(action: Action, request: Request, index: number): Operation {
  const query = action.params.filter(param => param.in === 'query').map(queryParameter);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'DELETE';
  const named = new Set(query.map(param => param.name));
  const fixed = Object.keys(request.fixed)
    .map((name): OperationParameter => ({ name: name.replace(/\[\]$/, ''), in: 'query', schema: {} }))
    .filter(param => !named.has(param.name));
  return {
    operationId: `${action.id}~inner${index + 1}`,
    summary: `Sent by ${action.id}.`,
    parameters: [...request.placeholders.map(name => pathParameter(action, name)), ...fixed, ...query],
    ...(hasBody && { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }),
    responses: { default: { description: 'GitLab’s answer', content: { 'application/json': { schema: {} } } } },
  };
}

function pathParameter(action: Action, name: string): OperationParameter {
  const param = action.params.find(one => one.name === name);
  const example = action.example[name];
  return {
    name,
    in: 'path',
    required: true,
    schema: param ? typesOnly(parameterSchema(param)) : { type: 'integer' },
    ...(example !== undefined && { example }),
  };
}

const fixedParameters = (request: Request): readonly OperationParameter[] =>
  Object.entries(request.fixed).map(([name, value]) => ({ name, in: 'query', required: true, schema: { type: 'string', enum: [value] } }));

/** A list in brackets is named without them here: the types name the parameter, the client writes `name[]`. */
function queryParameter(param: Parameter): OperationParameter {
  const style =
    param.type === 'object' ? { style: 'deepObject', explode: true } : param.type === 'array' ? { explode: param.style !== 'comma' } : {};
  return {
    name: wireName(param),
    in: 'query',
    ...(param.required && { required: true }),
    ...style,
    schema: typesOnly(parameterSchema(param)),
  };
}

function bodyOf(action: Action, params: readonly Parameter[]): unknown {
  const file: Record<string, JsonSchema> = action.upload
    ? { [action.upload.part]: { type: 'string', contentMediaType: 'application/octet-stream' } }
    : {};
  const properties = Object.fromEntries(params.map(param => [wireName(param), bodySchema(param)]));
  const required = [...Object.keys(file), ...params.filter(param => param.required).map(wireName)];
  const schema = {
    type: 'object',
    properties: { ...file, ...properties },
    ...(required.length > 0 && { required }),
    additionalProperties: hasOpenBody(action),
  };
  return {
    ...(required.length > 0 && { required: true }),
    content: { [action.upload ? 'multipart/form-data' : 'application/json']: { schema } },
  };
}

/** As sent: nested names are GitLab's, and a comma list is one string. */
function bodySchema(param: Parameter): JsonSchema {
  if (param.type === 'array' && param.style === 'comma') return { type: 'string' };
  const properties = param.properties && Object.fromEntries(param.properties.map(property => [wireName(property), bodySchema(property)]));
  const required = param.properties?.filter(property => property.required).map(wireName) ?? [];
  const { properties: _, required: __, items: ___, ...rest } = typesOnly(parameterSchema(param));
  return {
    ...rest,
    ...(param.items && { items: bodySchema(param.items) }),
    ...(properties && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** The same schema without its words: the document is read by machines. */
function typesOnly(schema: JsonSchema): JsonSchema {
  const { description: _, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, typesOnly(inner)])) }),
    ...(items && { items: typesOnly(items) }),
  };
}

function responsesOf(action: Action, request: Request, catalog: Catalog): Operation['responses'] {
  const status = request.method === 'POST' && action.effect === 'create' ? '201' : '200';
  if (action.answer === 'text' || action.answer === 'log') return { [status]: content('text/plain', { type: 'string' }) };
  if (action.answer === 'file')
    return { [status]: content('application/octet-stream', { type: 'string', contentMediaType: 'application/octet-stream' }) };
  const entity = action.returns && catalog.entities.get(action.returns.entity);
  if (!action.returns || !entity) return { [request.method === 'DELETE' ? '204' : status]: { description: 'Done' } };
  const reference: JsonSchema = { $ref: `#/components/schemas/${entity.name}` };
  return { [status]: content('application/json', action.returns.list ? { type: 'array', items: reference } : reference) };
}

const content = (type: string, schema: JsonSchema) => ({ description: 'OK', content: { [type]: { schema } } });

const entityComponent = (entity: Entity): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries([...entity.fields].map(([name, field]) => [name, fieldComponent(field)])),
});

function fieldComponent(field: Field): JsonSchema {
  switch (field.type) {
    case 'any':
      return {};
    case 'array':
      return { type: 'array', items: field.items ? fieldComponent(field.items) : {} };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries([...(field.fields ?? [])].map(([name, inner]) => [name, fieldComponent(inner)])),
      };
    case 'entity':
      return { $ref: `#/components/schemas/${field.entity}` };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'url':
      return { type: 'string', format: 'uri' };
    default:
      return { type: field.type };
  }
}

/** By name only: the package's own types bring the compiler's with them, which every type check would pay for. */
const TYPES_PACKAGE: string = 'openapi-typescript';

/** A declaration as the compiler has it; of it, only the name is looked at. */
interface Declaration {
  readonly name?: { readonly text?: string };
}

interface TypesPackage {
  default(document: string): Promise<readonly Declaration[]>;
  astToString(nodes: readonly Declaration[]): string;
}

/**
 * What each action sends, as types; rows are checked against them. What comes back is checked by the entities' own schemas, and
 * paths say the same once more: both would double what every type check reads. The generator of types is loaded only here: it
 * brings the compiler along.
 */
export async function typesOf(document: OpenApi): Promise<string> {
  const { astToString, default: openapiTS } = (await import(TYPES_PACKAGE)) as TypesPackage; // the shape just above
  const nodes = (await openapiTS(JSON.stringify(withoutAnswers(document)))).filter(({ name }) => name?.text === 'operations');
  return `// Made from generated/openapi.json by \`npm run codegen\`.\n${astToString(nodes)}`;
}

const withoutAnswers = ({ paths, components: _, ...document }: OpenApi) => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, { ...operation, responses: {} }])),
    ]),
  ),
});
