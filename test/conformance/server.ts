/**
 * The server as the conformance suite meets it: our HTTP endpoint, our dispatcher and the catalog's tools, and the suite's fixtures
 * beside them. Prints its address; ends with its parent.
 */
import { CLIENT_CAPABILITIES_META_KEY, type McpRequestContext, type Server, type ServerContext } from '@modelcontextprotocol/server';
import { loadSettings } from '../../src/config/settings.ts';
import { createLogger } from '../../src/log/logger.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import type { ChangeBus } from '../../src/server/http/change-bus.ts';
import { serveOverHttp } from '../../src/server/http/serve.ts';
import { senderOf } from '../../src/server/http/web-request.ts';
import { createFactory, type FactoryOptions } from '../../src/server/mcp-server.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';
import { connectTo } from '../support/in-process.ts';
import { FIXTURE_TOOLS, type FixtureCall, getPrompt, PROMPTS, RESOURCES, readFixture, TEMPLATES } from './fixtures.ts';

type Handler = (request: never, ctx: ServerContext) => Promise<unknown>;

/** The handler that our factory has set: the fixtures stand in front of it. */
function handlerOf(server: Server, method: string): Handler {
  const handlers = (server as unknown as { readonly _requestHandlers: ReadonlyMap<string, Handler> })._requestHandlers; // private to the SDK, and stable within a release
  const handler = handlers.get(method);
  if (!handler) throw new Error(`our server does not answer ${method}`);
  return handler;
}

const withFixtures =
  (options: FactoryOptions, changes: ChangeBus) =>
  (context: McpRequestContext): Server => {
    const server = createFactory(options)(context);
    const isModern = context.era === 'modern';
    server.registerCapabilities({ logging: {}, completions: {}, prompts: { listChanged: true }, resources: { subscribe: true } });
    const callFor = (ctx: ServerContext, args: FixtureCall['args']): FixtureCall => {
      const envelope = ctx.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined; // its type has no index by these keys
      return {
        args,
        ctx,
        isModern,
        capabilities: (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities() ?? {}) as FixtureCall['capabilities'],
        mint: async payload => (await options.elicitation?.keeper())?.mint(payload) ?? '',
        state: ctx.mcpReq.requestState<{ readonly payload: unknown }>()?.payload,
        announce: kind => changes.forCredential(senderOf(ctx.http?.req).caller.fingerprint).publish({ kind }),
      };
    };

    const ours = handlerOf(server, 'tools/call');
    server.setRequestHandler('tools/call', async (request, ctx) => {
      const tool = FIXTURE_TOOLS.get(request.params.name);
      return tool ? tool.run(callFor(ctx, request.params.arguments ?? {})) : ((await ours(request as never, ctx)) as never);
    });
    server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
    server.setRequestHandler('prompts/get', (request, ctx) =>
      getPrompt(request.params.name, request.params.arguments ?? {}, callFor(ctx, {})),
    );
    server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
    const resources = handlerOf(server, 'resources/list');
    server.setRequestHandler('resources/list', async (request, ctx) => {
      const listed = (await resources(request as never, ctx)) as { readonly resources: [] };
      return { resources: [...listed.resources, ...RESOURCES] };
    });
    const templates = handlerOf(server, 'resources/templates/list');
    server.setRequestHandler('resources/templates/list', async (request, ctx) => {
      const listed = (await templates(request as never, ctx)) as { readonly resourceTemplates: [] };
      return { resourceTemplates: [...listed.resourceTemplates, ...TEMPLATES] };
    });
    const read = handlerOf(server, 'resources/read');
    server.setRequestHandler('resources/read', async (request, ctx) => {
      const contents = readFixture(request.params.uri);
      return contents ? { contents: [contents] } : ((await read(request as never, ctx)) as never);
    });
    if (!isModern) {
      server.setRequestHandler('resources/subscribe', () => ({}));
      server.setRequestHandler('resources/unsubscribe', () => ({}));
    }
    return server;
  };

const sandbox = createSandbox();
const { settings } = loadSettings({ env: { GITLAB_URL: sandbox.url, GITLAB_MCP_LOG_LEVEL: 'error' }, flags: {} });
const served = [...FIXTURE_TOOLS.values()].map(({ run: _, ...tool }) => tool);
const server = await serveOverHttp({
  settings,
  host: '127.0.0.1',
  port: 0,
  socket: undefined,
  stateless: false,
  url: sandbox.url,
  guestToken: 'sandbox',
  connect: url => connectTo(url, sandbox.fetch),
  dispatcher: withFixtures,
  list: view => JSON.stringify([...(JSON.parse(surfaceOf(view.surface).list(view)) as unknown[]), ...served]),
  log: createLogger(settings.logLevel),
});
process.stdout.write(`${server.address}/mcp\n`);
process.stdin.on('end', () => void server.close().then(() => process.exit(0))).resume();
