/** Every parameter of the catalog that is named like a place, against what the lists see of a request that holds it. */
import { describe, expect, it } from 'vitest';
import type { ActionEntry, Handler, ParamFacts, RestRow } from '../../src/catalog/action.ts';
import { generatedCatalog as catalog } from '../../src/execute/catalog.ts';
import { placeholders } from '../../src/execute/rest-request.ts';
import type { RestRequest } from '../../src/gitlab/port.ts';
import { type Reach, reachOfGraphql, reachOfRest } from '../../src/policy/targets.ts';

const SITE = { url: 'https://gitlab.test' };
const NAME = 'secret/place';

/** Named like a place and none, each looked at: levels, counts, words, and names that only people read. */
const NO_PLACES: ReadonlySet<string> = new Set([
  'approval_project_rule_id',
  'forking_access_level',
  'group_access',
  'group_inheritance_type',
  'kubernetes_namespace',
  'project_creation_level',
  'project_key',
  'project_keys',
  'projects_limit',
  'resource_group_default_process_mode',
  'saml_group_name',
  'subgroup_creation_level',
  'unique_project_download_limit',
  'unique_project_download_limit_alertlist',
  'unique_project_download_limit_allowlist',
  'unique_project_download_limit_interval_in_seconds',
]);

/** The title that a licence's text names. */
const TITLES: ReadonlySet<string> = new Set(['template.license_get: project', 'template.project_template_get: project']);

interface Field {
  readonly action: string;
  /** Dotted, by the catalog's names. */
  readonly where: string;
  readonly reach: Reach;
}

const isNamedLikeOne = (name: string, { kind, type }: ParamFacts): boolean =>
  kind === 'project' || kind === 'group' || (type !== 'boolean' && /project|group|namespace|fork/i.test(name));

/** Every parameter at any depth with the value that holds `NAME` in its place. */
function* holders(params: Readonly<Record<string, ParamFacts>>): Generator<readonly [param: string, where: string, value: unknown]> {
  for (const [name, param] of Object.entries(params)) {
    if (isNamedLikeOne(param.as ?? name, param)) yield [name, param.as ?? name, param.type === 'array' ? [NAME] : NAME];
    const inner = param.properties ?? param.items?.properties;
    if (!inner) continue;
    for (const [, where, value] of holders(inner)) {
      const object = { [where.split('.').at(-1) ?? where]: value };
      yield [name, `${name}.${where}`, param.items ? [object] : object];
    }
  }
}

function restReach(row: RestRow, name: string, param: ParamFacts, value: unknown): Reach | undefined {
  const names = placeholders(row.path);
  const pathParams = Object.fromEntries(names.map(other => [other, other === name ? NAME : '1']));
  const wire = param.as ?? name;
  const inQuery = row.query.includes(wire) || param.in === 'query';
  if (param.in === 'local' || (param.in === 'path' && !names.includes(name))) return undefined;
  const request: RestRequest = {
    method: row.method,
    path: row.path,
    pathParams,
    // What GitLab sends beside a list of projects is another test's business.
    query: { with_shared: false, with_projects: false, ...row.fixed, ...(inQuery && { [wire]: value as string }) },
    ...(!inQuery && param.in === 'body' && { body: { namespace_id: 1, parent_id: 1, [wire]: value } }),
  };
  return reachOfRest(request, SITE);
}

function reachesOf(handler: Handler, name: string, param: ParamFacts, value: unknown): readonly Reach[] {
  if (handler.kind === 'rest') return handler.routes.flatMap(row => restReach(row, name, param, value) ?? []);
  if (handler.kind === 'composite') return [];
  return Object.entries(handler.variables).flatMap(([variable, { from, convert }]) =>
    from === name && convert === undefined ? [reachOfGraphql('query x', { [variable]: value }, SITE)] : [],
  );
}

async function fieldsOf(entry: ActionEntry): Promise<readonly Field[]> {
  const { params } = catalog.facts(entry);
  if (entry.runs !== undefined) return [];
  const handler = await catalog.handler(entry);
  return [...holders(params)].flatMap(([name, where, value]) =>
    reachesOf(handler, name, params[name]!, value).map(reach => ({ action: entry.id, where, reach })),
  );
}

const tells = ({ action, where, reach }: Field): boolean =>
  reach.kind === 'anywhere' ||
  (reach.kind === 'targets' && reach.targets.some(({ name }) => name === NAME)) ||
  NO_PLACES.has(where.split('.').at(-1) ?? where) ||
  TITLES.has(`${action}: ${where}`);

describe('parameters that name a project, a group or a namespace', () => {
  it('are seen by the lists, or refused with the action, in every action of the catalog', async () => {
    const fields = (await Promise.all(catalog.entries().map(fieldsOf))).flat();
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(field => !tells(field)).map(({ action, where }) => `${action}: ${where}`)).toEqual([]);
  });
});
