/** Projects: list, read, create, update, delete, archive, fork, languages, users, avatar. */
import { inProject, overwrite } from '../collection.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { bytesOf } from '../git-store.ts';
import { arrange, narrow, type Order } from '../narrow.ts';
import { paged, requireKeysetOrder } from '../paging.ts';
import { accepted, created, type Exchange, ok, type Reply, type Router, raw } from '../router.ts';
import { isTrue, type Json, list, number, pick, type Row, text } from '../row.ts';
import { namespaceOf } from '../world/groups.ts';
import { slimUser } from '../world/people.ts';
import { projectRow } from '../world/projects.ts';
import { projectOwner, type World } from '../world/world.ts';

/** Group or user space that a project stands in. */
function spaceOf(world: World, project: Row): Row {
  const path = text(project['path_with_namespace']).split('/').slice(0, -1).join('/');
  return world.table('groups').find(group => group['full_path'] === path) ?? world.user(path);
}

/** A project as GitLab sends it: the stored row and what it says of other things. */
export function showProject(world: World, project: Row): Row {
  const id = number(project['id']);
  const api = `${world.url}/api/v4/projects/${id}`;
  const space = spaceOf(world, project);
  const repository = world.repository(id);
  const { owner, ...rest } = project;
  return {
    ...rest,
    empty_repo: repository.isEmpty,
    readme_url: repository.isEmpty ? null : project['readme_url'],
    namespace: namespaceOf(world, space),
    ...(space['full_path'] === undefined ? { owner } : {}),
    open_issues_count: world.table('issues', projectOwner(project)).filter(issue => issue['state'] === 'opened').length,
    _links: {
      self: api,
      issues: `${api}/issues`,
      merge_requests: `${api}/merge_requests`,
      repo_branches: `${api}/repository/branches`,
      labels: `${api}/labels`,
      events: `${api}/events`,
      members: `${api}/members`,
      cluster_agents: `${api}/cluster_agents`,
    },
  };
}

const statistics = (world: World, project: Row): Row => {
  const repository = world.repository(number(project['id']));
  const size = [...(repository.resolve(text(project['default_branch']))?.tree.values() ?? [])].reduce(
    (sum, file) => sum + file.byteLength,
    0,
  );
  return {
    commit_count: repository.commits.size,
    storage_size: size,
    repository_size: size,
    wiki_size: 0,
    lfs_objects_size: 0,
    job_artifacts_size: 0,
    pipeline_artifacts_size: 0,
    packages_size: 0,
    snippets_size: 0,
    uploads_size: 0,
    container_registry_size: 0,
  };
};

const FILTERS = ['visibility', 'archived'];
const SEARCHED = ['name', 'path', 'description'];
const ORDER: Order = { by: 'created_at', sort: 'desc' };
const SIMPLE_FIELDS = [
  'id',
  'description',
  'name',
  'name_with_namespace',
  'path',
  'path_with_namespace',
  'created_at',
  'default_branch',
  'tag_list',
  'topics',
  'ssh_url_to_repo',
  'http_url_to_repo',
  'web_url',
  'readme_url',
  'forks_count',
  'avatar_url',
  'star_count',
  'last_activity_at',
  'visibility',
  'namespace',
] as const;

/** A page of projects, in the short or whole form that the query asks for. */
export function projectPage(exchange: Exchange, all: readonly Row[]): Reply {
  const { query, world } = exchange;
  requireKeysetOrder(query, 'id', ORDER.by);
  const topics = list(query['topic']);
  const found = narrow(all, query, FILTERS, SEARCHED).filter(
    project =>
      topics.every(topic => list(project['topics']).includes(topic)) &&
      (!isTrue(query['starred']) || number(project['star_count']) > 0) &&
      (query['id_after'] === undefined || number(project['id']) > number(query['id_after'])) &&
      (query['id_before'] === undefined || number(project['id']) < number(query['id_before'])),
  );
  const ordered = arrange(found, query, ORDER);
  const name = text(query['sort']) === 'asc' ? 'id_after' : 'id_before';
  const simple = isTrue(query['simple']);
  const show = (project: Row): Row => {
    const whole = showProject(world, project);
    if (simple) return pick(whole, SIMPLE_FIELDS);
    return isTrue(query['statistics']) ? { ...whole, statistics: statistics(world, project) } : whole;
  };
  return paged(exchange, ordered, { keyset: { name, token: project => text(project['id']) }, show });
}

