/**
 * The way to the person behind a client, as the transport gives it to one call. Types only: what is asked, and what an answer
 * means, is `src/elicitation`'s business; how a message travels is `src/server`'s.
 */

/** What came back for an `elicitation/create` request of ours. */
export type PushReply =
  /** The client's result, unchecked. */
  | { readonly kind: 'result'; readonly result: unknown }
  /** A result that is none of the protocol's: an unknown action word, content that is not flat. */
  | { readonly kind: 'unreadable' }
  /** The client answered with an error of its own. */
  | { readonly kind: 'failed'; readonly code: number }
  | { readonly kind: 'timed_out' }
  /** The connection cannot carry a request to the client after all. */
  | { readonly kind: 'no_channel' };

/** What the client sent along with a repeated call. */
export interface Round {
  /** Payload of the state it echoed, its signature verified; undefined without one or when it has expired. */
  readonly state: unknown;
  /** Answers by question key, unchecked. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Keys whose answers could not even be read as objects. */
  readonly unreadable: readonly string[];
}

export interface ElicitWire {
  /** How a question travels: as a request of its own, inside the result of the call, or not at all. */
  readonly channel: 'push' | 'rounds' | 'none';
  /** Negotiated protocol revision; it decides which fields a form may have. */
  readonly revision: string;
  /** Sends `elicitation/create` and waits for the person. Rejects only when the call itself was aborted. */
  readonly push: (params: Readonly<Record<string, unknown>>) => Promise<PushReply>;
  /** Tells the client that what a link led to is finished. Does nothing on a revision without that notification. */
  readonly notifyComplete: (elicitationId: string) => Promise<void>;
  /**
   * Goes on looking after the call has ended, and tells the client when `isDone` says yes. Answers the id by which it will; a link
   * that is waited for already keeps its id.
   */
  readonly watchLink: (url: string, isDone: () => Promise<boolean>) => string;
  readonly round: Round;
  /** Signs what must come back with the answer. */
  readonly mint: (payload: unknown) => Promise<string>;
  /** Marks a conversation as used up; false when it was already. */
  readonly spend: (nonce: string) => Promise<boolean>;
}
