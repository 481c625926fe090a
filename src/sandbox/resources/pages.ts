/** Wiki pages, snippets and uploads: the texts and files that stand beside the repository. */
import { createHash } from 'node:crypto';
import { global, inProject } from '../collection.ts';
import { badParameter, invalid, notFound } from '../errors.ts';
import { narrow } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router, raw } from '../router.ts';
import { isRow, isTrue, number, object, type Row, rows, text } from '../row.ts';
import type { Noteable } from '../world/notes.ts';
import { slimUser } from '../world/people.ts';
import { snippetRow, wikiRow, wikiSlug } from '../world/releases.ts';
import { noteRoutes } from './notes.ts';
import { projectOf } from './projects.ts';
import { reactionRoutes } from './reactions.ts';

const pageAt = (exchange: Exchange): Row => {
  const slug = exchange.params['slug'] ?? '';
  const found = exchange.world.table('wikis', inProject(exchange)).find(page => page['slug'] === slug || page['slug'] === wikiSlug(slug));
  if (!found) throw notFound('Wiki Page');
  return found;
};

const brief = (page: Row): Row => ({
  format: page['format'],
  slug: page['slug'],
  title: page['title'],
  wiki_page_meta_id: page['wiki_page_meta_id'],
});

function listPages(exchange: Exchange): Reply {
  const pages = [...exchange.world.table('wikis', inProject(exchange))].sort((a, b) => text(a['slug']).localeCompare(text(b['slug'])));
  return ok(isTrue(exchange.query['with_content']) ? pages : pages.map(brief));
}

