import { createServer as createHttpServer } from 'node:http';
import { connect as connectSocket, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { proxyFor } from '../../src/gitlab/proxy.ts';
import { client, failure, fixture, json, listen, serve } from './local-gitlab.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(server => server.close()));
});

const secure = async (certificate: 'server' | 'foreign') => {
  const server = await serve((_, response) => json(response, 200, { id: 1 }), certificate);
  open.push(server);
  return server;
};

interface Tunnel {
  readonly target: string;
  readonly authorization: string | undefined;
}

/** A proxy that leads every tunnel and every plain request to one local port, whatever name was asked for. */
async function startProxy(port: number, status = 200) {
  const tunnels: Tunnel[] = [];
  const plain: { url: string; authorization: string | undefined }[] = [];
  const server = createHttpServer((request, response) => {
    plain.push({ url: request.url ?? '', authorization: request.headers['proxy-authorization'] });
    json(response, 200, { plain: true });
  });
  server.on('connect', (request, socket, head) => {
    tunnels.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] });
    socket.on('error', () => undefined);
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
      return;
    }
    const upstream = connectSocket(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  const { port: proxyPort, close } = await listen(server);
  open.push({ close });
  return { tunnels, plain, port: proxyPort };
}

const get = { method: 'GET', path: '/projects/1' } as const;

describe('a proxy that never answers', () => {
  const silent = async () => {
    const { port, close } = await listen(createSocketServer(socket => socket.resume()));
    open.push({ close });
    return { HTTPS_PROXY: `http://127.0.0.1:${port}` };
  };

  it.each(['json', 'stream'] as const)('holds no call longer than its time: %s', async answer => {
    const failed = await failure(client('https://git.corp.test', { env: await silent(), timeoutMs: 200 }).ports.rest({ ...get, answer }));
    expect(failed.code).toBe('timeout');
  });

  it.each(['json', 'stream'] as const)('holds no call that its caller has given up: %s', async answer => {
    const caller = new AbortController();
    const { ports } = client('https://git.corp.test', { env: await silent() }, { signal: caller.signal });
    const called = failure(ports.rest({ ...get, answer }));
    setTimeout(() => caller.abort(), 100);
    expect((await called).code).toBe('cancelled');
  });
});

describe('a request through a proxy', () => {
  it('asks it for a tunnel, with its credentials, and trusts the company authority inside', async () => {
    const gitlab = await secure('server');
    const proxy = await startProxy(gitlab.port);
    const env = { HTTPS_PROXY: `http://mira:s3cret%40x@127.0.0.1:${proxy.port}`, NODE_EXTRA_CA_CERTS: fixture('company-ca.pem') };
    const { ports, lines } = client('https://git.corp.test', { env });
    expect((await ports.rest(get)).data).toEqual({ id: 1 });
    expect(proxy.tunnels).toEqual([
      { target: 'git.corp.test:443', authorization: `Basic ${Buffer.from('mira:s3cret@x').toString('base64')}` },
    ]);
    expect(gitlab.seen[0]!.headers).not.toHaveProperty('proxy-authorization');
    expect(lines.join('')).not.toMatch(/s3cret|mira/);
  });

  it('still verifies the certificate inside the tunnel', async () => {
    const proxy = await startProxy((await secure('foreign')).port);
    const env = { https_proxy: `127.0.0.1:${proxy.port}` };
    const failed = await failure(client('https://git.corp.test', { env, caFile: fixture('company-ca.pem') }).ports.rest(get));
    expect(failed.code).toBe('tls_error');
    expect(failed.sentence).toContain(
      `git.corp.test (through the proxy 127.0.0.1:${proxy.port}) was refused: the authority that signed it`,
    );
  });

  it.each([
    [407, /wants a user name and password/],
    [502, /name the instance in NO_PROXY/],
  ])('that it refuses with %i is said, without credentials', async (status, words) => {
    const proxy = await startProxy(0, status);
    const env = { HTTPS_PROXY: `http://mira:s3cret@127.0.0.1:${proxy.port}` };
    const failed = await failure(client('https://git.corp.test', { env }).ports.rest(get));
    expect([failed.code, failed.facts.status]).toEqual(['connection_refused', status]);
    expect(failed.sentence).toMatch(words);
    expect(failed.sentence).not.toMatch(/s3cret|mira/);
  });

  it('is forwarded whole when GitLab speaks plain HTTP', async () => {
    const proxy = await startProxy(0);
    const env = { HTTP_PROXY: `http://mira:s3cret@127.0.0.1:${proxy.port}` };
    const { ports } = client('http://gitlab.test:8080/gitlab', { env });
    expect((await ports.rest({ method: 'GET', path: '/projects/{id}', pathParams: { id: 'a/b' } })).data).toEqual({ plain: true });
    expect(proxy.plain).toEqual([
      {
        url: 'http://gitlab.test:8080/gitlab/api/v4/projects/a%2Fb',
        authorization: `Basic ${Buffer.from('mira:s3cret').toString('base64')}`,
      },
    ]);
    expect(proxy.tunnels).toEqual([]);
  });

  it('goes straight to an instance that NO_PROXY names', async () => {
    const gitlab = await serve((_, response) => json(response, 200, { id: 1 }));
    open.push(gitlab);
    const proxy = await startProxy(gitlab.port);
    const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: '127.0.0.1' };
    expect((await client(gitlab.url, { env }).ports.rest(get)).data).toEqual({ id: 1 });
    expect(proxy.plain).toEqual([]);
  });
});

