/**
 * MCP over stdin and stdout: one JSON message a line. Reads stdin itself, so that a long line costs no more than its bytes and a
 * bad one is answered instead of ending the session; writes the tool list spliced in. What a line means is `message-line.ts`'s
 * business, what a message does the SDK's.
 */
import type { JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/server';
import { LineSplitter } from './line-splitter.ts';
import { splitAtTools } from './list-splice.ts';
import { readLine } from './message-line.ts';

export interface StdioOptions {
  /** Bytes of the longest message accepted. */
  readonly maxLineBytes: number;
  readonly toolList: () => string;
  readonly onListed: () => void;
  readonly onClosed: () => void;
}

export class SplicingStdioTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: (<T extends JSONRPCMessage>(message: T, extra?: MessageExtraInfo) => void) | undefined;
  readonly #options: StdioOptions;
  readonly #lines: LineSplitter;
  #isClosed = false;
  #drained: Promise<void> | undefined;

  constructor(options: StdioOptions) {
    this.#options = options;
    this.#lines = new LineSplitter(options.maxLineBytes);
  }

  async start(): Promise<void> {
    const { stdin, stdout } = process;
    stdin.on('data', this.#read);
    stdin.on('error', this.#report);
    stdin.on('end', this.#end);
    stdin.on('close', this.#end);
    stdout.on('error', this.#end);
    if (stdin.readableEnded || stdin.destroyed) setImmediate(this.#end);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const halves = splitAtTools(message);
    if (!halves) return this.#write([`${JSON.stringify(message)}\n`]);
    await this.#write([halves[0], this.#options.toolList(), `${halves[1]}\n`]);
    this.#options.onListed();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { stdin } = process;
    stdin.off('data', this.#read);
    stdin.off('end', this.#end);
    stdin.off('close', this.#end);
    if (stdin.listenerCount('data') === 0) stdin.pause();
    this.#lines.clear();
    this.onclose?.();
    this.#options.onClosed();
  }

  readonly #report = (error: Error): void => this.onerror?.(error);

  /** A closed stdin or a broken stdout: nobody is there any more. */
  readonly #end = (): void => {
    void this.close();
  };

  readonly #read = (chunk: Buffer): void => {
    for (const line of this.#lines.push(chunk)) {
      if (this.#isClosed) return;
      const read = readLine(line, this.#options.maxLineBytes);
      if (read.kind === 'message') this.onmessage?.(read.message);
      else if (read.kind === 'dropped') this.#report(new Error(read.why));
      else if (read.kind === 'refused') {
        this.#report(new Error(`refused a line of stdin: ${read.answer.error.message}`));
        this.#write([`${JSON.stringify(read.answer)}\n`]).catch(this.#report);
      }
    }
  };

  /** Resolves when stdout has taken the parts; many writers wait for one `drain`. */
  async #write(parts: readonly string[]): Promise<void> {
    if (this.#isClosed) throw new Error('the client has left');
    const { stdout } = process;
    let isTaken = true;
    if (parts.length > 1) stdout.cork();
    for (const part of parts) isTaken = stdout.write(part);
    if (parts.length > 1) stdout.uncork();
    if (isTaken) return;
    this.#drained ??= new Promise(resolve => {
      const done = (): void => {
        this.#drained = undefined;
        stdout.off('drain', done);
        stdout.off('close', done);
        resolve();
      };
      stdout.once('drain', done);
      stdout.once('close', done);
    });
    await this.#drained;
  }
}
