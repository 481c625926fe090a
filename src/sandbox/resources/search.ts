/** Search in a project, a group or the whole instance, by scope. GitLab counts no totals here. */
import { linesOf } from '../diff.ts';
import { badParameter } from '../errors.ts';
import { isText, textOf } from '../git-store.ts';
import { mentions } from '../narrow.ts';
import { paged } from '../paging.ts';
import type { Exchange, Reply, Router } from '../router.ts';
import { isTrue, number, type Row, text } from '../row.ts';
import { slimUser } from '../world/people.ts';
import { groupOwner, projectOwner, type World } from '../world/world.ts';
import { showCommit } from './commits.ts';
import { showIssue } from './issues.ts';
import { showRequest } from './merge-requests.ts';
import { showNote } from './notes.ts';
import { showProject } from './projects.ts';

interface Place {
  readonly projects: readonly Row[];
  /** Owners of milestones and members: the projects and, in a group, the group. */
  readonly owners: readonly string[];
  readonly users: readonly Row[];
}

type Find = (world: World, place: Place, words: string, query: Row) => readonly Row[];

const CONTEXT_LINES = 2;

interface Page {
  readonly path: string;
  readonly content: string;
  readonly project: Row;
  readonly ref: string;
}

/** A hit in a file or page: the first line that holds the words, with lines around it. */
function hits(page: Page, words: string, context: number): readonly Row[] {
  const lines = linesOf(page.content);
  const low = words.toLowerCase();
  const at = lines.findIndex(line => line.toLowerCase().includes(low));
  if (at < 0 && !page.path.toLowerCase().includes(low)) return [];
  const start = Math.max(Math.max(at, 0) - context, 0);
  return [
    {
      basename: page.path.replace(/\.[^./]*$/, ''),
      data: `${lines.slice(start, Math.max(at, 0) + context + 1).join('\n')}\n`,
      path: page.path,
      filename: page.path,
      id: null,
      ref: page.ref,
      startline: start + 1,
      project_id: page.project['id'],
      group_id: null,
    },
  ];
}

const blobs: Find = (world, place, words, query) =>
  place.projects.flatMap(project => {
    const ref = text(query['ref']) || text(project['default_branch']);
    const commit = world.repository(number(project['id'])).resolve(ref);
    const context = query['num_context_lines'] === undefined ? CONTEXT_LINES : number(query['num_context_lines']);
    const term = words.replace(/\s*(filename|path|extension):\S+/g, '').trim();
    return [...(commit?.tree ?? [])].flatMap(([path, content]) =>
      isText(content) ? hits({ path, content: textOf(content), project, ref }, term, context) : [],
    );
  });

const wikiBlobs: Find = (world, place, words) =>
  place.projects.flatMap(project =>
    world
      .table('wikis', projectOwner(project))
      .flatMap(page =>
        hits({ path: `${text(page['slug'])}.md`, content: text(page['content']), project, ref: 'main' }, words, CONTEXT_LINES),
      ),
  );

const commits: Find = (world, place, words, query) =>
  place.projects.flatMap(project => {
    const repository = world.repository(number(project['id']));
    const head = repository.resolve(text(query['ref']) || text(project['default_branch']));
    const found = head ? repository.log(head).filter(commit => commit.message.toLowerCase().includes(words.toLowerCase())) : [];
    return found.map(commit => ({ ...showCommit(project, commit), project_id: project['id'] }));
  });

const inState = (row: Row, query: Row): boolean =>
  query['state'] === undefined || text(query['state']) === 'all' || row['state'] === query['state'];

/** `#12` and `!12` name a number; anything else is looked for in the words. */
const numbered = (row: Row, words: string): boolean => /^[#!]\d+$/.test(words) && text(row['iid']) === words.slice(1);

const issues: Find = (world, place, words, query) =>
  place.projects
    .flatMap(project => world.table('issues', projectOwner(project)))
    .filter(issue => (numbered(issue, words) || mentions(issue, ['title', 'description'], words)) && inState(issue, query))
    .filter(issue => query['confidential'] === undefined || isTrue(issue['confidential']) === isTrue(query['confidential']))
    .map(issue => showIssue(world, issue));

const mergeRequests: Find = (world, place, words, query) =>
  place.projects
    .flatMap(project => world.table('merge_requests', projectOwner(project)))
    .filter(request => (numbered(request, words) || mentions(request, ['title', 'description'], words)) && inState(request, query))
    .map(request => showRequest(world, request));

const milestones: Find = (world, place, words) =>
  place.owners.flatMap(owner => world.table('milestones', owner)).filter(milestone => mentions(milestone, ['title', 'description'], words));

const notes: Find = (world, place, words) => {
  const ids = new Set(place.projects.map(project => project['id']));
  return world
    .all('notes')
    .filter(note => ids.has(note['project_id']) && note['system'] === false && mentions(note, ['body'], words))
    .map(showNote);
};

const projects: Find = (world, place, words) =>
  place.projects.filter(project => mentions(project, ['name', 'path', 'description'], words)).map(project => showProject(world, project));

const users: Find = (world, place, words) =>
  place.users.filter(user => mentions(user, ['name', 'username', 'public_email'], words)).map(user => slimUser(world, number(user['id'])));

const snippets: Find = (world, _place, words) =>
  world
    .table('snippets')
    .filter(snippet => mentions(snippet, ['title', 'description', 'file_name'], words))
    .map(({ contents: _contents, ...snippet }) => snippet);

const SCOPES: Readonly<Record<string, Find>> = {
  blobs,
  wiki_blobs: wikiBlobs,
  commits,
  issues,
  merge_requests: mergeRequests,
  milestones,
  notes,
  projects,
  users,
  snippet_titles: snippets,
};

function search(exchange: Exchange, place: Place): Reply {
  const { query, world } = exchange;
  for (const field of ['scope', 'search']) if (query[field] === undefined) throw badParameter(`${field} is missing`);
  const find = SCOPES[text(query['scope'])];
  if (!find) throw badParameter('scope does not have a valid value');
  return paged(exchange, find(world, place, text(query['search']), query), { totals: false });
}

const membersOf = (world: World, owners: readonly string[]): readonly Row[] => {
  const ids = new Set(owners.flatMap(owner => world.table('members', owner)).map(row => number(row['id'])));
  return world.table('users').filter(user => ids.has(number(user['id'])));
};

function placeOf({ world, params }: Exchange): Place {
  if (params['project'] !== undefined) {
    const project = world.project(params['project']);
    const owners = [projectOwner(project)];
    return { projects: [project], owners, users: membersOf(world, owners) };
  }
  const group = params['group'] === undefined ? undefined : world.group(params['group']);
  const found = group ? world.projectsBelow(group) : world.table('projects');
  const owners = [...found.map(projectOwner), ...(group ? [group] : world.table('groups')).map(groupOwner)];
  return { projects: found, owners, users: group ? membersOf(world, owners) : world.table('users') };
}

export function searchRoutes(router: Router): void {
  for (const path of [
    '/search',
    '/projects/:project/search',
    '/projects/:project/-/search',
    '/groups/:group/search',
    '/groups/:group/-/search',
  ])
    router.on(`GET ${path}`, exchange => search(exchange, placeOf(exchange)));
}
