/** Reads a body into memory, never more of it than a stated number of bytes. */

export interface ReadBody {
  readonly bytes: Buffer;
  /** True when the body went on after `limit`; the rest was not read. */
  readonly truncated: boolean;
}

/**
 * A body that was read as it came: iterating over a stream costs more than a small body itself. One that broke off throws what
 * broke it to whoever reads it, as a stream would: its head is there all the same.
 */
export class WholeBody implements AsyncIterable<Uint8Array> {
  readonly #read: ReadBody;
  readonly #fault: Error | undefined;

  constructor(read: ReadBody, fault?: Error) {
    this.#read = read;
    this.#fault = fault;
  }

  read(): ReadBody {
    if (this.#fault) throw this.#fault;
    return this.#read;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    yield this.read().bytes;
  }
}

/** Stops at `limit` bytes; leaving the loop early also lets the transport drop the connection. */
export async function readBody(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBody> {
  const whole = body instanceof WholeBody ? body.read() : undefined;
  if (whole !== undefined && whole.bytes.length <= limit) return whole;
  const collected = new Collected(limit);
  for await (const chunk of body) if (collected.take(chunk)) break;
  return collected.whole();
}

/** Pieces that are joined into one: a body that comes byte by byte must not cost an object a byte. */
const JOINED = 256;

/** The pieces of a body, up to a limit. */
export class Collected {
  readonly #limit: number;
  readonly #joined: Uint8Array[] = [];
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** True when a piece passes the limit: nothing more is wanted. */
  take(chunk: Uint8Array): boolean {
    const room = Math.max(0, this.#limit - this.#size);
    this.#size += chunk.length;
    if (room > 0) this.#pieces.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (this.#pieces.length === JOINED) {
      this.#joined.push(Buffer.concat(this.#pieces));
      this.#pieces = [];
    }
    return this.#size > this.#limit;
  }

  whole(): ReadBody {
    const all = [...this.#joined, ...this.#pieces];
    const [only] = all;
    const isOne = only !== undefined && all.length === 1;
    const bytes = isOne ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(all);
    return { bytes, truncated: this.#size > this.#limit };
  }
}

/** Text as it was sent: a byte-order mark stays, a character cut off by the limit goes. */
export function decodeText({ bytes, truncated }: ReadBody): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: truncated });
}
