/** The built server asks: real clients over stdio, and raw lines for the messages themselves, held against the protocol's schema. */
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, openClient, textOf } from '../support/clients.ts';
import { sharedSchema } from '../support/mcp-schema.ts';
import { openRaw, type RawMessage } from '../support/raw-lines.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  title: { action: 'accept', content: { title: 'Harbour' } },
  description: { action: 'accept', content: { description: 'Ships wait.' } },
  labels: { action: 'accept', content: { labels: ['bug'] } },
  confidential: { action: 'decline' },
  confirm: { action: 'accept', content: { confirm: true } },
};

describe.each(CLIENT_KINDS)('the %s client over stdio', kind => {
  it('answers the issue wizard, and the issue that it created can be read back', async () => {
    const asked: string[] = [];
    const client = await openClient({
      kind,
      respond: question => {
        const [key = ''] = Object.keys(question.requestedSchema?.properties ?? {});
        asked.push(key);
        return ANSWERS[key];
      },
    });
    try {
      const created = await client.run('interactive.issue_create', { project_id: 'demo/app' });
      expect(created.isError, textOf(created)).toBeUndefined();
      expect(asked).toEqual(['title', 'description', 'labels', 'confidential', 'confirm']);
      const read = await client.run('issue.get', { project_id: 'demo/app', issue_iid: created.structuredContent?.['iid'] });
      expect(read.structuredContent).toMatchObject({ title: 'Harbour', description: 'Ships wait.', labels: ['bug'] });
    } finally {
      await client.close();
    }
  });
});

const call = (id: number, more: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'gitlab_execute_action', arguments: { action: 'interactive.issue_create', params: { project_id: 'demo/app' } }, ...more },
});

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
};

interface FirstRound {
  readonly resultType: string;
  readonly inputRequests: Readonly<Record<string, { readonly method: string; readonly params: unknown }>>;
  readonly requestState: string;
}

describe('raw lines', () => {
  it('carry the first round of 2026-07-28 as the protocol has it', async context => {
    const server = openRaw();
    server.send(call(1, { _meta: ENVELOPE }));
    const result = (await server.answer(1)).result as unknown as FirstRound;
    await server.close();
    expect(result).toMatchObject({
      resultType: 'input_required',
      inputRequests: {
        title: {
          method: 'elicitation/create',
          params: {
            mode: 'form',
            message: 'What is the title of the issue?',
            requestedSchema: {
              type: 'object',
              properties: { title: { type: 'string', title: 'Title', description: 'What is the title of the issue?', minLength: 1 } },
              required: ['title'],
            },
          },
        },
      },
      requestState: expect.stringMatching(/^v1\./),
    });
    const validate = sharedSchema('2026-07-28', 'InputRequiredResult');
    if (!validate) return context.skip('../shared/data holds no MCP schema on this machine');
    expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
  });

  it('carry a request of the server to an older client, whose bare declaration means forms', async context => {
    const server = openRaw();
    server.send({
      jsonrpc: '2.0',
      id: 'init',
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: { elicitation: {} }, clientInfo: { name: 'raw', version: '1' } },
    });
    await server.answer('init');
    server.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    server.send(call(1));
    const question = await requestOf(server);
    expect(question).toMatchObject({ method: 'elicitation/create', params: { mode: 'form', message: 'What is the title of the issue?' } });
    server.send({ jsonrpc: '2.0', id: question.id, result: { action: 'cancel' } });
    const { result } = await server.answer(1);
    expect(result).toMatchObject({ isError: true, content: [{ type: 'text', text: 'Issue creation cancelled by user.' }] });
    expect(result).not.toHaveProperty('resultType');
    await server.close();
    const validate = sharedSchema('2025-11-25', 'ElicitRequest');
    if (!validate) return context.skip('../shared/data holds no MCP schema on this machine');
    expect(validate(question), JSON.stringify(validate.errors)).toBe(true);
  });

  it('says nothing for a call whose client leaves, and ends', async () => {
    const server = openRaw();
    server.send(call(1, { _meta: ENVELOPE }));
    await server.answer(1);
    expect(await server.close()).toBe(0);
  });

  it('refuses a key that is too short, and says how to make one', async () => {
    const server = openRaw(['--sandbox'], { GITLAB_MCP_STATE_KEY: 'short' });
    expect(await server.exited()).toBe(2);
    expect(server.stderr()).toBe(
      'gitlab-catalog-mcp: GITLAB_MCP_STATE_KEY has 5 bytes, and a key needs at least 32. Make one with: openssl rand -base64 32\n',
    );
  });
});

/** The first request that the server itself sends. */
async function requestOf(server: ReturnType<typeof openRaw>): Promise<RawMessage> {
  for (;;) {
    const request = server
      .lines()
      .map(line => JSON.parse(line) as RawMessage)
      .find(({ method, id }) => method !== undefined && id !== undefined);
    if (request) return request;
    await new Promise(resolve => setImmediate(resolve));
  }
}
