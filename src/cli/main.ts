#!/usr/bin/env node
/** The command `gitlab-catalog-mcp`. Owns exit codes: 0 done, 1 the action failed, 2 the command line or a setting is wrong. */
import module from 'node:module';
import { SettingsError } from '../config/settings.ts';
import { packageVersion } from '../config/version.ts';
import { type CommandLine, parseCommandLine, UsageError } from './arguments.ts';

// From Node 22 on compiled code is kept between starts.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

async function main(argv: readonly string[]): Promise<number | undefined> {
  const line = parseCommandLine(argv);
  if (line.flags['help'] === true) return print((await import('./help.ts')).helpText());
  if (line.flags['version'] === true) return print(`${packageVersion}\n`);
  return dispatch(line);
}

async function dispatch(line: CommandLine): Promise<number | undefined> {
  switch (line.command) {
    case 'serve': {
      if (line.words.length > 0) throw new UsageError(`serve takes no words, but got "${line.words.join(' ')}".`);
      await (await import('./serve.ts')).serve(line);
      return undefined;
    }
    case 'http': {
      if (line.words.length > 0) throw new UsageError(`http takes no words, but got "${line.words.join(' ')}".`);
      await (await import('./http.ts')).http(line);
      return undefined;
    }
    case 'find':
      return (await import('./find.ts')).find(line);
    case 'run':
      return (await import('./run.ts')).run(line);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

try {
  const code = await main(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`gitlab-catalog-mcp: ${error.message}\n`);
  process.exitCode = 2;
}
