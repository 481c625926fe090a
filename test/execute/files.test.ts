import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FilePolicy } from '../../src/call/call.ts';
import { CatalogError } from '../../src/call/error.ts';
import { readUpload, saveAnswer } from '../../src/execute/files.ts';

const makeFolder = (): { inside: string; outside: string; policy: FilePolicy } => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'files-test-')));
  const [inside, outside] = [join(root, 'in'), join(root, 'out')];
  mkdirSync(inside);
  mkdirSync(outside);
  return { inside, outside, policy: { local: true, uploadDirs: [inside], downloadDirs: [inside], importDirs: [], maxUploadSize: 10 } };
};

const refusal = async (work: Promise<unknown>) => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, parameter: error.facts.parameter, sentence: error.message };
  }
};

async function* streamOf(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe('what is uploaded', () => {
  const upload = (values: Record<string, unknown>, policy: FilePolicy, isImport = false) =>
    refusal(readUpload({ values, part: 'file', policy, isImport }));

  it('comes from base64, with the name given', async () => {
    const { policy } = makeFolder();
    expect(await upload({ content_base64: 'aGk=', filename: 'note.txt' }, policy)).toEqual({
      name: 'file',
      filename: 'note.txt',
      content: Buffer.from('hi'),
    });
  });

  it('comes from a file in an allowed directory, with its own name', async () => {
    const { inside, policy } = makeFolder();
    writeFileSync(join(inside, 'a.txt'), 'hello');
    expect(await upload({ file_path: join(inside, 'a.txt') }, policy)).toEqual({
      name: 'file',
      filename: 'a.txt',
      content: Buffer.from('hello'),
    });
  });

  it.each([
    [{}, 'file_path'],
    [{ file_path: '/x', content_base64: 'aGk=' }, 'content_base64'],
  ])('is one of the two: %j', async (values, parameter) => {
    expect(await upload(values, makeFolder().policy)).toEqual({
      code: 'invalid_params',
      parameter,
      sentence: 'Give either file_path or content_base64, and not both. The request was not sent.',
    });
  });

  it('is refused when it is not base64, or too large', async () => {
    const { inside, policy } = makeFolder();
    expect(await upload({ content_base64: 'a!b=' }, policy)).toMatchObject({ code: 'invalid_params', parameter: 'content_base64' });
    expect(await upload({ content_base64: Buffer.alloc(11).toString('base64') }, policy)).toMatchObject({
      code: 'file_refused',
      parameter: 'content_base64',
    });
    writeFileSync(join(inside, 'big'), Buffer.alloc(11));
    expect(await upload({ file_path: join(inside, 'big') }, policy)).toMatchObject({ code: 'file_refused', parameter: 'file_path' });
  });

  it('stays inside the allowed directories, links resolved first', async () => {
    const { inside, outside, policy } = makeFolder();
    writeFileSync(join(outside, 'secret'), 'x');
    symlinkSync(join(outside, 'secret'), join(inside, 'link'));
    symlinkSync(outside, join(inside, 'folder'));
    const sentence = 'file_path lies outside the directories that this server may use (GITLAB_MCP_ALLOWED_UPLOAD_DIRS).';
    for (const path of [join(outside, 'secret'), join(inside, 'link'), join(inside, 'folder', 'secret'), `${inside}/../out/secret`]) {
      expect(await upload({ file_path: path }, policy)).toEqual({ code: 'file_refused', parameter: 'file_path', sentence });
    }
  });

  it.each(['C:\\Users\\mira\\shot.png', 'shot.png', '/no/such/file'])(
    'says of %s that there is no such file on the server’s machine',
    async path => {
      const answer = await upload({ file_path: path }, makeFolder().policy);
      expect(answer).toMatchObject({
        code: 'file_refused',
        sentence: expect.stringContaining(`There is no file '${path}' on the server's machine`),
      });
    },
  );

  it('is refused where the server opens no files, allows no directory, or the path is no file', async () => {
    const { inside, policy } = makeFolder();
    expect(await upload({ file_path: inside }, { ...policy, local: false })).toMatchObject({
      sentence: expect.stringContaining('does not open to its callers'),
    });
    expect(await upload({ file_path: inside }, { ...policy, uploadDirs: [] })).toMatchObject({
      sentence: expect.stringContaining('GITLAB_MCP_ALLOWED_UPLOAD_DIRS'),
    });
    expect(await upload({ file_path: inside }, policy, true)).toMatchObject({
      sentence: expect.stringContaining('GITLAB_MCP_ALLOWED_IMPORT_DIRS'),
    });
    mkdirSync(join(inside, 'folder'));
    expect(await upload({ file_path: join(inside, 'folder') }, policy)).toMatchObject({
      sentence: `'${join(inside, 'folder')}' is not a file.`,
    });
  });
});

describe('where an answer is saved', () => {
  it('is written whole under its name, replacing what was there', async () => {
    const { inside, policy } = makeFolder();
    writeFileSync(join(inside, 'a.bin'), 'old');
    expect(await saveAnswer({ path: join(inside, 'a.bin'), policy, content: async () => streamOf('he', 'llo') })).toEqual({
      path: join(inside, 'a.bin'),
      size: 5,
    });
    expect(readFileSync(join(inside, 'a.bin'), 'utf8')).toBe('hello');
    expect(readdirSync(inside)).toEqual(['a.bin']);
  });

  it('keeps nothing of a download that breaks off', async () => {
    const { inside, policy } = makeFolder();
    writeFileSync(join(inside, 'a.bin'), 'old');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new CatalogError('connection_lost', 'The connection broke.');
    }
    expect(await refusal(saveAnswer({ path: join(inside, 'a.bin'), policy, content: async () => broken() }))).toMatchObject({
      code: 'connection_lost',
    });
    expect([readdirSync(inside), readFileSync(join(inside, 'a.bin'), 'utf8')]).toEqual([['a.bin'], 'old']);
  });

  it('is decided before anything is asked of GitLab', async () => {
    const { outside, inside, policy } = makeFolder();
    const content = async (): Promise<never> => {
      throw new Error('asked');
    };
    symlinkSync(outside, join(inside, 'folder'));
    for (const path of [join(outside, 'a'), join(inside, 'folder', 'a'), join(inside, 'none', 'a'), 'a', inside]) {
      expect(await refusal(saveAnswer({ path, policy, content }))).toMatchObject({ code: 'file_refused', parameter: 'output_path' });
    }
  });

  it.each([
    ['a\0b', 'output_path holds the character NUL, which no name of a file can hold.'],
    ['n'.repeat(256), "output_path holds a name of 256 bytes, and no file's may have more than 255."],
    ['é'.repeat(128), "output_path holds a name of 256 bytes, and no file's may have more than 255."],
  ])('is no name that a file cannot have', async (name, sentence) => {
    const { inside, policy } = makeFolder();
    const content = async (): Promise<never> => {
      throw new Error('asked');
    };
    expect(await refusal(saveAnswer({ path: join(inside, name), policy, content }))).toMatchObject({ code: 'file_refused', sentence });
    const values = { file_path: join(inside, name) };
    expect(await refusal(readUpload({ values, part: 'file', policy, isImport: false }))).toMatchObject({
      code: 'file_refused',
      sentence: sentence.replace('output_path', 'file_path'),
    });
  });

  it('may be as long a name as a file can have', async () => {
    const { inside, policy } = makeFolder();
    const path = join(inside, 'n'.repeat(255));
    expect(await saveAnswer({ path, policy, content: async () => streamOf('x') })).toEqual({ path, size: 1 });
  });

  it('does not write through a link that has the name', async () => {
    const { outside, inside, policy } = makeFolder();
    writeFileSync(join(outside, 'target'), 'untouched');
    symlinkSync(join(outside, 'target'), join(inside, 'a.bin'));
    await saveAnswer({ path: join(inside, 'a.bin'), policy, content: async () => streamOf('new') });
    expect([readFileSync(join(outside, 'target'), 'utf8'), readFileSync(join(inside, 'a.bin'), 'utf8')]).toEqual(['untouched', 'new']);
  });
});
