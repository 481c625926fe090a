import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rows, text } from '../../../src/sandbox/row.ts';
import { openSandbox } from '../open-sandbox.ts';

const REPO = '/projects/70/repository';
const file = (path: string): string => `${REPO}/files/${encodeURIComponent(path)}`;

describe('a file', () => {
  it.each(['README.md', 'docs/résumé.md', 'notes/c++ intro.md'])('is read by its path: %s', async path => {
    const { call } = openSandbox();
    const read = await call('GET', `${file(path)}?ref=main`);
    const raw = await call('GET', `${file(path)}/raw?ref=main`);
    const content = Buffer.from(text(read.row['content']), 'base64');
    expect([read.row['file_path'], read.row['encoding'], read.row['size'], content.toString('utf8')]).toEqual([
      path,
      'base64',
      content.length,
      raw.body,
    ]);
    expect(read.row['content_sha256']).toBe(createHash('sha256').update(content).digest('hex'));
    const head = (await call('GET', `${REPO}/branches/main`)).row['commit'];
    expect(read.row['commit_id']).toBe(head && typeof head === 'object' && 'id' in head ? head['id'] : '');
  });

  it('is created, updated and deleted by commits', async () => {
    const { call } = openSandbox();
    const base = { branch: 'main', commit_message: 'Change it' };
    const made = await call('POST', file('a/b c.txt'), { ...base, content: 'aGk=', encoding: 'base64' });
    expect({ status: made.status, body: made.body }).toEqual({ status: 201, body: { file_path: 'a/b c.txt', branch: 'main' } });
    expect((await call('GET', `${file('a/b c.txt')}/raw?ref=main`)).body).toBe('hi');
    expect((await call('PUT', file('a/b c.txt'), { ...base, content: 'ho\n' })).status).toBe(200);
    expect((await call('GET', `${file('a/b c.txt')}/raw?ref=main`)).body).toBe('ho\n');
    expect((await call('DELETE', `${file('a/b c.txt')}?branch=main&commit_message=Bye`)).status).toBe(204);
    const gone = await call('GET', `${file('a/b c.txt')}?ref=main`);
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: { message: '404 File Not Found' } });
    const { rows: history } = await call('GET', `${REPO}/commits?path=a&per_page=5`);
    expect(history.map(commit => commit['title'])).toEqual(['Bye', 'Change it', 'Change it']);
  });

  it.each([
    ['created where one is', 'POST', 'README.md', {}, 400, 'A file with this name already exists'],
    ['updated where none is', 'PUT', 'none.md', {}, 400, "A file with this name doesn't exist"],
    ['written outside the repository', 'POST', '../x', {}, 400, 'file_path should be a valid file path'],
    [
      'updated over a change not seen',
      'PUT',
      'README.md',
      { last_commit_id: '0'.repeat(40) },
      400,
      'You are attempting to update a file that has changed since you started editing it.',
    ],
  ])('is not %s', async (_what, method, path, extra, status, message) => {
    const got = await openSandbox().call(method, file(path), { branch: 'main', commit_message: 'm', content: 'x', ...extra });
    expect({ status: got.status, body: got.body }).toEqual({ status, body: { message } });
  });

  it('starts a new branch when asked', async () => {
    const { call } = openSandbox();
    const body = { branch: 'topic', start_branch: 'develop', commit_message: 'm', content: 'x' };
    expect((await call('POST', file('topic.txt'), body)).status).toBe(201);
    const { rows: compared } = await call('GET', `${REPO}/commits?ref_name=develop..topic`);
    expect(compared.map(commit => commit['title'])).toEqual(['m']);
  });

  it('is blamed line by line', async () => {
    const { call } = openSandbox();
    const { rows: parts } = await call('GET', `${file('README.md')}/blame?ref=main`);
    const shown = parts.map(part => [
      text((part['commit'] as Record<string, string>)['message']).split('\n')[0],
      (part['lines'] as string[]).length,
    ]);
    expect(shown).toEqual([
      ['Initial commit', 1],
      ['Say how to start, move to port 8080', 7],
    ]);
  });

  it('is an image with the bytes of one', async () => {
    const { sandbox } = openSandbox();
    const answer = await sandbox.answer({
      url: `/api/v4${file('assets/logo.png')}/raw?ref=main`,
      method: 'GET',
      headers: { 'private-token': 'x' },
    });
    expect(Buffer.from(answer.bytes).subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  });
});

