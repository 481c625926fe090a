import { describe, expect, it } from 'vitest';
import { createBucket } from '../../src/gitlab/rate-limit.ts';
import { jumpingClock } from './local-gitlab.ts';

const { signal } = new AbortController();

describe('the pace of our own requests', () => {
  it('lets a burst through and then one an interval', async () => {
    const clock = jumpingClock();
    const take = createBucket({ rps: 10, burst: 3 }, clock);
    for (let request = 0; request < 6; request++) await take(signal);
    expect(clock.slept).toEqual([100, 100, 100]);
  });

  it('fills up again while nothing is asked, but no higher than the burst', async () => {
    const clock = jumpingClock();
    const take = createBucket({ rps: 1, burst: 2 }, clock);
    await take(signal);
    await take(signal);
    await clock.sleep(60_000, signal);
    await take(signal);
    await take(signal);
    await take(signal);
    expect(clock.slept).toEqual([60_000, 1000]);
  });

  it('gives the place of a cancelled request back', async () => {
    const clock = jumpingClock();
    const take = createBucket({ rps: 1, burst: 1 }, clock);
    await take(signal);
    await expect(take(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    await take(signal);
    expect(clock.slept).toEqual([1000]);
  });
});
