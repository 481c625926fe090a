/** Drives one HTTP server at full speed and counts what it answers. Owns the load and its timing; judges nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';

export interface HttpSubject {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Path, headers and body of the one request that is repeated. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What an answer must hold to count. */
  readonly holds: string;
}

export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly latencies: readonly number[];
}

export interface RunningHttp {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): void;
}

/** Starts a server that prints its port on stdout or its address on stderr. */
export function startHttp({ args, env }: Pick<HttpSubject, 'args' | 'env'>): Promise<RunningHttp> {
  const child = spawn(process.execPath, [...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let heard = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      heard += chunk;
      const [, port] = /(?:^|127\.0\.0\.1:)(\d+)(?:\/mcp)?\n/.exec(heard) ?? [];
      if (port) resolve({ url: `http://127.0.0.1:${port}`, process: child, stop: () => void child.kill('SIGKILL') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${heard}`)));
  });
}

/** Keeps `connections` requests in flight for a time. @throws when an answer is not the one that is asked for */
export async function drive(
  url: string,
  subject: HttpSubject,
  { connections, ms }: { readonly connections: number; readonly ms: number },
): Promise<Throughput> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + ms;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const sent = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: subject.path,
        headers: { ...subject.headers },
        body: subject.body,
      });
      const text = await body.text();
      if (statusCode !== 200 || !text.includes(subject.holds)) throw new Error(`answered ${statusCode}: ${text.slice(0, 300)}`);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return { perSecond: latencies.length / seconds, latencies };
}
