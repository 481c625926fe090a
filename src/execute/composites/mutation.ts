/**
 * One GraphQL mutation whose input a composite has worked out. Owns global ids and sending the input; what belongs into it is
 * the composite's. An input holds only what was given: a field that the instance's edition does not have would fail the whole.
 */
import type { RunContext } from '../context.ts';
import { requireAccepted } from '../run-graphql.ts';
import { asRow, type Row } from './row.ts';

export interface Mutation {
  readonly document: string;
  /** The mutation's field in the answer. */
  readonly field: string;
  readonly input: Row;
}

/** The payload of a mutation that GitLab accepted. */
export async function mutate({ entry, ports, catalog }: RunContext, { document, field, input }: Mutation): Promise<Row> {
  const answer = await ports.graphql(catalog.document(document), { input });
  requireAccepted(entry.id, field, answer);
  return asRow(answer.data[field]);
}

/** A number as GitLab's global id; what is one already stays. */
export const globalId = (type: string, id: unknown): string =>
  String(id).startsWith('gid://') ? String(id) : `gid://gitlab/${type}/${id}`;

/** A list of numbers as global ids; undefined when there is no list. */
export const globalIds = (type: string, ids: unknown): readonly string[] | undefined =>
  Array.isArray(ids) ? ids.map(id => globalId(type, id)) : undefined;
