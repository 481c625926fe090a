/**
 * Puts a generated tool list into an answer as text. The handler answers `tools: TOOLS_MARK`, the SDK serialises that small
 * answer, and the list (up to megabytes) replaces the mark on its way out: it is neither parsed nor serialised again.
 */
import type { JSONRPCMessage } from '@modelcontextprotocol/server';

/** Stands for the list until the transport writes it; never reaches a client. */
export const TOOLS_MARK = '\u0000gitlab-catalog-tools\u0000';

/** The mark as it stands in JSON text. */
export const QUOTED_MARK = JSON.stringify(TOOLS_MARK);

const carriesMark = (message: JSONRPCMessage): boolean =>
  'result' in message && (message.result as { tools?: unknown }).tools === TOOLS_MARK; // results are open objects to the SDK

/** The two halves around the list, or undefined for a message that carries none. */
export function splitAtTools(message: JSONRPCMessage): readonly [before: string, after: string] | undefined {
  if (!carriesMark(message)) return undefined;
  const text = JSON.stringify(message);
  const at = text.indexOf(QUOTED_MARK);
  return [text.slice(0, at), text.slice(at + QUOTED_MARK.length)];
}
