/**
 * Places that a text names so that GitLab acts on them: quick actions (`/move group/project`) at the start of a line of a comment
 * or a description, and the projects that a CI configuration includes. Pure. A plain mention only links and is no matter here.
 */
import { isSameHost, parseRemote, pathOnInstance } from '../config/remote-address.ts';
import type { Target } from './targets.ts';

export type Mentioned =
  | { readonly kind: 'named'; readonly targets: readonly Target[] }
  /** The quick action that names something whose place cannot be told. */
  | { readonly kind: 'untold'; readonly command: string };

/** Quick actions that move, copy or tie an object to another one. */
const COMMAND =
  /^[^\S\n]*\/(move|clone|relate|blocks|blocked_by|unlink|duplicate|copy_metadata|epic|parent_epic|set_parent|child_epic|remove_child_epic|add_child|remove_child)\b[^\S\n]*([^\n]*)/gim;

/** Fields whose text GitLab reads for quick actions, in REST's and GraphQL's spelling. */
export const holdsQuickActions = (field: string): boolean => /^(?:body|note|description)$/i.test(field);

/** What the quick actions of a text reach. */
export function quickActionTargets(text: string, instance: { readonly url: string }): Mentioned {
  const targets: Target[] = [];
  for (const [, command = '', rest = ''] of text.matchAll(COMMAND)) {
    for (const word of rest.split(/[\s,]+/)) {
      if (word === '' || isLocal(word)) continue;
      const path = pathOf(word, instance, /^(?:move|clone)$/i.test(command));
      if (path === undefined) return { kind: 'untold', command: `/${command.toLowerCase()}` };
      targets.push({ kind: 'namespace', name: path, gathers: false });
    }
  }
  return { kind: 'named', targets };
}

/** A number of the same project or its group, a label, a person, or an option of the command. */
const isLocal = (word: string): boolean => /^(?:[#!&]?\d+|GL-\d+|[~@%][^/\s]*|--\w+)$/i.test(word);

/** Path of the project or group in `group/project#1`, `group&2`, `[issue:group/project/3]`, an address, or a bare path. */
function pathOf(word: string, instance: { readonly url: string }, takesPath: boolean): string | undefined {
  const remote = parseRemote(word);
  if (remote) {
    const isHere = isSameHost(remote.host, new URL(instance.url).hostname);
    return isHere ? pathOnInstance(remote, instance).replace(/^groups\//, '') : undefined;
  }
  const [, full] = /^([\w.-]+(?:\/[\w.-]+)+)[#!&]\d+$/.exec(word) ?? /^([\w.-]+)&\d+$/.exec(word) ?? [];
  if (full !== undefined) return full;
  const [, bracketed] = /^\[\w+:([\w.-]+(?:\/[\w.-]+)*)\/\d+\]$/.exec(word) ?? [];
  if (bracketed !== undefined) return bracketed;
  return takesPath && /^\/?[\w.-]+(?:\/[\w.-]+)+$/.test(word) ? word.replace(/^\//, '') : undefined;
}

/**
 * Whether a CI configuration may include others. Any spelling of the key counts, also one that YAML's escapes hide: which files
 * an included one includes in turn is not told.
 */
export const mayInclude = (content: unknown): boolean => typeof content === 'string' && /include|\\(?:[xuU]|\r?\n)/.test(content);
