/** Writes answers to an HTTP response: JSON, refusals, and what the SDK made, with the tool list put in as it passes. */
import type { ServerResponse } from 'node:http';
import { QUOTED_MARK } from '../list-splice.ts';
import type { HttpRefusal } from './refusal.ts';

export type RpcId = string | number | null;

export function sendJson(response: ServerResponse, status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(value);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      ...headers,
    })
    .end(text);
}

/** A refusal is a JSON-RPC error, so that a client shows its sentence. */
export function sendRefusal(response: ServerResponse, { message, facts }: HttpRefusal, id: RpcId): void {
  const error = { code: facts.code, message, ...(facts.data && { data: facts.data }) };
  sendJson(response, facts.status, { jsonrpc: '2.0', id, error }, facts.headers);
}

/** Text that is put into an answer as it passes. */
export interface Splice {
  readonly mark: Buffer;
  readonly put: () => Buffer;
}

/** The tool list in the place of its mark. */
export const spliceTools = (put: () => Buffer): Splice => ({ mark: TOOLS, put });

const TOOLS = Buffer.from(QUOTED_MARK);

/** Every message is written as one piece, so a mark is never torn. */
function splice(piece: Uint8Array, { mark, put }: Splice): readonly Uint8Array[] {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  const at = bytes.indexOf(mark);
  return at === -1 ? [piece] : [bytes.subarray(0, at), put(), bytes.subarray(at + mark.length)];
}

/**
 * Writes an answer of the SDK. Resolves when it is written, or when the client has left.
 * @param put what the answer is to carry in the place of a mark
 */
export async function sendWeb(response: ServerResponse, answer: Response, put?: Splice): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  if (answer.body === null || response.destroyed) {
    await answer.body?.cancel().catch(() => undefined); // nobody is there to read it
    response.writeHead(answer.status, headers).end();
    return;
  }
  if (headers['content-type']?.startsWith('application/json')) {
    const body = new Uint8Array(await answer.arrayBuffer());
    const pieces = put ? splice(body, put) : [body];
    const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    response.writeHead(answer.status, { ...headers, 'content-length': length });
    response.end(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
    return;
  }
  response.writeHead(answer.status, headers);
  response.flushHeaders(); // a stream's client waits for its start, not for its first message
  await pipe(response, answer.body, put);
  response.end();
}

async function pipe(response: ServerResponse, body: ReadableStream<Uint8Array>, put?: Splice): Promise<void> {
  const reader = body.getReader();
  const leave = (): void => {
    reader.cancel().catch(() => undefined); // the stream may have ended by itself
  };
  response.once('close', leave);
  for (;;) {
    const { done, value } = await reader.read();
    if (done || response.destroyed) break;
    let flows = true;
    for (const piece of put ? splice(value, put) : [value]) flows = response.write(piece);
    if (!flows) await drained(response);
  }
  response.off('close', leave);
}

const drained = (response: ServerResponse): Promise<void> =>
  new Promise(resolve => {
    const go = (): void => {
      response.off('drain', go);
      response.off('close', go);
      resolve();
    };
    response.once('drain', go);
    response.once('close', go);
  });
