/**
 * The one family of errors. Everything that can go wrong in a call is a `CatalogError` with a stable code; the sentence is
 * written for the person or model who reads it and says what happened, why, and the next step.
 *
 * This file owns the codes. It does not own the sentences: whoever meets the fault writes its sentence.
 */
export type ErrorCode =
  // before anything is sent
  | 'unknown_action'
  | 'withheld'
  | 'invalid_params'
  | 'confirmation_required'
  | 'blocked_project'
  | 'no_token'
  | 'file_refused'
  // between here and the person who was asked
  | 'user_declined'
  | 'client_fault'
  | 'elicitation_unavailable'
  | 'answer_timeout'
  | 'answer_spent'
  // answered by GitLab
  | 'not_found'
  | 'unauthorized'
  | 'token_expired'
  | 'insufficient_scope'
  | 'forbidden'
  | 'conflict'
  | 'not_mergeable'
  | 'rejected'
  | 'rate_limited'
  | 'server_error'
  | 'graphql_error'
  // between here and GitLab
  | 'redirect_refused'
  | 'html_answer'
  | 'unreadable_answer'
  | 'outcome_unknown'
  | 'tls_error'
  | 'dns_error'
  | 'connection_refused'
  | 'connection_lost'
  | 'timeout'
  | 'cancelled'
  // ours
  | 'internal';

export interface ErrorFacts {
  /** HTTP status of GitLab's answer, when there was one. */
  readonly status?: number | undefined;
  /** True when the same call may succeed later without a change. */
  readonly retryable?: boolean | undefined;
  /** The parameter at fault, by the catalog's name. */
  readonly parameter?: string | undefined;
  /** Lines to add below the sentence: one mend each. */
  readonly hints?: readonly string[] | undefined;
  /** What GitLab itself said, already reduced to plain sentences; untrusted text. */
  readonly said?: string | undefined;
  /** Who said it when it was not GitLab: a web page in its place. */
  readonly saidBy?: 'page' | undefined;
  /** GitLab's request id, for its operators. */
  readonly requestId?: string | undefined;
  /** Part of what the call should change was changed before it failed: it must not simply be made again. */
  readonly half?: true | undefined;
  /** Class of a refusal, for the log: `read_only`, `tier`. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, sentence: string, facts: ErrorFacts = {}) {
    super(sentence, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = code;
    this.facts = facts;
  }
}
