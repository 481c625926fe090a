/**
 * The v1 client by the few members that tests use. Its own types are inferred from hundreds of schemas and cost the type check
 * more than the project itself, so they are not read.
 */
import type { Client as ClientV2 } from '@modelcontextprotocol/client';

type Shared = Pick<
  ClientV2,
  'listTools' | 'callTool' | 'listResources' | 'listResourceTemplates' | 'readResource' | 'getInstructions' | 'close'
>;

export interface V1Client extends Shared {
  connect(transport: unknown): Promise<void>;
  setRequestHandler(schema: unknown, answer: (request: never) => unknown): void;
}

const load = async <T>(path: string): Promise<T> => (await import(`@modelcontextprotocol/sdk/${path}`)) as T; // the shapes below are the package's

export const { Client: ClientV1 } = await load<{ Client: new (info: object, options: object) => V1Client }>('client/index.js');
export const { StdioClientTransport: StdioV1 } = await load<{ StdioClientTransport: new (options: object) => object }>('client/stdio.js');
export const { StreamableHTTPClientTransport: HttpV1 } = await load<{
  StreamableHTTPClientTransport: new (url: URL, options?: object) => object;
}>('client/streamableHttp.js');
export const { ElicitRequestSchema } = await load<{ ElicitRequestSchema: object }>('types.js');
