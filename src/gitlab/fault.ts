/**
 * Faults between here and GitLab, each as one sentence: what happened, to which host, and what to set. It reads error codes
 * of Node, OpenSSL and undici; answers with a status are `answer-error.ts`'s business.
 */
import { CatalogError } from '../call/error.ts';
import { DeadlineError } from './deadline.ts';
import { REFUSED_ADDRESS } from './instance.ts';

export interface FaultContext {
  /** Host and port of the instance. */
  readonly host: string;
  /** Host and port of the proxy in between. */
  readonly proxyHost: string | undefined;
  /** False for a write: when it was sent and no answer came, nobody knows whether it was carried out. */
  readonly repeatable: boolean;
  /** Status of the answer, when its head had arrived. */
  readonly status: number | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const AUTHORITY =
  'Set GITLAB_MCP_CA_FILE (or NODE_EXTRA_CA_CERTS) to the PEM file of the authority that signed it, and start the server again.';

/** Code -> why the certificate was refused, and the mend. */
const CERTIFICATE: Readonly<Record<string, readonly [string, string]>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: ['it is a self-signed certificate', AUTHORITY],
  SELF_SIGNED_CERT_IN_CHAIN: ['there is a self-signed certificate in its chain that is not trusted here', AUTHORITY],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['the authority that signed it is not trusted here', AUTHORITY],
  UNABLE_TO_GET_ISSUER_CERT: ['the authority that signed it is not trusted here', AUTHORITY],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['the authority that signed it is not trusted here', AUTHORITY],
  CERT_UNTRUSTED: ['the authority that signed it is not trusted here', AUTHORITY],
  CERT_SIGNATURE_FAILURE: ['its signature does not fit the authority that is trusted here', AUTHORITY],
  CERT_HAS_EXPIRED: ['it has run out', "The instance's operators have to renew it."],
  CERT_NOT_YET_VALID: ['it is not valid yet', 'Check the clock of this machine.'],
  CERT_REVOKED: ['it was revoked', "The instance's operators have to replace it."],
  ERR_TLS_CERT_ALTNAME_INVALID: ['it was issued for another host name', 'Write GITLAB_URL with a name that the certificate holds.'],
  UND_ERR_PRX_TLS: ['it was issued for another host name', 'Write the address with a name that the certificate holds.'],
};

const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EACCES', 'EPERM']);
const UNRESOLVED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME', 'ENODATA', 'ESERVFAIL']);
const SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT', 'TimeoutError']);
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED']);

/** Names of errors without a code that no network throws. */
const OUR_OWN = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'AssertionError']);

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** Code and message of whatever was thrown; of the first cause that has a code. */
function faultOf(thrown: unknown, depth = 0): Fault {
  if (!(thrown instanceof Error)) return { code: '', message: '' };
  if ('code' in thrown && typeof thrown.code === 'string') return { code: thrown.code, message: thrown.message };
  const inner = thrown instanceof AggregateError ? (thrown.errors[0] as unknown) : thrown.cause;
  const found = depth < 4 && inner instanceof Error ? faultOf(inner, depth + 1) : undefined;
  return found !== undefined && found.code !== '' ? found : { code: thrown.name, message: thrown.message };
}

/** Turns what a transport threw into the one error that says it. */
export function faultError(thrown: unknown, context: FaultContext): CatalogError {
  if (thrown instanceof CatalogError) return thrown;
  if (context.signal.aborted) return abortError(context);
  const fault = faultOf(thrown);
  if (OUR_OWN.has(fault.code)) {
    const look = context.repeatable ? '' : ' Look before trying again.';
    return new CatalogError('internal', `The request to ${context.host} failed by a fault of this server (${fault.code}).${look}`, {
      cause: thrown,
    });
  }
  // The whole request may have had more time than a piece of its answer.
  const known = thrown instanceof DeadlineError ? { ...context, timeoutMs: thrown.limitMs } : context;
  return beforeSending(fault, known) ?? afterSending(fault, known);
}

/** The caller's own reason to stop, when it is one of ours (an overall limit); otherwise a cancellation. */
function abortError({ signal, host, repeatable, timeoutMs }: FaultContext): CatalogError {
  const reason: unknown = signal.reason;
  if (reason instanceof CatalogError) return reason;
  const open = repeatable ? '' : ' It may have reached GitLab already: look before trying again.';
  if (reason instanceof Error && reason.name === 'TimeoutError') {
    const sentence = `The call ran out of time while waiting for ${host}.${open}`;
    return new CatalogError(repeatable ? 'timeout' : 'outcome_unknown', sentence, { retryable: repeatable && timeoutMs > 0 });
  }
  return new CatalogError('cancelled', `The call was cancelled while waiting for ${host}.${open}`);
}

