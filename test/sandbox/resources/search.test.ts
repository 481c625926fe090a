import { describe, expect, it } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';

const { call } = openSandbox();

describe('search', () => {
  it.each<readonly [path: string, scope: string, words: string, field: string, found: readonly unknown[]]>([
    ['/projects/70', 'issues', 'login', 'iid', [1]],
    ['/projects/70', 'issues', '#7', 'iid', [7]],
    ['/projects/70', 'merge_requests', 'audit', 'iid', [4]],
    ['/projects/70', 'milestones', 'release', 'title', ['v1.0']],
    ['/projects/70', 'notes', 'reproduce', 'id', [301]],
    ['/projects/70', 'commits', 'guide', 'title', ['Write the guide 📖']],
    ['/projects/70', 'blobs', 'npm start', 'path', ['README.md']],
    ['/projects/70', 'wiki_blobs', 'npm install', 'path', ['docs/setup.md']],
    ['/projects/70', 'users', 'bob', 'username', ['bob']],
    ['/groups/demo', 'projects', 'worker', 'path', ['worker']],
    ['/groups/demo', 'milestones', 'Q', 'title', ['Q1', 'Q2']],
    ['', 'snippet_titles', 'notes', 'title', ['Personal notes']],
    ['', 'users', 'dana', 'username', ['dana']],
  ])('in %s finds %s by "%s"', async (path, scope, words, field, found) => {
    const answer = await call('GET', `${path}/search?scope=${scope}&search=${encodeURIComponent(words)}`);
    expect({ status: answer.status, found: answer.rows.map(row => row[field]) }).toEqual({ status: 200, found });
  });

  it('shows the lines around a hit in a file', async () => {
    const { body } = await call('GET', '/projects/70/search?scope=blobs&search=npm%20start');
    expect(body).toEqual([
      {
        basename: 'README',
        data: '\n    npm install\n    npm start\n',
        path: 'README.md',
        filename: 'README.md',
        id: null,
        ref: 'main',
        startline: 6,
        project_id: 70,
        group_id: null,
      },
    ]);
  });
});
