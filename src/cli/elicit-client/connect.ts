/**
 * The command line as an MCP client: connected to the server in its own process, over the same wire as any other. Owns what it
 * declares: it elicits only when there is somebody, or a file, to answer.
 */
import { Client, type ElicitResult } from '@modelcontextprotocol/client';
import type { ToolResult } from '../../execute/outcome.ts';
import { serveElicitation } from '../../server/elicit-wire.ts';
import { serveLinked } from '../../server/linked.ts';
import type { Session } from '../session.ts';
import { answer } from './answer.ts';
import type { Answerer, ElicitRequest, ProtocolRevision } from './form.ts';
import { callPastLinks, finishedLinks } from './links.ts';

export interface WireCall {
  readonly session: Session;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Undefined where nobody can be asked. */
  readonly answerer: Answerer | undefined;
  readonly protocol: ProtocolRevision;
  readonly signal: AbortSignal;
  readonly onProgress: (message: string) => void;
}

/** A person may think as long as they like; the server's own patience ends the call. */
const LONGEST_CALL = 3_600_000;

/** The SDK's own account of its rounds: the questions themselves say as much. */
const ROUND = /^Fulfilling input required/;

/** One tool call, with every question of the server answered on the way. */
export async function callOverWire({ session, tool, args, answerer, protocol, signal, onProgress }: WireCall): Promise<ToolResult> {
  const { identity, log, settings } = session;
  const transport = serveLinked({ identity, log, roundForCodex: false, elicitation: serveElicitation({ stateKey: settings.stateKey }) });
  const links = finishedLinks();
  const client = new Client(
    { name: 'gitlab-catalog-mcp-cli', version: '1' },
    {
      capabilities: answerer ? { elicitation: { form: {}, url: {} } } : {},
      versionNegotiation: { mode: protocol === '2025-11-25' ? 'legacy' : 'auto' },
    },
  );
  if (answerer) {
    client.setRequestHandler('elicitation/create', async request => {
      const reply = await answer(request.params as unknown as ElicitRequest, { answerer }); // the SDK spells every kind of field out
      return reply as ElicitResult; // checked against the form before it is sent
    });
    client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => links.finish(params.elicitationId));
  }
  try {
    await client.connect(transport);
    const call = () =>
      client.callTool(
        { name: tool, arguments: { ...args } },
        {
          signal,
          timeout: LONGEST_CALL,
          onprogress: ({ message }) => message !== undefined && !ROUND.test(message) && onProgress(message),
        },
      );
    const result = answerer ? await callPastLinks(call, { answerer, links, signal }) : await call();
    return result as unknown as ToolResult; // the server of this very package made it
  } finally {
    await client.close();
  }
}
