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

/** Serves the sandbox on 127.0.0.1; port 0 takes a free one. */
export async function serveSandbox(sandbox: Sandbox, options: { readonly port: number }): Promise<SandboxServer> {
  const server = createServer((message, response) => {
    void (async () => {
      const answer = await sandbox.answer({
        url: message.url ?? '/',
        method: message.method ?? 'GET',
        headers: headersOf(message),
        body: await readBody(message),
      });
      response.writeHead(answer.status, answer.headers);
      response.end(answer.bytes);
    })().catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: '500 Internal Server Error', cause }));
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
