/** Files that are not text: their bytes survive, and none is read as letters. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const PNG = 'iVBORw0KGgo=';
const read = (file_path: string, content: string) =>
  onStub({
    action: 'repository.file_get',
    params: { project_id: 'nord/app', file_path, ref: 'main' },
    routes: [
      {
        on: `GET /api/v4/projects/nord%2Fapp/repository/files/${file_path}`,
        body: { file_path, size: Buffer.from(content, 'base64').length, encoding: 'base64', content },
      },
    ],
  });

describe('a file of the repository', () => {
  it('that is a picture is an image block with its bytes', async () => {
    expect(await read('logo.png', PNG)).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/repository/files/logo.png?ref=main'],
      text: [
        '## File: logo.png',
        '',
        'The file is a picture (image/png): it stands in this answer as an image.',
        '',
        '- **Size**: 8 B',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'repository.file_update' to change it",
        "- Use action 'repository.file_history' to see its commits",
        "- Use action 'repository.file_blame' to see who wrote which line",
      ],
      json: {
        next_steps: [
          "Use action 'repository.file_update' to change it",
          "Use action 'repository.file_history' to see its commits",
          "Use action 'repository.file_blame' to see who wrote which line",
        ],
        file_path: 'logo.png',
        size: 8,
        content_type: 'image/png',
      },
      images: [
        {
          mimeType: 'image/png',
          data: 'iVBORw0KGgo=',
        },
      ],
    });
  });

  it('that is neither text nor picture is base64, and says so', async () => {
    expect(await read('blob.bin', '/wD+gIE=')).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/repository/files/blob.bin?ref=main'],
      text: [
        '## File: blob.bin',
        '',
        '- **Size**: 5 B',
        '- **Encoding**: base64',
        '',
        'The content is not text: `content` in the structured result holds it as base64.',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'repository.file_update' to change it",
        "- Use action 'repository.file_history' to see its commits",
        "- Use action 'repository.file_blame' to see who wrote which line",
      ],
      json: {
        next_steps: [
          "Use action 'repository.file_update' to change it",
          "Use action 'repository.file_history' to see its commits",
          "Use action 'repository.file_blame' to see who wrote which line",
        ],
        file_path: 'blob.bin',
        size: 5,
        encoding: 'base64',
        content: '/wD+gIE=',
      },
    });
  });

  it.each([
    ['text in UTF-8', Buffer.from('naïve 🎉 план\n').toString('base64'), 'naïve 🎉 план\n'],
    ['nothing at all', '', ''],
  ])('that holds %s is text', async (_, content, text) => {
    const { json, images } = await read('a.txt', content);
    expect({ json, images }).toMatchObject({ json: { encoding: 'text', content: text }, images: undefined });
  });

  it('in Latin-1 is base64 rather than broken letters', async () => {
    const { text, json } = await read('old.txt', Buffer.from('caf\u00e9', 'latin1').toString('base64'));
    expect(json).toMatchObject({ encoding: 'base64', content: Buffer.from('caf\u00e9', 'latin1').toString('base64') });
    expect(text.join('\n')).not.toContain('\ufffd');
  });
});

describe('bytes read raw', () => {
  it.each([
    ['repository.file_raw', { project_id: 1, file_path: 'logo.png' }, '/projects/1/repository/files/logo.png/raw'],
    ['project.download_avatar', { project_id: 1 }, '/projects/1/avatar'],
  ])('by %s are an image block', async (action, params, path) => {
    const { sent, json, images } = await onStub({
      action,
      params,
      routes: [{ on: `GET /api/v4${path}`, headers: { 'content-type': 'image/png' }, raw: Buffer.from(PNG, 'base64') }],
    });
    expect({ sent, images }).toEqual({ sent: [`GET /api/v4${path}`], images: [{ mimeType: 'image/png', data: PNG }] });
    expect(JSON.stringify(json)).not.toContain('\\ufffd');
  });

  it('of a blob are base64 when they are no text', async () => {
    const { json } = await onStub({
      action: 'repository.blob',
      params: { project_id: 1, sha: 'a1b2' },
      routes: [
        { on: 'GET /api/v4/projects/1/repository/blobs/a1b2', body: { size: 4, encoding: 'base64', content: 'AP8A/w==', sha: 'a1b2' } },
      ],
    });
    expect(json).toMatchObject({ size: 4, sha: 'a1b2', encoding: 'base64', content: 'AP8A/w==' });
  });
});

describe('bytes that are written', () => {
  it('in base64 travel as they are', async () => {
    const { sent } = await onStub({
      action: 'repository.file_create',
      params: { project_id: 1, file_path: 'logo.png', branch: 'main', commit_message: 'Logo', encoding: 'base64', content: PNG },
    });
    expect(sent).toEqual([
      {
        on: 'POST /api/v4/projects/1/repository/files/logo.png',
        body: { branch: 'main', commit_message: 'Logo', encoding: 'base64', content: PNG },
      },
    ]);
  });
});
