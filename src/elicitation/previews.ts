/**
 * What a destructive call is about and what goes with it, told by one GET. Each preview is a function named in the catalog; all
 * of them read, none of them guesses: what GitLab did not say is left out.
 */
import type { RestPort } from '../gitlab/port.ts';
import { inTime } from './patience.ts';
import { quoted, shown } from './shown.ts';

type Row = Readonly<Record<string, unknown>>;

export interface PreviewedCall {
  readonly values: Row;
  readonly rest: RestPort;
}

interface Preview {
  /** The object, without a look at GitLab: `branch "x" of group/project`. */
  readonly object: (values: Row) => string;
  readonly path: string;
  /** Clauses that follow the object. */
  readonly losses: (row: Row) => readonly (string | false | undefined)[];
}

const of = (values: Row): string => (values['project_id'] === undefined ? '' : ` of ${shown(values['project_id'])}`);
const counted = (count: unknown, noun: string): string | false =>
  typeof count === 'number' && count > 0 && `${count} ${noun}${count === 1 ? '' : 's'}`;
const titled = (row: Row): string | false => typeof row['title'] === 'string' && quoted(row['title']);

const PREVIEWS: Readonly<Record<string, Preview>> = {
  branch: {
    object: values => `branch ${quoted(values['branch_name'])}${of(values)}`,
    path: '/projects/{project_id}/repository/branches/{branch_name}',
    losses: row => [
      row['merged'] === true && 'merged',
      row['merged'] === false && row['default'] !== true && 'not merged',
      row['default'] === true && 'the default branch',
      row['protected'] === true && 'protected',
    ],
  },
  tag: {
    object: values => `tag ${quoted(values['tag_name'])}${of(values)}`,
    path: '/projects/{project_id}/repository/tags/{tag_name}',
    losses: row => [
      typeof row['release'] === 'object' && row['release'] !== null && 'with its release',
      row['protected'] === true && 'protected',
    ],
  },
  project: {
    object: values => `project ${quoted(values['project_id'])}`,
    path: '/projects/{project_id}',
    losses: row => [
      typeof row['path_with_namespace'] === 'string' && shown(row['path_with_namespace']),
      counted(row['open_issues_count'], 'open issue'),
      counted(row['forks_count'], 'fork'),
    ],
  },
  group: {
    object: values => `group ${quoted(values['group_id'])}`,
    path: '/groups/{group_id}?with_projects=false',
    losses: row => [typeof row['full_path'] === 'string' && shown(row['full_path'])],
  },
  issue: {
    object: values => `issue #${shown(values['issue_iid'])}${of(values)}`,
    path: '/projects/{project_id}/issues/{issue_iid}',
    losses: row => [titled(row), counted(row['user_notes_count'], 'comment')],
  },
  merge_request: {
    object: values => `merge request !${shown(values['merge_request_iid'])}${of(values)}`,
    path: '/projects/{project_id}/merge_requests/{merge_request_iid}',
    losses: row => [titled(row), row['state'] === 'opened' && 'still open', counted(row['user_notes_count'], 'comment')],
  },
};

/** `branch "x" of group/project, not merged`; undefined when the catalog names no preview. */
export async function previewOf(name: string | undefined, { values, rest }: PreviewedCall): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const preview = PREVIEWS[name];
  if (!preview) throw new Error(`no preview named ${name} in src/elicitation/previews.ts`);
  const row = await inTime(look(preview.path, values, rest));
  const losses = row ? preview.losses(row).filter(clause => typeof clause === 'string') : [];
  return [preview.object(values), ...losses].join(', ');
}

async function look(template: string, values: Row, rest: RestPort): Promise<Row | undefined> {
  const [path = '', search = ''] = template.split('?');
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  const pathParams = Object.fromEntries(names.map(name => [name, String(values[name] ?? '')]));
  const query = Object.fromEntries(new URLSearchParams(search));
  const { data } = await rest({ method: 'GET', path, pathParams, query, timeout: 2_000 });
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Row) : undefined; // checked, fields each on use
}
