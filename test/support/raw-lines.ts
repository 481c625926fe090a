/** A server process spoken to in raw JSON lines, for what a well-behaved client would never send. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { CLI, cleanEnv } from './server-process.ts';

export interface RawMessage {
  readonly jsonrpc?: string;
  readonly id?: number | string | null;
  readonly method?: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface RawServer {
  readonly process: ChildProcessWithoutNullStreams;
  /** Writes a message (or raw text) as one line. */
  send(message: unknown): void;
  /** The answer to a request id. */
  answer(id: number | string): Promise<RawMessage>;
  /** All lines seen on stdout so far. */
  lines(): readonly string[];
  stderr(): string;
  /** Resolves with the exit code. */
  exited(): Promise<number | null>;
  close(): Promise<number | null>;
}

export function openRaw(args: readonly string[] = ['--sandbox'], env: Readonly<Record<string, string>> = {}, cwd?: string): RawServer {
  const child = spawn(process.execPath, [CLI, 'serve', ...args], { env: cleanEnv(env), stdio: 'pipe', ...(cwd ? { cwd } : {}) });
  const lines: string[] = [];
  const waiting = new Map<number | string, (message: RawMessage) => void>();
  const seen = new Map<number | string, RawMessage>();
  let rest = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      const message = JSON.parse(line) as RawMessage; // a line that is no JSON fails the test here
      if (message.id === undefined || message.id === null || message.method !== undefined) continue;
      seen.set(message.id, message);
      waiting.get(message.id)?.(message);
    }
  });
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  child.stdin.on('error', () => undefined); // the server may be gone already
  return {
    process: child,
    send: message => child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`),
    answer: id =>
      new Promise(resolve => {
        const known = seen.get(id);
        if (known) resolve(known);
        else waiting.set(id, resolve);
      }),
    lines: () => lines,
    stderr: () => errors,
    exited: () => exit,
    close: () => {
      child.stdin.end();
      return exit;
    },
  };
}

/** Opens a legacy session by hand. */
export async function initialize(server: RawServer, clientName = 'raw-test', protocolVersion = '2025-11-25'): Promise<RawMessage> {
  server.send({
    jsonrpc: '2.0',
    id: 'init',
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: clientName, version: '1.0.0' } },
  });
  const answer = await server.answer('init');
  server.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return answer;
}
