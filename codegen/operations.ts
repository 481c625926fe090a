/** How actions map to operations of the OpenAPI document: names, and which parameters travel where. */
import type { Action, Parameter } from './model.ts';

/** The action's id; its further alternatives are numbered from 2. */
export const operationId = (action: Action, index: number): string => (index === 0 ? action.id : `${action.id}~${index + 1}`);

export const wireName = (param: Parameter): string => param.as ?? param.name;

/** GitLab's names of what an action sends in the query and in the body. */
export const wireNames = (action: Action): { readonly query: readonly string[]; readonly body: readonly string[] } => ({
  query: action.params.filter(param => param.in === 'query').map(wireName),
  body: action.params.filter(param => param.in === 'body').map(wireName),
});
