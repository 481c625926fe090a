/**
 * Holds every request to the allow- and deny-lists of projects and groups, and every redirect on its way. Owns the checked ports;
 * who may be reached is `lists.ts`, what a request reaches is `targets.ts`, where a name leads is `places.ts`. What cannot be told
 * is refused.
 */
import type { Call } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Police, Ports, RestAnswer, RestRequest } from '../gitlab/port.ts';
import { deniedBelow, hasLists, isId, type Lists, mayReach, type Place } from './lists.ts';
import { type FindPlace, isMissing, placesOf } from './places.ts';
import { type Reach, reachOfGraphql, reachOfRest, type Target } from './targets.ts';

/** The same ports, refusing with `blocked_project` whatever the view's lists do not allow. */
export function policed(ports: Ports, call: Call): Ports {
  if (!hasLists(call.view)) return ports;
  const { instance } = call.caller;
  const places = placesOf(call, ports);
  const police: Police = (request, isHop = false) => {
    const reach = 'document' in request ? reachOfGraphql(request.document, request.variables, instance) : reachOfRest(request, instance);
    return checkReach(reach, { lists: call.view, find: isHop ? places.findAnew : places.find });
  };
  return ports.policed?.(police) ?? policedAround(ports, police);
}

/** For ports that follow redirects by themselves: where one led is asked about before its answer is handed on. */
const policedAround = (ports: Ports, police: Police): Ports => ({
  rest: async request => {
    await police(request);
    const answer: RestAnswer = await ports.rest(request);
    if (answer.movedTo !== undefined) await police(movedRequest(request, answer.movedTo), true);
    return answer;
  },
  graphql: async (document, variables) => {
    await police({ document, variables });
    return ports.graphql(document, variables);
  },
});

const movedRequest = ({ method, query }: RestRequest, path: string): RestRequest => ({ method, path, ...(query && { query }) });

interface Check {
  readonly lists: Lists;
  readonly find: FindPlace;
}

async function checkReach(reach: Reach, check: Check): Promise<void> {
  if (reach.kind === 'anywhere') {
    throw blocked(`This request was not sent: it ${reach.why}, and this server may only reach listed projects and groups.`);
  }
  if (reach.kind === 'targets') for (const target of reach.targets) await checkTarget(target, check);
}

const blocked = (sentence: string): CatalogError =>
  new CatalogError('blocked_project', sentence, {
    hints: [
      'Name a project or group that this server may reach, or ask its operator about GITLAB_MCP_ALLOW_PROJECTS and its three siblings',
    ],
  });

async function checkTarget(target: Target, { lists, find }: Check): Promise<void> {
  const place = await find(target);
  const known = await withGroupPaths(lists, find);
  if (!mayReach(place, known)) {
    const what = target.kind === 'object' ? `What ${target.name} belongs to` : `The ${place.kind} '${target.name}'`;
    throw blocked(`${what} is outside what this server may reach, so the request was not sent.`);
  }
  if (place.kind !== 'group' || !target.gathers) return;
  const inner = deniedBelow(place, known) ?? (await deniedIdBelow(place, known, find));
  if (inner !== undefined)
    throw blocked(
      `The group ${target.kind === 'object' ? `of ${target.name}` : `'${target.name}'`} holds projects that this server may not reach, and this answer would gather from all of them.`,
    );
}

/** An id among the groups stands for all below that group, and what is below shows in paths alone. */
async function withGroupPaths(lists: Lists, find: FindPlace): Promise<Lists> {
  const [allowGroups, denyGroups] = await Promise.all([lists.allowGroups, lists.denyGroups].map(entries => groupPaths(entries, find)));
  return { ...lists, allowGroups: allowGroups ?? [], denyGroups: denyGroups ?? [] };
}

const groupPaths = async (entries: readonly string[], find: FindPlace): Promise<readonly string[]> =>
  entries.some(isId)
    ? Promise.all(entries.map(async entry => (isId(entry) ? ((await pathOf('group', entry, find)) ?? entry) : entry)))
    : entries;

/** Undefined for a place that this token cannot see: nothing of it can be shown to it either. */
async function pathOf(kind: Place['kind'], id: string, find: FindPlace): Promise<string | undefined> {
  try {
    return (await find({ kind, name: id })).path;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Denied projects that are written as ids have to be looked up before they can be compared with a group. */
async function deniedIdBelow(group: Place, lists: Lists, find: FindPlace): Promise<string | undefined> {
  for (const id of lists.denyProjects.filter(isId)) {
    const path = await pathOf('project', id, find);
    if (path !== undefined && deniedBelow(group, { allowProjects: [], allowGroups: [], denyGroups: [], denyProjects: [path] })) return id;
  }
  return undefined;
}