/** Faults that happen before a request leaves: nothing was asked of GitLab. */
function beforeSending({ code, message }: Fault, context: FaultContext): CatalogError | undefined {
  const { host, proxyHost } = context;
  const target = proxyHost === undefined ? host : `${host} (through the proxy ${proxyHost})`;
  const certificate = CERTIFICATE[code];
  if (certificate !== undefined) {
    return new CatalogError('tls_error', `The TLS certificate of ${target} was refused: ${certificate[0]} (${code}). ${certificate[1]}`);
  }
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_') || code === 'EPROTO') {
    const mend = 'Check that GITLAB_URL has the right scheme (https or http) and port.';
    return new CatalogError(
      'tls_error',
      `No TLS connection to ${target} could be made: the other side does not speak it as expected (${code}). ${mend}`,
    );
  }
  if (code === REFUSED_ADDRESS)
    return new CatalogError('connection_refused', `Nothing was sent, because of where the name leads. ${message}`);
  if (UNRESOLVED.has(code)) {
    const mend = code === 'EAI_AGAIN' ? 'The name server did not answer: check the network.' : 'Check GITLAB_URL and the network.';
    const name = proxyHost === undefined ? host : `${host} or of the proxy ${proxyHost}`;
    return new CatalogError('dns_error', `The address of ${name} could not be found by name (${code}). ${mend}`, {
      retryable: code === 'EAI_AGAIN',
    });
  }
  if (UNREACHABLE.has(code)) {
    const mend = 'Check that GitLab runs there, and GITLAB_URL, its port and any firewall or proxy setting.';
    return new CatalogError('connection_refused', `No connection to ${target} could be made (${code}). ${mend}`, { retryable: true });
  }
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new CatalogError(
      'timeout',
      `No connection to ${target} could be made in time. Check GITLAB_URL, the network and any proxy setting.`,
      {
        retryable: true,
      },
    );
  }
  return proxyRefusal(message, context);
}

/** undici tells a proxy's refusal in words only. */
function proxyRefusal(message: string, { host, proxyHost }: FaultContext): CatalogError | undefined {
  const status = /Proxy response \((\d{3})\)/.exec(message)?.[1] ?? /Proxy Authentication Required \((407)\)/.exec(message)?.[1];
  if (status === undefined || proxyHost === undefined) return undefined;
  const mend =
    status === '407'
      ? 'It wants a user name and password: write them into the proxy variable (http://user:password@host:port).'
      : 'Check the proxy, or name the instance in NO_PROXY.';
  return new CatalogError('connection_refused', `The proxy ${proxyHost} refused to connect to ${host} (status ${status}). ${mend}`, {
    status: Number(status),
  });
}

function afterSending({ code }: Fault, context: FaultContext): CatalogError {
  const { host, repeatable, status, timeoutMs } = context;
  const late = SLOW.has(code);
  if (late || BROKEN.has(code) || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' || code === 'UND_ERR_ABORTED') {
    const happened = late
      ? `${host} did not ${status === undefined ? 'answer' : 'finish its answer'} within ${timeoutMs / 1000} s`
      : `The connection to ${host} broke ${status === undefined ? 'before an answer came' : 'in the middle of the answer'}`;
    if (repeatable) return new CatalogError(late ? 'timeout' : 'connection_lost', `${happened}. Try again.`, { status, retryable: true });
    const accepted =
      status !== undefined && status < 300
        ? `, after it had accepted the write (${status})`
        : ', so whether the write was carried out is unknown';
    return new CatalogError('outcome_unknown', `${happened}${accepted}. Look before trying again.`, { status, retryable: false });
  }
  if (code === 'HTTPParserError' || code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new CatalogError(
      'unreadable_answer',
      `What answered at ${host} does not speak HTTP (${code}). Check GITLAB_URL, its scheme and its port.`,
    );
  }
  const sentence = `The request to ${host} failed before an answer could be read (${code === '' ? 'unknown cause' : code}).`;
  if (repeatable) return new CatalogError('connection_lost', sentence, { status });
  return new CatalogError('outcome_unknown', `${sentence} Look before trying again.`, { status });
}
