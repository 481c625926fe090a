/** Faults as a real network makes them. */
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { client, failure, fixture, json, type LocalServer, listen, serve } from './local-gitlab.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(server => server.close()));
});

const secure = async (certificate: 'server' | 'foreign' | 'expired' | 'elsewhere'): Promise<LocalServer> => {
  const server = await serve((_, response) => json(response, 200, { id: 1 }), certificate);
  open.push(server);
  return server;
};

const get = { method: 'GET', path: '/projects/1' } as const;

describe('a company authority', () => {
  it.each([
    ['GITLAB_MCP_CA_FILE', { caFile: fixture('company-ca.pem') }],
    ['NODE_EXTRA_CA_CERTS', { env: { NODE_EXTRA_CA_CERTS: fixture('company-ca.pem') } }],
  ])('given in %s is trusted', async (_, options) => {
    const { url } = await secure('server');
    expect((await client(url, options).ports.rest(get)).data).toEqual({ id: 1 });
  });

  it('that is not given is named as the cause, with host and setting', async () => {
    const { url, port, seen } = await secure('server');
    expect(await failure(client(url).ports.rest(get))).toEqual({
      code: 'tls_error',
      sentence: `The TLS certificate of 127.0.0.1:${port} was refused: the authority that signed it is not trusted here (UNABLE_TO_VERIFY_LEAF_SIGNATURE). Set GITLAB_MCP_CA_FILE (or NODE_EXTRA_CA_CERTS) to the PEM file of the authority that signed it, and start the server again.`,
      facts: {},
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['foreign', /authority that signed it is not trusted/],
    ['expired', /it has run out \(CERT_HAS_EXPIRED\)/],
    ['elsewhere', /issued for another host name/],
  ] as const)('does not make a certificate good that is %s', async (certificate, words) => {
    const { url } = await secure(certificate);
    const failed = await failure(client(url, { caFile: fixture('company-ca.pem') }).ports.rest(get));
    expect(failed.code).toBe('tls_error');
    expect(failed.sentence).toMatch(words);
  });

  it('whose file cannot be used is said before anything is sent', async () => {
    const { url, seen } = await secure('server');
    for (const [caFile, words] of [
      ['/nowhere/ca.pem', /GITLAB_MCP_CA_FILE names \/nowhere\/ca\.pem, which cannot be read \(ENOENT\)/],
      [fixture('README.md'), /which holds no certificate/],
    ] as const) {
      const failed = await failure(client(url, { caFile }).ports.rest(get));
      expect(failed.code).toBe('tls_error');
      expect(failed.sentence).toMatch(words);
    }
    expect(seen).toEqual([]);
  });

  it('in NODE_EXTRA_CA_CERTS that cannot be read is a warning', async () => {
    const { url } = await secure('server');
    const gitlab = client(url, { caFile: fixture('company-ca.pem'), env: { NODE_EXTRA_CA_CERTS: '/nowhere' } });
    expect((await gitlab.ports.rest(get)).status).toBe(200);
    expect(gitlab.lines.join('')).toContain('tls.extra_ca_ignored');
  });

  it('does not matter where verification is switched off', async () => {
    const { url } = await secure('foreign');
    expect((await client(url, { skipTlsVerify: true }).ports.rest(get)).status).toBe(200);
  });
});

describe('a network that fails', () => {
  it('refuses the connection', async () => {
    const server = await serve(() => undefined);
    await server.close();
    const failed = await failure(client(server.url).ports.rest(get));
    expect([failed.code, failed.facts.retryable]).toEqual(['connection_refused', true]);
    expect(failed.sentence).toContain(`No connection to 127.0.0.1:${server.port} could be made (ECONNREFUSED).`);
  });

  it('does not know the name', async () => {
    const failed = await failure(client('http://no-such-host.invalid').ports.rest(get));
    expect(failed.code).toBe('dns_error');
    expect(failed.sentence).toContain('no-such-host.invalid');
  });

  it('is told from a name that leads into a private network', async () => {
    const failed = await failure(client('http://localhost:1', {}).ports.rest(get));
    expect(failed.code).toBe('connection_refused');
    expect(() => client('http://localhost:1', { allowPrivate: false })).toThrowError(/GITLAB_MCP_ALLOW_PRIVATE_INSTANCES/);
  });

  it.each([
    ['head', () => undefined, /did not answer within 0\.05 s/],
    [
      'body',
      (_: unknown, response: import('node:http').ServerResponse) => void response.writeHead(200).write('{'),
      /did not finish its answer within 0\.05 s/,
    ],
  ] as const)('does not bring the %s in time', async (_, answer, words) => {
    const server = await serve(answer);
    open.push(server);
    const failed = await failure(client(server.url, { timeoutMs: 50 }).ports.rest(get));
    expect([failed.code, failed.facts.retryable, server.seen.length]).toEqual(['timeout', true, 1]);
    expect(failed.sentence).toMatch(words);
  });

  it('takes the time limit of a single request', async () => {
    const server = await serve(() => undefined);
    open.push(server);
    expect((await failure(client(server.url).ports.rest({ ...get, timeout: 50 }))).sentence).toMatch(/within 0\.05 s/);
  });

  it.each([
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n', 'http', 'unreadable_answer'],
    ['no TLS', 'HTTP/1.1 400 Bad Request\r\n\r\n', 'https', 'tls_error'],
  ])('speaks %s', async (_, greeting, scheme, code) => {
    const server = createServer(socket => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(greeting));
    });
    const listening = await listen(server);
    open.push(listening);
    expect((await failure(client(`${scheme}://127.0.0.1:${listening.port}`).ports.rest(get))).code).toBe(code);
  });
});
