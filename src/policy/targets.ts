/**
 * What a request to GitLab reaches: the projects and groups it names, in its path, query, body or GraphQL variables. Pure.
 * Whatever names none, and could gather from anywhere, is `anywhere`: the lists cannot vouch for it.
 */
import { isSameHost, parseRemote, pathOnInstance } from '../config/remote-address.ts';
import type { RestRequest } from '../gitlab/port.ts';
import { holdsQuickActions, mayInclude, quickActionTargets } from './mentions.ts';
import { isLocatable } from './object-places.ts';
import { fieldsOf, isUntold, placeKind, placesIn } from './place-fields.ts';

export interface Target {
  /** An object is one of the instance, whose project or group GitLab is asked for. */
  readonly kind: 'project' | 'group' | 'namespace' | 'object';
  /** Id or full path, as it goes on the wire; global id of an object. */
  readonly name: string;
  /** What is read is gathered from everything below the group. */
  readonly gathers: boolean;
  /** Named by the route itself: GitLab does not answer under a former path, but redirects. */
  readonly byRoute?: true;
}

export type Reach =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'targets'; readonly targets: readonly Target[] }
  /** Why it cannot be told, continuing "it …". */
  | { readonly kind: 'anywhere'; readonly why: string };

interface Site {
  readonly url: string;
}

/** Routes about the instance or the caller that show no project's or group's content. */
const HARMLESS: readonly RegExp[] = [
  /^(?:version|metadata|markdown|avatar|user_counts)$/,
  /^user(?:$|\/(?:status|preferences|emails|keys|gpg_keys)(?:\/|$))/,
  /^users(?:$|\/[^/]+(?:$|\/(?:status|keys|gpg_keys|followers|following)$))/,
  /^templates\//,
  /^personal_access_tokens\/self$/,
];

/** What a group owns itself; everything else below a group may gather from its projects. */
const GROUP_OWN =
  /^(?:labels|milestones|members|billable_members|variables|hooks|badges|wikis|boards|access_tokens|deploy_tokens|invitations|access_requests|notification_settings|custom_attributes|push_rule|uploads|avatar)(?:\/|$)/;

/** Routes below `/projects` and `/groups` that make something new and name no project or group in this place. */
const MAKES: ReadonlySet<string> = new Set(['import', 'remote-import', 'remote-import-s3', 'import-relation', 'user']);

/** Routes below a project or group whose second place is another one. */
const SECOND: readonly (readonly [route: RegExp, kind: Target['kind']])[] = [
  [/^(?:import_project_members|fork|job_token_scope\/allowlist)\/([^/]+)$/, 'project'],
  [/^(?:share|job_token_scope\/groups_allowlist)\/([^/]+)$/, 'group'],
];

/** Lists of projects and groups that may lie anywhere. */
const OUTWARD = /^(?:forks|transfer_locations|share_locations|invited_groups|shared_groups|groups\/shared|projects\/shared)$/;

const anywhere = (why: string): Reach => ({ kind: 'anywhere', why });

/** The places that a REST request names. */
export function reachOfRest(request: RestRequest, site: Site): Reach {
  const parts = pathSegments(request);
  if (!parts || parts.some(part => part === '.' || part === '..')) return anywhere('has a path that cannot be read');
  const segments = parts[0] === 'security' && parts.length > 3 ? parts.slice(1) : parts;
  const path = segments.map(segment => segment.replaceAll('/', '%2F')).join('/');
  const fields = fieldReach({ request, path, site });
  if (fields.kind === 'anywhere') return fields;
  const { targets } = fields;
  const [root, name, ...rest] = segments;
  if ((root === 'projects' || root === 'groups') && request.method === 'POST' && (name === undefined || MAKES.has(name)))
    return parentOf(path, request, targets);
  if (root === 'projects' && name && !MAKES.has(name)) return belowProject(name, rest, request, targets);
  if (root === 'groups' && name && !MAKES.has(name)) return belowGroup(name, rest, request, targets);
  if (root === 'namespaces' && name && rest.length === 0)
    return { kind: 'targets', targets: [{ kind: 'namespace', name, gathers: false }, ...targets] };
  if (path === 'markdown' && isTrue(request.body?.['gfm']))
    return anywhere('renders references, which could show titles of any project (leave gfm out to render plain Markdown)');
  if (HARMLESS.some(route => route.test(path))) return targets.length > 0 ? fields : { kind: 'nothing' };
  return anywhere('names no project or group, so its answer could come from any of them');
}

