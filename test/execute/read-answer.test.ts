import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/execute/read-answer.ts';
import { makeContext } from './context.ts';
import { answerOf, makeCall, makeFacts, param } from './stub.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const PNG = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const small = makeCall({ view: { maxResultTokens: 750 } });
const LIMIT = 1000;

async function* streamOf(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe('files', () => {
  const blob = (content: string, extra = {}) =>
    readAnswer(
      makeContext({ facts: makeFacts({ answer: 'blob' }), call: small }),
      answerOf({ file_path: 'x', encoding: 'base64', content, ...extra }),
    );

  it('shows UTF-8 text as text, its byte order mark included', async () => {
    const text = '\ufeffgrüße\r\n';
    expect(await blob(Buffer.from(text).toString('base64'))).toEqual({ data: { file_path: 'x', encoding: 'text', content: text } });
  });

  it('keeps a picture as a picture, byte for byte', async () => {
    expect(await blob('iVBORw0KGgo=')).toEqual({
      data: { file_path: 'x', content_type: 'image/png' },
      images: [{ data: 'iVBORw0KGgo=', mimeType: 'image/png' }],
      notes: ['The file is a picture (image/png): it stands in this answer as an image.'],
    });
  });

  it.each([
    ['bytes that are not UTF-8', [0xff, 0xfe, 0x00]],
    ['a cut character', [0xe2, 0x82]],
    ['a NUL among letters', [0x61, 0x00, 0x62]],
  ])('keeps %s as base64', async (_, raw) => {
    const content = Buffer.from(raw).toString('base64');
    expect(await blob(content)).toEqual({ data: { file_path: 'x', encoding: 'base64', content } });
  });

  it('cuts a long text on a whole character and says how to get the rest', async () => {
    const context = makeContext({ facts: makeFacts({ answer: 'file', params: { output_path: param({ in: 'local' }) } }), call: small });
    const content = bytes('a'.repeat(LIMIT - 1), '😀', 'b');
    const answer = await readAnswer(context, answerOf(content, { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
    expect(answer).toEqual({
      data: { size: content.length, content_type: 'text/plain', encoding: 'text', content: 'a'.repeat(LIMIT - 1), truncated: true },
      notes: ['Only the beginning is shown: give output_path to save the whole on the server’s machine.'],
    });
  });

  it('does not take a file for binary because reading stopped inside a character', async () => {
    const context = makeContext({ facts: makeFacts({ answer: 'file' }) });
    const answer = await readAnswer(
      context,
      answerOf(bytes('abc', [0xe2, 0x82]), { truncated: true, headers: { 'content-length': '9000' } }),
    );
    expect(answer.data).toEqual({ size: 9000, encoding: 'text', content: 'abc', truncated: true });
  });

  it('leaves out binary content that is too large, and says how to get it', async () => {
    const raw = new Uint8Array(LIMIT).fill(0xff);
    const context = makeContext({ facts: makeFacts({ answer: 'file' }), call: small });
    expect(await readAnswer(context, answerOf(raw))).toEqual({
      data: { size: LIMIT, encoding: 'base64', truncated: true },
      notes: ['The file is not text and too large to be answered: open it in GitLab.'],
    });
  });

  it('reads the signature of a picture, not its name', async () => {
    const answer = await readAnswer(
      makeContext({ facts: makeFacts({ answer: 'file' }) }),
      answerOf(PNG, { headers: { 'content-type': 'text/plain' } }),
    );
    expect(answer.images).toEqual([{ data: Buffer.from(PNG).toString('base64'), mimeType: 'image/png' }]);
  });
});

describe('logs', () => {
  const log = (tail: number | undefined, ...chunks: string[]) =>
    readAnswer(
      makeContext({
        facts: makeFacts({ answer: 'log', params: { tail: param({ in: 'local' }) } }),
        values: tail === undefined ? {} : { tail },
      }),
      answerOf(undefined, { stream: streamOf(...chunks) }),
    );

  it('keeps the end, says what was left out and how to see more', async () => {
    expect(await log(2, 'one\ntwo\nthree\nERROR: assertion failed\n')).toEqual({
      data: { log: expect.stringContaining('three\nERROR: assertion failed'), total_lines: 4, omitted_lines: 2, truncated: true },
      notes: ['The last 2 of 4 lines are shown; give a larger tail to see more.'],
    });
  });

  it('does not ask for a larger tail where the size of answers is what cut it', async () => {
    const long = `${'x'.repeat(60_000)}\n`;
    expect((await log(5, long, long, long)).notes).toEqual(['The last 1 of 3 lines are shown; the rest is in GitLab.']);
  });

  it('removes what only a terminal understands', async () => {
    const { data } = await log(
      undefined,
      'section_start:1700000000:build\r\u001b[0K\u001b[32mbuild\u001b[0m\n\u001b]0;title\u0007ok\nsection_end:1700000009:build\r\u001b[0K',
    );
    expect(JSON.stringify(data)).not.toMatch(/\\u001b|\\r|section_/);
    expect(data).toMatchObject({ log: expect.stringMatching(/build[\s\S]*ok/) });
  });

  it('says in a sentence that a log is empty', async () => {
    expect((await log(undefined)).notes).toEqual(['The log is empty: the job has written nothing yet, or its log was erased.']);
  });
});

describe('lists and texts', () => {
  const listing = makeFacts({ returns: { entity: 'Thing', list: true, key: 'things' }, paging: 'offset' });
  const none = { page: 0, per_page: 0, total_items: 0, total_pages: 0, next_page: 0, prev_page: 0, has_more: false };

  it.each([
    ['an array', [{ id: 1 }], [{ id: 1 }]],
    ['rows wrapped in an object', { things: [{ id: 1 }] }, [{ id: 1 }]],
    ['a single row', { id: 1 }, [{ id: 1 }]],
    ['an empty body', undefined, []],
  ])('reads %s as rows', async (_, data, rows) => {
    expect(await readAnswer(makeContext({ facts: listing }), answerOf(data))).toEqual({ data: rows, pagination: none });
  });

  it('reads a text with its size, and says that it was cut', async () => {
    const context = makeContext({ facts: makeFacts({ answer: 'text' }) });
    expect(await readAnswer(context, answerOf('grüße'))).toEqual({ data: { content: 'grüße', size: 7 } });
    expect(await readAnswer(context, answerOf('abc', { truncated: true, headers: { 'content-length': '9000' } }))).toEqual({
      data: { content: 'abc', size: 9000, truncated: true },
      notes: ['Only the beginning is shown: the whole is larger than this server answers with (GITLAB_MCP_MAX_RESULT_TOKENS).'],
    });
  });
});
