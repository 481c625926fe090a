import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../src/config/settings.ts';
import type { GitlabConnection } from '../../src/gitlab/connection.ts';
import { createLogger } from '../../src/log/logger.ts';
import { visibleActions } from '../../src/policy/withheld.ts';
import { callerOf, viewOf } from '../../src/server/identity.ts';
import { startNarrowing } from '../../src/server/narrowing.ts';
import { answerOf, gitlabError, type LoggedLine, makePorts } from '../execute/stub.ts';

type Answers = Parameters<typeof makePorts>[0];

interface Setup {
  readonly answers?: Answers;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly surface?: 'dynamic' | 'individual';
}

function setUp({ answers = {}, env = {}, token = 'glpat-1', surface = 'dynamic' }: Setup = {}) {
  const lines: LoggedLine[] = [];
  const ports = makePorts(answers);
  const connection: GitlabConnection = { ports: () => ports, tokenInfo: async () => undefined, close: async () => undefined };
  const { settings } = loadSettings({ env, flags: {} });
  const credential = token === '' ? { kind: 'none' as const } : { kind: 'private' as const, token };
  const view = viewOf(settings, { surface, localFiles: true });
  let changes = 0;
  const narrowing = startNarrowing({
    identity: { caller: callerOf('https://git.corp.test', credential), view, connection },
    settings,
    log: createLogger('warn', line => lines.push(JSON.parse(line))),
    onChanged: () => {
      changes += 1;
    },
  });
  return { narrowing, ports, lines, view, changes: () => changes };
}

const COMMUNITY: Answers = {
  'GET /personal_access_tokens/self': answerOf({ id: 1, scopes: ['api'] }),
  'GET /metadata': answerOf({ version: '19.4.1', enterprise: false }),
};

describe('over stdio the caller', () => {
  it('is who opened the process, and GitLab is not asked, until it is told to', () => {
    const { narrowing, ports, view } = setUp({ answers: COMMUNITY });
    expect([narrowing.identity.view, ports.sent]).toEqual([view, []]);
  });

  it('sees from then on what the instance and the token allow, and is asked about once', async () => {
    const { narrowing, ports, changes } = setUp({ answers: COMMUNITY });
    await Promise.all([narrowing.learn(), narrowing.learn()]);
    await narrowing.learn();
    expect(narrowing.identity.view).toMatchObject({ tier: 'free', scopes: ['api'], version: '19.4.1', tokenKind: 'classic' });
    expect(visibleActions(narrowing.identity.view).every(({ tier }) => tier === 'free')).toBe(true);
    expect(ports.sent.toSorted()).toEqual(['GET /metadata', 'GET /personal_access_tokens/self']);
    expect(changes()).toBe(1);
  });

  it('is told of no change where nothing that is visible changes', async () => {
    const enterprise = { ...COMMUNITY, 'GET /metadata': answerOf({ version: '19.4.1-ee', enterprise: true }) };
    const { narrowing, changes } = setUp({ answers: enterprise });
    await narrowing.learn();
    expect([narrowing.identity.view.version, changes()]).toEqual(['19.4.1-ee', 0]);
  });

  it('is told of one where the tools are the same and their schemas are not', async () => {
    const premium = {
      ...COMMUNITY,
      'GET /metadata': answerOf({ version: '19.4.1-ee', enterprise: true }),
      'GET /license': answerOf({ plan: 'premium' }),
    };
    const { narrowing, changes } = setUp({ answers: premium, surface: 'individual' });
    await narrowing.learn();
    expect([narrowing.identity.view.tier, changes()]).toEqual(['premium', 1]);
  });

  it('keeps a pinned tier and ignored scopes', async () => {
    const env = { GITLAB_MCP_TIER: 'ultimate', GITLAB_MCP_IGNORE_SCOPES: 'true' };
    const { narrowing, ports } = setUp({ answers: COMMUNITY, env });
    await narrowing.learn();
    const { tier, scopes, tokenKind, version } = narrowing.identity.view;
    expect([tier, scopes, tokenKind, version]).toEqual(['ultimate', undefined, undefined, '19.4.1']);
    expect(ports.sent).toEqual(['GET /metadata']);
  });

  it('stays as wide as it was when GitLab cannot be asked, with one line in the log', async () => {
    const { narrowing, lines, view, changes } = setUp({ answers: { 'GET /metadata': gitlabError(503, 'down', 'server_error') } });
    await narrowing.learn();
    expect([narrowing.identity.view, changes()]).toEqual([view, 0]);
    expect(lines).toMatchObject([{ level: 'warn', event: 'not_narrowed', code: 'server_error' }]);
  });

  it('stays as it was when GitLab tells nothing', async () => {
    const { narrowing, lines, view } = setUp();
    await narrowing.learn();
    expect([narrowing.identity.view, lines]).toEqual([view, []]);
  });

  it('without a token is asked about nowhere', async () => {
    const { narrowing, ports } = setUp({ answers: COMMUNITY, token: '' });
    await narrowing.learn();
    expect(ports.sent).toEqual([]);
  });
});
