/** Reads a body into memory, never more of it than a stated number of bytes. */
import { Readable } from 'node:stream';

export interface ReadBody {
  readonly bytes: Buffer;
  /** True when the body went on after `limit`; the rest was not read. */
  readonly truncated: boolean;
}

/** Stops at `limit` bytes and lets the transport drop the connection then. */
export const readBody = (body: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBody> =>
  body instanceof Readable ? readStream(body, limit) : readPieces(body, limit);

/** By its events: iterating over a stream costs as much as a small body itself. */
const readStream = (stream: Readable, limit: number): Promise<ReadBody> =>
  new Promise((resolve, reject) => {
    const collected = new Collected(limit);
    stream
      .on('data', (chunk: Uint8Array) => {
        if (!collected.take(chunk)) return;
        resolve(collected.whole());
        stream.destroy();
      })
      .on('end', () => resolve(collected.whole()))
      .on('error', reject)
      .on('close', () => reject(new Error('The body ended before it was whole.'))); // says nothing once it is settled
  });

async function readPieces(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBody> {
  const collected = new Collected(limit);
  for await (const chunk of body) if (collected.take(chunk)) break;
  return collected.whole();
}

/** The pieces of a body, up to a limit. */
class Collected {
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
