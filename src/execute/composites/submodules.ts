/**
 * What is known of a repository's submodules: their entries in `.gitmodules`, the project on this instance that an address leads
 * to, and the commit that the tree holds for each. Reads only.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { isSameHost, parseRemote, pathOnInstance } from '../project-spelling.ts';
import { asRow, asRows, textField } from './row.ts';

export interface Submodule {
  readonly name: string;
  readonly path: string;
  readonly url: string;
  readonly branch?: string;
  /** Full path of the project, when the address is one of this instance. */
  readonly project_path?: string;
}

/** Pages of one folder that are looked through for a submodule's commit. */
const MOST_PAGES = 10;

const pathParams = ({ values }: RunContext) => ({ project_id: String(values['project_id']) });
const refOf = ({ values }: RunContext): string => (typeof values['ref'] === 'string' ? values['ref'] : 'HEAD');

/** The submodules as `.gitmodules` has them; none without such a file. */
export async function readSubmodules(context: RunContext): Promise<readonly Submodule[]> {
  const text = await readGitmodules(context);
  const entries = parseGitmodules(text);
  const isRelative = entries.some(({ url }) => url.startsWith('.'));
  const home = isRelative ? await fullPath(context) : '';
  return entries.map(entry => {
    const project = projectOf(entry.url, home, context);
    return project === undefined ? entry : { ...entry, project_path: project };
  });
}

async function readGitmodules(context: RunContext): Promise<string> {
  try {
    const { data } = await context.ports.rest({
      method: 'GET',
      path: '/projects/{project_id}/repository/files/{file_path}',
      pathParams: { ...pathParams(context), file_path: '.gitmodules' },
      query: { ref: refOf(context) },
    });
    return Buffer.from(textField(asRow(data), 'content') ?? '', 'base64').toString('utf8');
  } catch (error) {
    if (error instanceof CatalogError && error.facts.status === 404 && /\bfile\b/i.test(error.facts.said ?? '')) return '';
    throw error;
  }
}

/** Sections `[submodule "name"]` with their path, url and branch; a section without path or url is no submodule. */
export function parseGitmodules(text: string): readonly Submodule[] {
  const sections: { name: string; fields: Map<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\s*\[submodule\s+"(.+)"\]\s*$/.exec(line) ?? [];
    const [, key, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) sections.push({ name, fields: new Map() });
    else if (key !== undefined && value !== undefined) sections.at(-1)?.fields.set(key.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  return sections.flatMap(({ name, fields }) => {
    const [path, url, branch] = [fields.get('path'), fields.get('url'), fields.get('branch')];
    return path && url ? [{ name, path, url, ...(branch && { branch }) }] : [];
  });
}

/** Relative addresses are meant from the outer project's own path. */
async function fullPath(context: RunContext): Promise<string> {
  const project = String(context.values['project_id']);
  if (!/^\d+$/.test(project)) return project;
  const { data } = await context.ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: pathParams(context) });
  return textField(asRow(data), 'path_with_namespace') ?? '';
}

function projectOf(url: string, home: string, { call }: RunContext): string | undefined {
  const { instance } = call.caller;
  if (url.startsWith('.')) {
    const path = new URL(`${url.replace(/\.git\/?$/, '')}`, `https://relative/${home}/`).pathname;
    return decodeURIComponent(path.replace(/^\/+|\/+$/g, '')) || undefined;
  }
  const remote = parseRemote(url);
  return remote && isSameHost(remote.host, new URL(instance.url).hostname) ? pathOnInstance(remote, instance) : undefined;
}

/** The commit that each submodule stands at, by its path. */
export async function submoduleCommits(context: RunContext, submodules: readonly Submodule[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(submodules.map(({ path }) => path));
  const commits = new Map<string, string>();
  for (const folder of new Set(submodules.map(({ path }) => path.split('/').slice(0, -1).join('/')))) {
    const here = [...wanted].filter(path => path.split('/').slice(0, -1).join('/') === folder);
    for (let page = 1; page > 0 && page <= MOST_PAGES && here.some(path => !commits.has(path)); ) {
      const { data, paging } = await context.ports.rest({
        method: 'GET',
        path: '/projects/{project_id}/repository/tree',
        pathParams: pathParams(context),
        query: { ref: refOf(context), per_page: 100, page, ...(folder !== '' && { path: folder }) },
      });
      for (const row of asRows(data)) {
        const [path, id] = [textField(row, 'path'), textField(row, 'id')];
        if (row['type'] === 'commit' && path !== undefined && id !== undefined && wanted.has(path)) commits.set(path, id);
      }
      page = paging?.nextPage ?? 0;
    }
  }
  return commits;
}
