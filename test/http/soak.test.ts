/** The short form of `npm run soak`. */
import { expect, it } from 'vitest';
import { abandonSessions, endure } from './endurance.ts';

it('evicts every session that was abandoned, and gives their memory back', async () => {
  const { opened, left, before, after } = await abandonSessions(200);
  expect([opened, left]).toEqual([200, 0]);
  expect(after).toBeLessThanOrEqual(before * 1.15);
});

it('answers 64 clients at full speed without an error', async () => {
  const { calls, p99 } = await endure(3000);
  process.stdout.write(`64 clients: ${calls} calls in 3 s, p99 ${p99.toFixed(0)} ms\n`);
  expect(calls).toBeGreaterThan(64);
});
