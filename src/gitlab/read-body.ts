/** Reads a body into memory, never more of it than a stated number of bytes. */

export interface ReadBody {
  readonly bytes: Buffer;
  /** True when the body went on after `limit`; the rest was not read. */
  readonly truncated: boolean;
}

/** Stops at `limit` bytes; leaving the loop early also lets the transport drop the connection. */
export async function readBody(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      chunks.push(chunk.subarray(0, chunk.length - (size - limit)));
      return { bytes: Buffer.concat(chunks), truncated: true };
    }
    chunks.push(chunk);
  }
  const [only] = chunks;
  const bytes = only !== undefined && chunks.length === 1 ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(chunks);
  return { bytes, truncated: false };
}

/** Text as it was sent: a byte-order mark stays, a character cut off by the limit goes. */
export function decodeText({ bytes, truncated }: ReadBody): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: truncated });
}
