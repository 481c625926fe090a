/** Real MCP clients linked to the server inside the test's process, with somebody to ask: scripted answers, both channels. */
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import type { Surface } from '../../src/call/call.ts';
import type { Catalog } from '../../src/execute/catalog.ts';
import { createLogger } from '../../src/log/logger.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { type ElicitServing, serveElicitation } from '../../src/server/elicit-wire.ts';
import { serveLinked } from '../../src/server/linked.ts';
import { ClientV1, ElicitRequestSchema } from './client-v1.ts';
import type { ClientKind, WireResult, WireTool } from './clients.ts';
import { connectTo, makeIdentity, makeView } from './in-process.ts';

export interface AskedForm {
  readonly message: string;
  readonly mode?: string;
  readonly url?: string;
  readonly elicitationId?: string;
  readonly requestedSchema?: {
    readonly type: string;
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly required?: readonly string[];
  };
}

/** What a person (or a faulty client) answers: the result of `elicitation/create`, or a throw. */
export type Respond = (question: AskedForm, key: string) => unknown;

export interface LinkedOptions {
  readonly kind: ClientKind;
  readonly surface?: Surface;
  readonly env?: Readonly<Record<string, string>>;
  readonly respond?: Respond;
  /** Declared by the client; forms by default. */
  readonly capabilities?: Readonly<Record<string, unknown>>;
  readonly serving?: ElicitServing;
  readonly catalog?: Catalog;
  readonly sandbox?: Sandbox;
  readonly token?: string;
  /** Told of each link that the server calls finished; v2 clients only. */
  readonly onFinished?: (elicitationId: string) => void;
}

export interface LinkedClient {
  readonly asked: AskedForm[];
  readonly sandbox: Sandbox;
  callTool(name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult>;
  run(action: string, params?: Readonly<Record<string, unknown>>, more?: Readonly<Record<string, unknown>>): Promise<WireResult>;
  listTools(): Promise<readonly WireTool[]>;
  /** Requests that would change GitLab. */
  writes(): readonly string[];
  close(): Promise<void>;
}

/** The field of a form with one field; `link` for an address. */
export const keyOf = (question: AskedForm): string => Object.keys(question.requestedSchema?.properties ?? {})[0] ?? 'link';

export const sandboxAt = (): Sandbox => createSandbox({ now: () => new Date('2026-01-15T10:30:00Z') });

export async function openLinked(options: LinkedOptions): Promise<LinkedClient> {
  const sandbox = options.sandbox ?? sandboxAt();
  const identity = makeIdentity(connectTo(sandbox.url, sandbox.fetch), sandbox.url, makeView(options.surface ?? 'dynamic', options.env));
  const transport = serveLinked({
    identity,
    log: createLogger('silent'),
    roundForCodex: false,
    elicitation: options.serving ?? serveElicitation(),
    ...(options.catalog && { catalog: options.catalog }),
  });
  const asked: AskedForm[] = [];
  const answer = async (request: unknown): Promise<never> => {
    const { params } = request as { readonly params: AskedForm };
    asked.push(params);
    const reply = await options.respond?.(params, keyOf(params));
    return (reply ?? { action: 'cancel' }) as never; // scripted answers may be none of the protocol's
  };
  const capabilities = options.capabilities ?? { elicitation: { form: {} } };
  const info = { name: 'linked-test', version: '1.0.0' };
  const client =
    options.kind === 'v1'
      ? new ClientV1(info, { capabilities })
      : new ClientV2(info, { capabilities, versionNegotiation: { mode: options.kind === 'modern' ? 'auto' : 'legacy' } });
  if ('elicitation' in capabilities) {
    if (client instanceof ClientV1) client.setRequestHandler(ElicitRequestSchema, answer);
    else client.setRequestHandler('elicitation/create', answer);
  }
  const { onFinished } = options;
  if (onFinished && client instanceof ClientV2)
    client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => onFinished(params.elicitationId));
  if (client instanceof ClientV1) await client.connect(transport);
  else await client.connect(transport as unknown as Parameters<ClientV2['connect']>[0]);
  const callTool = async (name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult> =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as WireResult; // both clients' result types are open unions
  return {
    asked,
    sandbox,
    callTool,
    run: (action, params = {}, more = {}) => callTool('gitlab_execute_action', { action, params, ...more }),
    listTools: async () => (await client.listTools()).tools as unknown as readonly WireTool[],
    writes: () => writesOf(sandbox),
    close: () => client.close(),
  };
}

export const writesOf = (sandbox: Sandbox): readonly string[] =>
  sandbox
    .requests()
    .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(sandbox.url, '').replace(/^https?:\/\/[^/]+/, '')}`);
