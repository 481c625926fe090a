/** Generic packages: what is uploaded, from where, and the link to it. */
import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, makeCall, makePorts } from '../stub.ts';

const ROOT = 'PUT /projects/demo%2Fapp/packages/generic/my-app/1.0.0';
const values = { project_id: 'demo/app', package_name: 'my-app', package_version: '1.0.0' };
const hello = Buffer.from('hello').toString('base64');

const run = async (name: string, over: Parameters<typeof makeContext>[0]) => {
  try {
    return await (await compositeOf(name))(makeContext(over));
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message, parameter: error.facts.parameter };
  }
};

describe('package.publish', () => {
  it.each([
    ['a file', {}, `${ROOT}/app.zip?select=package_file`],
    ['a hidden file', { status: 'hidden' }, `${ROOT}/app.zip?select=package_file&status=hidden`],
    ['a file in a folder', { path: 'bin/linux' }, `${ROOT}/bin%2Flinux/app.zip?select=package_file`],
  ])('sends the bytes of %s as the body', async (_, extra, line) => {
    const ports = makePorts({ [line]: answerOf({ id: 5, file_name: 'app.zip' }) });
    const answer = await run('package_publish', { ports, values: { ...values, ...extra, file_name: 'app.zip', content_base64: hello } });
    expect(answer).toEqual({ data: { id: 5, file_name: 'app.zip', size: 5 } });
    expect(ports.requests.map(({ content, body, files }) => ({ content: Buffer.from(content ?? []).toString(), body, files }))).toEqual([
      { content: 'hello', body: undefined, files: undefined },
    ]);
  });
});

describe('package.publish_and_link', () => {
  it('links the release to where the file is downloaded from', async () => {
    const links = 'POST /projects/demo%2Fapp/releases/v1.0.0/assets/links';
    const ports = makePorts({ [`${ROOT}/bin%2Flinux/app%201.zip?select=package_file`]: answerOf({ id: 5 }), [links]: answerOf({ id: 9 }) });
    const answer = await run('package_publish_and_link', {
      ports,
      values: { ...values, tag_name: 'v1.0.0', file_name: 'app 1.zip', path: 'bin/linux', content_base64: hello },
    });
    expect(answer).toEqual({ data: { id: 9 } });
    expect(ports.requests[1]?.body).toEqual({
      name: 'app 1.zip',
      url: 'https://gitlab.example.com/api/v4/projects/demo%2Fapp/packages/generic/my-app/1.0.0/bin/linux/app%201.zip',
      link_type: 'package',
    });
  });
});

describe('package.publish_directory', () => {
  async function directory() {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'publish-')));
    await mkdir(join(folder, 'inner'));
    for (const name of ['b.zip', 'a.zip', 'notes.txt', 'inner/c.zip']) await writeFile(join(folder, name), name);
    const policy = { local: true, uploadDirs: [folder], downloadDirs: [], importDirs: [], maxUploadSize: 1024 };
    return { folder, call: makeCall({ view: { files: policy } }) };
  }

  it('uploads the files that match, by name, and leaves folders out', async () => {
    const { folder, call } = await directory();
    const upload = (name: string) => `${ROOT}/${name}?select=package_file`;
    const ports = makePorts({ [upload('a.zip')]: answerOf({ id: 1 }), [upload('b.zip')]: answerOf({ id: 2 }) });
    const answer = await run('package_publish_directory', {
      ports,
      call,
      values: { ...values, directory_path: folder, include_pattern: '*.zip' },
    });
    expect(answer).toEqual({
      data: {
        package_name: 'my-app',
        package_version: '1.0.0',
        total_files: 2,
        total_size: 10,
        files: [
          { id: 1, file_name: 'a.zip', size: 5 },
          { id: 2, file_name: 'b.zip', size: 5 },
        ],
      },
    });
    expect(ports.sent).toEqual([upload('a.zip'), upload('b.zip')]);
  });

  it.each([
    [
      'nothing fits',
      { include_pattern: '*.tar' },
      'file_refused',
      'directory_path',
      'No file fits, so nothing was uploaded. Check directory_path and include_pattern; folders in it are not looked into.',
    ],
    [
      'files are given beside it',
      { files: [{ file_name: 'a', content_base64: hello }] },
      'invalid_params',
      'files',
      'Give either directory_path or files, and not both. Nothing was sent to GitLab.',
    ],
  ])('sends nothing when %s', async (_, extra, code, parameter, sentence) => {
    const { folder, call } = await directory();
    const ports = makePorts({});
    const answer = await run('package_publish_directory', { ports, call, values: { ...values, directory_path: folder, ...extra } });
    expect(answer).toEqual({ code, sentence, parameter });
    expect(ports.sent).toEqual([]);
  });

  it('refuses a directory outside the allowed ones', async () => {
    const { call } = await directory();
    const elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'elsewhere-')));
    expect(await run('package_publish_directory', { call, values: { ...values, directory_path: elsewhere } })).toEqual({
      code: 'file_refused',
      parameter: 'directory_path',
      sentence: 'directory_path lies outside the directories that this server may use (GITLAB_MCP_ALLOWED_UPLOAD_DIRS).',
    });
  });

  it('takes the files from the call itself', async () => {
    const line = `${ROOT}/a.txt?select=package_file`;
    const ports = makePorts({ [line]: answerOf({ id: 1 }) });
    const answer = await run('package_publish_directory', {
      ports,
      values: { ...values, files: [{ file_name: 'a.txt', content_base64: hello }] },
    });
    expect(answer).toEqual({
      data: {
        package_name: 'my-app',
        package_version: '1.0.0',
        total_files: 1,
        total_size: 5,
        files: [{ id: 1, file_name: 'a.txt', size: 5 }],
      },
    });
  });
});
