/**
 * The path of a raw request: what a caller wrote, as a path below the API and a query. Owns what is refused, because it could
 * lead elsewhere than it says; encoding and sending are the client's. Pure.
 */
import { CatalogError } from '../../call/error.ts';

export interface RawPath {
  /** Below `/api/v4`, as written. */
  readonly path: string;
  /** What stood behind a `?`; a name that comes twice has all of its values. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

const API = '/api/v4';

/** Times that a server and the proxies in front of it may decode a path. */
const DECODINGS = 3;

const refuse = (why: string): CatalogError =>
  new CatalogError('invalid_params', `The path ${why}. Nothing was sent to GitLab.`, {
    parameter: 'path',
    hints: ['Write it below /api/v4, with encoded ids: /projects/group%2Fproject/issues'],
  });

/** Reads `/projects/1/issues?state=opened`, also with `/api/v4` in front. Throws `invalid_params`. */
export function readRawPath(text: string): RawPath {
  const [before = '', ...after] = text.trim().split('?');
  const path = before.startsWith(`${API}/`) ? before.slice(API.length) : before;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//'))
    throw refuse("names a host, and requests go to this server's GitLab only");
  if (!path.startsWith('/')) throw refuse('must start with /');
  if (/^\/(?:api\/)?graphql\/?$/.test(path)) throw refuse('is that of GraphQL: use server.graphql');
  if (/[{}]/.test(path)) throw refuse('still holds a {placeholder}: write the value in its place');
  const segments = path.replace(/\/$/, '').split('/').slice(1);
  if (segments.some(segment => segment === '')) throw refuse('holds an empty part');
  if (segments.some(climbs)) throw refuse('holds the part "." or "..", which could lead elsewhere than it says');
  return { path: `/${segments.join('/')}`, query: readQuery(after.join('?')) };
}

/** Whether a segment is, or holds behind an encoded slash, `.` or `..`, however often it is encoded. */
function climbs(segment: string): boolean {
  let text = segment;
  for (let times = 0; times <= DECODINGS; times += 1) {
    if (text.split(/[/\\]/).some(part => part === '.' || part === '..')) return true;
    const decoded = decode(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return false;
}

/** Like `decodeURIComponent`, leaving alone what is no encoding. */
const decode = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, encoded => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

function readQuery(text: string): RawPath['query'] {
  const query: Record<string, string | readonly string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    query[name] = before === undefined && !name.endsWith('[]') ? value : [...[before ?? []].flat(), value];
  }
  return query;
}

/** Whether a path is one that a template such as `/projects/{project_id}` stands for, with a format behind it or not. */
export function matchesTemplate(path: string, template: string): boolean {
  const wanted = template.split('/');
  const have = path.split('/').map(decode);
  if (wanted.length !== have.length) return false;
  return wanted.every(
    (part, index) => /^\{[^}]+\}$/.test(part) || part === have[index] || part === have[index]?.replace(/\.(?:json|txt)$/, ''),
  );
}
