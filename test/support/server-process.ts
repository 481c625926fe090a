/** Starts the built server as a process, as a client would. Owns paths and environment of that process. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = new URL('../../', import.meta.url);

export const CLI = fileURLToPath(new URL('dist/cli.js', repository));

/** Path of a file beside the repository that only some machines have; undefined where it is absent. */
export function sharedFile(path: string): string | undefined {
  const file = fileURLToPath(new URL(`../shared/${path}`, repository));
  return existsSync(file) ? file : undefined;
}

/** Only what a process needs, so that a developer's own settings never reach a test. */
export const cleanEnv = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  GITLAB_MCP_LOG_LEVEL: 'warn',
  ...more,
});

if (!existsSync(CLI)) throw new Error('dist/cli.js is missing: run npm run build first (npm test does)');
