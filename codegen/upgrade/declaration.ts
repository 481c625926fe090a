/**
 * Where a parameter of an action is declared in the YAML: in the entry itself, in `shared/parameters.yaml`, or in a group there.
 * Owns finding and counting; `apply.ts` owns what is changed at the place found.
 */
import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Source } from '../model.ts';
import { contentOf, pairOf, under } from './yaml-edit.ts';

export const SHARED_FILE = 'catalog/shared/parameters.yaml';

export type Declaration =
  /** `name: type` or `name: { … }` in the list at hand. */
  | { readonly kind: 'own'; readonly pair: Pair }
  /** `$name`, with or without overrides. */
  | { readonly kind: 'shared'; readonly item: unknown; readonly override: Pair | undefined }
  /** A member of a group that the list names. */
  | { readonly kind: 'group'; readonly group: string };

/** The entry of an action in the content of its file. */
export function entryOf(content: unknown, id: string): YAMLMap | undefined {
  const actions = under(content, 'actions');
  if (!isSeq(actions)) return undefined;
  return actions.items.filter(isMap).find(entry => textOf(under(entry, 'id')) === id);
}

export const textOf = (node: unknown): string | undefined => (isScalar(node) && typeof node.value === 'string' ? node.value : undefined);

/**
 * How the list of an action or a group declares a parameter; `shared` is the content of the shared file. An override counts
 * wherever it stands: behind a group it changes the group's member.
 */
export function declarationIn(list: unknown, name: string, shared: unknown): Declaration | undefined {
  if (!isSeq(list)) return undefined;
  const overridden = list.items.find(item => pairOf(item, `$${name}`));
  if (overridden) return { kind: 'shared', item: overridden, override: pairOf(overridden, `$${name}`) };
  for (const item of list.items) {
    const word = textOf(item);
    if (word === `$${name}`) return { kind: 'shared', item, override: undefined };
    const group = word?.startsWith('...') ? word.slice(3) : undefined;
    if (group !== undefined && declarationIn(groupOf(shared, group), name, shared)) return { kind: 'group', group };
    const own = pairOf(item, name);
    if (own) return { kind: 'own', pair: own };
  }
  return undefined;
}

export const groupOf = (shared: unknown, group: string): unknown => under(under(shared, 'groups'), group);

/** A declaration in the shared file: a parameter there, or a member of a group. */
export interface SharedPlace {
  readonly group?: string;
  readonly name: string;
}

export const placeKey = ({ group, name }: SharedPlace): string => `${group ?? ''} ${name}`;

/** The place in the shared file that a list has its parameter from; undefined for one of its own. */
export function sharedPlaceIn(list: unknown, name: string, shared: unknown): SharedPlace | undefined {
  if (!isSeq(list)) return undefined;
  for (const item of list.items) {
    const word = textOf(item);
    if (word === `$${name}`) return { name };
    const group = word?.startsWith('...') ? word.slice(3) : undefined;
    if (group !== undefined) {
      const members = groupOf(shared, group);
      const declaration = declarationIn(members, name, shared);
      if (declaration) return declaration.kind === 'own' ? { group, name } : sharedPlaceIn(members, name, shared);
    }
  }
  return list.items.some(item => pairOf(item, `$${name}`)) ? { name } : undefined;
}

/** What the shared file declares at a place: a type word, or a map. */
export function declaredAt(place: SharedPlace, shared: unknown): unknown {
  if (place.group === undefined) return under(under(shared, 'parameters'), place.name);
  const declaration = declarationIn(groupOf(shared, place.group), place.name, shared);
  return declaration?.kind === 'own' ? declaration.pair.value : undefined;
}

/** Which actions have their parameter of a name, values included, from a place in the shared file: ids by place. */
export function usersOfShared(source: Source): ReadonlyMap<string, ReadonlySet<string>> {
  const shared = contentOf(source.read(SHARED_FILE) ?? '');
  const users = new Map<string, Set<string>>();
  for (const file of source.list('catalog/domains')) {
    const actions = under(contentOf(source.read(`catalog/domains/${file}`) ?? ''), 'actions');
    for (const entry of isSeq(actions) ? actions.items.filter(isMap) : []) {
      const id = textOf(under(entry, 'id')) ?? '';
      const params = under(entry, 'params');
      for (const name of isSeq(params) ? namesOf(params, shared) : []) {
        const declaration = declarationIn(params, name, shared);
        const hasOwnValues = declaration?.kind === 'shared' && under(declaration.override?.value, 'enum') !== undefined;
        const place = hasOwnValues ? undefined : sharedPlaceIn(params, name, shared);
        if (place) users.set(placeKey(place), (users.get(placeKey(place)) ?? new Set()).add(id));
      }
    }
  }
  return users;
}

/** Names of what a list brings in from the shared file. */
function namesOf(list: YAMLSeq, shared: unknown): readonly string[] {
  return list.items.flatMap((item): readonly string[] => {
    const word = textOf(item);
    if (word?.startsWith('$')) return [word.slice(1)];
    const group = word?.startsWith('...') ? groupOf(shared, word.slice(3)) : undefined;
    if (isSeq(group)) return [...namesOf(group, shared), ...ownNames(group)];
    return isMap(item) ? item.items.flatMap(pair => textOf(pair.key)?.match(/^\$(.+)$/)?.[1] ?? []) : [];
  });
}

const ownNames = (list: YAMLSeq): readonly string[] =>
  list.items.flatMap(item => (isMap(item) ? item.items.flatMap(pair => textOf(pair.key) ?? []) : [])).filter(name => !name.startsWith('$'));
