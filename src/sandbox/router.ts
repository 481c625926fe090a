/**
 * Which handler answers a path. Owns patterns and replies; knows no resource. Among patterns that fit, the one with the
 * most literal segments wins.
 */
import type { ParsedRequest } from './request.ts';
import type { Json, Row } from './row.ts';
import type { World } from './world/world.ts';

export interface Exchange extends ParsedRequest {
  readonly world: World;
  /** Decoded values of the pattern's `:names`. */
  readonly params: Readonly<Record<string, string>>;
  /** Query and body together, as GitLab's own code sees them. */
  readonly input: Row;
}

export interface Reply {
  readonly status: number;
  /** JSON unless it is bytes or comes with a content type of its own. */
  readonly body: Json | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handle = (exchange: Exchange) => Reply;

export const ok = (body: Json): Reply => ({ status: 200, body });
export const created = (body: Json): Reply => ({ status: 201, body });
export const accepted = (body: Json): Reply => ({ status: 202, body });
export const gone = (): Reply => ({ status: 204, body: undefined });

/** Text or bytes as they are. */
export const raw = (body: string | Uint8Array, type: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status: 200,
  body: typeof body === 'string' ? Buffer.from(body, 'utf8') : body,
  headers: { 'content-type': type, ...headers },
});

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly literals: number;
  readonly handle: Handle;
}

export interface Match {
  readonly handle: Handle;
  readonly params: Readonly<Record<string, string>>;
}

const isName = (part: string): boolean => part.startsWith(':');

export class Router {
  readonly #routes: Route[] = [];

  /** `request` is `GET /projects/:project/issues`. */
  on(request: string, handle: Handle): void {
    const [method = '', pattern = ''] = request.split(' ');
    const parts = pattern.split('/').slice(1);
    this.#routes.push({ method, parts, literals: parts.filter(part => !isName(part)).length, handle });
  }

  /** The handler of a path. A word of `words`, where given, is never taken for a name: `public` in `/snippets/public` is no snippet. */
  match(method: string, segments: readonly string[], words: readonly (string | undefined)[] = []): Match | undefined {
    let best: Route | undefined;
    for (const route of this.#routes) {
      if (route.method !== method || route.parts.length !== segments.length) continue;
      if (best && best.literals >= route.literals) continue;
      if (route.parts.some((part, index) => isName(part) && words[index] !== undefined)) continue;
      if (route.parts.every((part, index) => isName(part) || part === segments[index])) best = route;
    }
    if (!best) return undefined;
    const params: Record<string, string> = {};
    for (const [index, part] of best.parts.entries()) if (isName(part)) params[part.slice(1)] = segments[index] ?? '';
    return { handle: best.handle, params };
  }
}
