import { afterEach, describe, expect, it } from 'vitest';
import { safeFilename, writeMultipart } from '../../src/gitlab/multipart.ts';
import { client, json, type LocalServer, serve, TOKEN } from './local-gitlab.ts';

/** Reads a form the way browsers and servers agree on it. */
async function readForm(contentType: string, content: Uint8Array): Promise<[string, unknown][]> {
  const form = await new Response(Uint8Array.from(content), { headers: { 'content-type': contentType } }).formData();
  return Promise.all(
    [...form].map(
      async ([name, value]): Promise<[string, unknown]> => [
        name,
        typeof value === 'string' ? value : { filename: value.name, bytes: Buffer.from(await value.arrayBuffer()).toString('hex') },
      ],
    ),
  );
}

describe('a form with a file', () => {
  it('holds fields, lists, nested objects and bytes, and leaves null out', async () => {
    const fields = { title: 'ä', labels: ['a', 'b'], position: { new_line: 7, range: { start: 1 } }, draft: false, gone: null };
    const files = [{ name: 'file', filename: 'a.bin', content: Uint8Array.from([0, 13, 10, 45, 45, 255]) }];
    const { contentType, content } = writeMultipart(fields, files);
    expect(await readForm(contentType, content)).toEqual([
      ['title', 'ä'],
      ['labels[]', 'a'],
      ['labels[]', 'b'],
      ['position[new_line]', '7'],
      ['position[range][start]', '1'],
      ['draft', 'false'],
      ['file', { filename: 'a.bin', bytes: '000d0a2d2dff' }],
    ]);
  });

  it('carries a name of any script with quotes, and no line break in its header', async () => {
    const files = [{ name: 'file', filename: 'план "v2"\r\nX-Evil: 1.pdf', content: Buffer.from('%PDF') }];
    const { contentType, content } = writeMultipart({}, files);
    expect(Buffer.from(content).toString('utf8').split('\r\n').slice(1, 4)).toEqual([
      'Content-Disposition: form-data; name="file"; filename="план %22v2%22.pdf"',
      'Content-Type: application/octet-stream',
      '',
    ]);
    expect(await readForm(contentType, content)).toEqual([['file', { filename: 'план "v2".pdf', bytes: '25504446' }]]);
  });

  it('has a boundary of its own each time', () => {
    expect(writeMultipart({}, []).contentType).not.toBe(writeMultipart({}, []).contentType);
  });
});

describe('safeFilename', () => {
  it.each([
    ['note.txt', 'note.txt'],
    ['with space (1).tar.gz', 'with space (1).tar.gz'],
    ['a\nb.txt', 'a.txt'],
    ['a.txt\r\nb.txt', 'a.txt'],
    ['a\r\nb', 'a'],
    ['tab\there\u0000.md', 'tabhere.md'],
    ['\r\n', 'file'],
    ['', 'file'],
  ])('of %j is %j', (name, safe) => {
    expect(safeFilename(name)).toBe(safe);
  });
});

describe('an upload', () => {
  let server: LocalServer;
  afterEach(() => server.close());

  it('says its content type with the boundary it uses, beside the token', async () => {
    server = await serve((_, response) => json(response, 201, { markdown: '[note.txt](/uploads/6f/note.txt)' }));
    const answer = await client(server.url).ports.rest({
      method: 'POST',
      path: '/projects/{id}/uploads',
      pathParams: { id: 'acme/app' },
      files: [{ name: 'file', filename: 'note.txt', content: Buffer.from('hi') }],
    });
    const [{ headers, body, url }] = server.seen as [(typeof server.seen)[number]];
    expect(answer.data).toEqual({ markdown: '[note.txt](/uploads/6f/note.txt)' });
    expect([url, headers['private-token'], headers['content-length']]).toEqual([
      '/api/v4/projects/acme%2Fapp/uploads',
      TOKEN,
      String(body.length),
    ]);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(await readForm(headers['content-type']!, body)).toEqual([['file', { filename: 'note.txt', bytes: '6869' }]]);
  });
});
