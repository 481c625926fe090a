/**
 * `gitlab://` addresses of what a get returns: written from an action's template and a call's parameters, and read back into
 * the action and its parameters. Owns RFC 6570 simple expansion; reading the object is the pipeline's business.
 */
import type { ActionEntry } from '../catalog/action.ts';
import { registry } from '../catalog/generated.ts';
import type { Values } from './context.ts';

export interface MatchedResource {
  readonly action: string;
  readonly input: Readonly<Record<string, string>>;
}

/** Everything outside `A-Z a-z 0-9 - . _ ~` as percent-encoded UTF-8. */
const escapeValue = (value: string): string => (/^[\w.~-]*$/.test(value) ? value : [...value].map(escapeCharacter).join(''));

const escapeCharacter = (character: string): string => (/[\w.~-]/.test(character) ? character : percent(character));

const percent = (character: string): string =>
  [...Buffer.from(character, 'utf8')].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** The address of a call's object; undefined when the call left out one of its parameters. */
export function expandResource(template: string, values: Values): string | undefined {
  let isWhole = true;
  const uri = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    const escaped = typeof value === 'string' || typeof value === 'number' ? escapeValue(String(value)) : '';
    if (escaped === '') isWhole = false;
    return escaped;
  });
  return isWhole ? uri : undefined;
}

interface Matcher {
  readonly action: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

const matchers = new WeakMap<readonly ActionEntry[], readonly Matcher[]>();

function matchersOf(entries: readonly ActionEntry[]): readonly Matcher[] {
  let found = matchers.get(entries);
  if (!found) {
    found = entries.flatMap(({ id, resource }) => (resource === undefined ? [] : [matcher(id, resource)]));
    matchers.set(entries, found);
  }
  return found;
}

/** A parameter takes one segment: a slash inside a value is always escaped. */
function matcher(action: string, template: string): Matcher {
  const names: string[] = [];
  const source = template
    .split(/(\{[^}]+\})/)
    .map(part => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return '([^/?#]+)';
    })
    .join('');
  return { action, names, pattern: new RegExp(`^${source}$`) };
}

/** Which action reads `uri`, and with which parameters; undefined when it is no address of ours. */
export function matchResource(uri: string, entries: readonly ActionEntry[] = registry()): MatchedResource | undefined {
  for (const { action, names, pattern } of matchersOf(entries)) {
    const parts = pattern.exec(uri);
    if (!parts) continue;
    const input: Record<string, string> = {};
    try {
      names.forEach((name, index) => {
        input[name] = decodeURIComponent(parts[index + 1] ?? '');
      });
    } catch {
      return undefined;
    }
    return { action, input };
  }
  return undefined;
}
