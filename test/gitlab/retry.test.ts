import { afterEach, describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { askedWait, nextWait } from '../../src/gitlab/retry.ts';
import { type Answer, client, failure, json, jumpingClock, type LocalServer, serve } from './local-gitlab.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Answers each request with the next of these, the last one for ever. */
const inTurn = async (...answers: readonly Answer[]): Promise<LocalServer> => {
  let turn = 0;
  server = await serve((seen, response) => answers[Math.min(turn++, answers.length - 1)]!(seen, response));
  return server;
};

const limited: Answer = (_, response) => json(response, 429, { message: { error: 'Requested too many times.' } }, { 'retry-after': '1' });
const gateway: Answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html><title>Bad Gateway</title>');
const reset: Answer = (_, response) => response.destroy();
const half: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': '10' });
  response.write('{"a"', () => response.destroy());
};
const fine: Answer = (_, response) => json(response, 200, { iid: 42 });

describe('a read', () => {
  it.each([
    ['a 429 with Retry-After', limited, [1125]],
    ['a gateway error', gateway, [500]],
    ['a reset connection', reset, [500]],
    ['an answer that broke off', half, [500]],
  ])('is sent again after %s', async (_, first, slept) => {
    const { url, seen } = await inTurn(first, fine);
    const gitlab = client(url);
    expect((await gitlab.ports.rest({ method: 'GET', path: '/x' })).data).toEqual({ iid: 42 });
    expect([seen.length, gitlab.slept]).toEqual([2, slept]);
    expect(gitlab.lines.filter(line => line.includes('gitlab.retry'))).toHaveLength(1);
  });

  it('gives up after three tries', async () => {
    const { url, seen, port } = await inTurn(gateway);
    const gitlab = client(url);
    expect(await failure(gitlab.ports.rest({ method: 'GET', path: '/x' }))).toEqual({
      code: 'server_error',
      sentence: `127.0.0.1:${port} answered with a web page and status 502: GitLab is down, overloaded or restarting. Wait a little and try again.`,
      facts: { status: 502, said: 'Bad Gateway', saidBy: 'page', retryable: true },
    });
    expect([seen.length, gitlab.slept]).toEqual([3, [500, 1000]]);
  });

  it('does not wait longer than half a minute', async () => {
    const { url, seen, port } = await inTurn((_, response) => response.writeHead(429, { 'retry-after': '31' }).end('Retry later\n'));
    const gitlab = client(url);
    expect(await failure(gitlab.ports.rest({ method: 'GET', path: '/x' }))).toEqual({
      code: 'rate_limited',
      sentence: `127.0.0.1:${port} is limiting requests (429). Try again in 31 s.`,
      facts: { status: 429, said: 'Retry later', retryable: true },
    });
    expect([seen.length, gitlab.slept]).toEqual([1, []]);
  });

  it.each([404, 500, 501])('is not repeated after a %i', async status => {
    const { url, seen } = await inTurn((_, response) => json(response, status, {}));
    await failure(client(url).ports.rest({ method: 'GET', path: '/x' }));
    expect(seen).toHaveLength(1);
  });

  it('stops waiting when the call is cancelled', async () => {
    const stop = new AbortController();
    const { url, seen } = await inTurn(limited);
    const clock = {
      ...jumpingClock(),
      sleep: (_ms: number, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          stop.abort();
        }),
    };
    const { ports } = client(url, { clock }, { signal: stop.signal });
    expect((await failure(ports.rest({ method: 'GET', path: '/x' }))).code).toBe('cancelled');
    expect(seen).toHaveLength(1);
  });
});

