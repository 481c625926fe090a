/** What a server must stand for hours, measured in seconds: sessions that nobody ends, and many clients at full speed. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { drive, type HttpSubject, startHttp as startProcess } from '../bench/http-load.ts';
import { quantile } from '../bench/measure.ts';
import { execute, message, modern, openSession, send, startHttp } from '../support/http-server.ts';
import { CLI } from '../support/server-process.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes that are really held. */
function heldMegabytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

export interface Abandoned {
  readonly opened: number;
  readonly left: number;
  /** Megabytes held before, while all sessions were open, and after they were evicted. */
  readonly before: number;
  readonly open: number;
  readonly after: number;
}

/** Opens sessions, uses each once, and leaves them. */
export async function abandonSessions(count: number): Promise<Abandoned> {
  let now = 0;
  const server = await startHttp({ stateless: false, env: { GITLAB_MCP_SESSION_TIMEOUT: '1' }, sessionClock: () => now });
  const openAll = async (total: number): Promise<void> => {
    for (let from = 0; from < total; from += 20) {
      await Promise.all(
        Array.from({ length: Math.min(20, total - from) }, async (_, at) => {
          const headers = await openSession(server.port, { 'private-token': `made-up-token-${(from + at) % 10}` });
          await send(server.port, { headers, body: message('tools/list') });
        }),
      );
    }
  };
  const evicted = async (): Promise<void> => {
    now += 1000;
    while (server.openSessions > 0) await new Promise(resolve => setImmediate(resolve));
  };
  await openAll(40); // what is loaded once is no leak
  await evicted();
  const before = heldMegabytes();
  await openAll(count);
  const opened = server.openSessions;
  const open = heldMegabytes();
  await evicted();
  const after = heldMegabytes();
  const left = server.openSessions;
  await server.close();
  return { opened, left, before, open, after };
}

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export interface Endured {
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Resident megabytes of the server after a third of the time, and at its end. */
  readonly third: number;
  readonly end: number;
}

/** Keeps 64 clients calling at full speed. Throws at the first answer that is not the right one. */
export async function endure(ms: number): Promise<Endured> {
  const call = modern('tools/call', execute('issue.get', { project_id: 'demo/app', issue_iid: 1 }));
  const subject: HttpSubject = {
    args: [CLI, 'http', '--sandbox', '--port', '0'],
    env: { GITLAB_MCP_LOG_LEVEL: 'error' },
    path: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...call.headers },
    body: JSON.stringify(call.body),
    holds: '"iid":1',
  };
  const server = await startProcess(subject);
  const load = (share: number) => drive(server.url, subject, { connections: 64, ms: ms * share });
  const warm = await load(1 / 3);
  const third = residentMegabytes(server.process.pid ?? 0);
  const rest = await load(2 / 3);
  const end = residentMegabytes(server.process.pid ?? 0);
  server.stop();
  const latencies = [...warm.latencies, ...rest.latencies];
  return { calls: latencies.length, perSecond: rest.perSecond, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), third, end };
}
