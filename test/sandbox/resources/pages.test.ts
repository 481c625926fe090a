import { describe, expect, it } from 'vitest';
import { rows, text } from '../../../src/sandbox/row.ts';
import { multipart, NOW, openSandbox } from '../open-sandbox.ts';

describe('wiki pages', () => {
  it.each([
    ['home', 'home'],
    ['docs%2Fsetup', 'setup'],
    ['Handbook%2FOn%20call', 'On call'],
    ['Handbook%2FOn-call', 'On call'],
  ])('are read by slug or title with their folders: %s', async (slug, title) => {
    const { call } = openSandbox();
    for (const project of ['demo%2Fhandbook', 'demo%2Fapp'])
      expect((await call('GET', `/projects/${project}/wikis/${slug}`)).row['title']).toBe(title);
  });

  it('move with a new title and refuse a second page of one', async () => {
    const { call } = openSandbox();
    await call('PUT', '/projects/71/wikis/docs%2Fsetup', { title: 'guides/Set up' });
    expect((await call('GET', '/projects/71/wikis')).rows.map(row => row['slug'])).toEqual(['guides/Set-up', 'Handbook/On-call', 'home']);
    const twin = await call('POST', '/projects/71/wikis', { title: 'home', content: 'x' });
    expect({ status: twin.status, body: twin.body }).toEqual({
      status: 400,
      body: { message: { base: ['Duplicate page: A page with that title already exists'] } },
    });
  });

  it('take attachments', async () => {
    const { body, headers } = multipart({ name: 'file', filename: 'plan.png', content: 'x' }, { branch: 'main' });
    const got = await openSandbox().call('POST', '/projects/71/wikis/attachments', body, headers);
    const path = 'uploads/9dd4e461268c8034f5c8564e155c67a6/plan.png';
    expect({ status: got.status, body: got.body }).toEqual({
      status: 201,
      body: { file_name: 'plan.png', file_path: path, branch: 'main', link: { url: path, markdown: `![plan](${path})` } },
    });
  });
});

describe('uploads', () => {
  it('keep the name of their file', async () => {
    const { call } = openSandbox();
    const { body, headers } = multipart({ name: 'file', filename: 'ré%22sumé.txt', content: 'hello' });
    const made = await call('POST', '/projects/70/uploads', body, headers);
    expect([made.status, made.row['id'], made.row['alt'], text(made.row['markdown']).startsWith('[ré"sumé](/uploads/')]).toEqual([
      201,
      2,
      'ré"sumé',
      true,
    ]);
    const [latest] = (await call('GET', '/projects/70/uploads')).rows;
    expect([latest?.['filename'], latest?.['size'], latest?.['created_at']]).toEqual(['ré"sumé.txt', 5, NOW]);
  });
});

describe('snippets', () => {
  it('hold several files and give the first one raw', async () => {
    const { call } = openSandbox();
    const files = [
      { file_path: 'a.md', content: '# A\n' },
      { file_path: 'b.md', content: '# B\n' },
    ];
    const made = await call('POST', '/snippets', { title: 'Two', visibility: 'private', files });
    const one = `/snippets/${text(made.row['id'])}`;
    expect(rows(made.row['files']).map(file => file['path'])).toEqual(['a.md', 'b.md']);
    expect((await call('GET', `${one}/raw`)).body).toBe('# A\n');
    await call('PUT', one, { files: [{ action: 'delete', file_path: 'a.md' }] });
    expect((await call('GET', `${one}/raw`)).body).toBe('# B\n');
  });

  it('are told apart by where they belong', async () => {
    const { call } = openSandbox();
    const titles = async (path: string) => (await call('GET', path)).rows.map(row => row['title']);
    expect([await titles('/snippets'), await titles('/projects/70/snippets'), await titles('/projects/71/snippets')]).toEqual([
      ['Personal notes'],
      ['Restart the app'],
      [],
    ]);
  });
});

describe('releases', () => {
  it('have the latest at its own address, with sources and links', async () => {
    const { call } = openSandbox();
    const latest = (await call('GET', '/projects/70/releases/permalink/latest')).row;
    expect(latest['tag_name']).toBe('v1.1.0');
    const first = (await call('GET', '/projects/70/releases/v1.0.0')).row;
    expect(first['assets']).toEqual({
      count: 5,
      sources: ['zip', 'tar.gz', 'tar.bz2', 'tar'].map(format => ({
        format,
        url: `https://gitlab.example.com/demo/app/-/archive/v1.0.0/app-v1.0.0.${format}`,
      })),
      links: [
        {
          id: 1,
          name: 'app-linux-amd64',
          url: 'https://downloads.example.com/app/1.0.0/app-linux-amd64',
          link_type: 'package',
          direct_asset_url: 'https://gitlab.example.com/demo/app/-/releases/v1.0.0/downloads/bin/app-linux-amd64',
        },
      ],
    });
  });

  it('make their tag and take milestones by title', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/projects/70/releases', {
      tag_name: 'v2',
      ref: 'develop',
      milestones: ['v1.1'],
      assets: { links: [{ name: 'a', url: 'https://example.com/a' }] },
    });
    expect([made.status, made.row['name'], rows(made.row['milestones']).map(row => row['id'])]).toEqual([201, 'v2', [32]]);
    expect((await call('GET', '/projects/70/repository/tags/v2')).row['release']).toEqual({ tag_name: 'v2', description: null });
    expect((await call('GET', '/projects/70/releases/v2/assets/links')).rows.map(row => row['name'])).toEqual(['a']);
    const wrong = await call('PUT', '/projects/70/releases/v2', { milestones: ['v9'] });
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: 400, body: { message: 'Milestone(s) not found: v9' } });
  });

  it('are upcoming until their day', async () => {
    const { row } = await openSandbox().call('POST', '/projects/70/releases', {
      tag_name: 'v1.0.0-later',
      ref: 'main',
      released_at: '2030-01-01T00:00:00Z',
    });
    expect(row['upcoming_release']).toBe(true);
  });
});
