import { describe, expect, it } from 'vitest';
import { answerError } from '../../src/gitlab/answer-error.ts';
import { createScrub } from '../../src/gitlab/scrub.ts';
import { TOKEN } from './local-gitlab.ts';

const refused = (status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}, repeatable = true) => {
  const { code, message, facts } = answerError({
    status,
    body,
    header: name => headers[name] ?? null,
    host: 'gitlab.test',
    repeatable,
    now: 0,
    scrub: createScrub([TOKEN]),
  });
  return { code, sentence: message, facts };
};

describe('a refused token', () => {
  const expired = refused(401, {
    error: 'invalid_token',
    error_description: 'Token is expired. You can either do re-authorization or token refresh.',
  });
  const scope = refused(403, {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api read_api',
  });

  it('that has expired', () => {
    expect(expired).toEqual({
      code: 'token_expired',
      sentence:
        'gitlab.test refused the token (401): it has expired. Create a new one and use it in its place (GITLAB_TOKEN, or the header your client sends).',
      facts: { status: 401, said: 'Token is expired. You can either do re-authorization or token refresh.', retryable: false },
    });
  });

  it('that was revoked', () => {
    const body = { error: 'invalid_token', error_description: 'Token was revoked. You have to re-authorize from the user.' };
    const { code, sentence } = refused(401, body);
    expect(code).toBe('unauthorized');
    expect(sentence).toMatch(/^gitlab\.test refused the token \(401\): it was revoked\. Create a new one/);
  });

  it('that is unknown', () => {
    const { code, sentence } = refused(401, { message: '401 Unauthorized' });
    expect([code, /expired|revoked|scope/.test(sentence)]).toEqual(['unauthorized', false]);
  });

  it('whose scopes do not reach is told which would do', () => {
    expect(scope.code).toBe('insufficient_scope');
    expect(scope.sentence).toBe(
      'gitlab.test refused the call (403): it lies outside what the token may do by its scopes; the call takes one of: api, read_api. Use a token with that scope.',
    );
  });

  it('is never confused: expiry and scope share no telling word', () => {
    expect(expired.sentence).not.toMatch(/scope|privilege|permission/i);
    expect(scope.sentence).not.toMatch(/expire|revoke|create|new one/i);
  });

  it.each([
    [
      'Access denied: This operation requires a fine-grained personal access token with the following project permissions: [Job: Run, Pipeline: Read].',
      'it takes a fine-grained token that was granted Job: Run, Pipeline: Read (project). A grant cannot be changed: create a token that has it too.',
    ],
    [
      "Access denied: This operation doesn't support fine-grained personal access tokens.",
      'no fine-grained token may do this. Use a classic personal access token.',
    ],
    ['Access denied.', 'this fine-grained token was not granted what it needs. Use one that has the permission that GitLab names below.'],
  ])('that is fine-grained and lacks a grant is told which: %s', (said, why) => {
    expect(refused(403, { error: 'insufficient_granular_scope', error_description: said })).toEqual({
      code: 'insufficient_scope',
      sentence: `gitlab.test refused the call (403): ${why}`,
      facts: { status: 403, said, retryable: false, reason: 'fine_grained' },
    });
  });

  it('is not what a plain 403 is about', () => {
    expect(refused(403, { message: '403 Forbidden' })).toEqual({
      code: 'forbidden',
      sentence: 'gitlab.test refused the call (403): the account behind the token may not do this.',
      facts: {
        status: 403,
        said: '403 Forbidden',
        retryable: false,
        hints: ['Ask a maintainer or owner for the role that may, or use an account that has it.'],
      },
    });
  });

  it('is hidden where GitLab echoes it', () => {
    const { facts } = refused(401, { message: `no such token ${TOKEN} (${encodeURIComponent(TOKEN)})` });
    expect(facts.said).toBe('no such token [hidden] ([hidden])');
  });
});

