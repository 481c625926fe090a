/** The server's own call path without a wire: a view, the sandbox, and a tool call on any surface. */
import type { Call, Surface, View } from '../../src/call/call.ts';
import { loadSettings } from '../../src/config/settings.ts';
import type { ToolResult } from '../../src/execute/outcome.ts';
import { connect, type GitlabConnection } from '../../src/gitlab/connection.ts';
import type { WireFetch } from '../../src/gitlab/port.ts';
import { createLogger } from '../../src/log/logger.ts';
import { callTool } from '../../src/server/call-tool.ts';
import { callerOf, type Identity, viewOf } from '../../src/server/identity.ts';

const log = createLogger('silent');

export const TEST_TOKEN = 'glpat-madeup000000000000';

export const connectTo = (url: string, fetch: WireFetch): GitlabConnection =>
  connect({ instance: { url }, fetch, timeoutMs: 30_000, env: {}, log });

/** A view as settings make it. */
export const makeView = (surface: Surface, env: Readonly<Record<string, string>> = {}): View =>
  viewOf(loadSettings({ env, flags: {} }).settings, { surface, localFiles: true });

export const makeIdentity = (connection: GitlabConnection, url: string, view: View): Identity => ({
  caller: callerOf(url, { kind: 'private', token: TEST_TOKEN }),
  view,
  connection,
});

export const makeCall = (identity: Identity, more: Partial<Call> = {}): Call => ({
  caller: identity.caller,
  view: identity.view,
  era: 'modern',
  client: { name: 'test', version: '1', capabilities: {} },
  roundPriorities: false,
  signal: new AbortController().signal,
  progress: () => undefined,
  id: 'test',
  log,
  ...more,
});

/** Calls a tool of the identity's surface. */
export async function useTool(identity: Identity, tool: string, args: Readonly<Record<string, unknown>>): Promise<ToolResult> {
  const result = await callTool(tool, args, makeCall(identity), identity);
  if (!result) throw new Error(`the ${identity.view.surface} surface has no tool ${tool}`);
  if ('kind' in result) throw new Error(`${tool} asks a question, and this call has nobody to ask`);
  return result;
}

export const markdownOf = (result: ToolResult): string => {
  const [block] = result.content;
  return block?.type === 'text' ? block.text : '';
};
