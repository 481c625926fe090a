/** Releases and the links among their assets. */
import { createHash } from 'node:crypto';
import { addRow, type Collection, collection, inProject, overwrite } from '../collection.ts';
import { badParameter, conflict, notFound, Refusal } from '../errors.ts';
import { arrange } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { list, number, object, pick, type Row, rows, text } from '../row.ts';
import { linkRow, releaseRow } from '../world/releases.ts';
import type { World } from '../world/world.ts';
import { repositoryOf, showCommit } from './commits.ts';
import { projectOf } from './projects.ts';

const linksOwner = (project: Row, tag: string): string => `project:${number(project['id'])}/release:${tag}`;

function showLink(project: Row, tag: string, link: Row): Row {
  const { filepath, ...row } = link;
  const below =
    text(filepath) === '' ? undefined : `${text(project['web_url'])}/-/releases/${encodeURIComponent(tag)}/downloads${text(filepath)}`;
  return { ...row, direct_asset_url: below ?? link['url'] };
}

/** A release with its commit, milestones, sources and links. */
function showRelease(world: World, project: Row, release: Row): Row {
  const tag = text(release['tag_name']);
  const web = text(project['web_url']);
  const repository = world.repository(number(project['id']));
  const target = repository.tags.get(tag);
  const commit = target ? repository.commits.get(target.target) : undefined;
  const name = text(project['path']);
  const sources = ['zip', 'tar.gz', 'tar.bz2', 'tar'].map(format => ({
    format,
    url: `${web}/-/archive/${tag}/${name}-${tag.replaceAll('/', '-')}.${format}`,
  }));
  const links = world.table('release_links', linksOwner(project, tag)).map(link => showLink(project, tag, link));
  const base = `${web}/-/releases/${encodeURIComponent(tag)}`;
  const issues = (state: string): string => `${web}/-/issues?release_tag=${encodeURIComponent(tag)}&scope=all&state=${state}`;
  const requests = (state: string): string => `${web}/-/merge_requests?release_tag=${encodeURIComponent(tag)}&scope=all&state=${state}`;
  return {
    ...release,
    upcoming_release: Date.parse(text(release['released_at'])) > world.now().getTime(),
    commit: commit ? showCommit(project, commit) : null,
    commit_path: commit ? `/${text(project['path_with_namespace'])}/-/commit/${commit.id}` : null,
    tag_path: `/${text(project['path_with_namespace'])}/-/tags/${encodeURIComponent(tag)}`,
    assets: { count: sources.length + links.length, sources, links },
    evidences: [
      {
        sha: createHash('sha1').update(`evidence ${tag}`).digest('hex'),
        filepath: `${base}/evidences/1.json`,
        collected_at: release['released_at'],
      },
    ],
    _links: {
      closed_issues_url: issues('closed'),
      closed_merge_requests_url: requests('closed'),
      edit_url: `${base}/edit`,
      merged_merge_requests_url: requests('merged'),
      opened_issues_url: issues('opened'),
      opened_merge_requests_url: requests('opened'),
      self: base,
    },
  };
}

function releaseAt(exchange: Exchange, tag = exchange.params['tag'] ?? ''): Row {
  const found = exchange.world.table('releases', inProject(exchange)).find(row => row['tag_name'] === tag);
  if (!found) throw notFound();
  return found;
}

const newestFirst = (releases: readonly Row[], query: Row): readonly Row[] =>
  [
    ...arrange(
      releases.map((row, index) => ({ ...row, id: index })),
      query,
      { by: 'released_at', sort: 'desc' },
    ),
  ].map(({ id, ...row }) => releases[number(id)] ?? row);

function milestonesFor(exchange: Exchange, titles: readonly string[]): readonly Row[] {
  const known = exchange.world.table('milestones', inProject(exchange));
  const missing = titles.filter(title => !known.some(row => row['title'] === title));
  if (missing.length > 0) throw new Refusal(400, { message: `Milestone(s) not found: ${missing.join(', ')}` });
  return known.filter(row => titles.includes(text(row['title'])));
}

