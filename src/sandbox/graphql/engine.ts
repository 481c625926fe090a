/**
 * Runs a document over the schema, with GraphQL's own validation. Everything that needs the `graphql` package is behind this
 * file, which is loaded at the first request.
 */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, graphql } from 'graphql';
import type { Row } from '../row.ts';
import type { World } from '../world/world.ts';
import { resolveField, resolveKind } from './generic.ts';
import { rootOf } from './roots.ts';

/** The schema stands beside this file, and beside the bundle. */
export const schemaSource = (): string => readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8');

let schema: GraphQLSchema | undefined;

export interface Question {
  readonly source: string;
  readonly variables: Row;
  readonly operationName?: string;
}

/** The answer as GraphQL gives it: data, errors or both. */
export async function run(world: World, { source, variables, operationName }: Question): Promise<unknown> {
  schema ??= buildSchema(schemaSource());
  return graphql({
    schema,
    source,
    rootValue: rootOf(world),
    contextValue: { world },
    fieldResolver: resolveField,
    typeResolver: (value, _context, info, type) => resolveKind(value, info.schema, type),
    variableValues: variables,
    ...(operationName !== undefined && { operationName }),
  });
}
