/** How actions map to operations of the OpenAPI document: names, and which parameters travel where. */
import type { Action, Parameter } from './model.ts';

/** The action's id; its further alternatives are numbered from 2. */
export const operationId = (action: Action, index: number): string => (index === 0 ? action.id : `${action.id}~${index + 1}`);

export const wireName = (param: Parameter): string => param.as ?? param.name;

/** GitLab's names of what an action sends in the query and in the body. */
export const wireNames = (action: Action): { readonly query: readonly string[]; readonly body: readonly string[] } => ({
  query: action.params.filter(param => param.in === 'query').map(wireName),
  body: bodyParameters(action).map(wireName),
});

/** What stands at the top of an action's body: a spread object gives its fields, and none where it takes any. */
export const bodyParameters = (action: Action): readonly Parameter[] =>
  action.params.filter(param => param.in === 'body').flatMap(param => (param.spread ? (param.properties ?? []) : [param]));

/** Whether any field may stand in the body: a spread object that names none takes all. */
export const hasOpenBody = (action: Action): boolean =>
  action.params.some(param => param.in === 'body' && param.spread === true && param.properties === undefined);
