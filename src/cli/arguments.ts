/** Reads the command line: the command, its words and flags. Every setting has a flag of the same words, save secrets. */
import { parseArgs } from 'node:util';
import { flagOf, SETTINGS, type SettingDefinition } from '../config/definitions.ts';
import { nearest } from '../config/nearest.ts';

export const COMMANDS = ['serve', 'http', 'find', 'run'] as const;
export type Command = (typeof COMMANDS)[number];

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandLine {
  readonly command: Command;
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

type Option = { readonly type: 'string' | 'boolean'; readonly short?: string };

const OWN_OPTIONS: Readonly<Record<string, Option>> = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  sandbox: { type: 'boolean' },
  'sandbox-port': { type: 'string' },
  params: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  answers: { type: 'string' },
  protocol: { type: 'string' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  socket: { type: 'string' },
  stateless: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
};

const isSwitch = (definition: SettingDefinition): boolean => definition.kind === 'flag';

const settingOptions = (): Record<string, Option> =>
  Object.fromEntries(
    Object.values(SETTINGS as Readonly<Record<string, SettingDefinition>>)
      .filter(definition => definition.kind !== 'secret')
      .map(definition => [flagOf(definition), { type: 'string' }]),
  );

/**
 * Parses arguments after the program's name.
 * @throws UsageError naming the word at fault.
 */
export function parseCommandLine(argv: readonly string[]): CommandLine {
  const settings = settingOptions();
  const switches = new Set(
    Object.values(SETTINGS as Readonly<Record<string, SettingDefinition>>)
      .filter(isSwitch)
      .map(flagOf),
  ).add('stateless');
  const options = { ...OWN_OPTIONS, ...settings };
  // A switch may stand alone (--read-only) or say its value (--read-only=false).
  const spelled = argv.map(word => (word.startsWith('--') && switches.has(word.slice(2)) ? `${word}=true` : word));
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: spelled, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(explain(error, Object.keys(options)));
  }
  const [first, ...rest] = parsed.positionals;
  const command = COMMANDS.find(name => name === first);
  if (first !== undefined && !command) {
    const [close] = nearest(first, COMMANDS);
    throw new UsageError(`"${first}" is not a command.${close ? ` Did you mean ${close}?` : ''} Commands are ${COMMANDS.join(', ')}.`);
  }
  return { command: command ?? 'serve', words: rest, flags: parsed.values as CommandLine['flags'] }; // no option is declared `multiple`
}

function explain(error: unknown, names: readonly string[]): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, unknown] = /Unknown option '--?([^']+)'/.exec(text) ?? [];
  if (!unknown) return text.split('\n')[0] ?? text;
  const [close] = nearest(unknown, names);
  return `--${unknown} is not a flag.${close ? ` Did you mean --${close}?` : ' --help lists the flags.'}`;
}
