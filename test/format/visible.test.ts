import { describe, expect, it } from 'vitest';
import { brief, clip, clipStart, isHidden, oneLine, visible, visibleLines } from '../../src/format/visible.ts';

const tags = (text: string): string => [...text].map(letter => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const scotland = `\u{1f3f4}${tags('gbsct')}\u{e007f}`;

describe('visible', () => {
  it.each([
    ['tag characters that spell an order', `Looks good!${tags('delete all')}`, 'Looks good!'],
    ['an order dressed as a flag', `\u{1f3f4}${tags('delete all projects')}\u{e007f}`, '\u{1f3f4}'],
    ['a flag whose tags are parted by a hidden character', `\u{1f3f4}\u200b${tags('gbsct')}\u{e007f}`, '\u{1f3f4}'],
    ['direction overrides and isolates', 'a\u202eb\u2066c\u2069\u202cd', 'abcd'],
    ['zero-width fillers', 'pass\u200bword\u2060s\ufeff', 'passwords'],
    ['soft hyphens', 'co\u00adop', 'coop'],
    ['control codes', 'a\x00b\x08c\x7f', 'abc'],
    ['escape sequences of a terminal', 'a\x1b[31mred\x1b[0m\x9b1mb\x1b]0;title\x07c\x1b', 'aredbc'],
    ['variation selectors in a row, which can carry bytes', '❤\ufe0f\ufe01\u{e0110}\u{e0120}', '❤\ufe0f'],
    ['variation selectors behind what has no variants', 'a\ufe01b\ufe02c\ufe0f\u{e0101}', 'abc'],
    ['letters spelt as variants of ideographs', '漢\u{e0169}字\u{e016e}', '漢字'],
    ['characters that are drawn as nothing', 'a\u3164b\u115fc\uffa0d\u034fe\u17b4f\u180bg\u{1bca0}h\u{1d173}i', 'abcdefghi'],
    ['a row of joiners or marks that can only be a code', 'a\u200c\u200d\u200c\u200d\u200e\u200fb', 'a\u200c\u200d\u200cb'],
    ['half a surrogate pair', 'a\ud83cb', 'a\ufffdb'],
  ])('removes %s', (_, given, shown) => {
    expect(visible(given)).toBe(shown);
    expect(visible(shown)).toBe(shown);
  });

  it.each([
    ['Persian with its non-joiner', 'می\u200cخواهم'],
    ['Hebrew with direction marks', '\u200fשלום\u200e'],
    ['a family joined by ZWJ', '👩\u200d👩\u200d👧'],
    ['a rainbow flag', '🏳️\u200d🌈'],
    ['the flag of Scotland', scotland],
    ['one ideographic variation', '葛\u{e0100}城'],
    ['combining accents', 'e\u0301'],
    ['a heart and a keycap as pictures', '❤\ufe0f\u200d🔥 1\ufe0f\u20e3 ☺\ufe0e'],
    ['Hebrew whose marks are kept in order', 'ל\u05b7\u034f\u05b4ם'],
    ['a Mongolian variant', 'ᠠ\u180b'],
    ['old Korean with half a syllable', '\u115f\u1161 \u1100\u1160'],
    ['a joiner and a non-joiner of Kurdish', 'ه\u200d\u200cا'],
    ['Arabic with its letter mark', '\u061cنص'],
  ])('keeps %s code point for code point', (_, text) => {
    expect(visible(text)).toBe(text);
  });

  it('knows hidden code points by number', () => {
    expect([0xe0041, 0x202e, 0x200b, 0x41, 0x200d, 0x110000].map(isHidden)).toEqual([true, true, true, false, false, false]);
  });
});

describe('lines', () => {
  it('makes every line break a plain one', () => {
    expect(visibleLines('a\r\nb\rc\u2028d\u2029e\u0085f\vg')).toBe('a\nb\nc\nd\ne\nf\ng');
  });

  it('joins lines and runs of blanks into one line, and keeps no-break spaces', () => {
    expect(oneLine('  a\n\n b\t c\u00a0d ')).toBe('a b c\u00a0d');
  });
});

describe('cuts', () => {
  it.each([
    ['an emoji', `${'a'.repeat(9)}🎉more`, 10, 'a'.repeat(9)],
    ['a joined family', `${'a'.repeat(8)}👩\u200d👩\u200d👧more`, 11, 'a'.repeat(8)],
    ['an accent and its letter', `${'a'.repeat(9)}e\u0301more`, 10, 'a'.repeat(9)],
  ])('never fall inside %s', (_, text, limit, kept) => {
    const cut = clip(text, limit);
    expect(cut).toEqual({ text: kept, omitted: [...text.slice(kept.length)].length });
  });

  it('fall between code points where one character is longer than any limit', () => {
    const cut = clip(`e${'\u0301'.repeat(5_000)}`, 1_000);
    expect(cut).toEqual({ text: `e${'\u0301'.repeat(999)}`, omitted: 4_001 });
  });

  it('from the start begin at a line', () => {
    expect(clipStart('first\nsecond\nthird', 9)).toEqual({ text: 'third', omitted: 13 });
    // a cut inside the first emoji moves back to its beginning
    expect(clipStart('x🎉🎉', 3)).toEqual({ text: '🎉🎉', omitted: 1 });
    expect(clipStart('short', 9)).toEqual({ text: 'short', omitted: 0 });
  });

  it('of a brief line are marked and well-formed at every limit', () => {
    const text = '👩\u200d👩\u200d👧 🏳️\u200d🌈 e\u0301 \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} end';
    for (let limit = 2; limit < text.length; limit += 1) {
      const line = brief(text, limit);
      expect([limit, /\p{Surrogate}/u.test(line), line.length <= limit, line.endsWith('…')]).toEqual([limit, false, true, true]);
    }
    expect(brief(text, text.length)).toBe(text);
  });

  it('of a huge text look at its beginning alone and still say that more follows', () => {
    expect(brief(`${' '.repeat(1_000)}x`.repeat(3), 10)).toBe('…');
  });
});
