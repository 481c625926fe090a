/**
 * What a server asks of a client, as the protocol has it: the flat schemas of a form and the answer to them. Loose on purpose,
 * for a server may send anything.
 */
/** Revisions that ask differently: inside results, and by requests of the server. */
export const PROTOCOLS = ['2026-07-28', '2025-11-25'] as const;
export type ProtocolRevision = (typeof PROTOCOLS)[number];

export interface FormField {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  /** Names of the values of `enum`, in the same order. */
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly { readonly const: string; readonly title?: string }[];
  readonly items?: { readonly enum?: readonly string[]; readonly anyOf?: readonly { readonly const: string; readonly title?: string }[] };
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

export interface FormSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FormField>>;
  readonly required?: readonly string[];
}

export interface ElicitRequest {
  readonly mode?: string;
  readonly message: string;
  readonly requestedSchema?: FormSchema;
  readonly url?: string;
  readonly elicitationId?: string;
}

export type Content = Readonly<Record<string, unknown>>;

export interface ElicitReply {
  readonly action: 'accept' | 'decline' | 'cancel';
  readonly content?: Content;
}

/** Whoever answers: a person at a terminal, or a file. */
export type Answerer = (request: ElicitRequest) => Promise<ElicitReply>;

/** The values of a choice with the words for them; undefined for a field that is none. */
export function optionsOf(field: FormField): readonly { readonly value: string; readonly label: string }[] | undefined {
  const named = field.oneOf ?? field.items?.anyOf;
  if (named) return named.map(option => ({ value: option.const, label: option.title ?? option.const }));
  const values = field.enum ?? field.items?.enum;
  return values?.map((value, place) => ({ value, label: field.enumNames?.[place] ?? value }));
}
