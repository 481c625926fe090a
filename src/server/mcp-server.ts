/**
 * One MCP server instance for both eras: the SDK's low-level `Server` with our handlers. Owns the wire's edges (unknown
 * tool, bad cursor, resource misses); what a call does is the pipeline's. Heavy parts load at the first call.
 */
import {
  type InputRequiredResult,
  type ListToolsResult,
  type McpRequestContext,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { cutShort } from '../call/echo.ts';
import { CatalogError } from '../call/error.ts';
import { packageVersion } from '../config/version.ts';
import type { Catalog } from '../execute/catalog.ts';
import type { Logger } from '../log/logger.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { callOf } from './call-of.ts';
import { type ElicitServing, serveElicitation, verifyState } from './elicit-wire.ts';
import type { Identity } from './identity.ts';
import { TOOLS_MARK } from './list-splice.ts';
import { ReadyServer, ready } from './ready-result.ts';

/** Milliseconds a client may keep a list: the catalog changes with a release, and changes are announced. */
const LIST_TTL = 300_000;

export interface FactoryOptions {
  readonly identify: (context: McpRequestContext) => Identity;
  /** Who sends one call, where that may differ from call to call: a session over HTTP outlives the request that opened it. */
  readonly identifyCall?: (context: ServerContext) => Identity;
  /** A tool call has its answer. */
  readonly onCalled?: () => void;
  readonly log: Logger;
  readonly roundForCodex: boolean;
  /** Made once a process, so that a conversation outlives its connection; without a shared key unless given. */
  readonly elicitation?: ElicitServing;
  /** The generated one by default. */
  readonly catalog?: Catalog;
}

/** The call path, loaded once: a dynamic import costs time on every call, even of a module that is there. */
let loadingCallPath: Promise<typeof import('./call-tool.ts')> | undefined;
export const callPath = (): Promise<typeof import('./call-tool.ts')> => (loadingCallPath ??= import('./call-tool.ts'));

/** Makes the SDK's factory: one `Server` a connection over stdio, one a request over HTTP. */
export function createFactory(options: FactoryOptions): (context: McpRequestContext) => Server {
  const serving = options.elicitation ?? serveElicitation();
  return context => {
    const identity = options.identify(context);
    const { view } = identity;
    const surface = surfaceOf(view.surface);
    const server = new ReadyServer(
      { name: 'gitlab-catalog-mcp', title: 'GitLab MCP Server', version: packageVersion },
      {
        capabilities: { tools: { listChanged: true }, ...(view.resources ? { resources: {} } : {}) },
        instructions: surface.instructions,
        // Older clients are asked by requests of our own: the shim would hide what is wrong with their answers.
        inputRequired: { legacyShim: false },
        requestState: verifyState(serving),
        // The SDK's own validator is left out of the bundle; answers to questions are checked by the elicitation layer.
        jsonSchemaValidator: { getValidator: () => data => ({ valid: true, data: data as never, errorMessage: undefined }) },
        cacheHints: { 'tools/list': { ttlMs: LIST_TTL, cacheScope: 'private' } },
      },
    );
    const identityOf = (ctx: ServerContext): Identity => options.identifyCall?.(ctx) ?? identity;
    const callFor = (ctx: ServerContext, caller: Identity) =>
      callOf({
        server,
        ctx,
        era: context.era,
        identity: caller,
        log: caller.log ?? options.log,
        roundForCodex: options.roundForCodex,
        serving,
      });

    server.setRequestHandler('tools/list', request => {
      if (request.params?.cursor !== undefined)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown cursor: the list of tools is one page.');
      return { tools: TOOLS_MARK } as unknown as ListToolsResult; // the transport puts the generated list in its place
    });

    server.setRequestHandler('tools/call', async (request, ctx) => {
      const { callTool } = await callPath();
      const caller = identityOf(ctx);
      const call = callFor(ctx, caller);
      const answering = callTool(request.params.name, request.params.arguments ?? {}, call, caller, options.catalog);
      const result = await answering.finally(options.onCalled);
      if (!result)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `Unknown tool: ${cutShort(request.params.name)}. tools/list names the tools of this server.`,
        );
      return 'kind' in result ? (result.result as unknown as InputRequiredResult) : ready(result); // built as the protocol has it
    });

    if (view.resources) registerResources(server, callFor, identityOf);
    return server;
  };
}

function registerResources(
  server: Server,
  callFor: (ctx: ServerContext, caller: Identity) => ReturnType<typeof callOf>,
  identityOf: (ctx: ServerContext) => Identity,
): void {
  server.setRequestHandler('resources/list', async () => {
    const { listResources } = await import('../resources/resources.ts');
    return { resources: listResources() };
  });
  server.setRequestHandler('resources/templates/list', async (_request, ctx) => {
    const { listResourceTemplates } = await import('../resources/resources.ts');
    return { resourceTemplates: listResourceTemplates(identityOf(ctx).view) };
  });
  server.setRequestHandler('resources/read', async (request, ctx) => {
    const { readResource } = await import('../resources/resources.ts');
    const identity = identityOf(ctx);
    const call = callFor(ctx, identity);
    const ports = identity.connection.ports({ credential: identity.caller.credential, signal: call.signal, log: call.log });
    try {
      const contents = await readResource(request.params.uri, { call, ports, callShape: surfaceOf(identity.view.surface).callShape });
      return { contents: [{ ...contents }] };
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, { uri: cutShort(request.params.uri, 120), code: error.code });
    }
  });
}
