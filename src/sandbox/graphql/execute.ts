/** Runs a GraphQL request against the world, with GraphQL's own validation; loads `graphql` at the first request. */
import { readFileSync } from 'node:fs';
import { badParameter } from '../errors.ts';
import type { ParsedRequest } from '../request.ts';
import { ok, type Reply } from '../router.ts';
import { type Json, object, text } from '../row.ts';
import type { World } from '../world/world.ts';
import { rootOf } from './roots.ts';

/** The schema stands beside this file, and beside the bundle. */
export const schemaSource = (): string => readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8');

type Schema = import('graphql').GraphQLSchema;
let schema: Schema | undefined;

/** Answers `POST /api/graphql`: status 200 also where the document or a field is wrong, as GitLab does. */
export async function answerGraphql(world: World, request: ParsedRequest): Promise<Reply> {
  const [{ buildSchema, graphql }, { resolveField, resolveKind }] = await Promise.all([import('graphql'), import('./generic.ts')]);
  schema ??= buildSchema(schemaSource());
  const source = text(request.body['query']);
  if (source === '') throw badParameter('query is missing');
  const operationName = text(request.body['operationName']);
  const result = await graphql({
    schema,
    source,
    rootValue: rootOf(world),
    contextValue: { world },
    fieldResolver: resolveField,
    typeResolver: (value, _context, info, type) => resolveKind(value, info.schema, type),
    variableValues: object(request.body['variables']),
    ...(operationName === '' ? {} : { operationName }),
  });
  const answer: unknown = JSON.parse(JSON.stringify(result));
  return ok(answer as Json); // just made of JSON
}
