import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from '../../src/cli/arguments.ts';

describe('the command line', () => {
  it('serves when no command is named', () => {
    expect(parseCommandLine(['--sandbox'])).toEqual({ command: 'serve', words: [], flags: { sandbox: true } });
  });

  it('reads switches alone and with a value', () => {
    expect({ ...parseCommandLine(['serve', '--read-only', '--embedded-resources=false', '--tool-surface', 'meta']).flags }).toEqual({
      'read-only': 'true',
      'embedded-resources': 'false',
      'tool-surface': 'meta',
    });
  });

  it.each([
    [['srve'], '"srve" is not a command. Did you mean serve? Commands are serve, http, find, run.'],
    [['serve', '--tool-surfaces', 'meta'], '--tool-surfaces is not a flag. Did you mean --tool-surface?'],
    [['serve', '--token', 'x'], '--token is not a flag. --help lists the flags.'],
  ])('refuses %j', (argv, sentence) => {
    expect(() => parseCommandLine(argv)).toThrow(new UsageError(sentence));
  });
});
