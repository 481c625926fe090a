/**
 * The body of a request to MCP: one JSON-RPC message, read whole and bounded. Owns the size, the depth and the shape of what is
 * let in; what the message means is the SDK's business.
 */
import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import type { RpcId } from './answer.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import { headerOf } from './web-request.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly size: number;
  /** Objects and arrays inside each other. */
  readonly depth: number;
  /** Characters of a message's id. */
  readonly id: number;
}

export const BODY_LIMITS: BodyLimits = { size: 4 * 1024 * 1024, depth: 128, id: 256 };

export interface RpcMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (status: number, code: number, sentence: string, headers?: Readonly<Record<string, string>>): never => {
  throw new HttpRefusal(sentence, { status, code, reason: status === 415 ? 'media_type' : 'body', ...(headers && { headers }) });
};

/** Reads and checks the message of a POST. @throws HttpRefusal */
export async function readMessage(request: IncomingMessage, limits: BodyLimits = BODY_LIMITS): Promise<RpcMessage> {
  if (!isJsonContentType(headerOf(request, 'content-type') ?? null))
    return refuse(415, CODE.refused, 'The body must be JSON: send it with Content-Type: application/json.', { accept: 'application/json' });
  if (headerOf(request, 'content-encoding') !== undefined)
    return refuse(415, CODE.refused, 'The body is compressed, which this server does not read. Send it without Content-Encoding.');
  const bytes = await readBytes(request, limits.size);
  if (isTooDeep(bytes, limits.depth))
    return refuse(400, CODE.invalidRequest, `The message is nested more than ${limits.depth} levels deep. Send a flatter one.`);
  return checkMessage(parse(bytes), limits);
}

async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = (): never =>
    refuse(413, CODE.refused, `The body is larger than ${most} bytes. Send less in one call; files go in several pieces.`, {
      connection: 'close', // what is left of the body is not read
    });
  if (Number(headerOf(request, 'content-length') ?? 0) > most) return tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > most) return tooLarge();
    chunks.push(chunk);
  }
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Counts brackets before anything recursive sees the text. */
function isTooDeep(bytes: Buffer, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
  return false;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return refuse(400, CODE.parse, 'The body is not JSON. Send one JSON-RPC message.');
  }
}

function checkMessage(value: unknown, limits: BodyLimits): RpcMessage {
  if (Array.isArray(value))
    return refuse(400, CODE.invalidRequest, 'The body is a batch, which this server does not take. Send each message by itself.');
  if (!isRow(value) || value['jsonrpc'] !== '2.0')
    return refuse(400, CODE.invalidRequest, 'The body is not a JSON-RPC 2.0 message: an object with "jsonrpc": "2.0".');
  const { id, method, params } = value;
  if (typeof id === 'string' && id.length > limits.id)
    return refuse(400, CODE.invalidRequest, `The id of the message is longer than ${limits.id} characters. Use a short one.`);
  if (id !== undefined && typeof id !== 'string' && !Number.isInteger(id))
    return refuse(400, CODE.invalidRequest, 'The id of the message must be a text or a whole number.');
  if (method !== undefined && typeof method !== 'string')
    return refuse(400, CODE.invalidRequest, 'The method of the message must be a text.');
  if (params !== undefined && !isRow(params)) return refuse(400, CODE.invalidRequest, 'The params of the message must be an object.');
  return value as RpcMessage; // its fields were just checked
}

/** The id to answer with: of a request, not of a notification or of an answer. */
export const idOf = (message: RpcMessage | undefined): RpcId => (message?.method === undefined ? null : (message.id ?? null));
