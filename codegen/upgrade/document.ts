/**
 * GitLab's OpenAPI document as operations that a request can be held against. Owns the document's known defects: what it says
 * wrongly everywhere is mended here, what it says wrongly in one place is explained in `catalog/differences.yaml`.
 */
import { asOpenApi3 } from './swagger.ts';

/** What a value may be. */
export interface Shape {
  /** JSON types; empty when the document does not say. */
  readonly types: ReadonlySet<string>;
  readonly enum?: readonly string[];
  readonly properties?: ReadonlyMap<string, Shape>;
  readonly items?: Shape;
  readonly required: boolean;
  readonly isDeprecated?: true;
}

export interface GitlabOperation {
  readonly method: string;
  /** The path below `/api/v4` as the document writes it: `/projects/{id}/issues`. */
  readonly route: string;
  /** The path below `/api/v4` with its placeholders emptied: `/projects/{}/issues`. */
  readonly shape: string;
  /** Shapes of the placeholders, in order. */
  readonly path: readonly Shape[];
  readonly query: ReadonlyMap<string, Shape>;
  readonly body: ReadonlyMap<string, Shape>;
  readonly isDeprecated: boolean;
  /** What the document calls it. */
  readonly summary: string;
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'] as const;
const ANYTHING: Shape = { types: new Set(), required: false };

export const shapeOfPath = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/** Every operation of an OpenAPI 3 or Swagger 2 document, by `METHOD /shape`. */
export function operationsOf(given: unknown): ReadonlyMap<string, GitlabOperation> {
  const document = asOpenApi3(jsonOf(given));
  const operations = new Map<string, GitlabOperation>();
  for (const [written, item] of Object.entries(jsonOf(document['paths']))) {
    for (const path of pathsOf(written)) {
      for (const method of METHODS) {
        const operation = jsonOf(item)[method];
        if (!isJson(operation)) continue;
        const read = readOperation(method.toUpperCase(), path, operation, document);
        operations.set(`${read.method} ${read.shape}`, read);
      }
    }
  }
  return operations;
}

/**
 * Optional groups of a route, `(-/)` and `(ref/{ref}/)`, are not OpenAPI: such a path is two. `\(\)` are plain brackets, and a
 * wildcard `*path` is a placeholder.
 */
export function pathsOf(written: string): readonly string[] {
  const path = written
    .replace(/^\/api\/v4/, '')
    .replaceAll('\\(', '(')
    .replaceAll('\\)', ')')
    .replace(/\*(\w+)/g, '{$1}');
  const group = /\(([^()]*\/|\/[^()]*)\)/.exec(path);
  if (!group) return [path];
  return [path.replace(group[0], ''), path.replace(group[0], group[1] ?? '')].flatMap(pathsOf);
}

function readOperation(method: string, path: string, operation: Json, document: Json): GitlabOperation {
  const parameters = listOf(operation['parameters']).map(parameter => resolved(parameter, document));
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  const inPath = parameters.filter(parameter => parameter['in'] === 'path');
  const shape = shapeOfPath(path);
  return {
    method,
    route: path,
    shape,
    // A placeholder that no parameter is named for has its parameter under a wrong name.
    path: placeholders.map(name => shapeOf(inPath.find(parameter => parameter['name'] === name)?.['schema'], document)),
    query: readQuery(
      parameters.filter(parameter => parameter['in'] === 'query'),
      document,
    ),
    body: RESTORED.get(`${method} ${shape}`) ?? readBody(operation, document),
    isDeprecated: operation['deprecated'] === true,
    summary: String(operation['summary'] ?? operation['description'] ?? ''),
  };
}

/**
 * Query parameters by bare name. `name[]` is a list called `name`; `not[author_id]` is a field of the object `not`, and what is
 * required inside an object is not required of the request.
 */
function readQuery(parameters: readonly Json[], document: Json): ReadonlyMap<string, Shape> {
  const query = new Map<string, Shape>();
  for (const parameter of parameters) {
    const written = String(parameter['name']);
    const isDeprecated = parameter['deprecated'] === true && { isDeprecated: true as const };
    const shape = { ...shapeOf(parameter['schema'], document, parameter['required'] === true), ...isDeprecated };
    const nested = /^([^[]+)\[([^\]]+)\]/.exec(written);
    if (!nested) {
      const name = written.replace(/\[\]$/, '');
      query.set(name, mergeShapes(query.get(name), shape));
    } else {
      const [, outer = '', inner = ''] = nested;
      query.set(
        outer,
        mergeShapes(query.get(outer), { types: new Set(['object']), properties: new Map([[inner, shape]]), required: false }),
      );
    }
  }
  return query;
}

function mergeShapes(known: Shape | undefined, shape: Shape): Shape {
  if (!known) return shape;
  return {
    ...known,
    ...shape,
    properties: new Map([...(known.properties ?? []), ...(shape.properties ?? [])]),
    required: known.required && shape.required,
  };
}

/** A body is multipart in the document wherever one field is a file; its fields are the same as in JSON. */
function readBody(operation: Json, document: Json): ReadonlyMap<string, Shape> {
  const content = jsonOf(resolved(operation['requestBody'], document)['content']);
  const fields = new Map<string, Shape>();
  for (const media of Object.values(content)) {
    for (const [written, shape] of shapeOf(jsonOf(media)['schema'], document).properties ?? []) {
      const nested = /^([^[]+)\[([^\]]+)\]/.exec(written);
      if (!nested) fields.set(written.replace(/\[\]$/, ''), mergeShapes(fields.get(written), shape));
      else {
        const [, outer = '', inner = ''] = nested;
        fields.set(
          outer,
          mergeShapes(fields.get(outer), { types: new Set(['object']), properties: new Map([[inner, shape]]), required: false }),
        );
      }
    }
  }
  return fields;
}

function resolved(value: unknown, document: Json): Json {
  let found = jsonOf(value);
  for (let hops = 0; typeof found['$ref'] === 'string' && hops < 20; hops++) {
    found = found['$ref']
      .split('/')
      .slice(1)
      .reduce<Json>((at, key) => jsonOf(at[key.replaceAll('~1', '/').replaceAll('~0', '~')]), document);
  }
  return found;
}

/** Depth to which bodies are read; none in GitLab's document is deeper. */
const DEEPEST = 6;

function shapeOf(schema: unknown, document: Json, required = false, depth = 0): Shape {
  const found = resolved(schema, document);
  if (depth > DEEPEST) return { ...ANYTHING, required };
  const choices = ['oneOf', 'anyOf', 'allOf'].flatMap(key => listOf(found[key]).map(choice => shapeOf(choice, document, false, depth + 1)));
  const types = new Set([...[found['type'] ?? []].flat().map(String), ...choices.flatMap(choice => [...choice.types])]);
  types.delete('null');
  const needed = new Set(listOf(found['required']));
  const own = Object.entries(jsonOf(found['properties'])).map(([name, inner]): [string, Shape] => [
    name,
    shapeOf(inner, document, needed.has(name), depth + 1),
  ]);
  const properties = new Map([...choices.flatMap(choice => [...(choice.properties ?? [])]), ...own]);
  const values = [...listOf(found['enum']), ...choices.flatMap(choice => choice.enum ?? [])].filter(
    value => value !== null && value !== '',
  );
  return {
    types,
    required,
    ...(found['deprecated'] === true && { isDeprecated: true as const }),
    ...(values.length > 0 && { enum: values.map(String) }),
    ...(properties.size > 0 && { properties }),
    ...(found['items'] !== undefined && { items: shapeOf(found['items'], document, false, depth + 1) }),
  };
}

const text = (required = false): Shape => ({ types: new Set(['string']), required });
const flag: Shape = { types: new Set(['boolean']), required: false };
const encoding: Shape = { ...text(), enum: ['text', 'base64'] };

const FILE: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...([
    ['branch', text(true)],
    ['commit_message', text(true)],
    ['content', text(true)],
    ['encoding', encoding],
  ] as const),
  ...(['start_branch', 'author_email', 'author_name', 'last_commit_id'] as const).map(name => [name, text()] as const),
  ['execute_filemode', flag],
]);

