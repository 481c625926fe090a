/** `npm run soak`: 1,000 abandoned sessions, then 64 clients for 60 seconds. Prints what was measured; ends with 1 when it does not hold. */
import { abandonSessions, endure } from './endurance.ts';

const mb = (value: number): string => `${value.toFixed(1)} MB`;
const print = (holds: boolean, text: string): boolean => {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${text}\n`);
  return holds;
};

const sessions = await abandonSessions(1000);
const isEvicted = print(
  sessions.opened === 1000 && sessions.left === 0 && sessions.after <= sessions.before * 1.15,
  `${sessions.opened} sessions abandoned, ${sessions.left} left; held ${mb(sessions.before)} before, ${mb(sessions.open)} with all open, ${mb(sessions.after)} after`,
);
const load = await endure(60_000);
const isFlat = print(
  load.end <= load.third * 1.15,
  `64 clients for 60 s: ${load.calls} calls, none failed, ${Math.round(load.perSecond)} a second, p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms; resident ${mb(load.third)} after 20 s, ${mb(load.end)} at the end`,
);
process.exit(isEvicted && isFlat ? 0 : 1);
