/**
 * GitLab's older Swagger 2 document in the form of OpenAPI 3: types stand in a `schema`, and what is sent in the body is a
 * `requestBody`. Owns that difference alone; references stay as they are, for they are followed by path in either form.
 */

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document in the newer form; one that is in it already is given back as it is. */
export function asOpenApi3(document: Json): Json {
  if (!String(document['swagger'] ?? '').startsWith('2')) return document;
  const base = String(document['basePath'] ?? '').replace(/\/$/, '');
  const paths = Object.entries(isJson(document['paths']) ? document['paths'] : {}).map(([path, item]) => [
    `${base}${path}`,
    mapValues(item, operation => (isJson(operation) ? convertOperation(operation) : operation)),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

const mapValues = (value: unknown, change: (inner: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(isJson(value) ? value : {}).map(([key, inner]) => [key, change(inner)]));

function convertOperation(operation: Json): Json {
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).filter(isJson);
  const form = parameters.filter(parameter => parameter['in'] === 'formData');
  const body = parameters.find(parameter => parameter['in'] === 'body');
  const plain = parameters.filter(parameter => parameter['in'] !== 'formData' && parameter['in'] !== 'body');
  const content = body ? { 'application/json': { schema: body['schema'] } } : { 'multipart/form-data': { schema: formSchema(form) } };
  return {
    ...operation,
    parameters: plain.map(parameter => ({ ...parameter, schema: parameter })),
    ...((body || form.length > 0) && { requestBody: { content } }),
  };
}

/** Names of list fields keep their brackets, which the reader takes off. */
const formSchema = (form: readonly Json[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(form.map(({ required: _, ...field }) => [String(field['name']), field])),
  required: form.filter(field => field['required'] === true).map(field => String(field['name'])),
});
