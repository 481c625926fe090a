import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import type { GitlabConnection } from '../../src/gitlab/connection.ts';
import { type Questions, readTokenFacts } from '../../src/gitlab/token-facts.ts';
import { answerOf, gitlabError, makePorts } from '../execute/stub.ts';

const SELF = 'GET /personal_access_tokens/self';
const UNKNOWN = { tokenKind: undefined, scopes: undefined, grant: undefined, version: undefined, tier: undefined };

type Answers = Parameters<typeof makePorts>[0];

async function read(answers: Answers, questions?: Questions, token = 'glpat-1', tokenInfo: unknown = undefined) {
  const ports = makePorts(answers);
  const connection: GitlabConnection = { ports: () => ports, tokenInfo: async () => tokenInfo, close: async () => undefined };
  const credential = token.startsWith('glpat-') ? { kind: 'private' as const, token } : { kind: 'bearer' as const, token };
  const facts = await readTokenFacts(connection, { credential, signal: new AbortController().signal }, questions);
  return { facts, sent: ports.sent.toSorted() };
}

const refusal = (reason?: string) => new CatalogError('insufficient_scope', 'Refused.', { status: 403, reason });

describe('a classic token', () => {
  it('has scopes', async () => {
    const { facts } = await read({ [SELF]: answerOf({ id: 7, scopes: ['read_api'] }) });
    expect(facts).toEqual({ ...UNKNOWN, tokenKind: 'classic', scopes: ['read_api'] });
  });

  it('of OAuth says so elsewhere', async () => {
    const { facts, sent } = await read({}, undefined, 'a'.repeat(64), { scope: ['api'], application: { uid: 'x' } });
    expect([facts.tokenKind, facts.scopes, sent]).toEqual(['classic', ['api'], ['GET /metadata']]);
  });

  it('that GitLab refuses to describe is unknown', async () => {
    expect((await read({ [SELF]: refusal() })).facts).toEqual(UNKNOWN);
  });
});

describe('a fine-grained token', () => {
  const granular = { id: 7, scopes: ['granular'], granular: true };
  const scopes = [
    { access: 'selected_memberships', permissions: ['read_work_item', 'read_job'], project_id: 1 },
    { access: 'user', permissions: ['read_user', 'read_job'] },
  ];
  const fineGrained = (grant?: readonly string[]) => ({ ...UNKNOWN, tokenKind: 'fine_grained', grant });
  const whole = fineGrained(['read_job', 'read_user', 'read_work_item']);

  it.each<[string, Answers, unknown]>([
    ['that describes its grant at once', { [SELF]: answerOf({ ...granular, granular_scopes: scopes }) }, whole],
    [
      'whose grant stands under its id',
      { [SELF]: answerOf(granular), 'GET /personal_access_tokens/7': answerOf({ ...granular, granular_scopes: scopes }) },
      whole,
    ],
    ['whose grant cannot be read', { [SELF]: answerOf(granular) }, fineGrained()],
    [
      'whose grant has a part of another shape',
      { [SELF]: answerOf({ ...granular, granular_scopes: [...scopes, { access: 'moon' }] }) },
      fineGrained(),
    ],
    ['that may not read itself', { [SELF]: refusal('fine_grained') }, fineGrained()],
  ])('%s', async (_, answers, facts) => {
    expect((await read(answers)).facts).toEqual(facts);
  });
});

describe('an instance', () => {
  it.each<[string, Answers, unknown]>([
    ['Community Edition', { 'GET /metadata': answerOf({ version: '18.4.0', enterprise: false }) }, ['18.4.0', 'free']],
    [
      'Enterprise Edition whose licence may be read',
      {
        'GET /metadata': answerOf({ version: '18.4.0-ee', enterprise: true }),
        'GET /license': answerOf({ plan: 'premium', expired: false }),
      },
      ['18.4.0-ee', 'premium'],
    ],
    [
      'Enterprise Edition with a licence that ended',
      {
        'GET /metadata': answerOf({ version: '18.4.0-ee', enterprise: true }),
        'GET /license': answerOf({ plan: 'premium', expired: true }),
      },
      ['18.4.0-ee', undefined],
    ],
    [
      'GitLab.com',
      { 'GET /metadata': answerOf({ version: '19.5.0-pre', enterprise: true }), 'GET /license': refusal() },
      ['19.5.0-pre', undefined],
    ],
    ['one that says nothing of it', { 'GET /metadata': answerOf({ version: 'main\n' }) }, [undefined, undefined]],
    ['one that refuses', { 'GET /metadata': refusal('fine_grained') }, [undefined, undefined]],
  ])('%s', async (_, answers, expected) => {
    const { facts } = await read(answers);
    expect([facts.version, facts.tier]).toEqual(expected);
  });

  it('is asked for no more than is wanted', async () => {
    const ee = { 'GET /metadata': answerOf({ version: '18.4.0-ee', enterprise: true }) };
    expect((await read(ee, { authority: false, version: true, tier: false })).sent).toEqual(['GET /metadata']);
    expect((await read(ee, { authority: true, version: false, tier: false })).sent).toEqual([SELF]);
  });

  it('that cannot be asked is a fault', async () => {
    await expect(read({ 'GET /metadata': gitlabError(503, 'down', 'server_error') })).rejects.toThrow('GitLab answered 503.');
  });
});
