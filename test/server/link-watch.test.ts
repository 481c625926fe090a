import { describe, expect, it } from 'vitest';
import { watchLinks } from '../../src/server/link-watch.ts';

/** A pause that ends when the test says so, and how long each was to be. */
function steps() {
  const asked: number[] = [];
  let next = (): void => undefined;
  const pause = (ms: number): Promise<void> => {
    asked.push(ms);
    return new Promise(resolve => {
      next = resolve;
    });
  };
  const step = async (): Promise<void> => {
    next();
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  return { pause, step, asked };
}

const connection = {};
const url = 'https://gitlab.example/-/users/terms';

describe('a link that is watched', () => {
  it('is looked at every three seconds, and reported once when it is done', async () => {
    const { pause, step, asked } = steps();
    const answers = [false, false, true];
    const told: string[] = [];
    const id = watchLinks(pause)({
      connection,
      url,
      isDone: async () => answers.shift() ?? true,
      notify: async done => void told.push(done),
    });
    await step();
    await step();
    expect(told).toEqual([]);
    await step();
    await step();
    expect(told).toEqual([id]);
    expect(asked).toEqual([3_000, 3_000, 3_000]);
  });

  it('keeps its id while it is watched, on one connection', async () => {
    const { pause, step } = steps();
    const watch = watchLinks(pause);
    const link = { connection, url, isDone: async () => true, notify: async () => undefined };
    const first = watch(link);
    expect(watch(link)).toBe(first);
    expect(watch({ ...link, connection: {} })).not.toBe(first);
    expect(watch({ ...link, url: `${url}2` })).not.toBe(first);
    await step();
  });

  it('is watched anew after it was reported', async () => {
    const { pause, step } = steps();
    const watch = watchLinks(pause);
    const link = { connection, url, isDone: async () => true, notify: async () => undefined };
    const first = watch(link);
    await step();
    await step();
    expect(watch(link)).not.toBe(first);
  });

  it('is given up after ten minutes, and when the connection is gone', async () => {
    let looks = 0;
    const told: string[] = [];
    const ended = new Promise<void>(resolve => {
      watchLinks(async () => undefined)({
        connection,
        url,
        isDone: async () => {
          looks += 1;
          if (looks === 200) setImmediate(resolve);
          return false;
        },
        notify: async id => void told.push(id),
      });
    });
    await ended;
    expect([looks, told]).toEqual([200, []]);
    const gone = watchLinks(async () => undefined);
    const id = gone({ connection, url, isDone: async () => true, notify: () => Promise.reject(new Error('closed')) });
    await new Promise(resolve => setImmediate(resolve));
    expect(gone({ connection, url, isDone: async () => false, notify: async () => undefined })).not.toBe(id);
  });
});
