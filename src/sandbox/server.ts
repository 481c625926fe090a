/** Opens the embedded GitLab on a port of this machine, for clients that need a socket. Owns the socket and nothing else. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from './sandbox.ts';

export interface SandboxServer {
  readonly url: string;
  close(): Promise<void>;
}

async function readBody(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer); // a message without an encoding yields buffers
  return Buffer.concat(chunks);
}

const headersOf = (message: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(message.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Headers that an answer of the sandbox may carry; a transport can only be asked for names. */
const ANSWER_HEADERS = [
  'content-type',
  'content-disposition',
  'link',
  'x-request-id',
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
  'ratelimit-limit',
  'ratelimit-observed',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

/** Serves the sandbox on 127.0.0.1; port 0 takes a free one. */
export async function serveSandbox(sandbox: Sandbox, options: { readonly port: number }): Promise<SandboxServer> {
  const server = createServer((message, response) => {
    void (async () => {
      const answer = await sandbox.fetch({
        url: message.url ?? '/',
        method: message.method ?? 'GET',
        headers: headersOf(message),
        body: await readBody(message),
      });
      response.statusCode = answer.status;
      for (const name of ANSWER_HEADERS) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      for await (const chunk of answer.body) response.write(chunk);
      response.end();
    })().catch((error: unknown) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ message: '500 Internal Server Error', cause: error instanceof Error ? error.message : String(error) }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
