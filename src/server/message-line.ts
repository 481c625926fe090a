/**
 * One line of stdin as a JSON-RPC message, or as the error that answers it. Owns what is answered to a line that is none; nothing
 * of the line itself goes into an error or a log, since it may hold a secret.
 */
import { type JSONRPCMessage, type JSONRPCRequest, ProtocolErrorCode, parseJSONRPCMessage } from '@modelcontextprotocol/server';
import type { Line } from './line-splitter.ts';

export interface ErrorAnswer {
  readonly jsonrpc: '2.0';
  /** Null where the line does not tell which request it was. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

export type ReadLine =
  | { readonly kind: 'message'; readonly message: JSONRPCMessage }
  | { readonly kind: 'blank' }
  | { readonly kind: 'refused'; readonly answer: ErrorAnswer }
  /** An answer of the client's that is no JSON-RPC: an answer is never answered. */
  | { readonly kind: 'dropped'; readonly why: string };

/** @param limit bytes of the longest line, for the sentence */
export function readLine(line: Line, limit: number): ReadLine {
  if (line.kind === 'too_long') return refused(idAtEnds(line), ProtocolErrorCode.InvalidRequest, tooLong(limit));
  if (line.text.trim() === '') return { kind: 'blank' };
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return refused(null, ProtocolErrorCode.ParseError, 'The line is not JSON: each message is one JSON object on one line.');
  }
  if (isPlainRequest(value)) return { kind: 'message', message: value };
  try {
    return { kind: 'message', message: parseJSONRPCMessage(value) };
  } catch {
    return explained(value);
  }
}

const REQUEST_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/** A request without `_meta`, which needs no schema to be told from anything else: most are, and the SDK looks again. */
function isPlainRequest(value: unknown): value is JSONRPCRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { jsonrpc, id, method, params } = value as Readonly<Record<string, unknown>>; // an object, checked
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !isId(id) || !isWholeId(id)) return false;
  if (params !== undefined && (typeof params !== 'object' || params === null || Array.isArray(params) || '_meta' in params)) return false;
  return Object.keys(value).every(name => REQUEST_MEMBERS.has(name));
}

const tooLong = (limit: number): string =>
  `The message has more than ${limit} bytes, the most that this server reads in one line (GITLAB_MCP_STDIO_MAX_LINE_BYTES). Send less, or name a file instead of its content.`;

const refused = (id: ErrorAnswer['id'], code: number, message: string): ReadLine => ({
  kind: 'refused',
  answer: { jsonrpc: '2.0', id, error: { code, message } },
});

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.length <= 256) || (typeof value === 'number' && Number.isFinite(value));

/** JSON, but no JSON-RPC 2.0 of this protocol: says which rule it breaks. */
function explained(value: unknown): ReadLine {
  const invalid = (id: ErrorAnswer['id'], why: string) => refused(id, ProtocolErrorCode.InvalidRequest, `Not a JSON-RPC request: ${why}`);
  if (Array.isArray(value)) return invalid(null, 'batches are not taken; send each message on a line of its own.');
  if (typeof value !== 'object' || value === null) return invalid(null, 'a message is an object.');
  const message = value as Readonly<Record<string, unknown>>; // an object, checked
  if (message['method'] === undefined && ('result' in message || 'error' in message))
    return { kind: 'dropped', why: 'an answer of the client is not valid JSON-RPC' };
  const id = isId(message['id']) ? message['id'] : null;
  if (message['jsonrpc'] !== '2.0') return invalid(id, '"jsonrpc" must be "2.0".');
  if (typeof message['method'] !== 'string') return invalid(id, '"method" must be text.');
  if ('id' in message && (id === null || !isWholeId(id))) return invalid(id, '"id" must be text or a whole number.');
  const { params } = message;
  if (params !== undefined && (typeof params !== 'object' || params === null || Array.isArray(params)))
    return invalid(id, '"params" must be an object.');
  return invalid(id, 'it has members that a request does not have, or "_meta" is not as the protocol says.');
}

const isWholeId = (id: string | number): boolean => typeof id === 'string' || Number.isSafeInteger(id);

const ID = String.raw`"id"\s*:\s*(-?\d{1,16}|"[^"\\]{0,128}")`;
const NAMED = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"\\]{0,128}"`;
/** The id among the first members, before any that could hold an id of its own. */
const ID_FIRST = new RegExp(String.raw`^\s*\{\s*(?:${NAMED}\s*,\s*){0,2}${ID}`);
/** The id among the last members: only the message's own brace closes behind it. */
const ID_LAST = new RegExp(String.raw`,\s*${ID}\s*(?:,\s*${NAMED}\s*){0,2}\}\s*$`);

/** The id of a message of which only both ends are there. */
function idAtEnds({ head, tail }: { readonly head: string; readonly tail: string }): ErrorAnswer['id'] {
  const found = ID_FIRST.exec(head)?.[1] ?? ID_LAST.exec(tail)?.[1];
  return found === undefined ? null : (JSON.parse(found) as string | number); // a number or a plain text, by the pattern
}
