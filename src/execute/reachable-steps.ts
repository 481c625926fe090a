/**
 * Next steps under the lists of projects and groups: what names no place of its own, whatever it is given, is always refused
 * there, and is not suggested. Owns that judgement of an action; the refusal of a request is `policy/projects.ts`.
 */
import type { Call } from '../call/call.ts';
import type { ActionEntry, Handler, NextStep, RestRow } from '../catalog/action.ts';
import { hasLists } from '../policy/lists.ts';
import { placeKind } from '../policy/place-fields.ts';
import { reachOfRest } from '../policy/targets.ts';
import { type Catalog, findAction } from './catalog.ts';
import { placeholders } from './rest-request.ts';

/** The steps whose action could pass the lists. */
export async function reachableSteps(steps: readonly NextStep[], { view, caller }: Call, catalog: Catalog): Promise<readonly NextStep[]> {
  if (!hasLists(view)) return steps;
  const kept = await Promise.all(steps.map(async ({ to }) => to === undefined || (await mayPass(to, caller.instance, catalog))));
  return steps.filter((_, index) => kept[index]);
}

async function mayPass(name: string, site: { readonly url: string }, catalog: Catalog): Promise<boolean> {
  const found = findAction(catalog.entries(), name);
  const entry = found?.runs === undefined ? found : findAction(catalog.entries(), found.runs);
  if (!entry) return true; // not suggested anyway
  return handlerMayPass(await catalog.handler(entry), entry, site, catalog);
}

function handlerMayPass(handler: Handler, entry: ActionEntry, site: { readonly url: string }, catalog: Catalog): boolean {
  switch (handler.kind) {
    case 'rest':
      return handler.routes.some(row => routeMayPass(row, site));
    case 'graphql':
      return Object.entries(handler.variables).some(
        ([variable, { from }]) => isPlace(catalog.facts(entry).params[from]?.kind) || /paths?$/i.test(variable) || placeKind(variable),
      );
    case 'composite':
      return true;
  }
}

const isPlace = (kind: string | undefined): boolean => kind === 'project' || kind === 'group';

/** With every field that could name a place naming one, and every switch off. */
function routeMayPass({ method, path, fixed, query, body }: RestRow, site: { readonly url: string }): boolean {
  const named = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, namesPlace(name) ? '1' : false]));
  const pathParams = Object.fromEntries(placeholders(path).map(name => [name, '1']));
  return reachOfRest({ method, path, pathParams, query: { ...named(query), ...fixed }, body: named(body) }, site).kind !== 'anywhere';
}

const namesPlace = (name: string): boolean => placeKind(name) !== undefined || name === 'parent_id';
