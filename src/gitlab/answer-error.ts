/**
 * Answers that are not a success, each as one sentence with its mend. What GitLab itself said travels apart from it, in
 * `said`: it is somebody else's text.
 */
import { CatalogError, type ErrorCode, type ErrorFacts } from '../call/error.ts';
import { isWebPage, pageTitle, plainMessage } from './message.ts';
import { askedWait } from './retry.ts';
import type { Scrub } from './scrub.ts';

export interface Refusal {
  readonly status: number;
  /** Text, or parsed JSON; undefined when there was none. */
  readonly body: unknown;
  readonly header: (name: string) => string | null;
  readonly host: string;
  /** False for a write, whose outcome a server error leaves open. */
  readonly repeatable: boolean;
  readonly now: number;
  readonly scrub: Scrub;
}

const NEW_TOKEN = 'Create a new one and use it in its place (GITLAB_TOKEN, or the header your client sends).';

/** Turns an answer of 300 and above into the one error that says it. */
export function answerError(refusal: Refusal): CatalogError {
  const { status, body, header, host, scrub } = refusal;
  const page = typeof body === 'string' && isWebPage(header('content-type'), body);
  const said = page ? pageTitle(body, scrub) : plainMessage(body, scrub);
  const id = requestId(header, scrub);
  const facts: ErrorFacts = {
    status,
    ...(said === undefined ? {} : { said, ...(page && { saidBy: 'page' as const }) }),
    ...(id !== undefined && { requestId: id }),
  };
  const make: Make = (code, sentence, { retryable = false, hints } = {}) =>
    new CatalogError(code, sentence, { ...facts, retryable, ...(hints && { hints }) });
  if (status === 429) return make('rate_limited', `${host} is limiting requests (429). ${tryAgain(refusal)}`, { retryable: true });
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

type Make = (code: ErrorCode, sentence: string, more?: Pick<ErrorFacts, 'retryable' | 'hints'>) => CatalogError;

/** The id under which GitLab's operators find the request; nothing where a server put something else into that header. */
export function requestId(header: Refusal['header'], scrub: Scrub): string | undefined {
  const id = header('x-request-id') ?? '';
  return /^[\w.-]{1,100}$/.test(id) && scrub(id) === id ? id : undefined;
}

/** The machine-readable word of an OAuth-style error body. */
const errorWord = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : '';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function tryAgain({ status, header, now }: Refusal): string {
  const wait = askedWait(status, header, now);
  if (wait === undefined || wait <= 0) return 'Wait a little and try again.';
  if (wait > 24 * HOUR) return 'Try again later.';
  if (wait > 2 * HOUR) return `Try again in ${Math.ceil(wait / HOUR)} hours.`;
  return wait > 5 * MINUTE ? `Try again in ${Math.ceil(wait / MINUTE)} minutes.` : `Try again in ${Math.ceil(wait / SECOND)} s.`;
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
    { retryable: true },
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

function forbidden(refusal: Refusal, make: Make): CatalogError {
  const { body, host, scrub } = refusal;
  const word = errorWord(body);
  if (word === 'insufficient_scope') {
    const scopes = scopesOf(body, scrub);
    const wanted = scopes.length === 0 ? 'its scopes' : `its scopes; the call takes one of: ${scopes.join(', ')}`;
    return make(
      'insufficient_scope',
      `${host} refused the call (403): it lies outside what the token may do by ${wanted}. Use a token with that scope.`,
    );
  }
  if (word === 'insufficient_granular_scope') return outsideGrant(refusal, make);
  const hints = ['Ask a maintainer or owner for the role that may, or use an account that has it.'];
  return make('forbidden', `${host} refused the call (403): the account behind the token may not do this.`, { hints });
}

/** GitLab's list of what is missing: `with the following project permissions: [Issue: Read, Job: Run]`. */
const MISSING = /\b(project|group|user|instance) permissions: \[([\w/ :,-]{3,300})\]/i;

/** A call outside of a fine-grained token's grant, or with a classic token where a group takes only fine-grained ones. */
function outsideGrant({ body, host, scrub }: Refusal, make: Make): CatalogError {
  const said = scrub(plainMessage(body) ?? '');
  const [, place, missing] = MISSING.exec(said) ?? [];
  const why =
    missing !== undefined
      ? `it takes a fine-grained token that was granted ${missing} (${place}). A grant cannot be changed: create a token that has it too.`
      : /support fine-grained/i.test(said)
        ? 'no fine-grained token may do this. Use a classic personal access token.'
        : 'this fine-grained token was not granted what it needs. Use one that has the permission that GitLab names below.';
  const { message, facts } = make('insufficient_scope', `${host} refused the call (403): ${why}`);
  return new CatalogError('insufficient_scope', message, { ...facts, reason: 'fine_grained' });
}

/** GitLab lists the scopes that would do as words with spaces between. */
function scopesOf(body: unknown, scrub: Scrub): readonly string[] {
  const scope = typeof body === 'object' && body !== null && 'scope' in body ? body.scope : undefined;
  if (typeof scope !== 'string') return [];
  return scrub(scope)
    .split(/[\s,]+/)
    .filter(word => /^[a-z_]{2,40}$/.test(word))
    .slice(0, 12);
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
  if (status === 408) return make('timeout', `${host} waited too long for the request (408). Try again.`, { retryable: true });
  const [code, words] = REFUSED[status] ?? ['rejected', `refused the request (${status}).`];
  return make(code, `${host} ${words}`);
}
