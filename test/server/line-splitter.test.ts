import { describe, expect, it } from 'vitest';
import { type Line, LineSplitter } from '../../src/server/line-splitter.ts';

/** All lines of a text that arrives in chunks of `size` bytes. */
function split(text: string, { limit = 1_000_000, size = 7 } = {}): Line[] {
  const splitter = new LineSplitter(limit);
  const bytes = Buffer.from(text);
  const lines: Line[] = [];
  for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.push(bytes.subarray(at, at + size)));
  return lines;
}

const whole = (text: string): Line => ({ kind: 'whole', text });

describe('LineSplitter', () => {
  it.each([1, 2, 3, 7, 1_000])('gives the same lines however they arrive (%i bytes at once)', size => {
    expect(split('one\r\n\ntwo 🎉 é\n\r\nthree', { size })).toEqual([whole('one'), whole(''), whole('two 🎉 é'), whole('')]);
  });

  it('gives what waited when its line ends', () => {
    const splitter = new LineSplitter(100);
    expect([...splitter.push(Buffer.from('{"a":'))]).toEqual([]);
    expect([...splitter.push(Buffer.from('1}\n{'))]).toEqual([whole('{"a":1}')]);
    expect([...splitter.push(Buffer.from('}\n'))]).toEqual([whole('{}')]);
  });

  it('keeps the two ends of a line above the limit, and reads on behind it', () => {
    const head = 'h'.repeat(512);
    const tail = 't'.repeat(512);
    expect(split(`${head}${'x'.repeat(50_000)}${tail}\nnext\n`, { limit: 2_000, size: 777 })).toEqual([
      { kind: 'too_long', head, tail },
      whole('next'),
    ]);
  });

  it('takes a line of exactly the limit', () => {
    expect(split(`${'x'.repeat(10)}\n${'y'.repeat(11)}\n`, { limit: 10 })).toEqual([
      whole('x'.repeat(10)),
      { kind: 'too_long', head: 'y'.repeat(11), tail: 'y'.repeat(11) },
    ]);
  });

  it('copies no byte more than a few times, whatever the length of a line', () => {
    const { concat } = Buffer;
    let copied = 0;
    Buffer.concat = (list, length) => {
      const joined = concat(list, length);
      copied += joined.length;
      return joined;
    };
    try {
      const chunk = Buffer.alloc(65_536, 'x');
      for (const limit of [1 << 20, 1 << 30]) {
        copied = 0;
        const splitter = new LineSplitter(limit);
        for (let i = 0; i < 256; i += 1) expect([...splitter.push(chunk)]).toEqual([]);
        expect([...splitter.push(Buffer.from('\n'))]).toHaveLength(1);
        expect(copied).toBeLessThan(2 * 256 * chunk.length);
      }
    } finally {
      Buffer.concat = concat;
    }
  });
});
