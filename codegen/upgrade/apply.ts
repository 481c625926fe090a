/**
 * Writes what an upgrade proposes into the catalog's files. Owns the way from an edit to the text it changes; what cannot be
 * written without touching an action that the change does not concern is left to a person and said.
 */
import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { Source } from '../model.ts';
import {
  type Declaration,
  declarationIn,
  declaredAt,
  entryOf,
  placeKey,
  SHARED_FILE,
  sharedPlaceIn,
  textOf,
  usersOfShared,
} from './declaration.ts';
import type { Edit } from './impact.ts';
import type { NewEntry } from './new-entry.ts';
import { parameterText } from './new-entry.ts';
import {
  addItem,
  contentOf,
  pairOf,
  removeLines,
  replaceNode,
  type Splice,
  setKey,
  splice,
  textOfNode,
  under,
  yamlWord,
} from './yaml-edit.ts';

export interface Applied {
  /** Files that change: path -> text. */
  readonly files: ReadonlyMap<string, string>;
  /** What was not written, and why: sentences. */
  readonly byHand: readonly string[];
}

/** Makes the edits and adds the entries, in memory. */
export function applyEdits(source: Source, edits: readonly Edit[], entries: readonly NewEntry[]): Applied {
  const files = new Map<string, string>();
  const read = (file: string): string => files.get(file) ?? source.read(file) ?? '';
  const byHand: string[] = [];
  const agreed = agreedOn(edits, source);
  // A renamed parameter is found under its old name by the other edits.
  const ordered = [...edits.filter(edit => edit.kind !== 'rename'), ...edits.filter(edit => edit.kind === 'rename')];
  for (const edit of ordered) {
    const { file, id } = edit.action;
    const written = agreed.has(edit) ? sharedValues(edit, read) : entryEdit(edit, read(file), contentOf(read(SHARED_FILE)));
    if (typeof written === 'string') byHand.push(`${id}: ${written}`);
    else if (written.splices.length > 0) files.set(written.file, splice(read(written.file), written.splices));
  }
  for (const entry of entries) files.set(entry.file, `${read(entry.file).trimEnd()}\n\n${entry.text}`);
  return { files, byHand };
}

interface Written {
  readonly file: string;
  readonly splices: readonly Splice[];
}

/** What stands in the way, as a sentence, where an edit cannot be made. */
type Outcome = Written | string;

/** Edits of values that every action with the same shared declaration gets: these are made there, once. */
function agreedOn(edits: readonly Edit[], source: Source): ReadonlySet<Edit> {
  const valueEdits = edits.filter(edit => edit.kind === 'values' && edit.path.length === 1);
  if (valueEdits.length === 0) return new Set();
  const users = usersOfShared(source);
  const shared = contentOf(source.read(SHARED_FILE) ?? '');
  const byPlace = new Map<string, Edit[]>();
  for (const edit of valueEdits) {
    const place = placeOf(edit, source.read(edit.action.file) ?? '', shared);
    const key = place && `${placeKey(place)} ${sayValues(edit)}`;
    if (key && users.get(placeKey(place))?.has(edit.action.id)) byPlace.set(key, [...(byPlace.get(key) ?? []), edit]);
  }
  const all = [...byPlace].filter(([key, some]) => {
    const place = key.split(' ', 2).join(' ');
    return new Set(some.map(edit => edit.action.id)).size === users.get(place)?.size;
  });
  return new Set(all.flatMap(([, some]) => some));
}

const sayValues = (edit: Edit): string => (edit.kind === 'values' ? JSON.stringify([edit.add, edit.remove]) : '');

function placeOf(edit: Edit, text: string, shared: unknown) {
  const name = 'path' in edit ? (edit.path[0] ?? '') : '';
  return sharedPlaceIn(under(entryOf(contentOf(text), edit.action.id), 'params'), name, shared);
}

function sharedValues(edit: Edit, read: (file: string) => string): Outcome {
  const text = read(SHARED_FILE);
  const shared = contentOf(text);
  const place = placeOf(edit, read(edit.action.file), shared);
  if (edit.kind !== 'values' || !place) return `what it shares in ${SHARED_FILE} was not found`;
  return { file: SHARED_FILE, splices: valueSplices(text, declaredAt(place, shared), edit) };
}

function entryEdit(edit: Edit, text: string, shared: unknown): Outcome {
  const { file, id } = edit.action;
  const entry = entryOf(contentOf(text), id);
  if (!entry) return `its entry is not in ${file}`;
  const done = (...splices: readonly Splice[]): Written => ({ file, splices });
  if (edit.kind === 'note') return done(...noteSplices(text, entry, edit.text));
  if (edit.kind === 'add' && edit.path.length === 0) return done(addParameter(text, entry, edit));
  const [name = '', ...inner] = edit.path;
  const params = under(entry, 'params');
  const declaration = declarationIn(params, name, shared);
  if (!declaration) return `'${name}' is not in its params, so it was added by a rule; change the rule`;
  if (declaration.kind !== 'own') return overrideEdit(text, params, declaration, edit, shared);
  const pair = inner.reduce<ReturnType<typeof pairOf>>((at, part) => pairOf(under(at?.value, 'properties'), part), declaration.pair);
  if (!pair) return `'${edit.path.join('.')}' is not in its entry`;
  return done(...ownSplices(text, entry, pair, edit));
}

