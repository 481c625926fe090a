/** `run ACTION`: one action through the same pipeline as a tool call, its answer printed. */
import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { packageVersion } from '../config/version.ts';
import { execute } from '../execute/pipeline.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { openSession, type Session } from './session.ts';

export async function run(line: CommandLine): Promise<number> {
  const [action, ...more] = line.words;
  if (!action || more.length > 0)
    throw new UsageError(`run takes one action: gitlab-catalog-mcp run issue.get --params '{"project_id":"group/project","issue_iid":1}'`);
  const input = readParams(line.flags['params']);
  const session = await openSession(line);
  try {
    const call = terminalCall(session);
    const ports = session.identity.connection.ports({ credential: call.caller.credential, signal: call.signal, log: call.log });
    const result = await execute({ action, input, confirm: line.flags['yes'] === true }, call, ports);
    if ('kind' in result) throw new Error('a question was asked though nobody can be asked yet');
    const text = result.content
      .map(block => (block.type === 'text' ? block.text : `[${block.type}]`))
      .filter((_, place) => place === 0 || result.isError);
    if (result.isError) {
      process.stderr.write(`${text.join('\n')}\n`);
      return 1;
    }
    process.stdout.write(line.flags['json'] === true ? `${JSON.stringify(result.structuredContent, null, 2)}\n` : `${text.join('\n')}\n`);
    return 0;
  } finally {
    await session.close();
  }
}

function readParams(text: string | boolean | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    throw new UsageError('--params is not JSON. Write it as one object in single quotes: --params \'{"project_id":"group/project"}\'');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UsageError('--params takes one JSON object.');
  return value as Readonly<Record<string, unknown>>; // just checked
}

function terminalCall(session: Session): Call {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return {
    caller: session.identity.caller,
    view: session.identity.view,
    era: 'modern',
    client: { name: 'gitlab-catalog-mcp', version: packageVersion, capabilities: {} },
    roundPriorities: false,
    signal: stop.signal,
    progress: (_done, _total, message) => process.stderr.write(`${message}\n`),
    id: randomUUID().slice(0, 8),
    log: session.log,
  };
}
