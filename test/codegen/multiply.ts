/** A catalog several times as large as the real one, for figures about growth: every domain, action and entity copied under a new name. */
import type { Action, Catalog, Entity, Field } from '../../codegen/model.ts';

/** The catalog `times` times over. */
export function multiply(catalog: Catalog, times: number): Catalog {
  const copies = Array.from({ length: times }, (_, index) => (index === 0 ? '' : `_x${index}`));
  return {
    ...catalog,
    domains: copies.flatMap(suffix => catalog.domains.map(domain => ({ ...domain, name: `${domain.name}${suffix}` }))),
    actions: copies.flatMap(suffix => catalog.actions.map(action => copyAction(action, suffix))),
    entities: new Map(
      copies.flatMap(suffix =>
        [...catalog.entities.values()].map((entity): [string, Entity] => [`${entity.name}${suffix}`, copyEntity(entity, suffix)]),
      ),
    ),
  };
}

const copyAction = (action: Action, suffix: string): Action =>
  suffix === ''
    ? action
    : {
        ...action,
        id: `${action.domain}${suffix}.${action.name}`,
        domain: `${action.domain}${suffix}`,
        tool: `${action.tool}${suffix}`,
        requests: action.requests.map(request => ({ ...request, path: `/copy${suffix}${request.path}` })),
        ...(action.returns && { returns: { ...action.returns, entity: `${action.returns.entity}${suffix}` } }),
        next: [],
      };

const copyEntity = (entity: Entity, suffix: string): Entity => ({
  ...entity,
  name: `${entity.name}${suffix}`,
  fields: new Map([...entity.fields].map(([name, field]) => [name, copyField(field, suffix)])),
});

const copyField = (field: Field, suffix: string): Field => ({
  ...field,
  ...(field.entity !== undefined && { entity: `${field.entity}${suffix}` }),
  ...(field.items && { items: copyField(field.items, suffix) }),
  ...(field.fields && { fields: new Map([...field.fields].map(([name, inner]) => [name, copyField(inner, suffix)])) }),
});
