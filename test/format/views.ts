/** Views and one merge request that the tests of cards and lists share. */
import type { EntityView, Template } from '../../src/catalog/action.ts';

export const f = (path: string) => ({ f: path });
export const fn = (name: string, ...args: Template[]) => ({ fn: name, args });
export const web = 'https://gitlab.example.com/group/project/-';

export const branchView: EntityView = {
  entity: 'Branch',
  table: {
    title: 'Branches',
    empty: 'No branches found.',
    links: true,
    columns: [
      ['Name', [fn('link', [f('name')], [f('web_url')])]],
      ['Protected', [fn('yesno', [f('protected')])]],
      ['Default', [fn('yesno', [f('default')])]],
      ['Merged', [fn('yesno', [f('merged')])]],
    ],
  },
  secrets: [],
};

export const mergeRequestView: EntityView = {
  entity: 'MergeRequest',
  card: {
    heading: [fn('marker', ['state'], [f('state')]), ' ', fn('flag', [f('draft')], ['📝']), 'MR !', f('iid'), ': ', f('title')],
    rows: [
      ['Project', [fn('project', [f('references.full')])]],
      ['State', [fn('marker', ['state'], [f('state')]), ' ', f('state')]],
      ['Has conflicts', [fn('warn', [f('has_conflicts')])]],
      ['Source', [f('source_branch')]],
      ['Target', [f('target_branch')]],
      ['Merge Status', [f('detailed_merge_status')]],
      ['Author', [fn('user', [f('author')])]],
      ['Reviewers', [fn('users', [f('reviewers')])]],
      ['Labels', [fn('list', [f('labels')])]],
      [
        'Pipeline',
        [
          fn('link', ['#', f('pipeline.id')], [f('pipeline.web_url')]),
          ' ',
          fn('marker', ['pipeline'], [f('pipeline.status')]),
          ' ',
          f('pipeline.status'),
        ],
      ],
      ['Changes', [fn('count', [f('changes_count')], ['file'])]],
      ['Created', [fn('date', [f('created_at')])]],
      ['Merged', [fn('date', [f('merged_at')])]],
      ['Comments', [f('user_notes_count')]],
      ['URL', [fn('url', [f('web_url')])]],
    ],
    text: 'description',
  },
  table: {
    title: 'Merge requests',
    empty: 'No merge requests found.',
    links: true,
    columns: [
      ['IID', [fn('link', ['!', f('iid')], [f('web_url')])]],
      ['Title', [f('title')]],
      ['State', [fn('marker', ['state'], [f('state')]), ' ', f('state')]],
      ['Author', [fn('user', [f('author')])]],
      ['Project', [fn('project', [f('references.full')])]],
      ['Source -> Target', [f('source_branch'), ' -> ', f('target_branch')]],
    ],
  },
  secrets: [],
};

export const noteView: EntityView = {
  entity: 'Note',
  entries: {
    title: 'Notes',
    empty: 'No notes found.',
    links: false,
    heading: [fn('user', [f('author')]), ', ', fn('date', [f('created_at')])],
    rows: [['Internal', [fn('warn', [f('internal')])]]],
    text: 'body',
  },
  secrets: [],
};

export const mergeRequest = {
  iid: 243,
  title: 'Fix login bug',
  state: 'opened',
  author: { username: 'alice' },
  references: { full: 'group/project!243' },
  source_branch: 'feature/fix-login',
  target_branch: 'main',
  detailed_merge_status: 'mergeable',
  reviewers: [{ username: 'bob' }],
  labels: ['bug'],
  has_conflicts: false,
  pipeline: { id: 1207, status: 'success', web_url: `${web}/pipelines/1207` },
  changes_count: '3',
  created_at: '2025-03-15T10:30:00.000Z',
  user_notes_count: 2,
  web_url: `${web}/merge_requests/243`,
};
