/** The official clients over HTTP, v2 in both eras and v1, with somebody to ask. */
import { Client as ClientV2, StreamableHTTPClientTransport as HttpV2 } from '@modelcontextprotocol/client';
import { ClientV1, ElicitRequestSchema, HttpV1 } from './client-v1.ts';
import type { ClientKind, WireResult, WireTool } from './clients.ts';
import { type AskedForm, keyOf, type Respond } from './linked.ts';

export interface HttpClientOptions {
  readonly kind: ClientKind;
  readonly respond?: Respond;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the client says that it can be asked; it does by default. */
  readonly canElicit?: boolean;
}

export interface HttpClient {
  readonly asked: readonly AskedForm[];
  callTool(name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult>;
  run(action: string, params?: Readonly<Record<string, unknown>>, more?: Readonly<Record<string, unknown>>): Promise<WireResult>;
  listTools(): Promise<readonly WireTool[]>;
  close(): Promise<void>;
}

export async function openHttpClient(mcp: string, options: HttpClientOptions): Promise<HttpClient> {
  const asked: AskedForm[] = [];
  const answer = async (request: unknown): Promise<never> => {
    const { params } = request as { readonly params: AskedForm };
    asked.push(params);
    return ((await options.respond?.(params, keyOf(params))) ?? { action: 'cancel' }) as never; // scripted answers may be none of the protocol's
  };
  const canElicit = options.canElicit ?? true;
  const capabilities = canElicit ? { elicitation: { form: {} } } : {};
  const info = { name: 'http-test', version: '1.0.0' };
  const requestInit = { headers: { ...options.headers } };
  const client =
    options.kind === 'v1'
      ? new ClientV1(info, { capabilities })
      : new ClientV2(info, { capabilities, versionNegotiation: { mode: options.kind === 'modern' ? 'auto' : 'legacy' } });
  if (canElicit) {
    if (client instanceof ClientV1) client.setRequestHandler(ElicitRequestSchema, answer);
    else client.setRequestHandler('elicitation/create', answer);
  }
  if (client instanceof ClientV1) {
    const transport = new HttpV1(new URL(mcp), { requestInit });
    await client.connect(transport);
  } else {
    await client.connect(new HttpV2(new URL(mcp), { requestInit }));
  }
  const callTool = async (name: string, args: Readonly<Record<string, unknown>>): Promise<WireResult> =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as WireResult; // both clients' result types are open unions
  return {
    asked,
    callTool,
    run: (action, params = {}, more = {}) => callTool('gitlab_execute_action', { action, params, ...more }),
    listTools: async () => (await client.listTools()).tools as unknown as readonly WireTool[],
    close: () => client.close(),
  };
}
