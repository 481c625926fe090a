import { constants } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { readTail } from '../../src/gitlab/log-tail.ts';

async function* pieces(text: string | Buffer, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('readTail', () => {
  it.each([1, 3, 7, 1000])('keeps the last lines, read in pieces of %i bytes', async size => {
    expect(await readTail(pieces('one\ntwo\nthree\nfour\n', size), { lines: 2, maxBytes: 1000 })).toEqual({
      text: 'three\nfour\n',
      totalLines: 4,
      totalBytes: 19,
      omittedLines: 2,
    });
  });

  it.each([
    ['no text', '', 3, { text: '', totalLines: 0, totalBytes: 0, omittedLines: 0 }],
    ['fewer lines than asked', 'a\nb', 3, { text: 'a\nb', totalLines: 2, totalBytes: 3, omittedLines: 0 }],
    ['exactly as many', '\nb\n', 2, { text: '\nb\n', totalLines: 2, totalBytes: 3, omittedLines: 0 }],
    ['an unfinished last line', 'a\nb\nc', 1, { text: 'c', totalLines: 3, totalBytes: 5, omittedLines: 2 }],
    ['empty lines at the end', 'a\n\n\n', 2, { text: '\n\n', totalLines: 3, totalBytes: 4, omittedLines: 1 }],
    ['no lines wanted', 'a\nb\n', 0, { text: '', totalLines: 2, totalBytes: 4, omittedLines: 2 }],
  ])('reads %s', async (_, text, lines, tail) => {
    expect(await readTail(pieces(text, 2), { lines, maxBytes: 1000 })).toEqual(tail);
  });

  it('holds to the byte limit at the start of a line', async () => {
    expect(await readTail(pieces('aaaa\nbbbb\ncccc\n', 4), { lines: 100, maxBytes: 12 })).toEqual({
      text: 'bbbb\ncccc\n',
      totalLines: 3,
      totalBytes: 15,
      omittedLines: 1,
    });
    expect((await readTail(pieces('aaaa\nbbbb\ncccc\n', 4), { lines: 100, maxBytes: 10 })).text).toBe('bbbb\ncccc\n');
  });

  it('cuts one endless line at a character', async () => {
    expect(await readTail(pieces('日本語テキスト', 5), { lines: 5, maxBytes: 10 })).toEqual({
      text: 'キスト',
      totalLines: 1,
      totalBytes: 21,
      omittedLines: 0,
    });
  });

  it('keeps the error at the end of a log that no string could hold', async () => {
    const block = Buffer.from(`${'step ok '.repeat(1024)}\n`.repeat(8));
    const blocks = Math.ceil(constants.MAX_STRING_LENGTH / block.length) + 1;
    async function* log(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < blocks; part++) yield block;
      yield Buffer.from('ERROR: assertion failed in tide_test\n');
    }
    expect(await readTail(log(), { lines: 2, maxBytes: 100_000 })).toEqual({
      text: `${'step ok '.repeat(1024)}\nERROR: assertion failed in tide_test\n`,
      totalLines: blocks * 8 + 1,
      totalBytes: blocks * block.length + 37,
      omittedLines: blocks * 8 - 1,
    });
  });
});
