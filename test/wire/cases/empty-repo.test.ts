/** A project without a commit: GitLab's 404 about its tree is not taken for a missing project. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const blank = { id: 80, path_with_namespace: 'nord/blank', default_branch: null, empty_repo: true };
const full = { id: 81, path_with_namespace: 'nord/blank', default_branch: 'main', empty_repo: false };
const project = { on: 'GET /api/v4/projects/nord%2Fblank', body: blank };
const noTree = { on: 'GET /api/v4/projects/nord%2Fblank/repository/tree', status: 404, body: { message: '404 Tree Not Found' } };
const pages = { 'x-page': '1', 'x-per-page': '20', 'x-next-page': '', 'x-total': '0', 'x-total-pages': '1' };

describe('files of an empty repository', () => {
  it('are none, because it is empty', async () => {
    expect(await onStub({ action: 'repository.tree', params: { project_id: 'nord/blank' }, routes: [noTree, project] })).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fblank/repository/tree', 'GET /api/v4/projects/nord%2Fblank'],
      text: [
        'The repository of project nord/blank is empty: it has no commits yet, so there are no files to read.',
        '',
        '- A first commit, for instance a README, creates the default branch',
      ],
      error: {
        code: 'not_found',
        status: 404,
        retryable: false,
      },
    });
  });

  it('are told from a ref that does not exist', async () => {
    expect(
      await onStub({
        action: 'repository.tree',
        params: { project_id: 'nord/blank', ref: 'relase' },
        routes: [noTree, { ...project, body: full }],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fblank/repository/tree?ref=relase', 'GET /api/v4/projects/nord%2Fblank'],
      text: [
        "Project nord/blank exists, but its repository has nothing at 'relase': the ref or the path does not exist.",
        '',
        '- The default branch is main',
      ],
      error: {
        code: 'not_found',
        status: 404,
        retryable: false,
        parameter: 'ref',
      },
    });
  });

  it('of a project that is not there are a missing project', async () => {
    const { sent, text, error } = await onStub({
      action: 'repository.tree',
      params: { project_id: 'nord/nowhere' },
      routes: [{ on: 'GET /api/v4/projects/nord%2Fnowhere/repository/tree', status: 404, body: { message: '404 Project Not Found' } }],
    });
    expect({ sent, error }).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fnowhere/repository/tree'],
      error: { code: 'not_found', status: 404, retryable: false },
    });
    expect(text.join('\n')).not.toContain('empty');
  });
});

describe('lists of an empty repository', () => {
  it.each([
    ['branch.list', 'repository/branches', 'No branches found.'],
    ['tag.list', 'repository/tags', 'No tags found.'],
    ['pipeline.list', 'pipelines', 'No pipelines found.'],
    ['release.list', 'releases', 'No releases found.'],
  ])('by %s are a sentence', async (action, path, sentence) => {
    const { sent, text, json } = await onStub({
      action,
      params: { project_id: 'nord/blank' },
      routes: [{ on: `GET /api/v4/projects/nord%2Fblank/${path}`, headers: pages, body: [] }],
    });
    expect(sent).toEqual([`GET /api/v4/projects/nord%2Fblank/${path}`]);
    expect(text).toContain(sentence);
    expect(json).toMatchObject({
      pagination: { page: 1, per_page: 20, total_items: 0, total_pages: 1, next_page: 0, prev_page: 0, has_more: false },
    });
  });
});
