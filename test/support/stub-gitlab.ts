/** A GitLab that answers what a test says, over real HTTP, and remembers what it was asked. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubRoute {
  /** `GET /api/v4/projects/acme%2Fapp?x=1`: method and raw path; a query that is given must be among the sent one. */
  readonly on: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly body?: unknown;
  /** Text body, instead of `body`. */
  readonly raw?: string | Buffer;
  /** How often it answers before the next route of the same `on` does. */
  readonly times?: number;
  /** Answers only once this resolves. */
  readonly until?: Promise<unknown>;
}

export interface StubRequest {
  readonly method: string;
  /** Raw path and query, as on the wire. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Set when the client closed the connection before the answer. */
  readonly aborted: Promise<void>;
}

export interface StubGitlab {
  readonly url: string;
  readonly requests: readonly StubRequest[];
  close(): Promise<void>;
}

const normal = (path: string): string => path.replace(/%[0-9a-f]{2}/gi, code => code.toUpperCase());

function matches(route: StubRoute, method: string, url: string): boolean {
  const [wantedMethod = '', target = ''] = route.on.split(' ');
  const [path = '', query] = target.split('?');
  const [sentPath = '', sentQuery = ''] = url.split('?');
  if (wantedMethod !== method || normal(path) !== normal(sentPath)) return false;
  const sent = new URLSearchParams(sentQuery);
  return query === undefined || [...new URLSearchParams(query)].every(([name, value]) => sent.getAll(name).includes(value));
}

/** Starts a stub on 127.0.0.1. What no route answers is GitLab's 404. */
export async function stubGitlab(routes: readonly StubRoute[]): Promise<StubGitlab> {
  const requests: StubRequest[] = [];
  const used = new Map<StubRoute, number>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const method = request.method ?? 'GET';
      const url = request.url ?? '/';
      const aborted = new Promise<void>(resolve => response.once('close', () => (response.writableFinished ? undefined : resolve())));
      requests.push({ method, url, headers: request.headers, body: Buffer.concat(chunks), aborted });
      const route = routes.find(
        candidate => matches(candidate, method, url) && (used.get(candidate) ?? 0) < (candidate.times ?? Number.POSITIVE_INFINITY),
      );
      if (!route) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"404 Not Found"}');
        return;
      }
      used.set(route, (used.get(route) ?? 0) + 1);
      await route.until;
      const payload = route.raw ?? (route.body === undefined ? '' : JSON.stringify(route.body));
      response.writeHead(route.status ?? 200, { 'content-type': 'application/json', ...route.headers }).end(payload);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