export const projectOf = (exchange: Exchange): Row => exchange.world.project(exchange.params['project'] ?? '');

function namespaceFor(exchange: Exchange, wanted: Json): Row {
  const { world } = exchange;
  if (wanted === undefined || wanted === null) return world.me;
  const key = text(wanted);
  const group = world.table('groups').find(row => text(row['id']) === key || row['full_path'] === key);
  const user = world.table('users').find(row => text(row['id']) === key || row['username'] === key);
  const found = group ?? user;
  if (!found) throw invalid({ namespace: ['is not valid'] });
  return found;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^-+|-+$/g, '');

function makeProject(exchange: Exchange, facts: { name: string; path: string; namespace: Row; body: Row }): Row {
  const { world } = exchange;
  const full = `${text(facts.namespace['full_path'] ?? facts.namespace['username'])}/${facts.path}`;
  if (world.table('projects').some(project => text(project['path_with_namespace']).toLowerCase() === full.toLowerCase()))
    throw invalid({
      name: ['has already been taken'],
      path: ['has already been taken'],
      'project_namespace.name': ['has already been taken'],
    });
  const row = projectRow(world, {
    id: world.nextId('projects'),
    name: facts.name,
    path: facts.path,
    description: null,
    namespace:
      facts.namespace['full_path'] === undefined
        ? { full_path: facts.namespace['username'], name: facts.namespace['name'] }
        : facts.namespace,
    creator: number(world.me['id']),
    createdAt: world.stamp(),
  });
  overwrite(row, facts.body);
  row['name'] = facts.name;
  row['path'] = facts.path;
  if (facts.body['topics'] !== undefined) row['topics'] = row['tag_list'] = list(facts.body['topics']);
  return world.add('projects', '', row);
}

function createProject(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const name = text(body['name']) || text(body['path']);
  if (name === '') throw invalid({ name: ["can't be blank"], path: ["can't be blank"] });
  const path = text(body['path']) || slugOf(name);
  const row = makeProject(exchange, { name, path, namespace: namespaceFor(exchange, body['namespace_id']), body });
  const branch = text(body['default_branch']) || 'main';
  row['default_branch'] = isTrue(body['initialize_with_readme']) ? branch : null;
  if (isTrue(body['initialize_with_readme'])) {
    world.repository(number(row['id'])).commit({
      branch,
      parents: [],
      tree: new Map([['README.md', bytesOf(`# ${name}\n\n${text(body['description'])}\n`)]]),
      message: 'Initial commit',
      author: { name: text(world.me['name']), email: text(world.me['email']), date: world.stamp() },
    });
  }
  return created(showProject(world, row));
}

function updateProject(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const project = projectOf(exchange);
  if (body['name'] !== undefined && text(body['name']).trim() === '') throw invalid({ name: ["can't be blank"] });
  const branch = text(body['default_branch']);
  if (branch !== '' && !world.repository(number(project['id'])).branches.has(branch))
    throw invalid({ base: [`Could not change HEAD: branch '${branch}' does not exist`] });
  overwrite(project, body);
  const path = text(project['path']);
  project['path_with_namespace'] = [...text(project['path_with_namespace']).split('/').slice(0, -1), path].join('/');
  project['web_url'] = `${world.url}/${text(project['path_with_namespace'])}`;
  if (body['topics'] !== undefined) project['topics'] = project['tag_list'] = list(body['topics']);
  project['updated_at'] = world.stamp();
  return ok(showProject(world, project));
}

