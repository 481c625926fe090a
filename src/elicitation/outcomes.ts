/** What may come of a question. Types only: an answer and a decline go back into the flow, everything else ends it. */

/** A value of a flat form. */
export type Value = string | number | boolean | readonly string[];
export type Content = Readonly<Record<string, Value>>;

/** What a flow goes on with. */
export type Answer =
  | { readonly kind: 'answered'; readonly content: Content }
  /** The person does not want to answer this one. */
  | { readonly kind: 'declined' };

/** What ends a flow, each its own fault or decision. */
export type Ending =
  /** The person left the whole flow. */
  | { readonly kind: 'cancelled' }
  /** The client never declared elicitation. */
  | { readonly kind: 'not_supported' }
  /** It declared links only, or forms only, and this question needs the other. */
  | { readonly kind: 'mode_not_supported'; readonly mode: 'form' | 'url' }
  /** The client's answer does not fit the question: `why` is a clause that names the fault and never the value. */
  | { readonly kind: 'malformed'; readonly key: string; readonly why: string }
  | { readonly kind: 'timed_out' }
  /** The client could be asked, and this connection has no way to it. */
  | { readonly kind: 'no_channel' }
  /** The answers outgrew what can travel with the call. */
  | { readonly kind: 'too_long' };
