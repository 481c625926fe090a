/** Submodules, facts of files, schedules and links of releases: composites of a few requests each. */
import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makeEntry, makeFacts, makePorts } from '../stub.ts';

const run = async (name: string, over: Parameters<typeof makeContext>[0]) => {
  try {
    return await (await compositeOf(name))(makeContext(over));
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message };
  }
};

const base64 = (text: string) => Buffer.from(text).toString('base64');
const SHA = 'c0ffee0000000000000000000000000000000000';
const GITMODULES = 'GET /projects/group%2Fapp/repository/files/.gitmodules?ref=HEAD';
const TREE = 'GET /projects/group%2Fapp/repository/tree?ref=HEAD&per_page=100&page=1&path=vendor';
const modules = answerOf({
  content: base64(
    [
      '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n\tbranch = main',
      '[submodule "far"]\r\n\tpath = vendor/far\r\n\turl = https://elsewhere.example.org/a/far.git',
      '[submodule "same"]\n\tpath = vendor/same\n\turl = git@gitlab.example.com:other/same.git',
      '[submodule "broken"]\n\tpath = vendor/broken',
    ].join('\n'),
  ),
});
const tree = answerOf([
  { id: SHA, type: 'commit', path: 'vendor/lib' },
  { id: 'b10b', type: 'blob', path: 'vendor/same' },
]);

describe('repository.list_submodules', () => {
  it('names address, project and commit of each', async () => {
    const ports = makePorts({ [GITMODULES]: modules, [TREE]: tree });
    const answer = await run('submodule_list', { ports, values: { project_id: 'group/app' } });
    expect(answer).toMatchObject({
      data: [
        { name: 'lib', path: 'vendor/lib', url: '../lib.git', branch: 'main', project_path: 'group/lib', commit_sha: SHA },
        { name: 'far', path: 'vendor/far', url: 'https://elsewhere.example.org/a/far.git' },
        { name: 'same', path: 'vendor/same', url: 'git@gitlab.example.com:other/same.git', project_path: 'other/same' },
      ],
    });
    expect(ports.sent).toEqual([GITMODULES, TREE]);
  });

  it.each([
    ['is empty without .gitmodules', '404 File Not Found', { data: [] }],
    ['says so when there is no such ref', '404 Commit Not Found', { code: 'not_found', sentence: 'GitLab answered 404.' }],
  ])('%s', async (_, said, expected) => {
    const ports = makePorts({ [GITMODULES]: gitlabError(404, said) });
    expect(await run('submodule_list', { ports, values: { project_id: 'group/app' } })).toMatchObject(expected);
  });
});

describe('repository.read_submodule_file', () => {
  const facts = makeFacts({ answer: 'blob' });
  const read = (submodule: string, ports = makePorts({ [GITMODULES]: modules, [TREE]: tree })) =>
    run('submodule_file', { ports, facts, values: { project_id: 'group/app', submodule_path: submodule, file_path: 'src/a.ts' } });

  it('reads the file in its own project, at the commit of the outer tree', async () => {
    const file = `GET /projects/group%2Flib/repository/files/src%2Fa.ts?ref=${SHA}`;
    const ports = makePorts({
      [GITMODULES]: modules,
      [TREE]: tree,
      [file]: answerOf({ file_path: 'src/a.ts', encoding: 'base64', content: base64('export {};\n') }),
    });
    expect(await read('vendor/lib/', ports)).toEqual({ data: { file_path: 'src/a.ts', encoding: 'text', content: 'export {};\n' } });
  });

  it.each([
    [
      'is unknown',
      'vendor/none',
      'not_found',
      "The repository has no submodule at 'vendor/none'. See 'repository.list_submodules' for those it has.",
    ],
    [
      'lies elsewhere',
      'vendor/far',
      'invalid_params',
      "The submodule 'vendor/far' lies outside this GitLab instance (https://elsewhere.example.org/a/far.git), so its files cannot be read here.",
    ],
    [
      'has no commit',
      'vendor/same',
      'not_found',
      ".gitmodules names 'vendor/same', but the tree holds no commit for it: it was never committed, or not on this ref.",
    ],
  ])('explains a submodule that %s', async (_, path, code, sentence) => {
    expect(await read(path)).toEqual({ code, sentence });
  });
});

describe('repository.file_metadata', () => {
  const headers = {
    'x-gitlab-file-name': 'r%C3%A9sum%C3%A9.md',
    'x-gitlab-file-path': 'docs%2Fr%C3%A9sum%C3%A9.md',
    'x-gitlab-size': '12',
    'x-gitlab-ref': 'main',
    'x-gitlab-execute-filemode': 'false',
  };

  it.each([
    ['repository.file_metadata', ''],
    ['repository.file_raw_metadata', '/raw'],
  ])('%s turns headers into fields', async (id, end) => {
    const ports = makePorts({
      [`HEAD /projects/1/repository/files/docs%2Fr%C3%A9sum%C3%A9.md${end}?ref=main`]: answerOf(undefined, { headers }),
    });
    const values = { project_id: '1', file_path: 'docs/résumé.md', ref: 'main' };
    expect(await run('file_metadata', { ports, entry: makeEntry({ id }), values })).toEqual({
      data: { file_name: 'résumé.md', file_path: 'docs/résumé.md', ref: 'main', size: 12, execute_filemode: false },
    });
  });
});

describe('pipeline.schedule_run', () => {
  const play = 'POST /projects/1/pipeline_schedules/4/play';
  const notes = ['The schedule was started; last_pipeline names the pipeline that comes of it as soon as GitLab has made it.'];

  it.each([
    ['answers with the schedule', { 'GET /projects/1/pipeline_schedules/4': answerOf({ id: 4, ref: 'main' }) }, { id: 4, ref: 'main' }],
    ['still says that it was started when the schedule cannot be read', {}, { id: 4 }],
  ])('%s', async (_, answers, data) => {
    const ports = makePorts({ [play]: answerOf(undefined), ...answers });
    expect(await run('schedule_run', { ports, values: { project_id: '1', schedule_id: 4 } })).toEqual({ data, notes });
  });
});

describe('release.link_create_batch', () => {
  const path = 'POST /projects/1/releases/v1/assets/links';
  const links = [
    { name: 'a', url: 'https://a.example.com' },
    { name: 'b', url: 'https://b.example.com' },
  ];
  const values = { project_id: '1', tag_name: 'v1', links };

  it('goes on past a link that GitLab refuses, and says why', async () => {
    const ports = makePorts({ [path]: [gitlabError(400, 'Url has already been taken', 'rejected'), answerOf({ id: 2 })] });
    expect(await run('release_links_create', { ports, values })).toEqual({
      data: { created: [{ id: 2 }], refused: [{ name: 'a', url: 'https://a.example.com', reason: 'Url has already been taken' }] },
    });
  });

  it('stops at a failure that is not about the link', async () => {
    const ports = makePorts({ [path]: gitlabError(403, 'Forbidden', 'forbidden') });
    expect(await run('release_links_create', { ports, values })).toEqual({ code: 'forbidden', sentence: 'GitLab answered 403.' });
    expect(ports.sent).toEqual([path]);
  });
});