describe('a write', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '(%s) is sent once, and its outcome called unknown after a gateway error',
    async method => {
      const { url, seen, port } = await inTurn(gateway);
      expect(await failure(client(url).ports.rest({ method, path: '/x' }))).toEqual({
        code: 'outcome_unknown',
        sentence: `127.0.0.1:${port} answered with a web page and status 502, so whether the write was carried out is unknown. Look before trying again.`,
        facts: { status: 502, said: 'Bad Gateway', saidBy: 'page', retryable: false },
      });
      expect(seen).toHaveLength(1);
    },
  );

  it.each([
    ['a 500 without a body', ((_, response) => response.writeHead(500).end()) as Answer, /status 500, so whether the write/],
    ['a reset connection', reset, /broke before an answer came, so whether the write/],
    ['half an answer', half, /broke in the middle of the answer, after it had accepted the write \(200\)/],
  ])('is not repeated after %s', async (_, answer, sentence) => {
    const { url, seen } = await inTurn(answer);
    const failed = await failure(client(url).ports.rest({ method: 'POST', path: '/x', body: {} }));
    expect([failed.code, seen.length]).toEqual(['outcome_unknown', 1]);
    expect(failed.sentence).toMatch(sentence);
    expect(failed.sentence).toMatch(/Look before trying again\.$/);
  });

  it.each([
    [409, 'conflict', 1],
    [404, 'not_found', 1],
    [302, 'redirect_refused', 1],
    [429, 'rate_limited', 3],
  ])('keeps what a %i says although its body breaks off', async (status, code, tries) => {
    const { url, seen } = await inTurn((_, response) => {
      response.writeHead(status, { 'content-length': '100', location: 'https://elsewhere.test/api/v4/x' });
      response.write('{"message":', () => response.destroy());
    });
    const failed = await failure(client(url).ports.rest({ method: 'POST', path: '/x', body: {} }));
    expect([failed.code, failed.facts.status, seen.length]).toEqual([code, status, tries]);
  });

  it('is sent again after a 429, when GitLab did nothing', async () => {
    const { url, seen } = await inTurn(limited, fine);
    await client(url).ports.rest({ method: 'POST', path: '/x', body: { a: 1 } });
    expect(seen.map(({ body }) => body.toString())).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('is sent again when GitLab documents that as safe', async () => {
    const { url, seen } = await inTurn(gateway, fine);
    await client(url).ports.rest({ method: 'PUT', path: '/x', retryWrite: true });
    expect(seen).toHaveLength(2);
  });

  it('with a file is not even sent again after a 429', async () => {
    const { url, seen } = await inTurn(limited);
    const files = [{ name: 'file', filename: 'a', content: Buffer.from('a') }];
    expect((await failure(client(url).ports.rest({ method: 'POST', path: '/x', files }))).code).toBe('rate_limited');
    expect(seen).toHaveLength(1);
  });
});

describe('the wait that GitLab asks for', () => {
  const now = Date.UTC(2025, 0, 31);
  const WEEK = 604_800_000;
  it.each([
    [429, { 'retry-after': '7' }, 7000],
    [503, { 'retry-after': 'Fri, 31 Jan 2025 00:00:05 GMT' }, 5000],
    [503, { 'retry-after': 'Fri, 31 Jan 2020 00:00:05 GMT' }, 0],
    [429, { 'ratelimit-reset': String(now / 1000 + 9) }, 9000],
    [429, { 'retry-after': '2', 'ratelimit-reset': String(now / 1000 + 9) }, 2000],
    [502, { 'ratelimit-reset': String(now / 1000 + 9) }, undefined],
    [429, { 'retry-after': 'soon' }, undefined],
    [429, { 'retry-after': '0' }, 0],
    [429, { 'retry-after': '-1' }, 0],
    [429, { 'retry-after': '2.5' }, 2500],
    [429, { 'retry-after': '1e1' }, 10_000],
    [429, { 'retry-after': '1e9' }, WEEK],
    [429, { 'retry-after': '1000000000' }, WEEK],
    [429, { 'retry-after': '9'.repeat(400) }, WEEK],
    [503, { 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' }, WEEK],
    [429, { 'retry-after': '2025-01-31' }, undefined],
    [429, { 'ratelimit-reset': '9999999999' }, WEEK],
    [429, {}, undefined],
  ])('of a %i with %j is %j ms', (status, headers: Record<string, string>, wait) => {
    expect(askedWait(status, name => headers[name] ?? null, now)).toBe(wait);
  });

  it('is never cut short by jitter, and bounded over all tries together', () => {
    const failed = {
      error: new CatalogError('rate_limited', '', { status: 429 }),
      header: (name: string) => (name === 'retry-after' ? '20' : null),
    };
    const clock = { ...jumpingClock(), random: () => 0 };
    expect(nextWait(failed, { repeatable: true, tries: 1, waited: 0, clock })).toBe(20_000);
    expect(nextWait(failed, { repeatable: true, tries: 2, waited: 20_000, clock })).toBeUndefined();
    expect(nextWait(failed, { repeatable: true, tries: 3, waited: 0, clock })).toBeUndefined();
  });
});
