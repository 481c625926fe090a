/** A proxy between the server process and GitLab: asked for a tunnel, with its credentials, and the inner TLS still verified. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fixture, json, listen, serve } from '../../gitlab/local-gitlab.ts';
import { initialize, openRaw } from '../../support/raw-lines.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

interface Tunnel {
  readonly target: string;
  readonly authorization: string | undefined;
}

/** Leads every tunnel to one local port, whatever name was asked for. */
async function startProxy(port: number) {
  const tunnels: Tunnel[] = [];
  const server = createServer();
  server.on('connect', (request, socket) => {
    tunnels.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] });
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
  });
  const started = await listen(server);
  open.push(started);
  return { tunnels, port: started.port };
}

async function readProject(certificate: 'server' | 'foreign', envOf: (proxyPort: number) => Readonly<Record<string, string>>) {
  const gitlab = await serve((_, response) => json(response, 200, { id: 1, name: 'b', path_with_namespace: 'a/b' }), certificate);
  open.push(gitlab);
  const proxy = await startProxy(gitlab.port);
  const env = {
    GITLAB_URL: 'https://git.corp.test',
    GITLAB_TOKEN: 'glpat-madeup000000000000',
    GITLAB_MCP_LOG_LEVEL: 'debug',
    ...envOf(proxy.port),
  };
  const server = openRaw([], env);
  open.push(server);
  await initialize(server);
  const params = { name: 'gitlab_execute_action', arguments: { action: 'project.get', params: { project_id: 1 } } };
  server.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const { result } = await server.answer(1);
  return { result, gitlab, proxy, server };
}

const companyCa = fixture('company-ca.pem');

describe('a proxy named in the environment', () => {
  it.each(['HTTPS_PROXY', 'https_proxy'])('%s is asked for a tunnel with its credentials, which no log shows', async name => {
    const { result, gitlab, proxy, server } = await readProject('server', port => ({
      [name]: `http://mira:s3cret@127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: companyCa,
    }));
    expect(result).toMatchObject({ structuredContent: { id: 1, path_with_namespace: 'a/b' } });
    expect(new Set(proxy.tunnels.map(tunnel => JSON.stringify(tunnel)))).toEqual(
      new Set([JSON.stringify({ target: 'git.corp.test:443', authorization: `Basic ${Buffer.from('mira:s3cret').toString('base64')}` })]),
    );
    expect(gitlab.seen.map(({ url }) => url)).toContain('/api/v4/projects/1');
    expect(gitlab.seen.every(({ headers }) => headers['proxy-authorization'] === undefined)).toBe(true);
    expect(server.lines().join('\n') + server.stderr()).not.toMatch(/s3cret|glpat-madeup/);
  });

  it('does not loosen the check of what is inside the tunnel', async () => {
    const { result, gitlab, proxy } = await readProject('foreign', port => ({
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      GITLAB_MCP_CA_FILE: companyCa,
    }));
    expect(result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'tls_error' } } });
    expect(JSON.stringify(result)).toContain(`git.corp.test (through the proxy 127.0.0.1:${proxy.port}) was refused`);
    expect(gitlab.seen).toEqual([]);
  });

  it('is passed by where NO_PROXY names the instance', async () => {
    const { result, proxy } = await readProject('server', port => ({ HTTPS_PROXY: `http://127.0.0.1:${port}`, NO_PROXY: 'corp.test' }));
    expect(result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'dns_error' } } });
    expect(proxy.tunnels).toEqual([]);
  });
});
