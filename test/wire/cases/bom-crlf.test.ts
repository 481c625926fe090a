/** Byte-order marks and line ends: what was read can be written back byte for byte, and nothing is added. */
import { describe, expect, it } from 'vitest';
import { openStub } from '../../support/on-stub.ts';
import { initialize, openRaw } from '../../support/raw-lines.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('base64');

describe('a file', () => {
  it.each([
    ['with a byte-order mark and CR LF', '\ufeffx=1\r\n'],
    ['without either', 'x=1\n'],
    ['with CR LF alone', 'x=1\r\ny=2\r\n'],
    ['without a last line end', 'x=1'],
  ])('%s is read and written back as the same bytes', async (_, content) => {
    const session = await openStub([
      {
        on: 'GET /api/v4/projects/1/repository/files/a.cs?ref=main',
        body: { file_path: 'a.cs', encoding: 'base64', size: Buffer.byteLength(content), content: bytes(content) },
      },
      { on: 'PUT /api/v4/projects/1/repository/files/a.cs', body: { file_path: 'a.cs', branch: 'main' } },
    ]);
    try {
      const read = await session.call('repository.file_get', { project_id: 1, file_path: 'a.cs', ref: 'main' });
      expect(read.json).toMatchObject({ content, size: Buffer.byteLength(content) });
      expect(read.text.join('\n')).toContain('x=1');
      const written = await session.call('repository.file_update', {
        project_id: 1,
        file_path: 'a.cs',
        branch: 'main',
        commit_message: 'Again',
        content: (read.json as { content: string }).content,
      });
      expect(written.sent).toEqual([
        { on: 'PUT /api/v4/projects/1/repository/files/a.cs', body: { branch: 'main', commit_message: 'Again', content } },
      ]);
    } finally {
      await session.close();
    }
  });

  it('read raw keeps its byte-order mark', async () => {
    const session = await openStub([
      {
        on: 'GET /api/v4/projects/1/repository/files/a.cs/raw',
        headers: { 'content-type': 'text/plain' },
        raw: Buffer.from('\ufeffx=1\r\n'),
      },
    ]);
    try {
      const { json } = await session.call('repository.file_raw', { project_id: 1, file_path: 'a.cs' });
      expect(json).toMatchObject({ content: '\ufeffx=1\r\n', size: 8 });
    } finally {
      await session.close();
    }
  });

  it('in several parts of a commit keeps them too', async () => {
    const session = await openStub([{ on: 'POST /api/v4/projects/1/repository/commits', status: 201, body: { id: 'a1' } }]);
    try {
      const actions = [{ action: 'create', file_path: 'a.cs', content: '\ufeffx=1\r\n' }];
      const { sent } = await session.call('repository.commit_create', { project_id: 1, branch: 'main', commit_message: 'Add', actions });
      expect(sent).toEqual([
        { on: 'POST /api/v4/projects/1/repository/commits', body: { branch: 'main', commit_message: 'Add', actions } },
      ]);
    } finally {
      await session.close();
    }
  });
});

describe('messages on stdin', () => {
  it('that end in CR LF work, blank lines between them are skipped, and answers end in LF alone', async () => {
    const server = openRaw();
    await initialize(server);
    for (const id of [7, 8]) server.send(`{"jsonrpc":"2.0","id":${id},"method":"ping"}\r\n\r\n`);
    expect((await server.answer(7)).result).toEqual({});
    expect((await server.answer(8)).result).toEqual({});
    expect(await server.close()).toBe(0);
    expect(server.lines().some(line => line.includes('\r'))).toBe(false);
  });
});
