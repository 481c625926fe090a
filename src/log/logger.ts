/** JSON lines on stderr. Owns the line format and the level; never the decision what is secret (callers pass no secrets). */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Logger {
  debug(event: string, facts?: Readonly<Record<string, unknown>>): void;
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
  /** The same log with facts on every line. */
  with(facts: Readonly<Record<string, unknown>>): Logger;
}

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Makes a logger that writes lines of `level` and above through `write` (stderr by default). */
export const createLogger = (level: LogLevel, write: (line: string) => void = line => process.stderr.write(line)): Logger =>
  new LineLogger(RANK[level], write, {});

class LineLogger implements Logger {
  readonly #least: number;
  readonly #write: (line: string) => void;
  readonly #base: Readonly<Record<string, unknown>>;

  constructor(least: number, write: (line: string) => void, base: Readonly<Record<string, unknown>>) {
    this.#least = least;
    this.#write = write;
    this.#base = base;
  }

  debug(event: string, facts?: Readonly<Record<string, unknown>>): void {
    this.#line('debug', event, facts);
  }

  info(event: string, facts?: Readonly<Record<string, unknown>>): void {
    this.#line('info', event, facts);
  }

  warn(event: string, facts?: Readonly<Record<string, unknown>>): void {
    this.#line('warn', event, facts);
  }

  error(event: string, facts?: Readonly<Record<string, unknown>>): void {
    this.#line('error', event, facts);
  }

  with(facts: Readonly<Record<string, unknown>>): Logger {
    return new LineLogger(this.#least, this.#write, { ...this.#base, ...facts });
  }

  #line(level: LogLevel, event: string, facts?: Readonly<Record<string, unknown>>): void {
    if (RANK[level] < this.#least) return;
    this.#write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...this.#base, ...facts })}\n`);
  }
}