function belowProject(name: string, rest: readonly string[], request: RestRequest, fields: readonly Target[]): Reach {
  const below = encodedPath(rest);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && OUTWARD.test(below)) return anywhere('lists projects or groups wherever they are');
  if (below === 'ci/lint' && (isRead || mayInclude(request.body?.['content'])))
    return anywhere('reads CI configuration with all that it includes, which could come from any project');
  if (below === 'fork' && !fields.some(({ kind }) => kind === 'namespace')) return anywhere('creates it outside every listed group');
  return { kind: 'targets', targets: [{ kind: 'project', name, gathers: false, byRoute: true }, ...secondPlace(rest), ...fields] };
}

function belowGroup(name: string, rest: readonly string[], request: RestRequest, fields: readonly Target[]): Reach {
  const below = encodedPath(rest);
  const { method, query, body } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && OUTWARD.test(below)) return anywhere('lists projects or groups wherever they are');
  if (isRead && below === 'projects' && !isFalse(query?.['with_shared']))
    return anywhere('lists projects that are only shared with the group as well (call it with with_shared: false)');
  if (isRead && below === '' && !isFalse(query?.['with_projects']))
    return anywhere('shows projects that are only shared with the group as well (call it with with_projects: false)');
  // Epics are tied to each other, and issues to them, by ids of the whole instance; those of epics are not those of work items.
  const tiesEpic = /^epics\/[^/]+\/epics\/[^/]+$/.test(below) && method === 'POST';
  const tiedIssue = method === 'POST' ? /^epics\/[^/]+\/issues\/(\d+)$/.exec(below)?.[1] : undefined;
  if (tiesEpic || (/^epics(?:\/[^/]+)?(?:\/epics)?$/.test(below) && !isRead && isName(body?.['parent_id'])))
    return anywhere('names its object by a global id, which does not tell its project');
  const moved = /^projects\/([^/]+)$/.exec(below)?.[1];
  const second = moved === undefined ? secondPlace(rest) : [place('project', moved)];
  const tied = tiedIssue === undefined ? [] : [object(`gid://gitlab/WorkItem/${tiedIssue}`)];
  const gathers = !GROUP_OWN.test(below) || /\/(?:issues|merge_requests|projects)(?:\/|$)/.test(below);
  return { kind: 'targets', targets: [{ kind: 'group', name, gathers, byRoute: true }, ...second, ...tied, ...fields] };
}

const encodedPath = (segments: readonly string[]): string => segments.map(segment => segment.replaceAll('/', '%2F')).join('/');

const place = (kind: Target['kind'], encoded: string): Target => ({ kind, name: encoded.replaceAll('%2F', '/'), gathers: false });

const object = (globalId: string): Target => ({ kind: 'object', name: globalId, gathers: true });

const secondPlace = (rest: readonly string[]): readonly Target[] =>
  SECOND.flatMap(([route, kind]) => {
    const found = route.exec(encodedPath(rest))?.[1];
    return found === undefined ? [] : [place(kind, found)];
  });

const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';
const isFalse = (value: unknown): boolean => value === false || value === 'false' || value === 0 || value === '0';

/** Creating or importing a project or group: its parent is what the lists speak of. */
function parentOf(path: string, request: RestRequest, fields: readonly Target[]): Reach {
  const { body } = request;
  const parent = path.startsWith('groups') ? body?.['parent_id'] : path === 'projects/import-relation' ? body?.['path'] : undefined;
  const kind = path.startsWith('groups') ? 'group' : 'project';
  const parents = isName(parent) ? [{ kind, name: String(parent), gathers: false } as const] : fields.filter(isHome);
  return parents.length > 0
    ? { kind: 'targets', targets: [...new Set([...parents, ...fields])] }
    : anywhere('creates it outside every listed group');
}

/** A namespace is where something new will live; a project beside it is what it is made from. */
const isHome = ({ kind }: Target): boolean => kind === 'namespace';

/** Placeholders filled in, literals decoded; undefined when one cannot be. */
function pathSegments({ path, pathParams }: RestRequest): readonly string[] | undefined {
  const segments: string[] = [];
  for (const segment of path.replace(/^\/+/, '').split('?')[0]?.split('/') ?? []) {
    const filled = segment.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(pathParams?.[name] ?? '')));
    try {
      segments.push(decodeURIComponent(filled));
    } catch {
      return undefined;
    }
  }
  return segments;
}

