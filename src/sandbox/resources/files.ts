/** Files of a repository: read, write, blame, tree, blobs, archive, and commits made through the API. */
import { createHash } from 'node:crypto';
import { badParameter, notFound, refused } from '../errors.ts';
import { blobId, bytesOf, type Change, type Commit, changedTree, isText, type Tree, textOf } from '../git-store.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router, raw } from '../router.ts';
import { isTrue, number, type Row, rows, text } from '../row.ts';
import { commitAt, repositoryOf, showCommit, statsOf } from './commits.ts';
import { projectOf } from './projects.ts';

interface Found {
  readonly commit: Commit;
  readonly path: string;
  readonly content: Uint8Array;
}

function fileAt(exchange: Exchange): Found {
  const path = exchange.params['file'] ?? '';
  const ref = text(exchange.query['ref']);
  const commit = commitAt(exchange, ref, 'Commit');
  const content = commit.tree.get(path);
  if (!content) throw notFound('File');
  return { commit, path, content };
}

const lastChange = (exchange: Exchange, found: Found): string => {
  const repository = repositoryOf(exchange);
  return repository.touching(repository.log(found.commit), found.path)[0]?.id ?? found.commit.id;
};

const nameOf = (path: string): string => path.split('/').pop() ?? path;

function fileHeaders(exchange: Exchange, found: Found): Readonly<Record<string, string>> {
  return {
    'x-gitlab-blob-id': blobId(found.content),
    'x-gitlab-commit-id': found.commit.id,
    'x-gitlab-content-sha256': createHash('sha256').update(found.content).digest('hex'),
    'x-gitlab-encoding': 'base64',
    'x-gitlab-execute-filemode': 'false',
    'x-gitlab-file-name': encodeURIComponent(nameOf(found.path)),
    'x-gitlab-file-path': encodeURIComponent(found.path),
    'x-gitlab-last-commit-id': lastChange(exchange, found),
    'x-gitlab-ref': encodeURIComponent(text(exchange.query['ref']) || text(projectOf(exchange)['default_branch'])),
    'x-gitlab-size': String(found.content.byteLength),
  };
}

function readFile(exchange: Exchange): Reply {
  const found = fileAt(exchange);
  return ok({
    file_name: nameOf(found.path),
    file_path: found.path,
    size: found.content.byteLength,
    encoding: 'base64',
    content_sha256: createHash('sha256').update(found.content).digest('hex'),
    ref: text(exchange.query['ref']) || text(projectOf(exchange)['default_branch']),
    blob_id: blobId(found.content),
    commit_id: found.commit.id,
    last_commit_id: lastChange(exchange, found),
    execute_filemode: false,
    content: Buffer.from(found.content).toString('base64'),
  });
}

function blame(exchange: Exchange): Reply {
  const found = fileAt(exchange);
  const range = exchange.query['range'];
  const lines = repositoryOf(exchange).blame(found.commit, found.path);
  const [from, to] = range === undefined ? [1, lines.length] : [number((range as Row)['start']), number((range as Row)['end'])]; // range[start] and range[end]
  const groups: { commit: Commit; lines: string[] }[] = [];
  for (const { commit, line } of lines.slice(from - 1, to)) {
    const last = groups.at(-1);
    if (last?.commit === commit) last.lines.push(line);
    else groups.push({ commit, lines: [line] });
  }
  const project = projectOf(exchange);
  const fields = [
    'id',
    'message',
    'parent_ids',
    'authored_date',
    'author_name',
    'author_email',
    'committed_date',
    'committer_name',
    'committer_email',
  ];
  return ok(
    groups.map(group => {
      const shown = showCommit(project, group.commit);
      return { commit: Object.fromEntries(fields.map(field => [field, shown[field]])), lines: group.lines };
    }),
  );
}

const contentOf = (body: Row): Uint8Array =>
  text(body['encoding']) === 'base64' ? new Uint8Array(Buffer.from(text(body['content']), 'base64')) : bytesOf(text(body['content']));

interface Action {
  readonly action: string;
  readonly path: string;
  readonly previous?: string;
  readonly content?: Uint8Array;
}

