/**
 * What a request to GitLab reaches: the projects and groups it names, in its path, query, body or GraphQL variables. Pure.
 * Whatever names none, and could gather from anywhere, is `anywhere`: the lists cannot vouch for it.
 */
import type { RestRequest } from '../gitlab/port.ts';

export interface Target {
  readonly kind: 'project' | 'group' | 'namespace';
  /** Id or full path, as it goes on the wire. */
  readonly name: string;
  /** What is read is gathered from everything below the group. */
  readonly gathers: boolean;
}

export type Reach =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'targets'; readonly targets: readonly Target[] }
  /** Why it cannot be told, continuing "it …". */
  | { readonly kind: 'anywhere'; readonly why: string };

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

const PROJECT_FIELD = /^(?:(?:target|source|to|from|forked_from|fork)_)?project(?:_id|_path)?$/;
const GROUP_FIELD = /^(?:(?:target|source|shared|parent)_)?group(?:_id|_path)?$/;
const NAMESPACE_FIELD = /^(?:target_)?namespace(?:_id|_path)?$/;

const anywhere = (why: string): Reach => ({ kind: 'anywhere', why });

/** The places that a REST request names. */
export function reachOfRest(request: RestRequest): Reach {
  const segments = pathSegments(request);
  if (!segments || segments.some(segment => segment === '.' || segment === '..')) return anywhere('has a path that cannot be read');
  const path = segments.map(segment => segment.replaceAll('/', '%2F')).join('/');
  const fields = [...fieldTargets(request.query), ...fieldTargets(request.body)];
  const [root, name, ...rest] = segments;
  const below = rest.join('/');
  if (root === 'projects' && name) return { kind: 'targets', targets: [{ kind: 'project', name, gathers: false }, ...fields] };
  if (root === 'groups' && name) {
    const gathers = !GROUP_OWN.test(below) || /\/(?:issues|merge_requests|projects)(?:\/|$)/.test(below);
    return { kind: 'targets', targets: [{ kind: 'group', name, gathers }, ...fields] };
  }
  if (root === 'namespaces' && name && below === '') return { kind: 'targets', targets: [{ kind: 'namespace', name, gathers: false }] };
  // Creating a project or group: its parent is what the lists speak of.
  if ((path === 'projects' || path === 'groups') && request.method === 'POST') return parentOf(path, request, fields);
  if (HARMLESS.some(route => route.test(path))) return fields.length > 0 ? { kind: 'targets', targets: fields } : { kind: 'nothing' };
  return anywhere('names no project or group, so its answer could come from any of them');
}

function parentOf(path: string, request: RestRequest, fields: readonly Target[]): Reach {
  const parent = path === 'groups' ? request.body?.['parent_id'] : undefined;
  const targets = isName(parent) ? [...fields, { kind: 'group' as const, name: String(parent), gathers: false }] : fields;
  return targets.length > 0 ? { kind: 'targets', targets } : anywhere('creates it outside every listed group');
}

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

function fieldTargets(fields: Readonly<Record<string, unknown>> | undefined): readonly Target[] {
  return Object.entries(fields ?? {}).flatMap(([key, value]) => {
    const kind = PROJECT_FIELD.test(key)
      ? 'project'
      : GROUP_FIELD.test(key)
        ? 'group'
        : NAMESPACE_FIELD.test(key)
          ? 'namespace'
          : undefined;
    return kind && isName(value) ? [{ kind, name: String(value), gathers: false }] : [];
  });
}

/** Global ids that stand beside a path and show nothing of a project by themselves. */
const BESIDE = /^gid:\/\/gitlab\/(?:User|Label|ProjectLabel|GroupLabel|Milestone|Iteration|WorkItems::Type)\//;

/** The places that a GraphQL request names by its variables. A document with places written into it cannot be told. */
export function reachOfGraphql(document: string, variables: Readonly<Record<string, unknown>>): Reach {
  const targets: Target[] = [];
  for (const [key, value] of Object.entries(variables)) {
    const texts = (Array.isArray(value) ? value : [value]).filter(item => typeof item === 'string');
    for (const text of texts) {
      const [, type, id] = /^gid:\/\/gitlab\/([^/]+)\/(\d+)$/.exec(text) ?? [];
      if (/path$/i.test(key)) targets.push({ kind: 'namespace', name: text, gathers: true });
      else if (id && (type === 'Project' || type === 'Group'))
        targets.push({ kind: type === 'Project' ? 'project' : 'group', name: id, gathers: true });
      else if (text.startsWith('gid://') && !BESIDE.test(text))
        return anywhere('names its object by a global id, which does not tell its project');
    }
  }
  if (targets.length === 0 || /"[^"]+"/.test(document)) return anywhere('does not name its project or group where it could be checked');
  return { kind: 'targets', targets };
}
