/**
 * The SDK's stdio transport with the tool list spliced in. It is composed, not extended: the SDK's class assigns its
 * callbacks as fields, which would shadow overrides.
 */
import type { JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { splitAtTools } from './list-splice.ts';

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
  readonly #inner: StdioServerTransport;
  readonly #options: StdioOptions;

  constructor(options: StdioOptions) {
    this.#options = options;
    this.#inner = new StdioServerTransport(undefined, undefined, { maxBufferSize: options.maxLineBytes });
  }

  async start(): Promise<void> {
    this.#inner.onmessage = message => this.onmessage?.(message);
    this.#inner.onerror = error => this.onerror?.(error);
    this.#inner.onclose = () => {
      this.onclose?.();
      this.#options.onClosed();
    };
    await this.#inner.start();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const halves = splitAtTools(message);
    if (!halves) return this.#inner.send(message);
    const { stdout } = process;
    stdout.cork();
    stdout.write(halves[0]);
    stdout.write(this.#options.toolList());
    const flushed = stdout.write(`${halves[1]}\n`);
    stdout.uncork();
    if (!flushed) await new Promise<void>(resolve => stdout.once('drain', resolve));
    this.#options.onListed();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}
