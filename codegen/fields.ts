/** Fields of an entity: from YAML's short forms to whole ones, and how a dotted path finds its field. */
import { FIELD_OPTIONS, type FieldForm, isFieldWord } from './format.ts';
import type { Action, Entity, Field } from './model.ts';

/** The fields of an entity's `fields`; `fail` is told the path of a form that says nothing. */
export function expandFields(
  forms: Readonly<Record<string, FieldForm>>,
  fail: (path: readonly string[], text: string) => void,
): ReadonlyMap<string, Field> {
  const fields = (map: Readonly<Record<string, FieldForm>>, path: readonly string[]): ReadonlyMap<string, Field> =>
    new Map(Object.entries(map).map(([name, form]) => [name, field(form, [...path, name])]));

  const field = (form: FieldForm, path: readonly string[]): Field => {
    if (typeof form === 'string')
      return isFieldWord(form) ? { type: form, secret: false } : { type: 'entity', entity: form, secret: false };
    if (Array.isArray(form)) return { type: 'array', items: field(form[0] ?? 'any', path), secret: false };
    const map = form as Readonly<Record<string, FieldForm>>; // what is neither text nor list is a map
    const isOptions = Object.keys(map).every(key => FIELD_OPTIONS.has(key));
    if (!isOptions) return { type: 'object', fields: fields(map, path), secret: false };
    const { type, object, markers, secret, detail, tier, since, description } = map;
    if ((type === undefined) === (object === undefined)) {
      fail(path, `field '${path.at(-1)}' needs exactly one of 'type' and 'object'`);
    }
    const base: Field =
      object !== undefined && typeof object === 'object' && !Array.isArray(object)
        ? { type: 'object', fields: fields(object as Readonly<Record<string, FieldForm>>, path), secret: false }
        : field(type ?? 'any', path);
    const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
    const said = { markers: text(markers), tier: text(tier), since: text(since), description: text(description) };
    if (said.description !== undefined && isFieldWord(said.description)) {
      fail(path, `'description: ${said.description}' is read as an option; write the object's fields below 'object:'`);
    }
    return {
      ...base,
      secret: (secret as unknown) === true || base.secret,
      ...((detail as unknown) === true && { detail: true }),
      ...(said.markers !== undefined && { markers: said.markers }),
      ...(said.tier !== undefined && { tier: said.tier }),
      ...(said.since !== undefined && { since: said.since }),
      ...(said.description !== undefined && { description: said.description }),
    };
  };
  return fields(forms, []);
}

/** The fields of an entity that an action's answer has: in a list, not what GitLab sends only where one object is read. */
export function answeredFields({ returns, only }: Pick<Action, 'returns' | 'only'>, { fields }: Entity): ReadonlyMap<string, Field> {
  const isSent = (name: string, { detail }: Field): boolean => (only ? only.includes(name) : !(returns?.list && detail));
  return new Map([...fields].filter(([name, field]) => isSent(name, field)));
}

/**
 * The field at a dotted path, through objects and entities. `any` holds everything below it. Undefined when there is none, and
 * also when a list stands in the way.
 */
export function fieldAt(path: string, fields: ReadonlyMap<string, Field>, entities: ReadonlyMap<string, Entity>): Field | undefined {
  let level: ReadonlyMap<string, Field> | undefined = fields;
  let found: Field | undefined;
  for (const name of path.split('.')) {
    if (found?.type === 'any') return found;
    found = level?.get(name);
    if (!found) return undefined;
    level = fieldsOf(found, entities);
  }
  return found;
}

/** Fields below an object or entity field; undefined for anything without fields. */
export const fieldsOf = (field: Field, entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, Field> | undefined =>
  field.type === 'entity' ? entities.get(field.entity ?? '')?.fields : field.fields;
