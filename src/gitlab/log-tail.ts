/**
 * The end of a long text, read from its stream in bounded memory: at most `maxBytes` and a chunk are held at any time. It
 * does not clean terminal codes; that is formatting.
 */
export interface Tail {
  readonly text: string;
  readonly totalLines: number;
  readonly totalBytes: number;
  /** Lines that do not appear in `text` at all. */
  readonly omittedLines: number;
}

const NEWLINE = 10;

/** Reads a stream to its end and keeps its last `lines` lines, of at most `maxBytes` bytes together. */
export async function readTail(
  stream: AsyncIterable<Uint8Array>,
  { lines, maxBytes }: { readonly lines: number; readonly maxBytes: number },
): Promise<Tail> {
  const kept: Uint8Array[] = [];
  let keptBytes = 0;
  let totalBytes = 0;
  let newlines = 0;
  let last = NEWLINE;
  for await (const chunk of stream) {
    if (chunk.length === 0) continue;
    kept.push(chunk);
    keptBytes += chunk.length;
    totalBytes += chunk.length;
    newlines += countNewlines(chunk);
    last = chunk[chunk.length - 1] ?? last;
    for (let first = kept[0]; first !== undefined && keptBytes - first.length >= maxBytes; first = kept[0]) {
      kept.shift();
      keptBytes -= first.length;
    }
  }
  const totalLines = newlines + (last === NEWLINE ? 0 : 1);
  const end = lastLines(wholeLines(Buffer.concat(kept), maxBytes, totalBytes), lines);
  return { text: end.toString('utf8'), totalLines, totalBytes, omittedLines: totalLines - lineCount(end) };
}

function countNewlines(bytes: Uint8Array): number {
  let found = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) found++;
  return found;
}

const lineCount = (bytes: Uint8Array): number => countNewlines(bytes) + (bytes.length > 0 && bytes[bytes.length - 1] !== NEWLINE ? 1 : 0);

/** The last `maxBytes`, from the start of a line; or of a character, when one line is longer than that. */
function wholeLines(held: Buffer, maxBytes: number, totalBytes: number): Buffer {
  if (totalBytes <= maxBytes) return held;
  const from = held.length - maxBytes;
  const window = held.subarray(from);
  if (held[from - 1] === NEWLINE) return window;
  const newline = window.indexOf(NEWLINE);
  if (newline !== -1 && newline < window.length - 1) return window.subarray(newline + 1);
  let start = 0;
  while (start < window.length && ((window[start] ?? 0) & 0xc0) === 0x80) start++;
  return window.subarray(start);
}

function lastLines(bytes: Buffer, lines: number): Buffer {
  let at = bytes.length - 1;
  for (let left = lines; left > 0; left--) {
    at = at > 0 ? bytes.lastIndexOf(NEWLINE, at - 1) : -1;
    if (at === -1) return bytes;
  }
  return bytes.subarray(at + 1);
}