describe('which proxy', () => {
  const url = 'https://git.corp.test';
  const address = (env: Record<string, string>, target = url) => proxyFor(target, env)?.url;

  it('is read per scheme, small letters first, then ALL_PROXY', () => {
    expect(address({ HTTPS_PROXY: 'http://big:1', https_proxy: 'http://small:2' })).toBe('http://small:2');
    expect(address({ HTTP_PROXY: 'http://plain:1' })).toBeUndefined();
    expect(address({ HTTP_PROXY: 'http://plain:1' }, 'http://git.corp.test')).toBe('http://plain:1');
    expect(address({ ALL_PROXY: 'proxy:3128', HTTPS_PROXY: ' ' })).toBe('http://proxy:3128');
    expect(address({})).toBeUndefined();
  });

  it.each([
    ['*', true],
    ['corp.test', true],
    ['.corp.test', true],
    ['*.corp.test', true],
    ['other.test, git.corp.test', true],
    ['other.test git.corp.test:443', true],
    ['GIT.corp.TEST', true],
    ['git.corp.test:8443', false],
    ['orp.test', false],
    ['git.corp.test.evil', false],
    ['', false],
  ])('is none for git.corp.test with NO_PROXY=%j: %j', (list, exempt) => {
    expect(address({ HTTPS_PROXY: 'http://p:1', NO_PROXY: list }) === undefined).toBe(exempt);
  });

  it.each([
    ['https://10.1.2.3', '10.0.0.0/8', true],
    ['https://11.1.2.3', '10.0.0.0/8', false],
    ['https://10.1.2.3', '10.0.0.0/99', false],
    ['https://[fd00::7]', 'fd00::/8', true],
    ['https://[fd00::7]:8443', '[fd00::7]:8443', true],
    ['https://[fd00::7]', 'fd00::7', true],
    ['https://[fd00::7]', '[fd00::7]:8443', false],
  ])('for the address %s with NO_PROXY=%j: none is %j', (target, list, exempt) => {
    expect(address({ HTTPS_PROXY: 'http://p:1', no_proxy: list }, target) === undefined).toBe(exempt);
  });

  it.each(['socks5://u:s3cret@h:1', 'http://u:s3cret@[', 'ftp://u:s3cret@h'])('cannot be %j, and the password is not shown', value => {
    let message = '';
    try {
      proxyFor(url, { HTTPS_PROXY: value });
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/Nothing was sent, because HTTPS_PROXY/);
    expect(message).not.toContain('s3cret');
  });

  it('keeps credentials out of its address, with or without a password', () => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(proxyFor(url, { HTTPS_PROXY: 'http://mira@p:1' })).toMatchObject({
      url: 'http://p:1',
      host: 'p:1',
      authorization: basic('mira:'),
    });
    expect(proxyFor(url, { HTTPS_PROXY: 'http://mira:50%25off%@p:1' })).toMatchObject({ authorization: basic('mira:50%25off%') });
  });
});
