/** `registry.json`, `facts/<domain>.json` and `views.json`: what the pipeline reads of actions and entities. */
import type { ActionEntry, ActionFacts, EntityView, ParamFacts } from '../../src/catalog/action.ts';
import type { Action, Catalog, Parameter } from '../model.ts';
import { compileView } from '../views.ts';
import { listKey } from './schema.ts';
import { nextStep } from './steps.ts';

/** The registry line of an action. */
export const registryEntry = (action: Action): ActionEntry => ({
  id: action.id,
  domain: action.domain,
  summary: action.summary,
  purpose: action.purpose,
  effect: action.effect,
  ...(action.destructive !== undefined && { destructive: action.destructive }),
  idempotent: action.idempotent,
  content: action.content,
  tier: action.tier,
  ...(action.gitlabComOnly && { gitlabComOnly: true as const }),
  scope: action.scope,
  ...(action.since !== undefined && { since: action.since }),
  tool: action.tool,
  aliases: [...action.aliases, ...(action.reference === undefined ? [] : [action.reference])],
  required: action.params.filter(param => param.required).map(param => param.name),
  ...(action.resource !== undefined && { resource: action.resource }),
  ...(action.readsWhen !== undefined && { readsWhen: action.readsWhen }),
});

/** What the pipeline needs of one action beyond its registry line. */
export function actionFacts(action: Action, catalog: Catalog, purposes: ReadonlyMap<string, string>): ActionFacts {
  const entity = action.returns && catalog.entities.get(action.returns.entity);
  return {
    params: Object.fromEntries(action.params.map(param => [param.name, paramFacts(param)])),
    ...(action.role !== undefined && { role: action.role }),
    ...(action.orRole !== undefined && { orRole: action.orRole }),
    ...(action.returns && {
      returns: {
        ...action.returns,
        key: action.returns.list && entity ? listKey(action, entity) : '',
        ...(action.title !== undefined && { title: action.title }),
      },
    }),
    answer: action.answer,
    ...(action.paging && { paging: action.paging }),
    ...(action.upload && { upload: action.upload }),
    next: action.next.map(step => nextStep(step, purposes)),
    ...(action.missing && {
      missing: { ...action.missing, hints: action.missing.hints.map(hint => nextStep(hint, purposes)) },
    }),
    ...(action.resolve.length > 0 && { resolve: action.resolve }),
    ...(action.unentitled && { unentitled: action.unentitled }),
    ...(action.already && { already: { note: action.already.note, ...(action.already.read && { read: action.already.read.path }) } }),
    ...(action.guard !== undefined && { guard: action.guard }),
    ...(action.preview !== undefined && { preview: action.preview }),
    ...(action.retry && { retry: true as const }),
    ...(action.reveals.length > 0 && { reveals: action.reveals }),
  };
}

function paramFacts(param: Parameter): ParamFacts {
  const kind = param.secret ? 'secret' : param.kind;
  return {
    type: param.type,
    in: param.in,
    ...(param.as !== undefined && { as: param.as }),
    ...(param.spread && { spread: true as const }),
    ...(param.required && { required: true as const }),
    ...(kind && { kind }),
    ...(param.items && { items: paramFacts(param.items) }),
    ...(param.properties && { properties: Object.fromEntries(param.properties.map(property => [property.name, paramFacts(property)])) }),
    ...(param.enum && { enum: param.enum }),
    ...(param.min !== undefined && { min: param.min }),
    ...(param.max !== undefined && { max: param.max }),
    ...(param.type === 'array' && { style: param.style ?? 'brackets' }),
    ...(param.accepts.length > 0 && { accepts: param.accepts }),
    ...(param.nullable && { nullable: true as const }),
    ...(param.defaultFrom !== undefined && { defaultFrom: param.defaultFrom }),
    ...(param.mend !== undefined && { mend: param.mend }),
  };
}

/** Entity name -> compiled view. */
export const entityViews = (catalog: Catalog): readonly (readonly [string, EntityView])[] =>
  [...catalog.entities.values()].map(entity => [entity.name, compileView(entity, catalog.entities).view]);
