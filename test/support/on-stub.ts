/**
 * One call of an action on a stub GitLab: in process, but over real HTTP, with the same connection that the server opens. Gives
 * what the stub saw and the whole answer in a form that a test can write down. Holds to what is true of every answer.
 */
import type { Surface } from '../../src/call/call.ts';
import type { ToolResult } from '../../src/execute/outcome.ts';
import { connect } from '../../src/gitlab/connection.ts';
import { createLogger } from '../../src/log/logger.ts';
import { makeIdentity, makeView, TEST_TOKEN, useTool } from './in-process.ts';
import { type StubGitlab, type StubRequest, type StubRoute, stubGitlab } from './stub-gitlab.ts';

/** A request without a body is its line alone. */
export type Sent = string | { readonly on: string; readonly body: unknown };

export interface Answered {
  readonly sent: readonly Sent[];
  /** The Markdown, line by line. */
  readonly text: readonly string[];
  /** `structuredContent` of a success. */
  readonly json?: unknown;
  /** `_meta` of a failure, which carries `isError`. */
  readonly error?: unknown;
  /** Address of the embedded resource, whose text is `json`. */
  readonly resource?: string;
  readonly images?: readonly { readonly mimeType: string; readonly data: string }[];
}

export interface StubCall {
  readonly action: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly routes?: readonly StubRoute[];
  readonly confirm?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StubSession {
  readonly stub: StubGitlab;
  /** Every call of the session adds to what the stub saw; `sent` holds what this call sent. */
  call(action: string, params: Readonly<Record<string, unknown>>, confirm?: boolean): Promise<Answered>;
  /** Calls a tool of the session's surface; `call` is this on the dynamic one. */
  use(tool: string, args: Readonly<Record<string, unknown>>): Promise<Answered>;
  close(): Promise<void>;
}

/** Opens a stub and a connection to it; `path` is that of an instance below a path. Close it. */
export async function openStub(
  routes: readonly StubRoute[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly path?: string; readonly surface?: Surface } = {},
): Promise<StubSession> {
  const stub = await stubGitlab(routes);
  const url = `${stub.url}${options.path ?? ''}`;
  const connection = connect({ instance: { url }, timeoutMs: 5_000, env: {}, log: createLogger('silent') });
  const identity = makeIdentity(connection, url, makeView(options.surface ?? 'dynamic', options.env));
  const use = async (tool: string, args: Readonly<Record<string, unknown>>): Promise<Answered> => {
    const before = stub.requests.length;
    const result = await useTool(identity, tool, args);
    return { sent: stub.requests.slice(before).map(sentOf), ...answeredOf(result) };
  };
  return {
    stub,
    use,
    call: (action, params, confirm = false) => use('gitlab_execute_action', { action, params, ...(confirm && { confirm }) }),
    close: async () => {
      await connection.close();
      await stub.close();
    },
  };
}

/** Makes one call on a stub of its own. */
export async function onStub({ action, params, routes = [], confirm, env }: StubCall): Promise<Answered> {
  const session = await openStub(routes, { ...(env && { env }) });
  try {
    return await session.call(action, params, confirm);
  } finally {
    await session.close();
  }
}

function sentOf({ method, url, headers, body }: StubRequest): Sent {
  const on = `${method} ${url}`;
  if (body.length === 0) return on;
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return { on, body: isJson ? JSON.parse(body.toString('utf8')) : body.toString('utf8') };
}

/** The whole of a result; throws for what no result may be. */
function answeredOf(result: ToolResult): Omit<Answered, 'sent'> {
  if (JSON.stringify(result).includes(TEST_TOKEN)) throw new Error('the result shows the token');
  const [first, ...more] = result.content;
  if (first?.type !== 'text' || first.text === '') throw new Error('the result does not begin with a text');
  const text = first.text.split('\n');
  if (result.isError) {
    if (result.structuredContent || more.length > 0) throw new Error('a failure carries more than its text');
    return { text, error: result._meta?.['gitlab-catalog/error'] };
  }
  const json = result.structuredContent;
  const images = more.flatMap(block => (block.type === 'image' ? [{ mimeType: block.mimeType, data: block.data }] : []));
  const [embedded] = more.flatMap(block => (block.type === 'resource' ? [block.resource] : []));
  if (embedded && embedded.text !== JSON.stringify(json)) throw new Error('the embedded resource differs from structuredContent');
  return { text, json, ...(embedded && { resource: embedded.uri }), ...(images.length > 0 && { images }) };
}
