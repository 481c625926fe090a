/**
 * The client's half of a question: let somebody answer, fill in declared defaults, check the answer, send it. Owns that order
 * and the error for an answer that does not fit.
 */
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import { withDefaults } from './defaults.ts';
import type { Answerer, ElicitReply, ElicitRequest } from './form.ts';
import { violationsOf } from './violations.ts';

export interface AnswerOptions {
  readonly answerer: Answerer;
  /** Checks an accepted answer against its form before it is sent; on by default. */
  readonly validate?: boolean;
}

/** @throws ProtocolError with code -32602 and a list of `violations` for an answer that does not fit */
export async function answer(request: ElicitRequest, { answerer, validate = true }: AnswerOptions): Promise<ElicitReply> {
  const given = await answerer(request);
  const { requestedSchema } = request;
  const reply = withDefaults(given, requestedSchema);
  if (!validate || reply.action !== 'accept' || !requestedSchema) return reply;
  const violations = await violationsOf(reply.content ?? {}, requestedSchema);
  if (violations.length === 0) return reply;
  const [first] = violations;
  const sentence = `The answer does not fit the form: ${first?.field ?? ''} ${first?.message ?? ''}`.trim();
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, sentence, { violations });
}