/** Turns the actions of a commit into changes; refuses what the tree does not allow, in GitLab's words. */
function changesFor(tree: Tree, actions: readonly Action[]): readonly Change[] {
  return actions.flatMap(({ action, path, previous, content }): Change[] => {
    if (path === '' || path.split('/').some(part => part === '..' || part === '.'))
      throw refused(400, 'file_path should be a valid file path');
    if (action === 'create') {
      if (tree.has(path)) throw refused(400, 'A file with this name already exists');
      return [{ path, content: content ?? new Uint8Array() }];
    }
    if (action === 'move') {
      const from = tree.get(previous ?? '');
      if (!from || previous === undefined) throw refused(400, "A file with this name doesn't exist");
      return [
        { path: previous, content: undefined },
        { path, content: content ?? from },
      ];
    }
    const before = tree.get(path);
    if (!before) throw refused(400, "A file with this name doesn't exist");
    if (action === 'delete') return [{ path, content: undefined }];
    if (action === 'chmod') return [];
    if (action === 'update') return [{ path, content: content ?? before }];
    throw badParameter('actions[0][action] does not have a valid value');
  });
}

interface Writing {
  readonly branch: string;
  readonly from: string;
  readonly message: string;
  readonly body: Row;
  readonly actions: readonly Action[];
}

/** Commits actions to a branch, which starts at another where it does not exist yet. */
function write(exchange: Exchange, writing: Writing): Commit {
  const { world } = exchange;
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  const { branch, from, body } = writing;
  const isForced = isTrue(body['force']);
  const head = repository.resolve(`refs/heads/${branch}`);
  const start = from === '' ? head : repository.resolve(from);
  if (!start && !repository.isEmpty) throw refused(400, 'You can only create or edit files when you are on a branch');
  if (head && from !== '' && from !== branch && !isForced)
    throw refused(400, `A branch called '${branch}' already exists. Switch to that branch in order to make changes`);
  const base = start && !(head && !isForced) ? start : head;
  const tree = base?.tree ?? new Map<string, Uint8Array>();
  const me = world.me;
  const commit = repository.commit({
    branch,
    parents: base ? [base] : [],
    tree: changedTree(tree, changesFor(tree, writing.actions)),
    message: writing.message,
    author: {
      name: text(body['author_name']) || text(me['name']),
      email: text(body['author_email']) || text(me['email']),
      date: world.stamp(),
    },
  });
  if (project['default_branch'] === null) project['default_branch'] = branch;
  project['last_activity_at'] = world.stamp();
  return commit;
}

function writeFile(exchange: Exchange, action: 'create' | 'update' | 'delete'): Reply {
  const { input } = exchange;
  const path = exchange.params['file'] ?? '';
  const needed = action === 'delete' ? ['branch', 'commit_message'] : ['branch', 'commit_message', 'content'];
  for (const field of needed) if (input[field] === undefined) throw badParameter(`${field} is missing`);
  const last = text(input['last_commit_id']);
  if (last !== '' && action !== 'create') {
    const found = fileAt({ ...exchange, query: { ref: text(input['branch']) } });
    if (lastChange(exchange, found) !== last)
      throw refused(400, 'You are attempting to update a file that has changed since you started editing it.');
  }
  write(exchange, {
    branch: text(input['branch']),
    from: text(input['start_branch']),
    message: text(input['commit_message']),
    body: input,
    actions: [{ action, path, ...(action === 'delete' ? {} : { content: contentOf(input) }) }],
  });
  if (action === 'delete') return gone();
  const answer = { file_path: path, branch: input['branch'] };
  return action === 'create' ? created(answer) : ok(answer);
}

