/**
 * Constructors of generated handler rows. `rest<'issue.list'>(…)` checks every query and body name against the types that
 * openapi-typescript made of the catalog's OpenAPI; the path is `codegen check`'s business.
 */
import type { operations } from '../../generated/gitlab.d.ts';
import type { CompositeHandler, GraphqlHandler, HttpMethod, RestHandler, RestRow } from './action.ts';

type Part<K extends keyof operations, P extends 'query' | 'path'> = operations[K] extends { parameters: infer A }
  ? A extends { [Q in P]?: infer V }
    ? V
    : never
  : never;

type Body<K extends keyof operations> = operations[K] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : never
  : never;

type Names<T> = [NonNullable<T>] extends [never] ? never : Extract<keyof NonNullable<T>, string>;

export interface RowParts<K extends keyof operations> {
  readonly fixed?: Readonly<Record<string, string>>;
  readonly query?: readonly Names<Part<K, 'query'>>[];
  readonly body?: readonly Names<Body<K>>[];
}

/** One route of an action. */
export const route = <K extends keyof operations>(method: HttpMethod, path: string, parts: RowParts<K> = {}): RestRow => ({
  kind: 'rest',
  method,
  path,
  fixed: parts.fixed ?? {},
  query: parts.query ?? [],
  body: parts.body ?? [],
});

/** An action that is one REST request. */
export const rest = <K extends keyof operations>(method: HttpMethod, path: string, parts: RowParts<K> = {}): RestHandler => ({
  kind: 'rest',
  routes: [route<K>(method, path, parts)],
});

/** An action that takes the first of several routes whose path parameters were all given. */
export const firstOf = (...routes: readonly RestRow[]): RestHandler => ({ kind: 'rest', routes });

export const graphql = (handler: Omit<GraphqlHandler, 'kind'>): GraphqlHandler => ({ kind: 'graphql', ...handler });

export const composite = (name: string, reason: string): CompositeHandler => ({ kind: 'composite', name, reason });
