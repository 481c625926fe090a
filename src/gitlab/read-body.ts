/** Reads a body into memory, never more of it than a stated number of bytes. */

export interface ReadBody {
  readonly bytes: Buffer;
  /** True when the body went on after `limit`; the rest was not read. */
  readonly truncated: boolean;
}

/** A body that was read as it came: iterating over a stream costs more than a small body itself. */
export class WholeBody implements AsyncIterable<Uint8Array> {
  readonly read: ReadBody;

  constructor(read: ReadBody) {
    this.read = read;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    yield this.read.bytes;
  }
}

/** Stops at `limit` bytes; leaving the loop early also lets the transport drop the connection. */
export async function readBody(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBody> {
  if (body instanceof WholeBody && body.read.bytes.length <= limit) return body.read;
  const collected = new Collected(limit);
  for await (const chunk of body) if (collected.take(chunk)) break;
  return collected.whole();
}

/** The pieces of a body, up to a limit. */
export class Collected {
  readonly #limit: number;
  readonly #chunks: Uint8Array[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** True when a piece passes the limit: nothing more is wanted. */
  take(chunk: Uint8Array): boolean {
    const room = this.#limit - this.#size;
    this.#size += chunk.length;
    this.#chunks.push(chunk.length > room ? chunk.subarray(0, Math.max(0, room)) : chunk);
    return chunk.length > room;
  }

  whole(): ReadBody {
    const [only] = this.#chunks;
    const isOne = only !== undefined && this.#chunks.length === 1;
    const bytes = isOne ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(this.#chunks);
    return { bytes, truncated: this.#size > this.#limit };
  }
}

/** Text as it was sent: a byte-order mark stays, a character cut off by the limit goes. */
export function decodeText({ bytes, truncated }: ReadBody): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: truncated });
}