describe('the token in an answer', () => {
  it('is no request id', () => {
    expect(refused(500, {}, { 'x-request-id': TOKEN }, false).facts).not.toHaveProperty('requestId');
    expect(refused(500, {}, { 'x-request-id': '01JABC' }, false).facts).toHaveProperty('requestId', '01JABC');
  });

  it.each([TOKEN, `api ${TOKEN}`, TOKEN.toUpperCase()])('is no scope: %s', scope => {
    const { sentence, facts } = refused(403, { error: 'insufficient_scope', scope });
    const wanted = scope.startsWith('api') ? 'its scopes; the call takes one of: api' : 'its scopes';
    expect(sentence).toBe(
      `gitlab.test refused the call (403): it lies outside what the token may do by ${wanted}. Use a token with that scope.`,
    );
    expect(facts.said).toBe('insufficient_scope');
  });
});

describe('the wait that a sentence names', () => {
  it.each([
    ['7', 'Try again in 7 s.'],
    ['2.5', 'Try again in 3 s.'],
    ['600', 'Try again in 10 minutes.'],
    ['10800', 'Try again in 3 hours.'],
    ['90000', 'Try again later.'],
    ['1e9', 'Try again later.'],
    ['99999999999', 'Try again later.'],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 'Try again later.'],
    ['Wed, 21 Oct 1969 07:28:00 GMT', 'Wait a little and try again.'],
    ['-1', 'Wait a little and try again.'],
    ['0', 'Wait a little and try again.'],
    ['soon', 'Wait a little and try again.'],
  ])('is sane for Retry-After: %s', (after, sentence) => {
    expect(refused(429, {}, { 'retry-after': after }).sentence).toBe(`gitlab.test is limiting requests (429). ${sentence}`);
  });
});

describe('a web page in place of an answer', () => {
  it('says so, with host, status and title, and no markup', () => {
    const page =
      '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Enable JavaScript <script>x()</script></body></html>';
    expect(refused(403, page, { 'content-type': 'text/html' })).toEqual({
      code: 'html_answer',
      sentence:
        'Something in front of GitLab at gitlab.test answered with a web page (status 403) in place of the API. Check GITLAB_URL, and whether a proxy, a sign-in page or a bot check stands there.',
      facts: { status: 403, said: 'Just a moment...', saidBy: 'page', retryable: false },
    });
  });

  it('says nothing more when it has no title', () => {
    expect(refused(404, '<html><body>nope</body></html>').facts).toEqual({ status: 404, retryable: false });
  });
});

describe('other statuses', () => {
  it.each([
    [400, 'rejected'],
    [404, 'not_found'],
    [405, 'rejected'],
    [406, 'rejected'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'not_found'],
    [412, 'conflict'],
    [413, 'rejected'],
    [418, 'rejected'],
    [422, 'rejected'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [501, 'server_error'],
    [503, 'server_error'],
    [520, 'server_error'],
  ])('%i is %s, with the status in the sentence and what GitLab said beside it', (status, code) => {
    const failed = refused(status, { message: { base: ['Missing CI config file'] } });
    expect([failed.code, failed.facts.said]).toEqual([code, 'Missing CI config file']);
    expect(failed.sentence).toContain(String(status));
    expect(failed.sentence).toMatch(/^gitlab\.test .*[.]$/);
  });

  it('sends a write on a moved project to its new path', () => {
    expect(refused(405, { message: 'Non GET methods are not allowed for moved projects' }, {}, false).sentence).toBe(
      'gitlab.test refused the write (405), because the project has a new path. Read the project to learn it, then write there.',
    );
  });

  it('keeps a request id that looks like one', () => {
    expect(refused(404, {}, { 'x-request-id': '01HX-abc.def' }).facts.requestId).toBe('01HX-abc.def');
    expect(refused(404, {}, { 'x-request-id': 'a b\u001b' }).facts).not.toHaveProperty('requestId');
  });
});
