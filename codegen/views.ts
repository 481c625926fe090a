/** Compiles the views of an entity for `generated/views.json`, and so checks them: each template against the entity's fields. */
import type { EntityView, Template, ViewRow, ViewSection } from '../src/catalog/action.ts';
import { fieldAt, fieldsOf } from './fields.ts';
import type { SectionForm } from './format.ts';
import type { Entity, Field } from './model.ts';
import type { Problem } from './problem.ts';
import { compileTemplate, hasLink, missingField, TemplateFault, type ViewScope } from './view-template.ts';

/** How deep secrets are looked for below an entity that holds others. */
const SECRET_DEPTH = 4;

type Path = readonly PropertyKey[];

/** The compiled view of an entity, and everything wrong with it. */
export function compileView(
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
): { readonly view: EntityView; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const compile = new ViewCompiler(entity, entities, problems);
  const { card, table, entries } = entity.views;
  const lists = titleOf(entity.plural);
  const view: EntityView = {
    entity: entity.name,
    ...(card && { card: { ...compile.body(card, ['card']), rows: compile.rows(card.rows, ['card', 'rows']) } }),
    ...(table && { table: compile.table(table, lists) }),
    ...(entries && { entries: compile.entries(entries, lists) }),
    secrets: secretPaths(entity.fields, entities, SECRET_DEPTH),
  };
  return { view, problems };
}

/** `merge_requests` -> `Merge requests`. */
export const titleOf = (plural: string): string => `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`.replaceAll('_', ' ');

const emptySentence = (plural: string): string => `No ${plural.replaceAll('_', ' ')} found.`;

interface BodyForm {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly fence?: string | undefined;
  readonly sections?: readonly SectionForm[] | undefined;
}

class ViewCompiler {
  readonly entity: Entity;
  readonly problems: Problem[];
  readonly scope: ViewScope;

  constructor(entity: Entity, entities: ReadonlyMap<string, Entity>, problems: Problem[]) {
    this.entity = entity;
    this.problems = problems;
    this.scope = { fields: entity.fields, entities, entity: entity.name };
  }

  fail(path: Path, text: string): void {
    const { file, name } = this.entity;
    this.problems.push({ file, line: this.entity.lineOf(...path), text, spoils: { kind: 'entity', name } });
  }

  template(text: string, path: Path, scope: ViewScope = this.scope): Template {
    try {
      return compileTemplate(text, scope);
    } catch (fault) {
      if (!(fault instanceof TemplateFault)) throw fault;
      this.fail(path, fault.message);
      return [];
    }
  }

  rows(rows: Readonly<Record<string, string>>, path: Path, scope: ViewScope = this.scope): readonly ViewRow[] {
    return Object.entries(rows).map(([label, text]) => [label, this.template(text, [...path, label], scope)]);
  }

  /** Heading, long text and sections: what a card and an entry share. */
  body(form: BodyForm, path: Path) {
    return {
      heading: this.template(form.heading, [...path, 'heading']),
      ...(form.text !== undefined && { text: this.field(form.text, [...path, 'text']) }),
      ...(form.fence !== undefined && { fence: form.fence }),
      ...(form.sections && { sections: form.sections.map((one, index) => this.section(one, [...path, 'sections', index])) }),
    };
  }

  field(name: string, path: Path, scope: ViewScope = this.scope): string {
    if (!fieldAt(name, scope.fields, scope.entities)) this.fail(path, missingField(name, scope));
    return name;
  }

  section(form: SectionForm, path: Path): ViewSection {
    const items = this.itemScope(form, path);
    const { title, of, where, columns, entry, fence } = form;
    for (const name of Object.keys(where ?? {})) this.field(name, [...path, 'where', name], items);
    return {
      title,
      of,
      ...(where && { where }),
      ...(columns && { columns: this.rows(columns, [...path, 'columns'], items) }),
      ...(entry && {
        entry: {
          heading: this.template(entry.heading, [...path, 'entry', 'heading'], items),
          ...(entry.rows && { rows: this.rows(entry.rows, [...path, 'entry', 'rows'], items) }),
          ...(entry.text !== undefined && { text: this.field(entry.text, [...path, 'entry', 'text'], items) }),
          ...(entry.fence !== undefined && { fence: entry.fence }),
        },
      }),
      ...(fence !== undefined && { fence }),
    };
  }

  /** Templates of a section read the fields of one item. */
  itemScope(form: SectionForm, path: Path): ViewScope {
    const [outer = '', inner] = form.of.split('[].', 2);
    const scope = inner === undefined ? this.scope : this.listScope(outer, path);
    const field = fieldAt(inner ?? outer, scope.fields, scope.entities);
    if (!field) this.fail([...path, 'of'], missingField(inner ?? outer, scope));
    const isTabular = form.columns !== undefined || form.entry !== undefined;
    if (field && isTabular && field.type !== 'array' && field.type !== 'any') {
      this.fail(
        [...path, 'of'],
        `section '${form.title}' has columns or entries, and ${this.entity.name}.${form.of} is no list; show it by 'fence' or without them`,
      );
    }
    return this.scopeOf(field, form.of);
  }

  /** The fields of the items of a list, for a section that shows the lists within them. */
  listScope(name: string, path: Path): ViewScope {
    const field = fieldAt(name, this.scope.fields, this.scope.entities);
    if (!field) this.fail([...path, 'of'], missingField(name, this.scope));
    else if (field.type !== 'array') this.fail([...path, 'of'], `${this.entity.name}.${name} is no list; take the [] behind it out`);
    return this.scopeOf(field, name);
  }

  scopeOf(list: Field | undefined, name: string): ViewScope {
    const items = list?.items && list.items.type !== 'any' ? fieldsOf(list.items, this.scope.entities) : undefined;
    return { ...this.scope, fields: items ?? ANYTHING, entity: `an item of ${this.entity.name}.${name}` };
  }

  table(form: NonNullable<Entity['views']['table']>, title: string): NonNullable<EntityView['table']> {
    const columns = this.rows(form.columns, ['table', 'columns']);
    return {
      title: form.title ?? title,
      empty: form.empty ?? emptySentence(this.entity.plural),
      columns,
      links: columns.some(([, template]) => hasLink(template)),
    };
  }

  entries(form: NonNullable<Entity['views']['entries']>, title: string): NonNullable<EntityView['entries']> {
    const body = this.body(form, ['entries']);
    const rows = this.rows(form.rows, ['entries', 'rows']);
    const links = hasLink(body.heading) || rows.some(([, template]) => hasLink(template));
    return { title: form.title ?? title, empty: form.empty ?? emptySentence(this.entity.plural), ...body, rows, links };
  }
}

/** Fields of an item whose type nobody knows: any name is one. */
const ANYTHING: ReadonlyMap<string, Field> = new (class extends Map<string, Field> {
  override get(): Field {
    return { type: 'any', secret: false };
  }
})();

/** Dotted paths of secret fields, `[]` standing for the items of a list. */
function secretPaths(fields: ReadonlyMap<string, Field>, entities: ReadonlyMap<string, Entity>, depth: number): readonly string[] {
  if (depth === 0) return [];
  return [...fields].flatMap(([name, field]) => {
    const [suffix, inner] = field.type === 'array' && field.items ? ['[]', field.items] : ['', field];
    if (field.secret || inner.secret) return [`${name}${suffix}`];
    const below = fieldsOf(inner, entities);
    return below ? secretPaths(below, entities, depth - 1).map(path => `${name}${suffix}.${path}`) : [];
  });
}
