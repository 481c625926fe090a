import { describe, expect, it } from 'vitest';
import { describeWithheld, withheldBy } from '../../src/policy/withheld.ts';
import { makeEntry, makeView } from '../execute/stub.ts';

const write = makeEntry({ id: 'thing.update', effect: 'update', scope: 'api', tier: 'premium' });

describe('what a view withholds', () => {
  it('withholds nothing while tier and scopes are unknown', () => {
    expect(describeWithheld(write, makeView())).toBeUndefined();
  });

  it.each([
    [
      makeView({ excluded: new Set(['thing.update']) }),
      'excluded',
      "this server's configuration excludes it (GITLAB_MCP_EXCLUDE_TOOLS). Its operator can allow it.",
    ],
    [
      makeView({ readOnly: true }),
      'read_only',
      'this server is in read-only mode and it changes GitLab. Its operator can switch GITLAB_MCP_READ_ONLY off.',
    ],
    [makeView({ tier: 'free' }), 'tier', 'it needs GitLab Premium and this instance is Free. If that is wrong, set GITLAB_MCP_TIER.'],
    [
      makeView({ scopes: ['read_api', 'sudo'] }),
      'scope',
      'the token lacks the scope api that it needs (it has: read_api, sudo). Use a token with that scope.',
    ],
    [makeView({ scopes: [] }), 'scope', 'the token lacks the scope api that it needs (it has: none). Use a token with that scope.'],
  ])('says that it exists and why (%#)', (view, reason, why) => {
    expect(withheldBy(write, view)).toEqual({ reason, sentence: `Action 'thing.update' exists but ${why}` });
  });

  it('knows which scope covers which', () => {
    const read = makeEntry({ scope: 'read_repository' });
    expect(describeWithheld(read, makeView({ scopes: ['read_api'] }))).toBeUndefined();
    expect(describeWithheld(write, makeView({ scopes: ['api'], tier: 'ultimate' }))).toBeUndefined();
    expect(describeWithheld(read, makeView({ scopes: ['read_user'] }))).toContain('lacks the scope read_repository');
  });
});
