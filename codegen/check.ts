/**
 * The rules that span entries. Each rule is a function from the catalog to the faults it finds, with file, line and mend; none
 * stops at the first. Shape and short forms were checked on loading.
 */
import { actionRules, namesSecret } from './check-action.ts';
import { graphqlRules } from './check-graphql.ts';
import { nameRules } from './check-names.ts';
import { DYNAMIC_TEXTS } from './emit/dynamic.ts';
import type { Catalog, Entity, Field } from './model.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { referenceNameRules } from './reference-names.ts';
import { ruleFaults } from './upgrade/explain.ts';
import { compileView } from './views.ts';
import { wizardRules } from './wizards.ts';

/** What the catalog refers to outside `catalog/`. */
export interface Surroundings {
  /** Whether a composite has its file in `src/execute/composites/`. */
  readonly hasComposite: (name: string) => boolean;
  /** Names of argument guards; undefined while there is no file of them. */
  readonly guards: ReadonlySet<string> | undefined;
}

/** Everything that is wrong with a loaded catalog. */
export function checkCatalog(catalog: Catalog, around: Surroundings): readonly Problem[] {
  return [
    ...nameRules(catalog),
    ...referenceNameRules(catalog),
    ...catalog.actions.flatMap(action => actionRules(action, catalog, around)),
    ...graphqlRules(catalog),
    ...wizardRules(catalog),
    ...textRules(catalog),
    ...ruleFaults(catalog.differences),
    ...[...catalog.entities.values()].flatMap(entity => [
      ...fieldRules(entity, catalog),
      ...compileView(entity, catalog.entities).problems,
    ]),
  ];
}

/** The published tools find their words. */
const textRules = (catalog: Catalog): readonly Problem[] =>
  DYNAMIC_TEXTS.filter(name => !(name in catalog.texts)).map(name => ({
    file: 'catalog/shared/texts.yaml',
    line: 1,
    text: `no text '${name}', which a published tool shows; add it`,
    spoils: { kind: 'nothing' },
  }));

/** Every type that a field names is a word or an entity that exists. */
function fieldRules(entity: Entity, catalog: Catalog): readonly Problem[] {
  const visit = (field: Field, path: readonly PropertyKey[]): readonly Problem[] => {
    if (field.type === 'array' && field.items) return visit(field.items, path);
    if (field.type === 'object') return [...(field.fields ?? [])].flatMap(([name, inner]) => visit(inner, [...path, name]));
    if (field.type !== 'entity' || catalog.entities.has(field.entity ?? '') || catalog.unreadable.has(field.entity ?? '')) return [];
    const name = field.entity ?? '';
    const text = `field '${path.slice(1).join('.')}' has the unknown type '${name}'${didYouMean(name, [...catalog.entities.keys(), 'string', 'integer', 'number', 'boolean', 'date', 'datetime', 'url', 'any'], `add catalog/entities/${name}.yaml`)}`;
    return [{ file: entity.file, line: entity.lineOf(...path), text, spoils: { kind: 'entity', name: entity.name } }];
  };
  return [...entity.fields].flatMap(([name, field]) => [...visit(field, ['fields', name]), ...secretFault(entity, name, field)]);
}

/** A field that is a secret by its name is masked unless an action exists to show it. */
const secretFault = (entity: Entity, name: string, field: Field): readonly Problem[] =>
  namesSecret(name) && field.type === 'string' && !field.secret
    ? [
        {
          file: entity.file,
          line: entity.lineOf('fields', name),
          text: `field '${name}' is a secret by its name; write ${name}: { type: string, secret: true }`,
          spoils: { kind: 'entity', name: entity.name },
        },
      ]
    : [];
