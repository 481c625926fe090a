/**
 * Argument guards: actions that are harmless or not depending on what they are called with. Each says what would be lost, or
 * nothing when nothing would. Owns the reasons; asking is the pipeline's. A state that cannot be read counts as a loss.
 */
import type { Ports } from '../gitlab/port.ts';

export interface GuardedCall {
  readonly values: Readonly<Record<string, unknown>>;
  readonly ports: Ports;
}

/** Why this call wants a consent; undefined when it does not. */
type ArgumentGuard = (call: GuardedCall) => Promise<string | undefined>;

type Row = Readonly<Record<string, unknown>>;

const rowOf = (data: unknown): Row => (typeof data === 'object' && data !== null ? (data as Row) : {}); // unknown fields, each checked

/** A pull mirror that overwrites diverged branches, from a source it did not have before. */
const pullMirror: ArgumentGuard = async ({ values, ports }) => {
  if (values['enabled'] === false) return undefined;
  const before = await ports
    .rest({ method: 'GET', path: '/projects/{project_id}/mirror/pull', pathParams: { project_id: String(values['project_id']) } })
    .then(({ data }) => rowOf(data))
    .catch(() => undefined);
  const reason = 'A pull mirror that overwrites diverged branches replaces their commits here with those of its source.';
  if (!before) return reason;
  const overwrites = values['mirror_overwrites_diverged_branches'] ?? before['mirror_overwrites_diverged_branches'] ?? false;
  const isNewSource = values['url'] !== undefined && withoutUser(values['url']) !== withoutUser(before['url']);
  const isNewRule = before['mirror_overwrites_diverged_branches'] !== true && values['mirror_overwrites_diverged_branches'] === true;
  const isSwitchedOn = before['enabled'] !== true && values['enabled'] === true;
  return overwrites === true && (isNewSource || isNewRule || isSwitchedOn) ? reason : undefined;
};

/** GitLab masks the user part of a mirror's address, so it cannot be compared. */
const withoutUser = (url: unknown): string =>
  String(url ?? '')
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^@/]*@/i, '$1')
    .replace(/\/+$/, '');

/** A list of people on a work item -> the widget and the field that hold it. */
const PEOPLE: Readonly<Record<string, readonly [widget: string, field: string]>> = {
  assignee_ids: ['WorkItemWidgetAssignees', 'assignees'],
  crm_contact_ids: ['WorkItemWidgetCrmContacts', 'contacts'],
};

/** An import that may take the place of a project. */
const replacesProject: ArgumentGuard = async ({ values }) =>
  values['overwrite'] === true ? 'With overwrite, a project that has this path is replaced, and what it holds is lost.' : undefined;

/** An export that leaves GitLab by itself. */
const sendsArchive: ArgumentGuard = async ({ values }) =>
  values['upload'] === undefined
    ? undefined
    : 'The archive, with private issues, code and members, is sent to the address in upload and cannot be called back.';

/** Housekeeping that throws away. */
const prunesObjects: ArgumentGuard = async ({ values }) =>
  values['task'] === 'prune' ? 'Pruning removes commits and files that no branch or tag reaches from the server for good.' : undefined;
/** An explicitly empty list takes away everybody who is on it; where nobody is, nothing is lost. */
const emptyList: ArgumentGuard = async ({ values, ports }) => {
  const emptied = Object.keys(PEOPLE).filter(name => Array.isArray(values[name]) && values[name].length === 0);
  const losses = await Promise.all(emptied.map(async name => ((await isEmpty(name, values, ports)) ? [] : [name])));
  const lost = losses.flat();
  return lost.length > 0 ? `The empty ${lost.join(' and ')} takes away everybody who is on it now.` : undefined;
};

async function isEmpty(name: string, values: Row, { graphql }: Ports): Promise<boolean> {
  const [widget = '', field = ''] = PEOPLE[name] ?? [];
  const document = `query workItemPeople($full_path: ID!, $iid: String!) {
    namespace(fullPath: $full_path) { workItem(iid: $iid) { widgets { ... on ${widget} { ${field} { nodes { id } } } } } }
  }`;
  const item = await graphql(document, { full_path: values['full_path'], iid: String(values['work_item_iid']) })
    .then(({ data, partial }) => (partial.length === 0 ? rowOf(rowOf(data['namespace'])['workItem']) : undefined))
    .catch(() => undefined);
  if (!item || !Array.isArray(item['widgets'])) return false;
  const holders = item['widgets'].map(one => rowOf(rowOf(one)[field])['nodes']).filter(nodes => Array.isArray(nodes));
  return holders.length > 0 && holders.every(nodes => nodes.length === 0);
}

const GUARDS: Readonly<Record<string, ArgumentGuard>> = {
  pull_mirror: pullMirror,
  empty_list: emptyList,
  overwrite: replacesProject,
  sends_archive: sendsArchive,
  prune: prunesObjects,
};

/** What the guard named `name` says about a call. Throws when the catalog names a guard that is not here. */
export function argumentGuard(name: string, call: GuardedCall): Promise<string | undefined> {
  const guard = GUARDS[name];
  if (!guard) throw new Error(`no argument guard named ${name} in src/policy/guards.ts`);
  return guard(call);
}
