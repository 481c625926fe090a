/**
 * Lines out of chunks of bytes, in time that grows with the bytes alone: a piece is looked at once and joined once. Bounds what
 * one line may hold: of a longer one only its two ends are kept. Knows nothing of JSON.
 */

export type Line =
  | { readonly kind: 'whole'; readonly text: string }
  /** Longer than the limit: its first and last bytes, enough to tell whose it was. */
  | { readonly kind: 'too_long'; readonly head: string; readonly tail: string };

/** Bytes kept of each end of a line that is too long. */
const END_BYTES = 512;
const NEWLINE = 0x0a;

export class LineSplitter {
  readonly #limit: number;
  #pieces: Buffer[] = [];
  #size = 0;
  /** The first bytes of a line that is too long; undefined while the line still fits. */
  #head: Buffer | undefined;

  /** @param limit bytes of the longest line that is given whole */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that end in this chunk, in order, without their line ends (LF or CR LF). What follows the last one waits. */
  *push(chunk: Buffer): Generator<Line> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end));
      start = end + 1;
      yield this.#take();
    }
    this.#keep(chunk.subarray(start));
  }

  clear(): void {
    this.#pieces = [];
    this.#size = 0;
    this.#head = undefined;
  }

  #keep(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#size += piece.length;
    this.#pieces.push(piece);
    if (this.#size <= this.#limit) return;
    // Too long: from here on only the last bytes are held, whatever still comes.
    const held = Buffer.concat(this.#pieces);
    this.#head ??= Buffer.from(held.subarray(0, END_BYTES));
    const tail = Buffer.from(held.subarray(-END_BYTES));
    this.#pieces = [tail];
  }

  #take(): Line {
    const bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
    const head = this.#head;
    this.clear();
    const text = (bytes ?? Buffer.alloc(0)).toString('utf8').replace(/\r$/, '');
    return head === undefined ? { kind: 'whole', text } : { kind: 'too_long', head: head.toString('utf8'), tail: text };
  }
}
