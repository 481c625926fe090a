/**
 * Answers that are not a success, each as one sentence with its mend. What GitLab itself said travels apart from it, in
 * `said`: it is somebody else's text.
 */
import { CatalogError, type ErrorCode, type ErrorFacts } from '../call/error.ts';
import { isWebPage, pageTitle, plainMessage } from './message.ts';
import { askedWait } from './retry.ts';

export interface Refusal {
  readonly status: number;
  /** Text, or parsed JSON; undefined when there was none. */
  readonly body: unknown;
  readonly header: (name: string) => string | null;
  readonly host: string;
  /** False for a write, whose outcome a server error leaves open. */
  readonly repeatable: boolean;
  readonly now: number;
  readonly scrub: (text: string) => string;
}

const NEW_TOKEN = 'Create a new one and use it in its place (GITLAB_TOKEN, or the header your client sends).';

/** Turns an answer of 300 and above into the one error that says it. */
export function answerError(refusal: Refusal): CatalogError {
  const { status, body, header, host } = refusal;
  const page = typeof body === 'string' && isWebPage(header('content-type'), body);
  const raw = page ? pageTitle(body) : plainMessage(body);
  const facts: ErrorFacts = {
    status,
    ...(raw === undefined ? {} : { said: refusal.scrub(raw), ...(page && { saidBy: 'page' as const }) }),
    ...requestId(header),
  };
  const make = (code: ErrorCode, sentence: string, retryable = false) => new CatalogError(code, sentence, { ...facts, retryable });
  if (status === 429) return make('rate_limited', `${host} is limiting requests (429). ${tryAgain(refusal)}`, true);
  if (status >= 500) return serverError(refusal, page, make);
  if (page) {
    const mend = 'Check GITLAB_URL, and whether a proxy, a sign-in page or a bot check stands there.';
    return make(
      'html_answer',
      `Something in front of GitLab at ${host} answered with a web page (status ${status}) in place of the API. ${mend}`,
    );
  }
  if (status === 401) return unauthorized(refusal, make);
  if (status === 403) return forbidden(refusal, make);
  return otherRefusal(refusal, make);
}

type Make = (code: ErrorCode, sentence: string, retryable?: boolean) => CatalogError;

const requestId = (header: Refusal['header']): { readonly requestId?: string } => {
  const id = header('x-request-id') ?? '';
  return /^[\w.-]{1,100}$/.test(id) ? { requestId: id } : {};
};

/** The machine-readable word of an OAuth-style error body. */
const errorWord = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : '';

function tryAgain({ status, header, now }: Refusal): string {
  const wait = askedWait(status, header, now);
  return wait === undefined ? 'Wait a little and try again.' : `Try again in ${Math.ceil(wait / 1000)} s.`;
}

function serverError(refusal: Refusal, page: boolean, make: Make): CatalogError {
  const { status, host, repeatable } = refusal;
  const what = page ? `${host} answered with a web page and status ${status}` : `${host} answered with status ${status}`;
  if (status === 501) return make('server_error', `${what}: this instance does not do that.`);
  if (!repeatable) return make('outcome_unknown', `${what}, so whether the write was carried out is unknown. Look before trying again.`);
  const why = status === 500 ? 'GitLab failed inside' : 'GitLab is down, overloaded or restarting';
  return make(
    'server_error',
    `${what}: ${why}. ${status === 500 ? 'Try again, or report the request id to its operators.' : tryAgain(refusal)}`,
    true,
  );
}

function unauthorized({ body, host }: Refusal, make: Make): CatalogError {
  const said = (plainMessage(body) ?? '').toLowerCase();
  if (errorWord(body) === 'invalid_token' || said.includes('expired') || said.includes('revoked')) {
    if (said.includes('expired')) return make('token_expired', `${host} refused the token (401): it has expired. ${NEW_TOKEN}`);
    if (said.includes('revoked')) return make('unauthorized', `${host} refused the token (401): it was revoked. ${NEW_TOKEN}`);
  }
  const mend =
    'Check that GITLAB_TOKEN (or the header your client sends) holds a valid token of this instance, and that GITLAB_URL names it.';
  return make('unauthorized', `${host} did not accept the token (401). ${mend}`);
}

function forbidden({ body, host }: Refusal, make: Make): CatalogError {
  const word = errorWord(body);
  if (word === 'insufficient_scope') {
    const scopes = scopesOf(body);
    const wanted = scopes.length === 0 ? 'its scopes' : `its scopes; the call takes one of: ${scopes.join(', ')}`;
    return make(
      'insufficient_scope',
      `${host} refused the call (403): it lies outside what the token may do by ${wanted}. Use a token with that scope.`,
    );
  }
  if (word === 'insufficient_granular_scope') {
    const mend = 'Grant the permission that GitLab names below to the token, or use one that has it.';
    return make('insufficient_scope', `${host} refused the call (403): this fine-grained token was not granted what it needs. ${mend}`);
  }
  const mend = 'Ask a maintainer or owner for the role that may, or use an account that has it.';
  return make('forbidden', `${host} refused the call (403): the account behind the token may not do this. ${mend}`);
}

/** GitLab lists the scopes that would do as words with spaces between. */
function scopesOf(body: unknown): readonly string[] {
  const scope = typeof body === 'object' && body !== null && 'scope' in body ? body.scope : undefined;
  return typeof scope === 'string' ? (scope.match(/[a-z_]{2,40}/g) ?? []).slice(0, 12) : [];
}

const REFUSED: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['rejected', 'refused the request as it is written (400). Correct what it names and call again.'],
  404: ['not_found', 'has no such thing, or does not show it to this token (404). Check the ids and the project path.'],
  405: ['rejected', 'does not allow this now (405). Look at the state of the object first.'],
  406: ['rejected', 'refused the request in this form (406). Look at the state of the object first.'],
  409: ['conflict', 'refused the request because it conflicts with the present state (409). Read the object again before the next try.'],
  410: ['not_found', 'says that this is gone for good (410).'],
  412: ['conflict', 'refused the request because the object has changed since it was read (412). Read it again before the next try.'],
  413: ['rejected', 'refused the request because it is too large (413). Send less, or ask its operators to raise the limit.'],
  414: ['rejected', 'refused the request because its address is too long (414). Use fewer or shorter filters.'],
  422: ['rejected', 'understood the request and refused it (422). Correct what it names and call again.'],
};

function otherRefusal({ status, host, body }: Refusal, make: Make): CatalogError {
  if (status === 405 && (plainMessage(body) ?? '').includes('moved projects')) {
    return make(
      'rejected',
      `${host} refused the write (405), because the project has a new path. Read the project to learn it, then write there.`,
    );
  }
  if (status === 408) return make('timeout', `${host} waited too long for the request (408). Try again.`, true);
  const [code, words] = REFUSED[status] ?? ['rejected', `refused the request (${status}).`];
  return make(code, `${host} ${words}`);
}