function createRelease(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const project = projectOf(exchange);
  const tag = text(body['tag_name']);
  if (body['tag_name'] === undefined) throw badParameter('tag_name is missing');
  const repository = repositoryOf(exchange);
  if (world.table('releases', inProject(exchange)).some(row => row['tag_name'] === tag)) throw conflict('Release already exists');
  if (!repository.tags.has(tag)) {
    if (body['ref'] === undefined) throw new Refusal(422, { message: 'Ref is not specified' });
    const commit = repository.resolve(text(body['ref']));
    if (!commit) throw new Refusal(422, { message: `Target ${text(body['ref'])} is invalid` });
    repository.tags.set(tag, { name: tag, target: commit.id, message: text(body['tag_message']) || null, date: world.stamp() });
  }
  const milestones = milestonesFor(exchange, list(body['milestones']));
  const release = world.add('releases', inProject(exchange), {
    ...releaseRow(world, { tag, name: text(body['name']) || tag, description: body['description'] ?? null, at: world.stamp(), author: 1 }),
    ...(milestones.length > 0 ? { milestones } : {}),
  });
  if (body['released_at'] !== undefined) release['released_at'] = body['released_at'];
  for (const link of rows(object(body['assets'])['links'])) addRow({ ...exchange, params: { ...exchange.params, tag } }, LINKS, link);
  return created(showRelease(world, project, release));
}

function updateRelease(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const release = releaseAt(exchange);
  overwrite(release, pick(body, ['name', 'description', 'released_at']));
  release['description_html'] = `<p dir="auto">${text(release['description'])}</p>`;
  if (body['milestones'] !== undefined) release['milestones'] = milestonesFor(exchange, list(body['milestones']));
  return ok(showRelease(world, projectOf(exchange), release));
}

function deleteRelease(exchange: Exchange): Reply {
  const release = releaseAt(exchange);
  const shown = showRelease(exchange.world, projectOf(exchange), release);
  exchange.world.remove('releases', inProject(exchange), release);
  return ok(shown);
}

const LINKS: Collection = {
  path: '/projects/:project/releases/:tag/assets/links',
  table: 'release_links',
  kind: 'Link',
  owner: exchange => linksOwner(projectOf(exchange), text(releaseAt(exchange)['tag_name'])),
  required: ['name', 'url'],
  unique: { field: 'name' },
  fresh: (_exchange, { id }) => linkRow({ id, name: '', url: '' }),
  made: ({ body }, link) => moveAsset(body, link),
  changed: ({ body }, link) => moveAsset(body, link),
  show: (exchange, link) => showLink(projectOf(exchange), exchange.params['tag'] ?? '', link),
  deleted: (exchange, link) => ok(showLink(projectOf(exchange), exchange.params['tag'] ?? '', link)),
};

/** `direct_asset_path` is today's name of `filepath`. */
function moveAsset(body: Row, link: Row): void {
  if (body['direct_asset_path'] !== undefined) link['filepath'] = body['direct_asset_path'];
}

export function releaseRoutes(router: Router): void {
  const path = '/projects/:project/releases';
  const show = (exchange: Exchange, release: Row): Row => showRelease(exchange.world, projectOf(exchange), release);
  const ordered = (exchange: Exchange): readonly Row[] =>
    newestFirst(exchange.world.table('releases', inProject(exchange)), exchange.query);
  router.on(`GET ${path}`, exchange =>
    paged(
      exchange,
      ordered(exchange).map(release => show(exchange, release)),
    ),
  );
  router.on(`POST ${path}`, createRelease);
  router.on(`GET ${path}/permalink/latest`, exchange => {
    const [latest] = ordered(exchange);
    if (!latest) throw notFound();
    return ok(show(exchange, latest));
  });
  router.on(`GET ${path}/:tag`, exchange => ok(show(exchange, releaseAt(exchange))));
  router.on(`PUT ${path}/:tag`, updateRelease);
  router.on(`DELETE ${path}/:tag`, deleteRelease);
  collection(router, LINKS);
}
