import { describe, expect, it } from 'vitest';
import { pause } from '../../src/execute/pause.ts';

describe('a pause', () => {
  it('ends at once when the caller leaves, with the reason', async () => {
    const aborter = new AbortController();
    const waiting = pause(60_000, aborter.signal);
    aborter.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(pause(60_000, aborter.signal)).rejects.toThrow('left');
  });

  it('ends by itself', async () => {
    await expect(pause(0, new AbortController().signal)).resolves.toBeUndefined();
  });
});
