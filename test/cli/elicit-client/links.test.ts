/** A call that waits for a link: the error of 2025-11-25 with its notification, and the question of 2026-07-28. */
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport, type McpRequestContext, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { describe, expect, it } from 'vitest';
import type { ElicitRequest } from '../../../src/cli/elicit-client/form.ts';
import { callPastLinks, finishedLinks } from '../../../src/cli/elicit-client/links.ts';
import { LinkRequired, requireLink } from '../../../src/elicitation/link-required.ts';
import { link } from '../../../src/elicitation/questions.ts';
import { createLogger } from '../../../src/log/logger.ts';
import { callOf } from '../../../src/server/call-of.ts';
import { linkRequired, serveElicitation, verifyState } from '../../../src/server/elicit-wire.ts';
import { connectTo, makeIdentity, makeView } from '../../support/in-process.ts';

const URL_ = 'https://gitlab.example/-/users/terms';

/** A server with one tool that works only once the terms were accepted; it tells its client when that is. */
function serveTerms(accepted: { value: boolean; finish: (notify: () => Promise<void>) => void }) {
  const serving = serveElicitation();
  const [client, server] = InMemoryTransport.createLinkedPair();
  const identity = makeIdentity(
    connectTo('https://gitlab.example', () => Promise.reject(new Error('offline'))),
    'https://gitlab.example',
    makeView('dynamic'),
  );
  serveStdio(
    ({ era }: McpRequestContext) => {
      const mcp = new Server(
        { name: 'terms', version: '1' },
        { capabilities: { tools: {} }, requestState: verifyState(serving), inputRequired: { legacyShim: false } },
      );
      mcp.setRequestHandler('tools/call', async (_request, ctx) => {
        const call = callOf({ server: mcp, ctx, era, identity, log: createLogger('silent'), roundForCodex: false, serving });
        if (accepted.value) return { content: [{ type: 'text', text: 'done' }] };
        try {
          const question = link('terms', 'Accept the terms first.', URL_, 'https://gitlab.example');
          const outcome = await requireLink(question, call, { action: 'terms', input: {} });
          if (outcome.kind === 'asked') return outcome.result as never; // built as the protocol has it
          return { content: [{ type: 'text', text: outcome.kind }] };
        } catch (error) {
          if (!(error instanceof LinkRequired)) throw error;
          accepted.finish(async () => call.elicit?.notifyComplete(error.need.elicitationId));
          throw linkRequired(error.need);
        }
      });
      return mcp;
    },
    { transport: server },
  );
  return client;
}

async function connect(
  mode: 'auto' | 'legacy',
  capabilities: object,
  answerer: (request: ElicitRequest) => Promise<{ action: 'accept' | 'decline' }>,
) {
  const accepted = { value: false, finish: (notify: () => Promise<void>) => void Promise.resolve().then(() => pending.push(notify)) };
  const pending: (() => Promise<void>)[] = [];
  const links = finishedLinks();
  const client = new Client({ name: 'c', version: '1' }, { capabilities, versionNegotiation: { mode } });
  if ('elicitation' in capabilities)
    client.setRequestHandler('elicitation/create', async request => answerer(request.params as unknown as ElicitRequest));
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => links.finish(params.elicitationId));
  await client.connect(serveTerms(accepted));
  return { client, accepted, links, finishAll: () => Promise.all(pending.map(notify => notify())) };
}

const LINKS = { elicitation: { url: {} } };

describe('on 2025-11-25', () => {
  it('a call is made again once the server has called its link finished', async () => {
    const opened: ElicitRequest[] = [];
    const wire = await connect('legacy', LINKS, async () => ({ action: 'decline' }));
    const answerer = async (request: ElicitRequest) => {
      opened.push(request);
      wire.accepted.value = true;
      await wire.finishAll();
      return { action: 'accept' as const };
    };
    const signal = new AbortController().signal;
    const result = await callPastLinks(() => wire.client.callTool({ name: 'work' }), { answerer, links: wire.links, signal });
    expect(result.content).toEqual([{ type: 'text', text: 'done' }]);
    expect(opened).toEqual([{ mode: 'url', message: 'Accept the terms first.', url: URL_, elicitationId: expect.any(String) }]);
    await wire.client.close();
  });

  it('a call whose link nobody opens ends in the error -32042', async () => {
    const wire = await connect('legacy', LINKS, async () => ({ action: 'decline' }));
    const answerer = async () => ({ action: 'decline' as const });
    const signal = new AbortController().signal;
    const call = callPastLinks(() => wire.client.callTool({ name: 'work' }), { answerer, links: wire.links, signal });
    await expect(call).rejects.toMatchObject({ code: -32_042 });
    await wire.client.close();
  });

  it('a wait ends with the call', async () => {
    const stop = new AbortController();
    const waiting = finishedLinks().wait('never', stop.signal);
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });

  it('a client that opens no links is not sent any', async () => {
    const wire = await connect('legacy', { elicitation: { form: {} } }, async () => ({ action: 'accept' }));
    expect((await wire.client.callTool({ name: 'work' })).content).toEqual([{ type: 'text', text: 'mode_not_supported' }]);
    await wire.client.close();
  });
});

describe('on 2026-07-28', () => {
  it('the link is a question inside the result, and no error', async () => {
    const opened: ElicitRequest[] = [];
    const wire = await connect('auto', LINKS, async request => {
      opened.push(request);
      wire.accepted.value = true;
      return { action: 'accept' };
    });
    expect((await wire.client.callTool({ name: 'work' })).content).toEqual([{ type: 'text', text: 'done' }]);
    expect(opened).toEqual([{ mode: 'url', message: 'Accept the terms first.', url: URL_ }]);
    await wire.client.close();
  });
});
