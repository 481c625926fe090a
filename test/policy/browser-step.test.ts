import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { browserStepOf } from '../../src/policy/browser-step.ts';

const instance = { url: 'https://git.corp.test/gitlab' };

const refused = (said: string, status = 403): CatalogError => new CatalogError('forbidden', 'refused', { status, said });

const TERMS =
  '403 Forbidden - You (@mira) must accept the Terms of Service in order to perform this action. To accept these terms, please access GitLab from a web browser at https://evil.test/-/users/terms.';
const SSO = "Cannot find valid SSO session. Please login via your group's SSO at https://evil.test/groups/acme/-/saml/sso?token=abc";

const urlOf = (said: string, values: Readonly<Record<string, unknown>> = {}) => browserStepOf(refused(said), instance, values)?.url;

describe('a refusal that a visit to the website mends', () => {
  it('is one for the terms of service, whose page is below the instance that was configured', () => {
    expect(browserStepOf(refused(TERMS), instance, {})).toEqual({
      url: 'https://git.corp.test/gitlab/-/users/terms',
      lacks: 'the account behind the token has not accepted the terms of service',
      todo: 'accept them there',
      probe: { method: 'GET', path: '/user' },
    });
  });

  it('is one for signing in to the topmost group of what the call is about', () => {
    expect(browserStepOf(refused(SSO), instance, { project_id: 'works/team/app' })).toEqual({
      url: 'https://git.corp.test/gitlab/groups/works/-/saml/sso',
      lacks: 'the group works wants its members to have signed in through their identity provider',
      todo: 'sign in there',
      probe: { method: 'GET', path: '/groups/{id}', pathParams: { id: 'works' }, query: { with_projects: false } },
    });
    expect(urlOf(SSO, { group_id: 'works' })).toBe('https://git.corp.test/gitlab/groups/works/-/saml/sso');
    expect(urlOf(SSO, { full_path: 'works/app' })).toBe('https://git.corp.test/gitlab/groups/works/-/saml/sso');
  });

  it('takes only the name of a group from an answer, where the call gives numbers', () => {
    expect(urlOf(SSO, { project_id: '70' })).toBe('https://git.corp.test/gitlab/groups/acme/-/saml/sso');
    expect(urlOf('SAML sign-in is needed at https://evil.test/groups/a/b/-/saml/sso', { project_id: '70' })).toBe(
      'https://git.corp.test/gitlab/groups/a/-/saml/sso',
    );
  });

  it.each([
    ['a group that nobody names', SSO.replace('/groups/acme/-/saml/sso', ''), { project_id: '70' }],
    ['a group that is no name', 'SSO session needed at https://evil.test/groups/..%2F..%2Fx/-/saml/sso', {}],
    ['another refusal', '403 Forbidden', { project_id: 'works/app' }],
    ['a word that only holds the letters', 'the same classes', { project_id: 'works/app' }],
    ['a branch of that name', "You are not allowed to push into branch 'feature/SSO'", { project_id: 'alice/app' }],
    ['a file of that name', '403 Forbidden - docs/SAML.md is locked', { project_id: 'alice/app' }],
    ['a group whose name leads elsewhere', 'Sign in at https://git.test/groups/../-/saml/sso', { project_id: 7 }],
  ])('is not %s', (_, said, values) => {
    expect(urlOf(said, values)).toBeUndefined();
  });

  it('is none of another status, and none that GitLab did not give', () => {
    expect(browserStepOf(refused(TERMS, 404), instance, {})).toBeUndefined();
    expect(browserStepOf(new Error(TERMS), instance, {})).toBeUndefined();
  });
});
