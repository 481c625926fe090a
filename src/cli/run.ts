/** `run ACTION`: one action as a tool call over the wire, its questions asked in the terminal, its answer printed. */
import { readFileSync } from 'node:fs';
import { registry } from '../catalog/generated.ts';
import { findAction } from '../execute/catalog.ts';
import type { ToolResult } from '../execute/outcome.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import type { Answerer } from './elicit-client/form.ts';
import { PROTOCOLS, type ProtocolRevision } from './elicit-client/form.ts';
import { openSession } from './session.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

export async function run(line: CommandLine): Promise<number> {
  const [action, ...more] = line.words;
  if (!action || more.length > 0)
    throw new UsageError(`run takes one action: gitlab-catalog-mcp run issue.get --params '{"project_id":"group/project","issue_iid":1}'`);
  const params = readParams(line.flags['params']);
  const protocol = readProtocol(line.flags['protocol']);
  const answerer = await answererFor(line);
  // A name that nobody has is refused by the surface that takes any name.
  const entry = findAction(registry(), action);
  const session = await openSession(line, { surface: entry ? 'individual' : 'dynamic' });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('interrupted')));
  const confirm = line.flags['yes'] === true ? { confirm: true } : {};
  const [tool, args] = entry ? [entry.tool, { ...params, ...confirm }] : ['gitlab_execute_action', { action, params, ...confirm }];
  try {
    const { callOverWire } = await import('./elicit-client/connect.ts');
    return print(await callOverWire({ session, tool, args, answerer, protocol, signal: stop.signal, onProgress: say }), line);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    say('Interrupted: the call was given up.');
    return 1;
  } finally {
    await session.close();
  }
}

/** Who answers the server's questions: a file, a person at this terminal, or nobody. */
async function answererFor(line: CommandLine): Promise<Answerer | undefined> {
  const path = line.flags['answers'];
  if (typeof path === 'string') {
    const { readAnswers, scripted } = await import('./elicit-client/scripted.ts');
    return scripted(readAnswers(readText(path), path), say);
  }
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const { prompts } = await import('./elicit-client/prompts.ts');
  // The answer alone goes to stdout, so that it can be piped on.
  return prompts({ input: process.stdin, output: process.stderr });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new UsageError(`--answers: "${path}" cannot be read (${cause instanceof Error ? cause.message : 'unknown fault'}).`);
  }
}

function readProtocol(value: string | boolean | undefined): ProtocolRevision {
  const protocol = PROTOCOLS.find(revision => revision === (value ?? PROTOCOLS[0]));
  if (!protocol) throw new UsageError(`--protocol takes ${PROTOCOLS.join(' or ')}, not "${String(value)}".`);
  return protocol;
}

function print(result: ToolResult, line: CommandLine): number {
  const text = result.content
    .map(block => (block.type === 'text' ? block.text : `[${block.type}]`))
    .filter((_, place) => place === 0 || result.isError);
  if (result.isError) {
    say(text.join('\n'));
    return 1;
  }
  process.stdout.write(line.flags['json'] === true ? `${JSON.stringify(result.structuredContent, null, 2)}\n` : `${text.join('\n')}\n`);
  return 0;
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
