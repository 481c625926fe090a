/** `actions/*.ts`: handler rows and validators of each domain, and the map that loads them. */
import { jsonSchemaToZod } from 'json-schema-to-zod';
import type { JsonSchema } from '../../src/catalog/generated.ts';
import type { Action, Request } from '../model.ts';
import { operationId, wireNames } from '../operations.ts';
import { inputSchema } from './schema.ts';
import { renderModule } from './template.ts';

/** Handler rows of one domain. */
export function handlersModule(domain: string, actions: readonly Action[]): string {
  const rows = actions.map(action => ({ id: action.id, expression: handlerExpression(action) }));
  const used = ['composite', 'firstOf', 'graphql', 'rest', 'route'].filter(name =>
    rows.some(row => new RegExp(`\\b${name}[<(]`).test(row.expression.replace(/'[^']*'|"[^"]*"/g, ''))),
  );
  return renderModule('handlers', { domain, imports: used.join(', '), rows });
}

function handlerExpression(action: Action): string {
  if (action.composite) return `composite(${quote(action.composite.name)}, ${quote(action.composite.reason)})`;
  if (action.graphql) return `graphql(${JSON.stringify(action.graphql)})`;
  const [first, ...others] = action.requests.map((request, index) => rowExpression(action, request, index));
  if (first === undefined) throw new Error(`${action.id} has no request`);
  return others.length === 0 ? `rest${first}` : `firstOf(${[first, ...others].map(row => `route${row}`).join(', ')})`;
}

function rowExpression(action: Action, request: Request, index: number): string {
  const { query, body } = wireNames(action);
  const parts = [
    ...(Object.keys(request.fixed).length > 0 ? [`fixed: ${JSON.stringify(request.fixed)}`] : []),
    ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
    ...(body.length > 0 ? [`body: ${JSON.stringify(body)}`] : []),
  ];
  const options = parts.length > 0 ? `, { ${parts.join(', ')} }` : '';
  return `<${quote(operationId(action, index))}>(${quote(request.method)}, ${quote(request.path)}${options})`;
}

const quote = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Validators of one domain, as thunks: a schema is built at the first call of its action. */
export const validatorsModule = (domain: string, actions: readonly Action[]): string =>
  renderModule('validators', {
    domain,
    rows: actions.map(action => ({ id: action.id, expression: zodExpression(action.id, inputSchema(action)) })),
  });

export const indexModule = (domains: readonly string[]): string => renderModule('index', { domains });

/** Keywords that json-schema-to-zod turns into a check; anything else it would pass over in silence. */
const CHECKED: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'minimum',
  'maximum',
  'additionalProperties',
]);

function zodExpression(id: string, schema: JsonSchema): string {
  return jsonSchemaToZod(plain(id, schema), { module: 'none', noImport: true, withoutDescribes: true, zodVersion: 4 });
}

type PlainSchema = Parameters<typeof jsonSchemaToZod>[0];

/** The schema without words, refused when it holds a keyword that no check would come of. */
export function plain(id: string, schema: JsonSchema): PlainSchema {
  const entries = Object.entries(schema).filter(([key]) => key !== 'description' && key !== 'default');
  const strange = entries.find(([key]) => !CHECKED.has(key));
  if (strange)
    throw new Error(`${id}: the keyword '${strange[0]}' would not be checked by its validator; leave it out of the input schema`);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'items') return [key, plain(id, schema.items ?? {})];
      if (key === 'properties')
        return [key, Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, plain(id, inner)]))];
      return [key, value];
    }),
  ) as PlainSchema; // entries of a JSON Schema make a JSON Schema
}
