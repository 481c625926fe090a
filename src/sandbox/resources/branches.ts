/** Branches and tags of a repository and the rules that protect them. */
import { type Collection, collection, inProject } from '../collection.ts';
import { badParameter, notFound, refused } from '../errors.ts';
import { type PageOptions, paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { type Json, number, type Row, text } from '../row.ts';
import { protectedTagRow } from '../world/repositories.ts';
import { projectOwner, type World } from '../world/world.ts';
import { repositoryOf, showCommit } from './commits.ts';
import { projectOf } from './projects.ts';
import { protectedBranches } from './protection.ts';

/** Whether a rule's name, which may hold `*`, is about this branch or tag. */
export function matchesRule(rule: string, name: string): boolean {
  const pattern = rule.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(name);
}

const ruleFor = (world: World, project: Row, table: string, name: string): Row | undefined =>
  world.table(table, projectOwner(project)).find(rule => matchesRule(text(rule['name']), name));

function showBranch(exchange: Exchange, name: string): Row {
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  const head = repository.resolve(`refs/heads/${name}`);
  if (!head) throw notFound('Branch');
  const rule = ruleFor(exchange.world, project, 'protected_branches', name);
  const trunk = repository.resolve(text(project['default_branch']));
  const isDefault = name === project['default_branch'];
  return {
    name,
    commit: showCommit(project, head),
    merged: !isDefault && trunk !== undefined && repository.between(trunk, head).length === 0,
    protected: rule !== undefined,
    developers_can_push: JSON.stringify(rule?.['push_access_levels'] ?? []).includes('"access_level":30'),
    developers_can_merge: JSON.stringify(rule?.['merge_access_levels'] ?? []).includes('"access_level":30'),
    can_push: true,
    default: isDefault,
    web_url: `${text(project['web_url'])}/-/tree/${encodeURI(name).replaceAll('#', '%23')}`,
  };
}

/** GitLab's branch search: part of the name, `^` for its start, `$` for its end. */
function searched(name: string, words: string): boolean {
  const term = words.toLowerCase();
  const low = name.toLowerCase();
  if (term.startsWith('^')) return low.startsWith(term.slice(1));
  if (term.endsWith('$')) return low.endsWith(term.slice(0, -1));
  return low.includes(term);
}

/** Branches and tags continue after a name. */
const BY_NAME: PageOptions = { keyset: { name: 'page_token', token: row => text(row['name']) } };

function regexOf(value: Json): RegExp | undefined {
  if (value === undefined) return undefined;
  try {
    return new RegExp(text(value));
  } catch {
    throw badParameter('regex is an invalid regular expression');
  }
}

function listBranches(exchange: Exchange): Reply {
  const { query } = exchange;
  const repository = repositoryOf(exchange);
  const regex = regexOf(query['regex']);
  const names = [...repository.branches.keys()].filter(name => searched(name, text(query['search'])) && (regex?.test(name) ?? true)).sort();
  const updated = (name: string): string => repository.resolve(`refs/heads/${name}`)?.author.date ?? '';
  const [by, way] = text(query['sort']).split('_');
  if (by === 'updated') names.sort((a, b) => (way === 'asc' ? 1 : -1) * updated(a).localeCompare(updated(b)));
  return shownPage(exchange, names, name => showBranch(exchange, name));
}

/** Pages names first, so that only the shown ones are worked out. */
function shownPage(exchange: Exchange, names: readonly string[], show: (name: string) => Row): Reply {
  const named = names.map(name => ({ name }));
  return paged(exchange, named, { ...BY_NAME, show: row => show(text(row['name'])) });
}

const FORBIDDEN_NAME = /[\s~^:?*[\\]|\.\.|^-|\/$|^\/|\.lock$/;

function createBranch(exchange: Exchange): Reply {
  const repository = repositoryOf(exchange);
  const name = text(exchange.input['branch']);
  for (const field of ['branch', 'ref']) if (exchange.input[field] === undefined) throw badParameter(`${field} is missing`);
  if (FORBIDDEN_NAME.test(name) || name === '') throw refused(400, 'Branch name is invalid');
  if (repository.branches.has(name)) throw refused(400, 'Branch already exists');
  const from = repository.resolve(text(exchange.input['ref']));
  if (!from) throw refused(400, `Failed to create branch '${name}': invalid reference name '${text(exchange.input['ref'])}'`);
  repository.branches.set(name, from.id);
  return created(showBranch(exchange, name));
}

function deleteBranch(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  const name = exchange.params['branch'] ?? '';
  if (!repository.branches.has(name)) throw notFound('Branch');
  if (name === project['default_branch']) throw refused(405, 'Cannot remove HEAD branch');
  if (ruleFor(exchange.world, project, 'protected_branches', name)) throw refused(405, 'Protected branch cant be removed');
  repository.branches.delete(name);
  return gone();
}

function showTag(exchange: Exchange, name: string): Row {
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  const tag = repository.tags.get(name);
  const commit = tag && repository.commits.get(tag.target);
  if (!tag || !commit) throw notFound('Tag');
  const release = exchange.world.table('releases', projectOwner(project)).find(row => row['tag_name'] === name);
  return {
    name,
    message: tag.message ?? '',
    target: tag.target,
    commit: showCommit(project, commit),
    release: release ? { tag_name: name, description: release['description'] } : null,
    protected: ruleFor(exchange.world, project, 'protected_tags', name) !== undefined,
    created_at: tag.message === null ? null : tag.date,
  };
}

function listTags(exchange: Exchange): Reply {
  const { query } = exchange;
  const tags = [...repositoryOf(exchange).tags.values()].filter(tag => searched(tag.name, text(query['search'])));
  const turn = text(query['sort']) === 'asc' ? 1 : -1;
  const byName = text(query['order_by']) === 'name';
  tags.sort((a, b) => turn * (byName ? a.name.localeCompare(b.name) : a.date.localeCompare(b.date) || a.name.localeCompare(b.name)));
  return shownPage(
    exchange,
    tags.map(tag => tag.name),
    name => showTag(exchange, name),
  );
}

function createTag(exchange: Exchange): Reply {
  const { input, world } = exchange;
  const repository = repositoryOf(exchange);
  for (const field of ['tag_name', 'ref']) if (input[field] === undefined) throw badParameter(`${field} is missing`);
  const name = text(input['tag_name']);
  if (FORBIDDEN_NAME.test(name) || name === '') throw refused(400, 'Tag name invalid');
  if (repository.tags.has(name)) throw refused(400, `Tag ${name} already exists`);
  const commit = repository.resolve(text(input['ref']));
  if (!commit) throw refused(400, `Target ${text(input['ref'])} is invalid`);
  repository.tags.set(name, { name, target: commit.id, message: text(input['message']) || null, date: world.stamp() });
  return created(showTag(exchange, name));
}

function deleteTag(exchange: Exchange): Reply {
  const name = exchange.params['tag'] ?? '';
  const repository = repositoryOf(exchange);
  if (!repository.tags.has(name)) throw notFound('Tag');
  repository.tags.delete(name);
  const releases = exchange.world.table('releases', inProject(exchange));
  for (const release of releases.filter(row => row['tag_name'] === name)) exchange.world.remove('releases', inProject(exchange), release);
  return gone();
}

const PROTECTED_TAGS: Collection = {
  path: '/projects/:project/protected_tags',
  table: 'protected_tags',
  kind: 'Protected tag',
  owner: inProject,
  keys: ['name'],
  operations: ['list', 'get', 'create', 'delete'],
  required: ['name'],
  unique: { field: 'name', message: "Protected tag 'name' already exists" },
  numbered: false,
  fresh: ({ body }) => protectedTagRow({ name: '', create: number(body['create_access_level'] ?? 40) }),
};

export function branchRoutes(router: Router): void {
  const branches = '/projects/:project/repository/branches';
  router.on(`GET ${branches}`, listBranches);
  router.on(`POST ${branches}`, createBranch);
  router.on(`GET ${branches}/:branch`, exchange => ok(showBranch(exchange, exchange.params['branch'] ?? '')));
  router.on(`DELETE ${branches}/:branch`, deleteBranch);
  const tags = '/projects/:project/repository/tags';
  router.on(`GET ${tags}`, listTags);
  router.on(`POST ${tags}`, createTag);
  router.on(`GET ${tags}/:tag`, exchange => ok(showTag(exchange, exchange.params['tag'] ?? '')));
  router.on(`DELETE ${tags}/:tag`, deleteTag);
  collection(router, protectedBranches('/projects/:project/protected_branches', inProject));
  collection(router, PROTECTED_TAGS);
}
