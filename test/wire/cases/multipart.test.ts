/** Uploads as forms: the boundary that is announced, a part named file, the token beside it, and names in any script. */
import { describe, expect, it } from 'vitest';
import { TEST_TOKEN } from '../../support/in-process.ts';
import { openStub } from '../../support/on-stub.ts';

const uploaded = {
  id: 1,
  alt: 'note.txt',
  url: '/uploads/6f/note.txt',
  full_path: '/-/project/70/uploads/6f/note.txt',
  markdown: '[note.txt](/uploads/6f/note.txt)',
};

async function upload(action: string, params: Readonly<Record<string, unknown>>, on: string, body: unknown = uploaded) {
  const session = await openStub([{ on, status: 201, body }]);
  try {
    const answer = await session.call(action, params);
    const [request] = session.stub.requests;
    const form =
      request && (await new Response(request.body, { headers: { 'content-type': String(request.headers['content-type']) } }).formData());
    const file = form?.get('file');
    return {
      answer,
      headers: request?.headers,
      raw: request?.body.toString('utf8') ?? '',
      file: file instanceof File ? { name: file.name, content: await file.text() } : undefined,
      requests: session.stub.requests.length,
    };
  } finally {
    await session.close();
  }
}

describe('an upload', () => {
  it('is a form with its own boundary, a file part and the token', async () => {
    const { headers, file, raw, answer, requests } = await upload(
      'project.upload',
      { project_id: 'nord/app', filename: 'note.txt', content_base64: 'aGk=' },
      'POST /api/v4/projects/nord%2Fapp/uploads',
    );
    const [, boundary = ''] = /^multipart\/form-data; boundary=(\S+)$/.exec(String(headers?.['content-type'])) ?? [];
    expect(raw.startsWith(`--${boundary}\r\n`)).toBe(true);
    expect({ file, requests, token: headers?.['private-token'] }).toEqual({
      file: { name: 'note.txt', content: 'hi' },
      requests: 1,
      token: TEST_TOKEN,
    });
    expect({ text: answer.text, json: answer.json }).toEqual({
      text: [
        '## Upload: note.txt',
        '',
        '- **Id**: 1',
        '- **Markdown**: `[note.txt](/uploads/6f/note.txt)`',
        '- **Path**: `/-/project/70/uploads/6f/note.txt`',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.note_create' to add its Markdown to a comment",
        "- Use action 'issue.update' to add its Markdown to the description of an issue",
        "- Use action 'project.upload_list' to list the project's uploads",
        "- Use action 'project.upload_delete_by_secret' to delete an upload by its link",
      ],
      json: {
        next_steps: [
          "Use action 'issue.note_create' to add its Markdown to a comment",
          "Use action 'issue.update' to add its Markdown to the description of an issue",
          "Use action 'project.upload_list' to list the project's uploads",
          "Use action 'project.upload_delete_by_secret' to delete an upload by its link",
        ],
        id: 1,
        alt: 'note.txt',
        url: '/uploads/6f/note.txt',
        full_path: '/-/project/70/uploads/6f/note.txt',
        markdown: '[note.txt](/uploads/6f/note.txt)',
      },
    });
  });

  it('keeps a name in any script with quotes, and lets no line break into its header', async () => {
    const { file, raw } = await upload(
      'project.upload',
      { project_id: 1, filename: 'план "v2"\r\nX-Evil: 1.pdf', content_base64: 'JVBERg==' },
      'POST /api/v4/projects/1/uploads',
    );
    expect(file).toEqual({ name: 'план "v2".pdf', content: '%PDF' });
    expect(raw).not.toContain('X-Evil');
  });

  it('of a wiki attachment holds its other fields as parts', async () => {
    const { file, raw } = await upload(
      'wiki.upload_attachment',
      { project_id: 1, filename: 'a.txt', content_base64: 'aGk=', branch: 'main' },
      'POST /api/v4/projects/1/wikis/attachments',
      { file_name: 'a.txt', file_path: 'uploads/a.txt', branch: 'main', link: { url: 'uploads/a.txt', markdown: '[a](uploads/a.txt)' } },
    );
    expect(file).toEqual({ name: 'a.txt', content: 'hi' });
    expect(raw).toContain('Content-Disposition: form-data; name="branch"\r\n\r\nmain\r\n');
  });

  it('that GitLab refuses as a form says so, and is not sent again', async () => {
    const session = await openStub([
      { on: 'POST /api/v4/projects/1/uploads', status: 406, body: { status: 406, error: 'Not Acceptable' } },
    ]);
    try {
      const { error, text } = await session.call('project.upload', { project_id: 1, filename: 'a', content_base64: 'aGk=' });
      expect(error).toEqual({ code: 'rejected', status: 406, retryable: false });
      expect(text.join('\n')).toContain('Not Acceptable');
      expect(session.stub.requests).toHaveLength(1);
    } finally {
      await session.close();
    }
  });

  it.each([
    [{ filename: 'a', content_base64: 'not base64!' }, 'content_base64'],
    [{ filename: 'a' }, 'file_path'],
    [{ content_base64: 'aGk=', file_path: '/tmp/a' }, 'content_base64'],
  ])('of %j is refused and sends nothing', async (given, parameter) => {
    const session = await openStub([]);
    try {
      const { sent, error } = await session.call('project.upload', { project_id: 1, ...given });
      expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter } });
    } finally {
      await session.close();
    }
  });
});
