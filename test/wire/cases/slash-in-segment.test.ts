/** Names that hold a slash and are one segment of a path: escaped on every action that takes such a name. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

describe('a tag with a slash', () => {
  const params = { project_id: 'nord/app', tag_name: 'release/1.0.0' };
  const tag = { name: 'release/1.0.0', target: 'b2', message: '', protected: false, commit: { id: 'b2c3d4e5f6a7' } };

  it('is read, and its address has it as one segment', async () => {
    expect(
      await onStub({
        action: 'tag.get',
        params,
        routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/repository/tags/release%2F1.0.0', body: tag }],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/repository/tags/release%2F1.0.0'],
      text: [
        '## Tag: release/1.0.0',
        '',
        '- **Protected**: ❌',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'release.get' to read its release",
        "- Use action 'release.create' to create a release from it",
        "- Use action 'repository.compare' to see what changed since another tag",
        "- Use action 'tag.get_signature' to check a tag's signature",
      ],
      json: {
        next_steps: [
          "Use action 'release.get' to read its release",
          "Use action 'release.create' to create a release from it",
          "Use action 'repository.compare' to see what changed since another tag",
          "Use action 'tag.get_signature' to check a tag's signature",
        ],
        name: 'release/1.0.0',
        target: 'b2',
        message: '',
        protected: false,
        commit: {
          id: 'b2c3d4e5f6a7',
        },
      },
      resource: 'gitlab://project/nord%2Fapp/tag/release%2F1.0.0',
    });
  });

  it.each([
    ['tag.delete', params, 'DELETE /api/v4/projects/nord%2Fapp/repository/tags/release%2F1.0.0'],
    ['release.get', params, 'GET /api/v4/projects/nord%2Fapp/releases/release%2F1.0.0'],
    ['release.delete', params, 'DELETE /api/v4/projects/nord%2Fapp/releases/release%2F1.0.0'],
    ['release.link_list', params, 'GET /api/v4/projects/nord%2Fapp/releases/release%2F1.0.0/assets/links'],
    ['tag.get_protected', { ...params, tag_name: 'release/*' }, 'GET /api/v4/projects/nord%2Fapp/protected_tags/release%2F*'],
    ['branch.get', { project_id: 1, branch_name: 'a/b/c' }, 'GET /api/v4/projects/1/repository/branches/a%2Fb%2Fc'],
    ['branch.get_protected', { project_id: 1, branch_name: 'a/*' }, 'GET /api/v4/projects/1/protected_branches/a%2F*'],
    ['repository.commit_get', { project_id: 1, sha: 'a/b' }, 'GET /api/v4/projects/1/repository/commits/a%2Fb'],
    ['project.label_get', { project_id: 1, label_id: 'type/bug' }, 'GET /api/v4/projects/1/labels/type%2Fbug'],
    ['ci_variable.get', { project_id: 1, key: 'A/B' }, 'GET /api/v4/projects/1/variables/A%2FB'],
    ['feature_flags.feature_flag_get', { project_id: 1, name: 'a/b' }, 'GET /api/v4/projects/1/feature_flags/a%2Fb'],
  ])('is one segment for %s', async (action, given, on) => {
    const { sent } = await onStub({ action, params: given, confirm: true, routes: [{ on, body: {} }] });
    expect(sent).toEqual([on]);
  });
});

describe('a wiki page in a folder', () => {
  const page = { slug: 'Handbook/On-call', title: 'On call', content: 'hi', format: 'markdown' };

  it.each([
    ['Handbook/On call', 'Handbook%2FOn%20call'],
    // a slug is taken literally, unlike a project's path: GitLab slugs may hold a percent sign
    ['Handbook%2FOn-call', 'Handbook%252FOn-call'],
  ])('of slug %s is one segment, to read, change and delete', async (slug, segment) => {
    const at = `/api/v4/projects/nord%2Fapp/wikis/${segment}`;
    const routes = [
      { on: `GET ${at}`, body: page },
      { on: `PUT ${at}`, body: page },
      { on: `DELETE ${at}`, status: 204 },
    ];
    const params = { project_id: 'nord/app', slug };
    const read = await onStub({ action: 'wiki.get', params, routes });
    const changed = await onStub({ action: 'wiki.update', params: { ...params, content: 'new' }, routes });
    const gone = await onStub({ action: 'wiki.delete', params, confirm: true, routes });
    expect([read.sent, changed.sent, gone.sent]).toEqual([
      [`GET ${at}`],
      [{ on: `PUT ${at}`, body: { content: 'new' } }],
      [`DELETE ${at}`],
    ]);
    expect(read.resource).toBe(`gitlab://project/nord%2Fapp/wiki/${segment}`);
  });
});
