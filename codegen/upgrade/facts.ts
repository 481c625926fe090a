/**
 * What an operation takes, as flat facts: the form in which the accepted document is kept and two documents are compared. Owns
 * the flattening; what the facts mean to the catalog is said elsewhere.
 */
import { compare } from '../problem.ts';
import type { GitlabOperation, Shape } from './document.ts';

export type FactPlace = 'path' | 'query' | 'body';

export interface Fact {
  readonly place: FactPlace;
  /** GitLab's name; a dot leads into an object or into the objects of a list. */
  readonly name: string;
  /** JSON types joined by `|`, in brackets for a list of them; `any` where the document does not say. */
  readonly type: string;
  readonly values: readonly string[];
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
}

export interface OperationFacts {
  readonly method: string;
  /** Path below `/api/v4` with GitLab's placeholder names. */
  readonly route: string;
  readonly isDeprecated: boolean;
  /** Of the path in its order; of the query and of the body by name. */
  readonly facts: readonly Fact[];
}

/** Facts of every operation, by the operation's key (`METHOD /shape`). */
export const factsOf = (operations: ReadonlyMap<string, GitlabOperation>): ReadonlyMap<string, OperationFacts> =>
  new Map([...operations].map(([key, operation]) => [key, operationFacts(operation)]));

function operationFacts({ method, route, path, query, body, isDeprecated }: GitlabOperation): OperationFacts {
  const byName = (facts: readonly Fact[]) => facts.toSorted((a, b) => compare(a.name, b.name));
  return {
    method,
    route,
    isDeprecated,
    facts: [
      ...placeholdersOf(route).map((name, index) => fact(name, 'path', path[index] ?? ANY)),
      ...byName(flatten(query, 'query', '')),
      ...byName(flatten(body, 'body', '')),
    ],
  };
}

const ANY: Shape = { types: new Set(), required: false };

const placeholdersOf = (route: string): readonly string[] => [...route.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');

function flatten(shapes: ReadonlyMap<string, Shape>, place: FactPlace, above: string): readonly Fact[] {
  return [...shapes].flatMap(([key, shape]) => {
    const name = `${above}${key}`;
    const inner = shape.properties ?? shape.items?.properties;
    return [fact(name, place, shape), ...(inner ? flatten(inner, place, `${name}.`) : [])];
  });
}

const fact = (name: string, place: FactPlace, shape: Shape): Fact => ({
  place,
  name,
  type: typeOf(shape),
  values: [...(shape.enum ?? shape.items?.enum ?? [])].sort(compare),
  isRequired: shape.required,
  isDeprecated: shape.isDeprecated === true,
});

function typeOf({ types, items }: Shape): string {
  const words = [...types].sort(compare).map(type => (type === 'array' && items ? `[${typeOf(items)}]` : type));
  return words.join('|') || 'any';
}