describe('a commit through the API', () => {
  it('takes several actions at once and starts an empty repository', async () => {
    const { call } = openSandbox();
    const actions = [
      { action: 'create', file_path: 'one.txt', content: 'one\n' },
      { action: 'create', file_path: 'two.txt', content: 'dHdv', encoding: 'base64' },
    ];
    const made = await call('POST', '/projects/72/repository/commits', { branch: 'main', commit_message: 'Start', actions });
    expect([made.status, made.row['title'], made.row['stats'], made.row['parent_ids']]).toEqual([
      201,
      'Start',
      { additions: 2, deletions: 0, total: 2 },
      [],
    ]);
    const tree = await call('GET', '/projects/72/repository/tree');
    expect(tree.rows.map(row => row['path'])).toEqual(['one.txt', 'two.txt']);
    const project = (await call('GET', '/projects/72')).row;
    expect([project['default_branch'], project['empty_repo']]).toEqual(['main', false]);
  });

  it('moves and deletes', async () => {
    const { call } = openSandbox();
    const actions = [
      { action: 'move', file_path: 'docs/start.md', previous_path: 'docs/guide.md' },
      { action: 'delete', file_path: 'CHANGELOG.md' },
    ];
    const { row } = await call('POST', `${REPO}/commits`, { branch: 'main', commit_message: 'Tidy', actions });
    const { rows: diffs } = await call('GET', `${REPO}/commits/${text(row['id'])}/diff`);
    expect(diffs.map(diff => [diff['old_path'], diff['new_path'], diff['renamed_file'], diff['deleted_file']])).toEqual([
      ['CHANGELOG.md', 'CHANGELOG.md', false, true],
      ['docs/guide.md', 'docs/start.md', true, false],
    ]);
  });
});

describe('history', () => {
  it('is the same each time, and a branch name stands for its commit', async () => {
    const ids = async () => (await openSandbox().call('GET', `${REPO}/commits`)).rows.map(row => row['id']);
    const first = await ids();
    expect(first).toHaveLength(9);
    expect(await ids()).toEqual(first);
    expect((await openSandbox().call('GET', `${REPO}/commits/v1.1.0`)).row['id']).toBe(first[0]);
  });

  it('compares two refs', async () => {
    const { row } = await openSandbox().call('GET', `${REPO}/compare?from=main&to=feature/login`);
    expect([
      rows(row['commits']).map(commit => commit['title']),
      rows(row['diffs']).map(diff => diff['new_path']),
      row['compare_same_ref'],
    ]).toEqual([['Refuse a blank name', 'Count attempts'], ['src/login.ts'], false]);
  });

  it.each([
    ['a commit', `${REPO}/commits/nowhere`, 'Commit'],
    ['a ref', `${REPO}/compare?from=nowhere&to=main`, 'Ref'],
    ['a tree', '/projects/72/repository/tree', 'Tree'],
    ['a blob', `${REPO}/blobs/${'0'.repeat(40)}`, 'Blob'],
  ])('says what %s is not', async (_what, path, kind) => {
    const got = await openSandbox().call('GET', path);
    expect({ status: got.status, body: got.body }).toEqual({ status: 404, body: { message: `404 ${kind} Not Found` } });
  });
});

describe('a tree', () => {
  it('lists a folder, and with recursive all below it', async () => {
    const { call } = openSandbox();
    const paths = async (query: string) =>
      (await call('GET', `${REPO}/tree?${query}`)).rows.map(row => `${text(row['type'])} ${text(row['path'])}`);
    expect(await paths('path=docs')).toEqual(['blob docs/changelog-rules.md', 'blob docs/guide.md', 'blob docs/résumé.md']);
    expect(await paths('recursive=true&per_page=6')).toEqual([
      'tree assets',
      'tree docs',
      'tree notes',
      'tree src',
      'blob .gitlab-ci.yml',
      'blob CHANGELOG.md',
    ]);
  });
});

describe('branches', () => {
  it('are 45, with names that need care', async () => {
    const { call } = openSandbox();
    const list = await call('GET', `${REPO}/branches?per_page=100`);
    expect([list.header('x-total'), list.rows.filter(row => row['protected'] === true).map(row => row['name'])]).toEqual([
      '45',
      ['develop', 'main'],
    ]);
    for (const name of ['fix/50%-off#42', 'docs/résumé', 'release/1.0'])
      expect((await call('GET', `${REPO}/branches/${encodeURIComponent(name)}`)).row['name']).toBe(name);
  });

  it.each([
    ['^feature/l', ['feature/login']],
    ['1.0$', ['release/1.0']],
    ['OFF', ['fix/50%-off#42']],
  ])('are found by %s', async (search, names) => {
    const { rows: found } = await openSandbox().call('GET', `${REPO}/branches?search=${encodeURIComponent(search)}`);
    expect(found.map(row => row['name'])).toEqual(names);
  });

  it('are kept when they are protected or the default', async () => {
    const { call } = openSandbox();
    const refusal = async (name: string) => {
      const { status, body } = await call('DELETE', `${REPO}/branches/${name}`);
      return { status, body };
    };
    expect(await refusal('main')).toEqual({ status: 405, body: { message: 'Cannot remove HEAD branch' } });
    expect(await refusal('develop')).toEqual({ status: 405, body: { message: 'Protected branch cant be removed' } });
  });
});
