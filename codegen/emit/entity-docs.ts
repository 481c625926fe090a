/**
 * The second half of a page of `docs/actions/`: the objects that its actions return, field by field. Owns where an entity is
 * described (once, on the page of the domain that it belongs to) and the link that leads there.
 */
import { tierName } from '../../src/catalog/tier.ts';
import { fieldsOf } from '../fields.ts';
import type { Action, Catalog, Entity, Field } from '../model.ts';

/** Entity -> the domain whose page describes it. */
export type EntityHomes = ReadonlyMap<string, string>;

/** Every entity that some answer holds belongs to the domain that returns it most often, or that returns what holds it. */
export function entityHomes({ actions, entities }: Pick<Catalog, 'actions' | 'entities'>): EntityHomes {
  const homes = new Map([...votes(actions)].map(([entity, domains]) => [entity, mostOf(domains)]));
  const settle = (name: string, home: string): void => {
    for (const inner of entitiesIn(entities.get(name)?.fields)) {
      if (homes.has(inner)) continue;
      homes.set(inner, home);
      settle(inner, home);
    }
  };
  for (const [name, home] of [...homes]) settle(name, home);
  return homes;
}

/** Entity -> domain -> how many of its actions return it. */
function votes(actions: readonly Action[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counted = new Map<string, Map<string, number>>();
  for (const { returns, domain } of actions) {
    if (!returns) continue;
    const domains = counted.get(returns.entity) ?? new Map<string, number>();
    counted.set(returns.entity, domains.set(domain, (domains.get(domain) ?? 0) + 1));
  }
  return counted;
}

/** The first of the domains with the most. */
const mostOf = (domains: ReadonlyMap<string, number>): string => [...domains].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** Names of the entities that fields hold, at any depth of lists and objects. */
function entitiesIn(fields: ReadonlyMap<string, Field> | undefined): readonly string[] {
  return [...(fields?.values() ?? [])].flatMap(field => {
    const inner = innermost(field);
    return inner.entity === undefined ? entitiesIn(inner.fields) : [inner.entity];
  });
}

const innermost = (field: Field): Field => (field.items ? innermost(field.items) : field);

/** An entity's name that leads to its fields, on this page or on that of its domain. */
export const entityLink = (name: string, from: string, homes: EntityHomes): string => {
  const home = homes.get(name);
  return `[${name}](${home === from || home === undefined ? '' : `${home}.md`}#${name.toLowerCase()}-fields)`;
};

/** The entities at home on a page, each with its fields. */
export function entityEntries(domain: string, catalog: Catalog, homes: EntityHomes): readonly string[] {
  const names = [...homes].flatMap(([name, home]) => (home === domain ? [name] : [])).sort();
  return names.flatMap(name => {
    const entity = catalog.entities.get(name);
    return entity ? [entityEntry(entity, domain, catalog, homes)] : [];
  });
}

function entityEntry(entity: Entity, domain: string, catalog: Catalog, homes: EntityHomes): string {
  const rows = [...entity.fields].flatMap(([name, field]) => fieldRows(name, field, { domain, catalog, homes }));
  return `### ${entity.name} fields\n\n| field | type | |\n|---|---|---|\n${rows.join('\n')}`;
}

interface Page {
  readonly domain: string;
  readonly catalog: Catalog;
  readonly homes: EntityHomes;
}

/** A field's row, and below it those of the object that it holds: `references.full`, `approved_by[].user`. */
function fieldRows(path: string, field: Field, page: Page): readonly string[] {
  const inner = innermost(field);
  const below = inner.type === 'object' ? [...(fieldsOf(inner, page.catalog.entities) ?? [])] : [];
  return [
    `| \`${path}\` | ${typeWords(field, page)} | ${fieldWords(field)} |`,
    ...below.flatMap(([name, next]) => fieldRows(`${path}${field.items ? '[]' : ''}.${name}`, next, page)),
  ];
}

function typeWords(field: Field, page: Page): string {
  if (field.items) return `list of ${typeWords(field.items, page)}`;
  return field.entity === undefined ? field.type : entityLink(field.entity, page.domain, page.homes);
}

function fieldWords({ description, tier, since, secret, detail }: Field): string {
  const words = [
    ...(description === undefined ? [] : [description]),
    ...(detail ? ['Not in lists.'] : []),
    ...(tier === undefined || tier === 'free' ? [] : [`GitLab ${tierName(tier)}.`]),
    ...(since === undefined ? [] : [`Since GitLab ${since}.`]),
    ...(secret ? ['Masked, except in the answer that exists to show it.'] : []),
  ];
  return cell(words.join(' '));
}

/** Text as a cell of a table holds it. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
