/**
 * Parameters: from the short forms of YAML (`$shared`, `...group`, `name: type`) to whole ones. Owns expansion and what the
 * request decides (path, query or body; required); not the rules across entries.
 */
import type { ParameterEntry, ParameterForm, ParameterOverride, ParameterType, PropertyForm } from './format.ts';
import type { Parameter, Request } from './model.ts';
import { didYouMean } from './nearest.ts';
import type { Place } from './problem.ts';

export interface SharedParameters {
  readonly parameters: Readonly<Record<string, PropertyForm>>;
  readonly groups: Readonly<Record<string, readonly ParameterEntry[]>>;
}

/** What the action says about a parameter it did not declare itself. */
interface Draft {
  readonly name: string;
  readonly form: ParameterForm;
  readonly shared: boolean;
  /** The words are those of `shared/`. */
  readonly isCommon: boolean;
  /** It came with a group, so that an override may follow. */
  readonly isMember?: true;
  readonly place: Place;
}

export interface ParameterContext {
  readonly shared: SharedParameters;
  readonly requests: readonly Request[];
  readonly kind: 'rest' | 'graphql' | 'composite';
  readonly reads: boolean;
  /** Placeholders that a look-up fills from another parameter: placeholder -> parameter. */
  readonly resolved: ReadonlyMap<string, string>;
  readonly paging: string | undefined;
  readonly fail: (line: number, text: string) => void;
}

const PAGES: Readonly<Record<string, readonly string[]>> = {
  offset: ['page', 'per_page'],
  search: ['page', 'per_page'],
  keyset: ['page', 'per_page', 'page_token'],
  cursor: ['first', 'after'],
};

/** Every parameter of an action, in the order written, the paging ones last. */
export function expandParameters(entries: readonly ParameterEntry[], placeOf: (index: number) => Place, context: ParameterContext) {
  const drafts: Draft[] = [];
  entries.forEach((entry, index) => {
    if (!overrideMember(drafts, entry, placeOf(index))) drafts.push(...expandEntry(entry, placeOf(index), context, new Set()));
  });
  const last = placeOf(Math.max(0, entries.length - 1));
  for (const name of PAGES[context.paging ?? 'none'] ?? []) {
    if (!drafts.some(draft => draft.name === name)) drafts.push(...expandEntry(`$${name}`, last, context, new Set()));
  }
  const names = new Set<string>();
  for (const draft of drafts) {
    if (names.has(draft.name)) context.fail(draft.place.line, `parameter '${draft.name}' is there twice; keep one`);
    names.add(draft.name);
  }
  const spellings = countSpellings(drafts);
  return drafts.map(draft => finish(draft, names, spellings, context));
}

/** `{ $name: { … } }` behind a group changes the group's member for this action; says whether that was it. */
function overrideMember(drafts: Draft[], entry: ParameterEntry, place: Place): boolean {
  const [key = '', change] = typeof entry === 'string' ? [] : (Object.entries(entry)[0] ?? []);
  const index = key.startsWith('$') ? drafts.findIndex(draft => draft.isMember && draft.name === key.slice(1)) : -1;
  const member = drafts[index];
  if (!member) return false;
  const override = change as ParameterOverride; // the schema gives overrides to `$` names only
  drafts[index] = { ...member, form: { ...member.form, ...override }, isCommon: member.isCommon && !override.description, place };
  return true;
}

function expandEntry(entry: ParameterEntry, place: Place, context: ParameterContext, open: ReadonlySet<string>): Draft[] {
  if (typeof entry !== 'string') {
    return Object.entries(entry).flatMap(([key, value]) =>
      key.startsWith('$')
        ? sharedDraft(key.slice(1), value as ParameterOverride, place, context)
        : [{ name: key, form: whole(value as PropertyForm), shared: false, isCommon: false, place }],
    ); // the schema gives overrides to `$` names only, and declarations to the others
  }
  if (entry.startsWith('$')) return sharedDraft(entry.slice(1), {}, place, context);
  const name = entry.slice(3);
  const group = context.shared.groups[name];
  if (!group) {
    const mend = didYouMean(name, Object.keys(context.shared.groups), 'add the group to catalog/shared/parameters.yaml');
    context.fail(place.line, `no shared group '...${name}'${mend}`);
    return [];
  }
  if (open.has(name)) {
    context.fail(place.line, `group '...${name}' holds itself; take it out of its own list`);
    return [];
  }
  return group
    .flatMap(member => expandEntry(member, place, context, new Set([...open, name])))
    .map(draft => ({ ...draft, isMember: true }));
}