/** What one action needs otherwise than the shared file has it is an override in its entry. */
function overrideEdit(
  text: string,
  params: unknown,
  declaration: Exclude<Declaration, { kind: 'own' }>,
  edit: Exclude<Edit, { kind: 'note' }>,
  shared: unknown,
): Outcome {
  const { file } = edit.action;
  const [name = '', ...inner] = edit.path;
  if (inner.length > 0 || edit.kind === 'add')
    return `'${edit.path.join('.')}' lies in '${name}', which other actions share; change it in ${SHARED_FILE}, or declare '${name}' in the entry`;
  const set = (key: string, value: string): Outcome => {
    const override = `$${name}: { ${key}: ${value} }`;
    if (declaration.kind === 'shared') {
      const map = declaration.override?.value;
      return { file, splices: [isMap(map) ? setKey(text, map, key, value) : replaceNode(declaration.item, `{ ${override} }`)] };
    }
    return isSeq(params) ? { file, splices: [addItem(text, params, params.flow ? `{ ${override} }` : override)] } : 'it has no params';
  };
  switch (edit.kind) {
    case 'require':
      return set('required', 'true');
    case 'place':
      return set('in', edit.to);
    case 'rename':
      return set('as', edit.to);
    case 'values': {
      const override = declaration.kind === 'shared' ? declaration.override?.value : undefined;
      if (isSeq(under(override, 'enum'))) return { file, splices: valueSplices(text, override, edit) };
      const place = sharedPlaceIn(params, name, shared);
      const list = place && under(declaredAt(place, shared), 'enum');
      const known = isSeq(list) ? list.items.flatMap(item => textOf(item) ?? []) : [];
      const values = [...known.filter(value => !edit.remove.includes(value)), ...edit.add];
      return set('enum', `[${values.map(yamlWord).join(', ')}]`);
    }
  }
}

function noteSplices(text: string, entry: YAMLMap, sentence: string): readonly Splice[] {
  const known = textOf(under(entry, 'note'));
  if (known?.includes(sentence)) return [];
  return [setKey(text, entry, 'note', JSON.stringify(known === undefined ? sentence : `${known.trim()} ${sentence}`))];
}

function addParameter(text: string, entry: YAMLMap, edit: Extract<Edit, { kind: 'add' }>): Splice {
  const item = `${edit.fact.name}: ${parameterText(edit.fact, { isGap: true, isRequired: edit.isRequired })}`;
  const params = under(entry, 'params');
  if (!isSeq(params)) return setKey(text, entry, 'params', `[{ ${item} }]`);
  return addItem(text, params, params.flow ? `{ ${item} }` : item);
}

type Pair = NonNullable<ReturnType<typeof pairOf>>;

function ownSplices(text: string, entry: YAMLMap, pair: Pair, edit: Exclude<Edit, { kind: 'note' }>): readonly Splice[] {
  const set = (key: string, value: string): Splice =>
    isMap(pair.value)
      ? setKey(text, pair.value, key, value)
      : replaceNode(pair.value, `{ type: ${textOfNode(text, pair.value)}, ${key}: ${value} }`);
  switch (edit.kind) {
    case 'require':
      return [set('required', 'true')];
    case 'place':
      return [set('in', edit.to)];
    case 'values':
      return valueSplices(text, pair.value, edit);
    case 'rename':
      return renameSplices(text, entry, pair, edit, set);
    case 'add': {
      const properties = under(pair.value, 'properties');
      const name = edit.fact.name.slice(edit.fact.name.lastIndexOf('.') + 1);
      return isMap(properties)
        ? [setKey(text, properties, name, parameterText(edit.fact, { isGap: true, isRequired: edit.isRequired }))]
        : [];
    }
  }
}

/** A name that the entry uses in a template too stays ours; GitLab's goes into `as`. */
function renameSplices(
  text: string,
  entry: YAMLMap,
  pair: Pair,
  { path, to }: Extract<Edit, { kind: 'rename' }>,
  set: (key: string, value: string) => Splice,
): readonly Splice[] {
  const name = path.at(-1) ?? '';
  const isUsed = textOfNode(text, entry).includes(`{${name}}`);
  const isOurs = under(pair.value, 'as') !== undefined;
  if (isOurs || isUsed || !/^[a-z][a-z0-9_]*$/.test(to)) return [set('as', to)];
  const accepts = under(pair.value, 'accepts');
  const example = path.length === 1 ? pairOf(under(entry, 'example'), name) : undefined;
  return [
    replaceNode(pair.key, to),
    isSeq(accepts) ? addItem(text, accepts, name) : set('accepts', `[${name}]`),
    ...(example ? [replaceNode(example.key, to)] : []),
  ];
}

function valueSplices(text: string, declared: unknown, edit: Extract<Edit, { kind: 'values' }>): readonly Splice[] {
  const list = under(declared, 'enum');
  if (!isSeq(list)) return [];
  const known = new Set(list.items.map(textOf));
  const isGone = (item: unknown): boolean => edit.remove.includes(textOf(item) ?? '');
  const added = edit.add.filter(value => !known.has(value)).map(yamlWord);
  if (!list.items.some(isGone)) return added.map(value => addItem(text, list, value));
  if (!list.flow) return [...removeLines(text, list, isGone), ...added.map(value => addItem(text, list, value))];
  const kept = list.items.filter(item => !isGone(item)).map(item => textOfNode(text, item));
  return [replaceNode(list, `[${[...kept, ...added].join(', ')}]`)];
}
