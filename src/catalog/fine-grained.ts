/**
 * What GitLab asks of a fine-grained token for each action: the shape of `generated/fine-grained.json`, and the reading of it. Read
 * for such tokens only. An action that stands nowhere in it is unknown, which withholds nothing.
 */
import { generatedJson } from './generated.ts';

/** Why no grant reaches an action. */
export interface Unreachable {
  /** What declares no permission: a GraphQL type on the way to the answer, the mutation, or the answer of a write that is made. */
  readonly by: 'type' | 'mutation' | 'answer';
  /** Name of that type or mutation. */
  readonly name: string;
}

/** A part of an answer that may be empty while the rest is served. */
export interface HollowPart {
  /** Dotted path below the object, or below each row of a list. */
  readonly path: string;
  /** GraphQL type of what stands there. */
  readonly type: string;
  /** Permission that fills it; none does when absent. */
  readonly needs?: string;
}

export interface FineGrainedAction {
  /** Alternatives, any of which suffices: the permissions that one of them takes, in the words `Work Item: Read`. */
  readonly needs?: readonly (readonly string[])[];
  readonly unreachable?: Unreachable;
  /** Reads GitLab over GraphQL, which answers with nothing where REST refuses. */
  readonly graphql?: true;
  readonly parts?: readonly HollowPart[];
}

export interface FineGrainedFacts {
  /** The GitLab release whose permissions these are: `19.4.1`. */
  readonly release: string;
  /** Every permission that the facts know, in words. */
  readonly permissions: readonly string[];
  readonly actions: Readonly<Record<string, FineGrainedAction>>;
}

export const fineGrainedFacts = (): FineGrainedFacts => generatedJson<FineGrainedFacts>('fine-grained.json');

/** GitLab's name of a permission in a grant: `read_work_item` for `Work Item: Read`. */
export function permissionName(words: string): string {
  const [resource = '', action = ''] = words.split(': ');
  return `${action} ${resource}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}