function sharedDraft(name: string, change: ParameterOverride, place: Place, context: ParameterContext): Draft[] {
  const declared = context.shared.parameters[name];
  if (declared === undefined) {
    const mend = didYouMean(name, Object.keys(context.shared.parameters), 'declare it here or in catalog/shared/parameters.yaml');
    context.fail(place.line, `no shared parameter '$${name}'${mend}`);
    return [];
  }
  return [{ name, form: { ...whole(declared), ...change }, shared: true, isCommon: change.description === undefined, place }];
}

const isType = (form: PropertyForm): form is ParameterType => typeof form === 'string' || Array.isArray(form);
const whole = (form: PropertyForm): ParameterForm => (isType(form) ? { type: form } : form);

function countSpellings(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const draft of drafts) for (const name of draft.form.accepts ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function finish(draft: Draft, names: ReadonlySet<string>, spellings: ReadonlyMap<string, number>, context: ParameterContext): Parameter {
  const { name, form, place } = draft;
  const isFree = (spelling: string) => !names.has(spelling) && spellings.get(spelling) === 1;
  if (!draft.shared) {
    const taken = (form.accepts ?? []).find(spelling => !isFree(spelling));
    if (taken) context.fail(place.line, `'${taken}' is accepted for '${name}' and means another parameter too; take it out of accepts`);
  }
  const where = form.in ?? whereSent(name, context);
  // A shared spelling that this action uses otherwise is simply not a spelling here.
  return {
    ...parameter(name, form, where, place),
    required: isRequired(name, form, context),
    isCommon: draft.isCommon,
    accepts: (form.accepts ?? []).filter(isFree),
  };
}

const fills = (placeholder: string, name: string, context: ParameterContext): boolean =>
  placeholder === name || context.resolved.get(placeholder) === name;

const inPath = (request: Request, name: string, context: ParameterContext): boolean =>
  request.placeholders.some(placeholder => fills(placeholder, name, context));

function whereSent(name: string, context: ParameterContext): Parameter['in'] {
  if (context.requests.some(request => inPath(request, name, context))) return 'path';
  if (context.kind !== 'rest') return context.reads ? 'query' : 'body';
  const method = context.requests[0]?.method;
  return method === 'GET' || method === 'HEAD' || method === 'DELETE' ? 'query' : 'body';
}

/** A path parameter is required when every request that must be sent has it. */
function isRequired(name: string, form: ParameterForm, context: ParameterContext): boolean {
  if (form.required !== undefined) return form.required;
  const must = context.requests.filter(request => !request.optional);
  return must.length > 0 && must.every(request => inPath(request, name, context));
}

/** One parameter or property, without what the request decides. */
function parameter(name: string, form: ParameterForm, where: Parameter['in'], place: Place): Parameter {
  const [listed, word] = typeof form.type === 'string' ? [false, form.type] : [true, form.type[0] ?? 'string'];
  const properties = form.properties && Object.entries(form.properties).map(([key, value]) => property(key, whole(value), where, place));
  const facts = typeFacts(word);
  const item: Parameter = {
    name,
    ...facts,
    secret: form.secret ?? false,
    isCommon: false,
    required: false,
    in: where,
    accepts: [],
    place,
    ...(form.enum && { enum: form.enum }),
    ...(form.min !== undefined && { min: form.min }),
    ...(form.max !== undefined && { max: form.max }),
    ...(form.nullable && { nullable: true as const }),
    ...(properties && { properties }),
  };
  const shown = {
    ...(form.description !== undefined && { description: form.description }),
    ...(form.as !== undefined && { as: form.as }),
    ...(form.spread && { spread: true as const }),
    ...(form.example !== undefined && { example: form.example }),
    ...(form.default_from !== undefined && { defaultFrom: form.default_from }),
    ...(form.mend !== undefined && { mend: form.mend }),
  };
  if (!listed) return { ...item, ...shown };
  return {
    name,
    type: 'array',
    items: item,
    secret: item.secret,
    isCommon: false,
    required: false,
    in: where,
    accepts: [],
    place,
    ...shown,
    ...(form.style && { style: form.style }),
  };
}

const property = (name: string, form: ParameterForm, where: Parameter['in'], place: Place): Parameter => ({
  ...parameter(name, form, where, place),
  required: form.required ?? false,
  accepts: form.accepts ?? [],
});

function typeFacts(word: string): Pick<Parameter, 'type' | 'kind'> {
  switch (word) {
    case 'project':
    case 'group':
    case 'date':
    case 'datetime':
      return { type: 'string', kind: word };
    case 'integer':
    case 'number':
    case 'boolean':
    case 'object':
      return { type: word };
    default:
      return { type: 'string' };
  }
}
