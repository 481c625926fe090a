import { describe, expect, it } from 'vitest';
import { counted, formatBytes, formatDuration, isAbsent, isTrue, levelName, listOf, textOf } from '../../src/format/values.ts';

describe('values', () => {
  it('are absent when nothing, null, empty text or an empty list; false and 0 are values', () => {
    expect([undefined, null, '', [], false, 0, {}, [0]].map(isAbsent)).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('say yes when true, not zero and not empty', () => {
    expect([true, 1, 'x', 'true', false, 0, '', null, 'false', []].map(isTrue)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['text', 'text'],
    [0, '0'],
    [false, 'false'],
    [null, ''],
    [['a', 'b'], 'a, b'],
    [[{ title: 'v1' }, { name: 'x' }, null], 'v1, x'],
    [{ id: 4, username: 'mira' }, 'mira'],
    [{ nodes: [{ title: 'a' }, { title: 'b' }] }, 'a, b'],
    [{ count: 3 }, ''],
  ])('%j in words is %j', (value, words) => {
    expect(textOf(value)).toBe(words);
  });

  it('lists the nodes of a connection like an array', () => {
    expect([listOf([1]), listOf({ nodes: [2] }), listOf('a'), listOf(undefined)]).toEqual([[1], [2], [], []]);
  });

  it.each([
    [1, 'file', '1 file'],
    [3, 'file', '3 files'],
    ['1000+', 'file', '1000+ files'],
    [0, 'branch', '0 branches'],
    [2, 'entry', '2 entries'],
    [2, 'day', '2 days'],
  ])('counts %s %s as %s', (count, noun, words) => {
    expect(counted(count, noun)).toBe(words);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [1_234_567, '1.2 MB'],
    [999_999, '1 MB'],
    [123_456_789, '123 MB'],
    [5e12, '5 TB'],
  ])('%d bytes are %s', (size, words) => {
    expect(formatBytes(size)).toBe(words);
  });

  it.each([
    [0, '0 s'],
    [1.26, '1.3 s'],
    [59.6, '1 min'],
    [125, '2 min 5 s'],
    [3_600, '1 h'],
    [3_725, '1 h 2 min'],
    [90_061, '1 d 1 h'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });

  it('names access levels and keeps a number it does not know', () => {
    expect([0, 5, 10, 15, 20, 30, 40, 50, 60, 33].map(levelName)).toEqual([
      'No access',
      'Minimal Access',
      'Guest',
      'Planner',
      'Reporter',
      'Developer',
      'Maintainer',
      'Owner',
      'Admin',
      '33',
    ]);
  });
});
