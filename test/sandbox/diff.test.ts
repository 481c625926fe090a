import { describe, expect, it } from 'vitest';
import { edits, lineStats, unifiedDiff } from '../../src/sandbox/diff.ts';

const lines = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

describe('unifiedDiff', () => {
  it.each([
    ['nothing differs', 'a\nb\n', 'a\nb\n', ''],
    ['a file is new', '', 'a\nb\n', '@@ -0,0 +1,2 @@\n+a\n+b\n'],
    ['a file goes', 'a\n', '', '@@ -1 +0,0 @@\n-a\n'],
    ['one line changes', 'a\nb\nc\n', 'a\nB\nc\n', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n'],
    ['a line is added at the end', 'a\n', 'a\nb\n', '@@ -1 +1,2 @@\n a\n+b\n'],
  ])('writes hunks as Git does when %s', (_case, before, after, expected) => {
    expect(unifiedDiff(before, after)).toBe(expected);
  });

  it('keeps three lines around a change and starts a new hunk where the gap is wider', () => {
    const before = lines(1, 20);
    const after = before.replace('line 2\n', 'second\n').replace('line 18\n', 'eighteenth\n');
    expect(unifiedDiff(before, after)).toBe(
      '@@ -1,5 +1,5 @@\n line 1\n-line 2\n+second\n line 3\n line 4\n line 5\n@@ -15,6 +15,6 @@\n line 15\n line 16\n line 17\n-line 18\n+eighteenth\n line 19\n line 20\n',
    );
  });
});

describe('edits', () => {
  it('finds the longest run of lines that stay', () => {
    expect(edits(['a', 'b', 'c', 'd'], ['b', 'x', 'd'])).toEqual([
      { kind: 'removed', line: 'a' },
      { kind: 'same', line: 'b' },
      { kind: 'removed', line: 'c' },
      { kind: 'added', line: 'x' },
      { kind: 'same', line: 'd' },
    ]);
  });

  it('counts what it added and removed', () => {
    expect(lineStats('a\nb\nc\n', 'a\nx\ny\nc\n')).toEqual({ additions: 2, deletions: 1 });
  });
});