function createCommit(exchange: Exchange): Reply {
  const { body } = exchange;
  for (const field of ['branch', 'commit_message']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const actions = rows(body['actions']).map(
    (action): Action => ({
      action: text(action['action']),
      path: text(action['file_path']),
      ...(action['previous_path'] === undefined ? {} : { previous: text(action['previous_path']) }),
      ...(action['content'] === undefined ? {} : { content: contentOf(action) }),
    }),
  );
  const commit = write(exchange, {
    branch: text(body['branch']),
    from: text(body['start_sha']) || text(body['start_branch']),
    message: text(body['commit_message']),
    body,
    actions,
  });
  const project = projectOf(exchange);
  return created({
    ...showCommit(project, commit),
    stats: statsOf(repositoryOf(exchange).changesOf(commit)),
    status: null,
    project_id: project['id'],
    last_pipeline: null,
  });
}

/** Paths that `.gitmodules` names: what the tree holds there is the hash of a commit, not a file. */
function submodulesOf(tree: Tree): ReadonlySet<string> {
  const list = tree.get('.gitmodules');
  return new Set(list ? [...textOf(list).matchAll(/^[ \t]*path[ \t]*=(.*)$/gm)].map(([, path = '']) => path.trim()) : []);
}

/** Entries of a folder; with `recursive`, of everything below it. Folders come before files, as in Git's tree. */
function entriesOf(tree: Tree, folder: string, recursive: boolean): readonly Row[] {
  const found = new Map<string, Row>();
  const prefix = folder === '' ? '' : `${folder}/`;
  const submodules = submodulesOf(tree);
  for (const [path, content] of tree) {
    if (!path.startsWith(prefix)) continue;
    const parts = path.slice(prefix.length).split('/');
    const depth = recursive ? parts.length : 1;
    for (let level = 1; level <= depth; level++) {
      const full = prefix + parts.slice(0, level).join('/');
      const isFile = level === parts.length;
      const commit = isFile && submodules.has(full) ? textOf(content).trim() : undefined;
      found.set(full, {
        id: commit ?? (isFile ? blobId(content) : createHash('sha1').update(`tree ${full}`).digest('hex')),
        name: nameOf(full),
        type: commit ? 'commit' : isFile ? 'blob' : 'tree',
        path: full,
        mode: commit ? '160000' : isFile ? '100644' : '040000',
      });
    }
  }
  const rank = (row: Row): string => `${row['type'] === 'tree' ? 0 : 1}${text(row['path'])}`;
  return [...found.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function readTree(exchange: Exchange): Reply {
  const { query } = exchange;
  if (repositoryOf(exchange).isEmpty) throw notFound('Tree');
  const commit = commitAt(exchange, text(query['ref']), 'Tree');
  const folder = text(query['path']).replace(/^\/+|\/+$/g, '');
  const entries = entriesOf(commit.tree, folder, isTrue(query['recursive']));
  if (entries.length === 0 && folder !== '') throw refused(404, 'invalid revision or path');
  return paged(exchange, entries, { keyset: { name: 'page_token', token: row => Buffer.from(text(row['path'])).toString('base64url') } });
}

function blobAt(exchange: Exchange): Uint8Array {
  const wanted = exchange.params['sha'] ?? '';
  for (const commit of repositoryOf(exchange).commits.values()) {
    for (const content of commit.tree.values()) if (blobId(content) === wanted) return content;
  }
  throw notFound('Blob');
}

const readBlob = (exchange: Exchange): Reply => {
  const content = blobAt(exchange);
  return ok({
    size: content.byteLength,
    encoding: 'base64',
    content: Buffer.from(content).toString('base64'),
    sha: exchange.params['sha'],
  });
};

export function fileRoutes(router: Router): void {
  const path = '/projects/:project/repository';
  const one = `${path}/files/:file`;
  router.on(`GET ${one}`, readFile);
  router.on(`HEAD ${one}`, exchange => ({ status: 200, body: undefined, headers: fileHeaders(exchange, fileAt(exchange)) }));
  router.on(`GET ${one}/raw`, exchange => {
    const found = fileAt(exchange);
    const type = isText(found.content) ? 'text/plain; charset=utf-8' : 'application/octet-stream';
    return raw(found.content, type, {
      ...fileHeaders(exchange, found),
      'content-disposition': `inline; filename="${encodeURIComponent(nameOf(found.path))}"`,
    });
  });
  router.on(`GET ${one}/blame`, blame);
  router.on(`POST ${one}`, exchange => writeFile(exchange, 'create'));
  router.on(`PUT ${one}`, exchange => writeFile(exchange, 'update'));
  router.on(`DELETE ${one}`, exchange => writeFile(exchange, 'delete'));
  router.on(`POST ${path}/commits`, createCommit);
  router.on(`GET ${path}/tree`, readTree);
  router.on(`GET ${path}/blobs/:sha`, readBlob);
}
