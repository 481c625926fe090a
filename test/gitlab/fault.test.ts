import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { type FaultContext, faultError } from '../../src/gitlab/fault.ts';

const context = (known: Partial<FaultContext> = {}): FaultContext => ({
  host: 'gitlab.test',
  proxyHost: undefined,
  repeatable: true,
  status: undefined,
  timeoutMs: 5000,
  signal: new AbortController().signal,
  ...known,
});

const coded = (code: string, message = 'secret detail'): Error => Object.assign(new Error(message), { code });

describe('faults before anything was sent', () => {
  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', 'tls_error', /self-signed certificate in its chain.*GITLAB_MCP_CA_FILE \(or NODE_EXTRA_CA_CERTS\)/],
    ['CERT_HAS_EXPIRED', 'tls_error', /run out/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls_error', /another host name/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_error', /scheme/],
    ['ENOTFOUND', 'dns_error', /GITLAB_URL/],
    ['EAI_AGAIN', 'dns_error', /name server/],
    ['ECONNREFUSED', 'connection_refused', /GITLAB_URL/],
    ['ENETUNREACH', 'connection_refused', /GITLAB_URL/],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout', /in time/],
  ])('%s is %s for a read and for a write alike', (code, kind, words) => {
    for (const repeatable of [true, false]) {
      const error = faultError(coded(code), context({ repeatable }));
      expect([error.code, error.message.includes('gitlab.test'), error.message.includes('secret')]).toEqual([kind, true, false]);
      expect(error.message).toMatch(words);
    }
  });

  it('are found inside what wraps them', () => {
    const several = new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]);
    expect(faultError(several, context()).code).toBe('connection_refused');
    expect(faultError(new TypeError('fetch failed', { cause: coded('ENOTFOUND') }), context()).code).toBe('dns_error');
  });

  it('name the proxy in between', () => {
    const proxied = context({ proxyHost: 'proxy.test:3128' });
    expect(faultError(coded('ECONNREFUSED'), proxied).message).toMatch(
      /^No connection to gitlab\.test \(through the proxy proxy\.test:3128\)/,
    );
    expect(faultError(coded('UND_ERR_ABORTED', 'Proxy response (407) !== 200 when HTTP Tunneling'), proxied)).toMatchObject({
      code: 'connection_refused',
      message:
        'The proxy proxy.test:3128 refused to connect to gitlab.test (status 407). It wants a user name and password: write them into the proxy variable (http://user:password@host:port).',
    });
  });
});

describe('faults after a request was sent', () => {
  it.each([
    ['ECONNRESET', undefined, 'connection_lost', 'The connection to gitlab.test broke before an answer came. Try again.'],
    [
      'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
      200,
      'connection_lost',
      'The connection to gitlab.test broke in the middle of the answer. Try again.',
    ],
    ['UND_ERR_HEADERS_TIMEOUT', undefined, 'timeout', 'gitlab.test did not answer within 5 s. Try again.'],
    ['UND_ERR_BODY_TIMEOUT', 200, 'timeout', 'gitlab.test did not finish its answer within 5 s. Try again.'],
  ] as const)('%s of a read with status %j is %s', (code, status, kind, sentence) => {
    const error = faultError(coded(code), context({ status }));
    expect([error.code, error.message, error.facts.retryable]).toEqual([kind, sentence, true]);
  });

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'EWHATEVER'])(
    '%s of a write leaves its outcome open',
    code => {
      const error = faultError(coded(code), context({ repeatable: false }));
      expect(error.code).toBe('outcome_unknown');
      expect(error.message).toMatch(/Look before trying again\.$/);
    },
  );

  it('tell that something else than HTTP answered', () => {
    expect(faultError(coded('HPE_INVALID_CONSTANT'), context())).toMatchObject({ code: 'unreadable_answer' });
  });

  it('are told from faults of our own, whose cause is kept for the log', () => {
    const bug = new TypeError('x is not a function');
    expect(faultError(bug, context({ repeatable: false }))).toMatchObject({
      code: 'internal',
      message: 'The request to gitlab.test failed by a fault of this server (TypeError). Look before trying again.',
      facts: { cause: bug },
    });
  });

  it('are named by code when nothing else is known', () => {
    expect(faultError(coded('EWHATEVER'), context()).message).toBe(
      'The request to gitlab.test failed before an answer could be read (EWHATEVER).',
    );
  });
});

describe('an aborted call', () => {
  it('is a cancellation', () => {
    const error = faultError(coded('ECONNRESET'), context({ signal: AbortSignal.abort() }));
    expect([error.code, error.message]).toEqual(['cancelled', 'The call was cancelled while waiting for gitlab.test.']);
  });

  it('keeps a reason of the family, and knows an overall time limit', () => {
    const reason = new CatalogError('timeout', 'The action took too long.');
    expect(faultError(reason, context({ signal: AbortSignal.abort(reason) }))).toBe(reason);
    const limit = new DOMException('late', 'TimeoutError');
    expect(faultError(limit, context({ signal: AbortSignal.abort(limit) })).code).toBe('timeout');
    expect(faultError(limit, context({ signal: AbortSignal.abort(limit), repeatable: false })).code).toBe('outcome_unknown');
  });
});