const isName = (value: unknown): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number';

interface Fields {
  readonly request: RestRequest;
  readonly path: string;
  readonly site: Site;
}

/** What the query and the body name. */
function fieldReach({ request, path, site }: Fields): Exclude<Reach, { kind: 'nothing' }> {
  // A licence's text names a project by its title.
  const isTitle = (name: string) => name === 'project' && /(?:^|\/)templates\//.test(path);
  const targets: Target[] = [];
  for (const [name, value] of fieldsOf(request.query)) if (!isTitle(name)) targets.push(...placesIn(name, value));
  for (const [name, value] of fieldsOf(request.body)) {
    if (isUntold(name, value)) return untold(name);
    targets.push(...placesIn(name, value));
    const text = textReach(name, value, site);
    if (text.kind === 'anywhere') return text;
    targets.push(...text.targets, ...repository(name, value, path, site));
  }
  return { kind: 'targets', targets };
}

const untold = (name: string) =>
  ({ kind: 'anywhere', why: `names its object by a global id in ${name}, which does not tell its project` }) as const;

/** What the quick actions in a text field reach. */
function textReach(name: string, value: unknown, site: Site): Exclude<Reach, { kind: 'nothing' }> {
  if (!holdsQuickActions(name) || typeof value !== 'string') return { kind: 'targets', targets: [] };
  const mentioned = quickActionTargets(value, site);
  return mentioned.kind === 'named'
    ? { kind: 'targets', targets: mentioned.targets }
    : { kind: 'anywhere', why: `holds the quick action ${mentioned.command} in ${name}, and what that names cannot be told` };
}

/** A repository of this instance by its address: what is imported from, or mirrored. */
function repository(name: string, value: unknown, path: string, site: Site): readonly Target[] {
  const isAddress = name === 'import_url' || (name === 'url' && /\/(?:mirror\/pull|remote_mirrors(?:\/[^/]+)?)$/.test(path));
  const remote = isAddress && typeof value === 'string' ? parseRemote(value) : undefined;
  if (!remote || !isSameHost(remote.host, new URL(site.url).hostname)) return [];
  return [{ kind: 'project', name: pathOnInstance(remote, site), gathers: false }];
}

/** Global ids that stand beside a path and show nothing of a project by themselves. */
const BESIDE = /^gid:\/\/gitlab\/(?:User|Label|ProjectLabel|GroupLabel|Milestone|Iteration|WorkItems::Type)\//;

/** Also as GitLab decodes it: `Z2lkOi8v` is `gid://` in base64. */
const GLOBAL_ID = /^(?:gid:\/\/|Z2lkOi8v)/;

/** Global ids of places; a namespace is a group or a person's own. */
const KINDS: ReadonlyMap<string | undefined, Target['kind']> = new Map([
  ['Project', 'project'],
  ['Group', 'group'],
  ['Namespace', 'namespace'],
]);

/** Objects of one request that are looked up, each by a request or two. */
const MOST_OBJECTS = 20;

/** The places that a GraphQL request names by its variables. A document with places written into it cannot be told. */
export function reachOfGraphql(document: string, variables: Readonly<Record<string, unknown>>, site: Site): Reach {
  const targets: Target[] = [];
  for (const [name, value] of fieldsOf(variables)) {
    if (typeof value !== 'string') continue;
    const [, type, id] = /^gid:\/\/gitlab\/([^/]+)\/(\d+)$/.exec(value) ?? [];
    const kind = KINDS.get(type);
    if (id && kind) targets.push({ kind, name: id, gathers: true });
    else if (isLocatable(value)) targets.push(object(value));
    else if (GLOBAL_ID.test(value)) {
      if (!BESIDE.test(value)) return anywhere('names its object by a global id, which does not tell its project');
    } else if (/paths?$/i.test(name) || placeKind(name)) targets.push({ kind: 'namespace', name: value, gathers: true });
    const text = textReach(name, value, site);
    if (text.kind === 'anywhere') return text;
    targets.push(...text.targets);
  }
  if (new Set(targets.filter(({ kind }) => kind === 'object').map(({ name }) => name)).size > MOST_OBJECTS)
    return anywhere(`names more than ${MOST_OBJECTS} objects by global ids, whose projects are not looked up at once`);
  if (targets.length === 0 || /"[^"]+"/.test(document)) return anywhere('does not name its project or group where it could be checked');
  return { kind: 'targets', targets };
}
