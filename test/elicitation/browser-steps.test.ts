/** A call that GitLab lets through only after a visit to its website: how each kind of client comes to know the page. */
import { describe, expect, it } from 'vitest';
import type { WireFetch, WireResponse } from '../../src/gitlab/port.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { serveElicitation } from '../../src/server/elicit-wire.ts';
import { watchLinks } from '../../src/server/link-watch.ts';
import { type LinkedOptions, openLinked, sandboxAt } from '../support/linked.ts';
import { onStub } from '../support/on-stub.ts';

const TERMS = {
  message:
    '403 Forbidden - You (@mira) must accept the Terms of Service in order to perform this action. To accept these terms, please access GitLab from a web browser at https://evil.test/-/users/terms.',
};

const LINKS = { elicitation: { url: {} } };

function answer(status: number, body: unknown): WireResponse {
  const text = JSON.stringify(body);
  return {
    status,
    ok: false,
    headers: { get: name => (name.toLowerCase() === 'content-type' ? 'application/json' : null) },
    body: (async function* () {
      yield new TextEncoder().encode(text);
    })(),
    text: async () => text,
  };
}

/** A sandbox that serves nothing until its terms are accepted. */
function withTerms(): { readonly sandbox: Sandbox; readonly terms: { accepted: boolean } } {
  const inner = sandboxAt();
  const terms = { accepted: false };
  const fetch: WireFetch = async request => (terms.accepted ? inner.fetch(request) : answer(403, TERMS));
  return { sandbox: { ...inner, fetch }, terms };
}

const open = (options: Omit<LinkedOptions, 'sandbox'>, sandbox: Sandbox) => openLinked({ ...options, sandbox });
const textOf = (result: { readonly content: readonly unknown[] }): string => (result.content[0] as { text: string }).text;
const page = (sandbox: Sandbox): string => `${sandbox.url}/-/users/terms`;

describe('a client of 2026-07-28 that opens links', () => {
  it('is asked to open the page, and the call goes through once that was done', async () => {
    const { sandbox, terms } = withTerms();
    const client = await open(
      {
        kind: 'modern',
        capabilities: LINKS,
        respond: () => {
          terms.accepted = true;
          return { action: 'accept' };
        },
      },
      sandbox,
    );
    const result = await client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
    await client.close();
    expect(result.structuredContent).toMatchObject({ iid: 1 });
    expect(client.asked).toEqual([
      {
        mode: 'url',
        url: page(sandbox),
        message:
          'GitLab lets this call through only after a visit to its website: the account behind the token has not accepted the terms of service. Open the page, accept them there, and the call is made again.',
      },
    ]);
  });

  it('is not asked a second time when GitLab refuses still, but told the page', async () => {
    const { sandbox } = withTerms();
    const client = await open({ kind: 'modern', capabilities: LINKS, respond: () => ({ action: 'accept' }) }, sandbox);
    const result = await client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
    await client.close();
    expect(client.asked).toHaveLength(1);
    expect(textOf(result)).toBe(
      `GitLab refused the call (403): the account behind the token has not accepted the terms of service. Ask the user to open ${page(sandbox)} in a browser and accept them there, then call again.`,
    );
  });

  it.each(['decline', 'cancel'])('may answer with %s, which ends the call', async action => {
    const { sandbox } = withTerms();
    const client = await open({ kind: 'modern', capabilities: LINKS, respond: () => ({ action }) }, sandbox);
    const result = await client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
    await client.close();
    expect(result._meta?.['gitlab-catalog/error']).toEqual({ code: 'user_declined', retryable: false });
  });
});

it('a call that was half done is not made again: the person is told the page, and what was done', async () => {
  const { sandbox, terms } = withTerms();
  terms.accepted = true;
  const fetch: WireFetch = async request => {
    if (request.method === 'POST' && request.url.endsWith('/links'))
      terms.accepted = sandbox.requests().every(one => !one.url.endsWith('/links'));
    return terms.accepted ? sandbox.fetch(request) : answer(403, TERMS);
  };
  const client = await open({ kind: 'modern', capabilities: LINKS }, { ...sandbox, fetch });
  const links = ['a', 'b'].map(name => ({ name, url: `https://example.com/${name}` }));
  const result = await client.run('release.link_create_batch', { project_id: 'demo/app', tag_name: 'v1.0.0', links });
  await client.close();
  expect(client.asked).toEqual([]);
  expect(textOf(result)).toContain(`Ask the user to open ${page(sandbox)} in a browser`);
  expect(textOf(result)).toContain('Done before the failure: POST');
});

describe('a client of 2025-11-25 that opens links', () => {
  it('is refused with -32042 and the page, and told once GitLab lets the account in', async () => {
    const { sandbox, terms } = withTerms();
    let look = (): void => undefined;
    const watch = watchLinks(() => new Promise(resolve => (look = resolve)));
    const finished: string[] = [];
    const client = await open(
      { kind: 'legacy', capabilities: LINKS, serving: serveElicitation({ watch }), onFinished: id => finished.push(id) },
      sandbox,
    );
    const run = () => client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
    const error: unknown = await run().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: -32_042,
      data: { elicitations: [{ mode: 'url', url: page(sandbox), elicitationId: expect.any(String) }] },
    });
    look();
    await new Promise(resolve => setImmediate(resolve));
    expect(finished).toEqual([]);
    terms.accepted = true;
    look();
    await expect
      .poll(() => finished)
      .toEqual([(error as { data: { elicitations: { elicitationId: string }[] } }).data.elicitations[0]?.elicitationId]);
    expect((await run()).structuredContent).toMatchObject({ iid: 1 });
    await client.close();
  });
});

describe('a client that opens no links', () => {
  it.each(['modern', 'legacy', 'v1'] as const)('%s is told the page in the refusal, and none that the answer names', async kind => {
    const { sandbox } = withTerms();
    const client = await open({ kind, capabilities: { elicitation: { form: {} } } }, sandbox);
    const result = await client.run('issue.get', { project_id: 'demo/app', issue_iid: 1 });
    await client.close();
    expect(client.asked).toEqual([]);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(`Ask the user to open ${page(sandbox)} in a browser`);
    expect(textOf(result)).not.toContain('evil');
  });
});

it('a group that wants its members to sign in is named with its page', async () => {
  const answered = await onStub({
    action: 'project.get',
    params: { project_id: 'works/team/app' },
    routes: [
      {
        on: 'GET /api/v4/projects/works%2Fteam%2Fapp',
        status: 403,
        body: {
          message:
            "403 Forbidden - Cannot find valid SSO session. Please login via your group's SSO at https://evil.test/groups/works/-/saml/sso?token=x",
        },
      },
    ],
  });
  expect(answered.text.join('\n')).toMatch(
    /^GitLab refused the call \(403\): the group works wants its members to have signed in through their identity provider\. Ask the user to open http:\/\/127\.0\.0\.1:\d+\/groups\/works\/-\/saml\/sso in a browser and sign in there, then call again\.$/,
  );
  expect(answered.error).toEqual({ code: 'forbidden', status: 403, retryable: false });
});
