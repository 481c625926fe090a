/** Real services that tests need beside the server: Redis and nginx, where Debian's packages are installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI, cleanEnv } from './server-process.ts';

const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

export const hasRedis = isInstalled('redis-server');
export const hasNginx = isInstalled('nginx');

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Waits until somebody listens. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise(resolve => setImmediate(resolve));
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null ? new Promise(resolve => child.once('exit', () => resolve())) : Promise.resolve();

export interface Service {
  readonly port: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Ends a child with the test's process, also when a test failed before it could. */
export function endsWithTests(child: ChildProcess): void {
  process.once('exit', () => child.kill());
}

const serviceOf = (child: ChildProcess, port: number): Service => ({
  port,
  async stop(signal = 'SIGTERM') {
    child.kill(signal);
    await ended(child);
  },
});

/** A Redis of its own that keeps nothing. */
export async function startRedis(port?: number): Promise<Service & { readonly url: string }> {
  const at = port ?? (await freePort());
  const child = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', mkdtempSync(join(tmpdir(), 'redis-'))],
    { stdio: 'ignore' },
  );
  endsWithTests(child);
  await listening(at);
  return { ...serviceOf(child, at), url: `redis://127.0.0.1:${at}` };
}

/** An nginx with what is given inside its http block, on the port that `text` names. */
export async function startNginx(text: string, port: number): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${text}\n}\n`,
  );
  const checked = spawnSync('nginx', ['-t', '-e', `${folder}/error.log`, '-c', config], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration: ${checked.stderr}`);
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-c', config], { stdio: 'ignore' });
  endsWithTests(child);
  await listening(port);
  // A master that is killed leaves its workers behind.
  return { port, stop: () => serviceOf(child, port).stop('SIGTERM') };
}

/** A replica: the built command over HTTP. */
export async function startReplica(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Service> {
  const port = await freePort();
  const child = spawn(process.execPath, [CLI, 'http', '--port', String(port), ...args], {
    env: cleanEnv(env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endsWithTests(child);
  let errors = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', chunk => {
      errors += chunk;
      if (errors.includes('MCP is served at')) resolve();
    });
    child.once('exit', code => reject(new Error(`the replica ended with ${code}: ${errors}`)));
  });
  return serviceOf(child, port);
}