const COMMIT: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...(['branch', 'commit_message'] as const).map(name => [name, text(true)] as const),
  ...(['start_branch', 'start_sha', 'author_email', 'author_name'] as const).map(name => [name, text()] as const),
  ['start_project', { types: new Set(['string', 'integer']), required: false }],
  ...(['stats', 'force', 'allow_empty'] as const).map(name => [name, flag] as const),
  [
    'actions',
    { types: new Set(['array']), required: true, items: { types: new Set(['object']), required: false, properties: actionFields() } },
  ],
]);

function actionFields(): ReadonlyMap<string, Shape> {
  return new Map<string, Shape>([
    ['action', { ...text(true), enum: ['create', 'delete', 'move', 'update', 'chmod'] }],
    ['file_path', text(true)],
    ...(['previous_path', 'content', 'last_commit_id'] as const).map(name => [name, text()] as const),
    ['encoding', encoding],
    ['execute_filemode', flag],
  ]);
}

/** Bodies that the document reduces to the one `file` field its upload proxy sees. */
const RESTORED: ReadonlyMap<string, ReadonlyMap<string, Shape>> = new Map([
  ['POST /projects/{}/repository/commits', COMMIT],
  ['POST /projects/{}/repository/files/{}', FILE],
  ['PUT /projects/{}/repository/files/{}', FILE],
]);