function forkProject(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const origin = projectOf(exchange);
  const path = text(body['path']) || text(origin['path']);
  const name = text(body['name']) || text(origin['name']);
  const namespace = namespaceFor(exchange, body['namespace_path'] ?? body['namespace_id'] ?? body['namespace']);
  const full = `${text(namespace['full_path'] ?? namespace['username'])}/${path}`;
  if (world.table('projects').some(project => project['path_with_namespace'] === full))
    throw conflict('Project namespace name has already been taken, Name has already been taken, Path has already been taken');
  const row = makeProject(exchange, {
    name,
    path,
    namespace,
    body: { description: origin['description'], visibility: origin['visibility'], ...body },
  });
  row['default_branch'] = origin['default_branch'];
  world.forkRepository(number(origin['id']), number(row['id']));
  row['forked_from_project'] = pick(showProject(world, origin), SIMPLE_FIELDS);
  row['import_status'] = 'finished';
  origin['forks_count'] = number(origin['forks_count']) + 1;
  return created(showProject(world, row));
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  js: 'JavaScript',
  md: 'Markdown',
  css: 'CSS',
  py: 'Python',
  sh: 'Shell',
};

function languages(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const tree =
    exchange.world.repository(number(project['id'])).resolve(text(project['default_branch']))?.tree ?? new Map<string, Uint8Array>();
  const sizes = new Map<string, number>();
  for (const [path, content] of tree) {
    const language = LANGUAGES[path.split('.').pop() ?? ''];
    if (language !== undefined && language !== 'Markdown') sizes.set(language, (sizes.get(language) ?? 0) + content.byteLength);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return ok(Object.fromEntries([...sizes].map(([language, size]) => [language, Math.round((size / total) * 10_000) / 100])));
}

/** Deletes a project at once with all it holds. */
export function dropProject(world: World, project: Row): void {
  world.forget(projectOwner(project));
  world.remove('projects', '', project);
}

function setArchived(exchange: Exchange, archived: boolean): Reply {
  const project = projectOf(exchange);
  project['archived'] = archived;
  return created(showProject(exchange.world, project));
}

function avatar(exchange: Exchange): Reply {
  const file = exchange.world.files.get(`avatar/${inProject(exchange)}`);
  if (!file) throw notFound('Avatar');
  return raw(file.content, 'image/png', { 'content-disposition': `attachment; filename="${file.filename}"` });
}

export function projectRoutes(router: Router): void {
  router.on('GET /projects', exchange => projectPage(exchange, exchange.world.table('projects')));
  router.on('POST /projects', createProject);
  router.on('GET /projects/:project', exchange => {
    const project = projectOf(exchange);
    const shown = showProject(exchange.world, project);
    return ok(isTrue(exchange.query['statistics']) ? { ...shown, statistics: statistics(exchange.world, project) } : shown);
  });
  router.on('PUT /projects/:project', updateProject);
  router.on('DELETE /projects/:project', exchange => {
    dropProject(exchange.world, projectOf(exchange));
    return accepted({ message: '202 Accepted' });
  });
  router.on('POST /projects/:project/archive', exchange => setArchived(exchange, true));
  router.on('POST /projects/:project/unarchive', exchange => setArchived(exchange, false));
  router.on('POST /projects/:project/fork', forkProject);
  router.on('GET /projects/:project/languages', languages);
  router.on('GET /projects/:project/avatar', avatar);
  router.on('GET /projects/:project/users', exchange => {
    const members = exchange.world.table('members', inProject(exchange)).map(entry => slimUser(exchange.world, number(entry['id'])));
    return paged(exchange, narrow(members, exchange.query, [], ['name', 'username']));
  });
}

/** The project of a list row, where a row knows only its id. */
export const projectById = (world: World, row: Row): Row => world.project(number(row['project_id']));
