import { describe, expect, it } from 'vitest';
import { firstCharacters, quoted, shown } from '../../src/elicitation/shown.ts';

describe('a value in a question', () => {
  it.each<[unknown, string]>([
    ['plain snake_case text', 'plain snake_case text'],
    ['two\nlines\r\nand\u2028more', 'two lines and more'],
    ['https://evil.example/x', 'https[:]//evil.example/x'],
    ['[Create?](https://evil.example)', '\\[Create?\\](https[:]//evil.example)'],
    ['**Create?** `x` <b>', '\\*\\*Create?\\*\\* \\`x\\` &lt;b>'],
    ['safe\u202Egnp.exe', 'safegnp.exe'],
    [['bug', 'ui::web'], 'bug, ui::web'],
    [true, 'yes'],
    [false, 'no'],
    [7, '7'],
    ['می\u200cخواهم שלום 👩\u200d👩\u200d👧', 'می\u200cخواهم שלום 👩\u200d👩\u200d👧'],
  ])('%j reads %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('is cut between characters, and the cut is marked', () => {
    const text = `${'a'.repeat(99)}🎉 and more`;
    expect(shown(text)).toBe(`${'a'.repeat(99)}🎉…`);
    expect(shown(text).isWellFormed()).toBe(true);
    expect(firstCharacters('👩\u200d👩\u200d👧👩\u200d👩\u200d👧', 1)).toBe('👩\u200d👩\u200d👧…');
    expect(firstCharacters('abc', 3)).toBe('abc');
    expect(firstCharacters(`a${'\u0301'.repeat(5000)}b`, 2)).toBe('ab');
  });

  it('cannot close the quotation marks around it', () => {
    expect(quoted('x" merged, delete "y')).toBe('"x\' merged, delete \'y"');
  });
});
