import { afterEach, describe, expect, it } from 'vitest';
import type { RestRequest } from '../../src/gitlab/port.ts';
import { type Answer, client, failure, type LocalServer, serve } from './local-gitlab.ts';

const drips: NodeJS.Timeout[] = [];
let server: LocalServer | undefined;
afterEach(async () => {
  for (const drip of drips.splice(0)) clearInterval(drip);
  await server?.close();
  server = undefined;
});

/** An answer that never ends and never pauses for long. */
const dripping: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[');
  drips.push(setInterval(() => response.write('1,'), 10));
};

const LIMIT = 400;

describe('an answer that drips', () => {
  it.each<[string, Partial<RestRequest>]>([
    ['JSON', {}],
    ['text', { answer: 'text' }],
    ['bytes', { answer: 'bytes' }],
  ])('is given up when the time for the whole request is over: %s', async (_, how) => {
    server = await serve(dripping);
    const { ports } = client(server.url, { timeoutMs: LIMIT });
    expect(await failure(ports.rest({ method: 'GET', path: '/x', ...how }))).toEqual({
      code: 'timeout',
      sentence: `127.0.0.1:${server.port} did not finish its answer within 0.4 s. Try again.`,
      facts: { status: 200, retryable: true },
    });
  });

  it('has ten times as long as a stream, and says so', async () => {
    server = await serve(dripping);
    const { ports } = client(server.url, { timeoutMs: 250 });
    const { stream } = await ports.rest({ method: 'GET', path: '/x', answer: 'stream' });
    const read = async () => {
      for await (const _ of stream ?? []);
    };
    const { code, sentence } = await failure(read());
    expect([code, sentence]).toEqual(['timeout', `127.0.0.1:${server.port} did not finish its answer within 2.5 s. Try again.`]);
  });

  it('leaves the outcome of a write open', async () => {
    server = await serve(dripping);
    const { ports } = client(server.url, { timeoutMs: LIMIT });
    const { code, sentence } = await failure(ports.rest({ method: 'POST', path: '/x' }));
    expect([code, sentence]).toEqual([
      'outcome_unknown',
      `127.0.0.1:${server.port} did not finish its answer within 0.4 s, after it had accepted the write (200). Look before trying again.`,
    ]);
  });

  it('is still ended by the caller first', async () => {
    server = await serve(dripping);
    const stop = new AbortController();
    const { ports } = client(server.url, { timeoutMs: 60_000 }, { signal: stop.signal });
    const call = failure(ports.rest({ method: 'GET', path: '/x' }));
    stop.abort();
    expect((await call).code).toBe('cancelled');
  });

  it('is not limited by 0, nor by more than a timer can count', async () => {
    server = await serve((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[1]'));
    for (const timeoutMs of [0, 999_999_999_999_999_000]) {
      const { ports } = client(server.url, { timeoutMs });
      expect((await ports.rest({ method: 'GET', path: '/x' })).data).toEqual([1]);
    }
  });
});