function createPage(exchange: Exchange): Reply {
  const { body, world } = exchange;
  for (const field of ['title', 'content']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const page = wikiRow({
    title: text(body['title']),
    content: text(body['content']),
    format: text(body['format']) || 'markdown',
    id: world.nextId('wiki_meta'),
  });
  if (isRow(body['front_matter'])) page['front_matter'] = body['front_matter'];
  if (world.table('wikis', inProject(exchange)).some(other => other['slug'] === page['slug']))
    throw invalid({ base: [`Duplicate page: A page with that title already exists`] });
  return created(world.add('wikis', inProject(exchange), page));
}

function updatePage(exchange: Exchange): Reply {
  const { body } = exchange;
  const page = pageAt(exchange);
  const fields = ['title', 'content', 'format', 'front_matter'].filter(field => body[field] !== undefined);
  if (fields.length === 0) throw badParameter('content, title, format, front_matter are missing, at least one parameter must be provided');
  for (const field of fields) page[field] = body[field];
  if (body['title'] !== undefined) {
    const title = text(body['title']);
    page['slug'] = wikiSlug(title);
    page['title'] = title.split('/').pop() ?? title;
  }
  return ok(page);
}

function attach(exchange: Exchange): Reply {
  const [file] = exchange.files;
  if (!file) throw badParameter('file is missing');
  const digest = createHash('md5').update(file.content).digest('hex');
  const path = `uploads/${digest}/${file.filename}`;
  exchange.world.files.set(`${inProject(exchange)}/${path}`, { filename: file.filename, content: file.content });
  const mark = /\.(png|jpe?g|gif|svg|webp)$/i.test(file.filename) ? '!' : '';
  return created({
    file_name: file.filename,
    file_path: path,
    branch: text(exchange.body['branch']) || 'main',
    link: { url: path, markdown: `${mark}[${file.filename.replace(/\.[^.]*$/, '')}](${path})` },
  });
}

function upload(exchange: Exchange): Reply {
  const { world } = exchange;
  const [file] = exchange.files;
  if (!file) throw badParameter('file is missing');
  const project = projectOf(exchange);
  const id = world.nextId('uploads');
  const secret = createHash('md5').update(`${id}`).update(file.content).digest('hex');
  const url = `/uploads/${secret}/${file.filename}`;
  world.add('uploads', inProject(exchange), {
    id,
    size: file.content.byteLength,
    filename: file.filename,
    created_at: world.stamp(),
    uploaded_by: slimUser(world, number(world.me['id'])),
    secret,
  });
  world.files.set(`${inProject(exchange)}${url}`, { filename: file.filename, content: file.content });
  const alt = file.filename.replace(/\.[^.]*$/, '');
  const mark = /\.(png|jpe?g|gif|svg|webp)$/i.test(file.filename) ? '!' : '';
  return created({ id, alt, url, full_path: `/-/project/${number(project['id'])}${url}`, markdown: `${mark}[${alt}](${url})` });
}

const showUpload = ({ id, size, filename, created_at, uploaded_by }: Row): Row => ({ id, size, filename, created_at, uploaded_by });

function uploadAt(exchange: Exchange): Row {
  const { key, secret, filename } = exchange.params;
  const found = exchange.world
    .table('uploads', inProject(exchange))
    .find(row => (key === undefined ? row['secret'] === secret && row['filename'] === filename : text(row['id']) === key));
  if (!found) throw notFound();
  return found;
}

function readUpload(exchange: Exchange): Reply {
  const row = uploadAt(exchange);
  const file = exchange.world.files.get(`${inProject(exchange)}/uploads/${text(row['secret'])}/${text(row['filename'])}`);
  if (!file) throw notFound();
  const type = /\.png$/i.test(file.filename) ? 'image/png' : 'application/octet-stream';
  return raw(file.content, type, { 'content-disposition': `attachment; filename="${encodeURIComponent(file.filename)}"` });
}

function dropUpload(exchange: Exchange): Reply {
  exchange.world.remove('uploads', inProject(exchange), uploadAt(exchange));
  return gone();
}

const showSnippet = ({ contents: _contents, ...snippet }: Row): Row => snippet;

function snippetAt(exchange: Exchange): Row {
  const key = exchange.params['snippet'] ?? '';
  const project = exchange.params['project'] === undefined ? undefined : projectOf(exchange);
  const found = exchange.world
    .table('snippets')
    .find(row => text(row['id']) === key && (project === undefined || row['project_id'] === project['id']));
  if (!found) throw notFound('Snippet');
  return found;
}

interface SnippetFile {
  readonly name: string;
  readonly content: string;
}

/** Files that a request names: `files` with paths, or the older single `file_name` and `content`. */
function snippetFiles(body: Row): readonly SnippetFile[] {
  const given = rows(body['files']).map(file => ({ name: text(file['file_path']), content: text(file['content']) }));
  if (given.length > 0) return given;
  return body['content'] === undefined ? [] : [{ name: text(body['file_name']) || 'snippetfile1.txt', content: text(body['content']) }];
}

function setFiles(snippet: Row, contents: Row): void {
  const names = Object.keys(contents);
  snippet['contents'] = contents;
  snippet['file_name'] = names[0] ?? '';
  snippet['files'] = names.map(name => ({ path: name, raw_url: `${text(snippet['raw_url'])}/main/${encodeURIComponent(name)}` }));
}

function createSnippet(exchange: Exchange): Reply {
  const { body, world } = exchange;
  if (body['title'] === undefined) throw badParameter('title is missing');
  if (text(body['title']).trim() === '') throw invalid({ title: ["can't be blank"] });
  const files = snippetFiles(body);
  const [first] = files;
  if (!first) throw badParameter('files, content are missing, exactly one parameter must be provided');
  const snippet = snippetRow(world, {
    id: world.nextId('snippets'),
    title: text(body['title']),
    file: first.name,
    content: first.content,
    author: number(world.me['id']),
    visibility: text(body['visibility']) || 'private',
    at: world.stamp(),
    ...(exchange.params['project'] === undefined ? {} : { project: projectOf(exchange) }),
  });
  if (body['description'] !== undefined) snippet['description'] = body['description'];
  setFiles(snippet, Object.fromEntries(files.map(file => [file.name, file.content])));
  return created(showSnippet(world.add('snippets', '', snippet)));
}

/** Applies `files` of an update, each with an `action`, to the contents. */
function changedFiles(before: Row, body: Row): Row {
  const contents = { ...before };
  for (const file of rows(body['files'])) {
    const path = text(file['file_path']);
    const action = text(file['action']);
    if (action === 'delete') delete contents[path];
    else if (action === 'move') {
      contents[path] = file['content'] ?? contents[text(file['previous_path'])];
      delete contents[text(file['previous_path'])];
    } else contents[path] = file['content'] ?? '';
  }
  if (body['content'] !== undefined)
    contents[text(body['file_name']) || (Object.keys(contents)[0] ?? 'snippetfile1.txt')] = body['content'];
  return contents;
}

function updateSnippet(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const snippet = snippetAt(exchange);
  for (const field of ['title', 'description', 'visibility']) if (body[field] !== undefined) snippet[field] = body[field];
  setFiles(snippet, changedFiles(object(snippet['contents']), body));
  snippet['updated_at'] = world.stamp();
  return ok(showSnippet(snippet));
}

/** The snippet in the path as a thing that takes notes and reactions. */
function snippetNoteable(exchange: Exchange): Noteable {
  const snippet = snippetAt(exchange);
  const id = number(snippet['id']);
  return { owner: `snippet:${id}`, type: 'Snippet', id, iid: null, projectId: number(snippet['project_id']), resolvable: false };
}

function snippetRoutes(router: Router, path: string, own: (exchange: Exchange) => readonly Row[]): void {
  router.on(`GET ${path}`, exchange => {
    const newest = [...own(exchange)].sort((a, b) => number(b['id']) - number(a['id']));
    return paged(exchange, narrow(newest, exchange.query, ['created_after', 'created_before'], ['title']).map(showSnippet));
  });
  router.on(`POST ${path}`, createSnippet);
  router.on(`GET ${path}/:snippet`, exchange => ok(showSnippet(snippetAt(exchange))));
  router.on(`PUT ${path}/:snippet`, updateSnippet);
  router.on(`DELETE ${path}/:snippet`, exchange => {
    exchange.world.remove('snippets', global(), snippetAt(exchange));
    return gone();
  });
  router.on(`GET ${path}/:snippet/raw`, exchange => {
    const snippet = snippetAt(exchange);
    return raw(text(object(snippet['contents'])[text(snippet['file_name'])]), 'text/plain; charset=utf-8');
  });
  router.on(`GET ${path}/:snippet/files/:ref/:file/raw`, exchange => {
    const content = object(snippetAt(exchange)['contents'])[exchange.params['file'] ?? ''];
    if (content === undefined) throw notFound('File');
    return raw(text(content), 'text/plain; charset=utf-8');
  });
}

function uploadRoutes(router: Router): void {
  const path = '/projects/:project/uploads';
  router.on(`GET ${path}`, exchange =>
    paged(exchange, [...exchange.world.table('uploads', inProject(exchange))].reverse().map(showUpload)),
  );
  router.on(`POST ${path}`, upload);
  router.on(`GET ${path}/:key`, readUpload);
  router.on(`GET ${path}/:secret/:filename`, readUpload);
  router.on(`DELETE ${path}/:key`, dropUpload);
  router.on(`DELETE ${path}/:secret/:filename`, dropUpload);
}

export function pageRoutes(router: Router): void {
  const wikis = '/projects/:project/wikis';
  router.on(`GET ${wikis}`, listPages);
  router.on(`POST ${wikis}`, createPage);
  router.on(`POST ${wikis}/attachments`, attach);
  router.on(`GET ${wikis}/:slug`, exchange => ok(pageAt(exchange)));
  router.on(`PUT ${wikis}/:slug`, updatePage);
  router.on(`DELETE ${wikis}/:slug`, exchange => {
    exchange.world.remove('wikis', inProject(exchange), pageAt(exchange));
    return gone();
  });
  snippetRoutes(router, '/projects/:project/snippets', exchange => {
    const id = projectOf(exchange)['id'];
    return exchange.world.table('snippets').filter(row => row['project_id'] === id);
  });
  snippetRoutes(router, '/snippets', ({ world }) =>
    world.table('snippets').filter(row => object(row['author'])['id'] === 1 && row['project_id'] === null),
  );
  noteRoutes(router, '/projects/:project/snippets/:snippet', snippetNoteable);
  reactionRoutes(router, '/projects/:project/snippets/:snippet', snippetNoteable);
  uploadRoutes(router);
}
