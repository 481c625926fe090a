/** Real MCP clients over stdio: the official v2 client in both eras and the v1 client, behind one small face. */
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioV2 } from '@modelcontextprotocol/client/stdio';
import { ClientV1, ElicitRequestSchema, StdioV1 } from './client-v1.ts';
import { CLI, cleanEnv } from './server-process.ts';

export type ClientKind = 'modern' | 'legacy' | 'v1';
export const CLIENT_KINDS: readonly ClientKind[] = ['modern', 'legacy', 'v1'];

export interface WireTool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>>;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

export interface WireResult {
  readonly content: readonly {
    readonly type: string;
    readonly text?: string;
    readonly resource?: { readonly uri: string; readonly mimeType?: string; readonly text?: string };
    readonly data?: string;
    readonly mimeType?: string;
    readonly annotations?: { readonly audience?: readonly string[]; readonly priority?: number };
  }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

export interface WireClient {
  readonly kind: ClientKind;
  listTools(): Promise<readonly WireTool[]>;
  callTool(name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult>;
  /** `gitlab_execute_action` on the dynamic surface. */
  run(action: string, params?: Readonly<Record<string, unknown>>, more?: Readonly<Record<string, unknown>>): Promise<WireResult>;
  listResources(): Promise<readonly { readonly uri: string }[]>;
  listTemplates(): Promise<readonly { readonly uriTemplate: string }[]>;
  readResource(uri: string): Promise<string>;
  instructions(): string | undefined;
  close(): Promise<void>;
}

export interface ClientOptions {
  readonly kind?: ClientKind;
  /** Arguments after `serve`; the sandbox by default. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly clientName?: string;
  /** Answers `elicitation/create`; the client declares forms when it is given. */
  readonly respond?: (question: { readonly message: string; readonly requestedSchema?: { readonly properties: object } }) => unknown;
}

/** Connects a client to a new server process. Close it. */
export async function openClient(options: ClientOptions = {}): Promise<WireClient> {
  const kind = options.kind ?? 'modern';
  const spawn = {
    command: process.execPath,
    args: [CLI, 'serve', ...(options.args ?? ['--sandbox'])],
    env: cleanEnv(options.env),
    stderr: 'pipe' as const,
  };
  const info = { name: options.clientName ?? 'wire-test', version: '1.0.0' };
  const { respond } = options;
  const capabilities = respond ? { elicitation: { form: {} } } : {};
  const client =
    kind === 'v1'
      ? new ClientV1(info, { capabilities })
      : new ClientV2(info, { capabilities, versionNegotiation: { mode: kind === 'modern' ? 'auto' : 'legacy' } });
  if (respond) {
    const answer = async (request: { readonly params: unknown }) => respond(request.params as never) as never; // both SDKs spell every kind of form out
    if (client instanceof ClientV1) client.setRequestHandler(ElicitRequestSchema, answer);
    else client.setRequestHandler('elicitation/create', answer);
  }
  if (client instanceof ClientV1) await client.connect(new StdioV1(spawn));
  else await client.connect(new StdioV2(spawn));
  const callTool = async (name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult> =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as WireResult; // both clients' result types are open unions
  return {
    kind,
    listTools: async () => (await client.listTools()).tools as unknown as readonly WireTool[],
    callTool,
    run: (action, params = {}, more = {}) => callTool('gitlab_execute_action', { action, params, ...more }),
    listResources: async () => (await client.listResources()).resources,
    listTemplates: async () => (await client.listResourceTemplates()).resourceTemplates,
    readResource: async uri => {
      const [first] = (await client.readResource({ uri })).contents;
      return first && 'text' in first ? String(first.text) : '';
    },
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

/** The text of a result's first block. */
export const textOf = (result: WireResult): string => result.content[0]?.text ?? '';
