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
export function createLogger(level: LogLevel, write: (line: string) => void = line => process.stderr.write(line)): Logger {
  const make = (base: Readonly<Record<string, unknown>>): Logger => {
    const at =
      (lineLevel: LogLevel) =>
      (event: string, facts: Readonly<Record<string, unknown>> = {}): void => {
        if (RANK[lineLevel] < RANK[level]) return;
        write(`${JSON.stringify({ time: new Date().toISOString(), level: lineLevel, event, ...base, ...facts })}\n`);
      };
    return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), with: facts => make({ ...base, ...facts }) };
  };
  return make({});
}
