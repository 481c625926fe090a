import { describe, expect, it } from 'vitest';
import {
  blobId,
  bytesOf,
  type Commit,
  changedTree,
  compareTrees,
  hunksOf,
  isText,
  Repository,
  textOf,
} from '../../src/sandbox/git-store.ts';

const author = (day: number) => ({ name: 'Ann', email: 'ann@example.com', date: `2025-01-0${day}T00:00:00.000Z` });
const files = (record: Readonly<Record<string, string>>) =>
  new Map(Object.entries(record).map(([path, content]) => [path, bytesOf(content)]));

/** main: one - two; side: one - three. */
function forked(two: Readonly<Record<string, string>>, three: Readonly<Record<string, string>>) {
  const repository = new Repository();
  const one = repository.commit({ branch: 'main', parents: [], tree: files({ a: 'a\n', b: 'b\n' }), message: 'one', author: author(1) });
  const main = repository.commit({ branch: 'main', parents: [one], tree: files(two), message: 'two', author: author(2) });
  const side = repository.commit({ branch: 'side', parents: [one], tree: files(three), message: 'three', author: author(3) });
  return { repository, one, main, side };
}

const shown = (tree: Commit['tree']): Readonly<Record<string, string>> =>
  Object.fromEntries([...tree].map(([path, content]) => [path, textOf(content)]));

describe('a repository in memory', () => {
  it("gives blobs Git's own ids", () => {
    expect(blobId(bytesOf('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });

  it('gives the same commit the same id and another date another', () => {
    const commit = (day: number) => new Repository().commit({ parents: [], tree: files({ a: 'a' }), message: 'm', author: author(day) }).id;
    expect(commit(1)).toBe(commit(1));
    expect(commit(1)).not.toBe(commit(2));
  });

  it('resolves branches, tags, full and shortened ids, and nothing else', () => {
    const { repository, one, main } = forked({ a: 'x' }, { a: 'y' });
    repository.tags.set('v1', { name: 'v1', target: one.id, message: null, date: '2025-01-01T00:00:00.000Z' });
    expect(['main', 'refs/heads/main', 'v1', main.id, main.id.slice(0, 8)].map(ref => repository.resolve(ref)?.message)).toEqual([
      'two',
      'two',
      'one',
      'two',
      'two',
    ]);
    expect(['nope', main.id.slice(0, 6), ''].map(ref => repository.resolve(ref))).toEqual([undefined, undefined, undefined]);
  });

  it('lists children before parents and what one side has alone', () => {
    const { repository, one, main, side } = forked({ a: 'x' }, { a: 'y' });
    const merge = repository.commit({ parents: [main, side], tree: main.tree, message: 'merge', author: author(4) });
    const log = repository.log(merge).map(commit => commit.message);
    expect(log[0]).toBe('merge');
    expect(log.at(-1)).toBe('one');
    expect([...log].sort()).toEqual(['merge', 'one', 'three', 'two']);
    expect(repository.between(main, side).map(commit => commit.message)).toEqual(['three']);
    expect(repository.mergeBase(main, side)).toBe(one);
  });

  it('merges changes of different files and takes away what one side removed', () => {
    const { repository, main, side } = forked({ a: 'changed\n', b: 'b\n' }, { a: 'a\n', c: 'c\n' });
    const { tree, conflicts } = repository.merge(main, side);
    expect(conflicts).toEqual([]);
    expect(shown(tree)).toEqual({ a: 'changed\n', c: 'c\n' });
  });

  it('names a file that both sides changed differently', () => {
    const { repository, main, side } = forked({ a: 'ours\n', b: 'b\n' }, { a: 'theirs\n', b: 'b\n' });
    expect(repository.merge(main, side).conflicts).toEqual(['a']);
  });

  it('shows a moved file as one change and a binary one without lines', () => {
    const before = files({ 'old.txt': 'same\n' });
    const after = new Map([
      ['new.txt', bytesOf('same\n')],
      ['data', new Uint8Array([0, 255])],
    ]);
    const diffs = compareTrees(before, after);
    expect(diffs.map(diff => [diff.oldPath, diff.newPath, hunksOf(diff)])).toEqual([
      ['data', 'data', 'Binary files /dev/null and b/data differ\n'],
      ['old.txt', 'new.txt', ''],
    ]);
  });

  it('blames each line on the commit that wrote it', () => {
    const repository = new Repository();
    const first = repository.commit({ branch: 'main', parents: [], tree: files({ a: 'one\ntwo\n' }), message: 'first', author: author(1) });
    const last = repository.commit({
      branch: 'main',
      parents: [first],
      tree: changedTree(first.tree, [{ path: 'a', content: bytesOf('one\nTWO\nthree\n') }]),
      message: 'last',
      author: author(2),
    });
    expect(repository.blame(last, 'a').map(entry => `${entry.commit.message}: ${entry.line}`)).toEqual([
      'first: one',
      'last: TWO',
      'last: three',
    ]);
  });

  it('tells text from bytes', () => {
    expect([bytesOf('é\n'), new Uint8Array([0x61, 0]), new Uint8Array([0xff, 0xfe])].map(isText)).toEqual([true, false, false]);
  });
});
