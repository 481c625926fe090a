/** Calls as models make them, against the committed catalog: what goes to GitLab, and what is refused before anything does. */
import { describe, expect, it } from 'vitest';
import type { ToolResult } from '../../src/execute/outcome.ts';
import { execute } from '../../src/execute/pipeline.ts';
import type { GraphqlAnswer } from '../../src/gitlab/port.ts';
import { answerOf, gitlabError, makeCall, makePorts } from './stub.ts';

const run = async (
  action: string,
  input: Record<string, unknown>,
  answers: Parameters<typeof makePorts>[0] = {},
  { confirm = false, graphql }: { confirm?: boolean; graphql?: GraphqlAnswer } = {},
) => {
  const ports = makePorts(answers, graphql);
  const result = (await execute({ action, input, confirm }, makeCall(), ports)) as ToolResult;
  const [first] = result.content;
  return { ports, result, text: first?.type === 'text' ? first.text : '' };
};

const issue = { iid: 4, title: 't', state: 'opened', labels: ['bug'], author: { username: 'mira' } };

describe('projects and numbers', () => {
  it.each([
    [4711, '763'],
    ['4711', 763],
    [4711, 763],
    ['4711', '763'],
  ])('sends one request for project %j and merge request %j', async (project_id, merge_request_iid) => {
    const path = 'GET /projects/4711/merge_requests/763';
    const { ports, result } = await run(
      'merge_request.get',
      { project_id, merge_request_iid },
      { [path]: answerOf({ iid: 763, title: 'Tidy' }) },
    );
    expect({ sent: ports.sent, iid: result.structuredContent?.['iid'] }).toEqual({ sent: [path], iid: 763 });
  });

  it.each(['acme/tools/cli', 'acme%2Ftools%2Fcli', 'https://gitlab.example.com/acme/tools/cli.git'])(
    'encodes %s once and embeds one address for it',
    async project_id => {
      const { ports, result } = await run(
        'project.get',
        { project_id },
        { 'GET /projects/acme%2Ftools%2Fcli': answerOf({ id: 71, name: 'cli' }) },
      );
      expect(ports.sent).toEqual(['GET /projects/acme%2Ftools%2Fcli']);
      expect(result.content[1]).toMatchObject({ type: 'resource', resource: { uri: 'gitlab://project/acme%2Ftools%2Fcli' } });
    },
  );

  it('keeps an eleven-digit id digit for digit', async () => {
    const job = { id: 15701568935, name: 'unit', status: 'success', ref: 'main' };
    const { result, text } = await run(
      'job.get',
      { project_id: 'acme/app', job_id: '15701568935' },
      { 'GET /projects/acme%2Fapp/jobs/15701568935': answerOf(job) },
    );
    expect(result.structuredContent).toMatchObject({ id: 15701568935 });
    expect(result.content.at(-1)).toMatchObject({ resource: { uri: 'gitlab://project/acme%2Fapp/job/15701568935' } });
    expect(text).toContain('15701568935');
  });

  it.each([
    [{ page: '2.0' }, 'page must be a whole number (got "2.0")'],
    [{ page: 'abc' }, 'page must be a whole number (got "abc")'],
    [{ page: '0' }, 'page must be at least 1 (got 0)'],
    [{ page: '-1' }, 'page must be at least 1 (got -1)'],
    [{ per_page: 101 }, 'per_page must be from 1 to 100 (got 101)'],
  ])('refuses %j by name and sends nothing', async (input, sentence) => {
    const { ports, result, text } = await run('issue.list', { project_id: 1, ...input });
    expect(ports.sent).toEqual([]);
    expect(text).toContain(sentence);
    expect(result).toMatchObject({
      isError: true,
      _meta: { 'gitlab-catalog/error': { code: 'invalid_params', retryable: false, parameter: Object.keys(input)[0] } },
    });
    expect(result.structuredContent).toBeUndefined();
  });
});

describe('lists and empty values', () => {
  it('leaves unset filters out of a read', async () => {
    const input = { project_id: '4233', assignee_id: '', author_id: '', author_username: '', iteration_id: '', search: '' };
    const { ports } = await run('issue.list', input, { 'GET /projects/4233/issues': answerOf([issue]) });
    expect(ports.sent).toEqual(['GET /projects/4233/issues']);
  });

  it('sends paging given as text', async () => {
    const { ports } = await run('issue.list', { project_id: 1, page: '2', per_page: '50' });
    expect(ports.sent).toEqual(['GET /projects/1/issues?page=2&per_page=50']);
  });

  it('asks for several states with brackets', async () => {
    const { ports } = await run('job.list_project', { project_id: 'acme/app', scope: ['failed', 'canceled'] });
    expect(ports.sent).toEqual(['GET /projects/acme%2Fapp/jobs?scope[]=failed&scope[]=canceled']);
  });

  it.each([
    [{ add_labels: '["bug","ui::web"]' }, { add_labels: 'bug,ui::web' }],
    [{ add_labels: 'bug' }, { add_labels: 'bug' }],
    [{ remove_labels: ['state::Review'] }, { remove_labels: 'state::Review' }],
    [{ labels: [] }, { labels: '' }],
    [{ assignee_ids: [] }, { assignee_ids: [] }],
    [{ description: '' }, { description: '' }],
    [{ description: '["not a list"]' }, { description: '["not a list"]' }],
    [{ title: 'x', labels: null }, { title: 'x' }],
  ])('updates an issue with %j', async (input, body) => {
    const { ports } = await run('issue.update', { project_id: 1, issue_iid: 4, ...input }, { 'PUT /projects/1/issues/4': answerOf(issue) });
    expect(ports.requests.map(({ method, body: sent }) => ({ method, body: sent }))).toEqual([{ method: 'PUT', body }]);
  });

  it('takes the older word for an internal comment, and warns when GitLab did not keep it internal', async () => {
    const posted = { id: 8, body: 'secret', internal: false, author: { username: 'mira' } };
    const { ports, text } = await run(
      'merge_request.note_create',
      { project_id: 1, merge_request_iid: 3, body: 'secret', confidential: true },
      { 'POST /projects/1/merge_requests/3/notes': answerOf(posted, { status: 201 }) },
    );
    expect(ports.requests[0]?.body).toEqual({ body: 'secret', internal: true });
    expect(text).toContain('GitLab did not keep this comment internal');
  });

  it('refuses a link word that the endpoint does not have, with the right ones', async () => {
    const { ports, text } = await run('issue.link_create', {
      project_id: 1,
      issue_iid: 4,
      target_project_id: 1,
      target_issue_iid: 5,
      link_type: 'is_blocking',
    });
    expect(ports.sent).toEqual([]);
    expect(text).toContain('link_type must be one of relates_to, blocks, is_blocked_by (got "is_blocking")');
  });
});

describe('names with everything in them', () => {
  it('takes a branch name literally', async () => {
    const path = 'GET /projects/acme%2Fapp/repository/branches/fix%2F50%25-off%2342';
    const { ports, result } = await run(
      'branch.get',
      { project_id: 'acme/app', branch_name: 'fix/50%-off#42' },
      { [path]: answerOf({ name: 'fix/50%-off#42' }) },
    );
    expect(ports.sent).toEqual([path]);
    expect(result.content.at(-1)).toMatchObject({ resource: { uri: 'gitlab://project/acme%2Fapp/branch/fix%2F50%25-off%2342' } });
  });
});

describe('answers that are easily misread', () => {
  const approvals = 'GET /projects/1/merge_requests/3/approvals';

  it('shows the approvals of an instance that sends few fields, and does not call an existing merge request missing', async () => {
    const few = { approved: true, user_has_approved: false, user_can_approve: true, approved_by: [{ user: { username: 'tomas' } }] };
    const shown = await run('merge_request.approvals_get', { project_id: 1, merge_request_iid: 3 }, { [approvals]: answerOf(few) });
    expect(shown.text).toContain('@tomas');
    expect(shown.text).not.toMatch(/required/i);
    const absent = await run(
      'merge_request.approvals_get',
      { project_id: 1, merge_request_iid: 3 },
      { 'GET /projects/1/merge_requests/3': answerOf({ iid: 3 }) },
    );
    expect(absent.text).toContain('Merge request !3 in project 1 exists, but this GitLab instance or its tier does not offer');
  });

  it('shows a moved issue with the global id of its new home and never offers that id as a number', async () => {
    const moved = { id: 500, iid: 10, title: 'Old home', state: 'closed', moved_to_id: 9007, author: { username: 'mira' } };
    const { text, result } = await run('issue.get', { project_id: 1, issue_iid: 10 }, { 'GET /projects/1/issues/10': answerOf(moved) });
    expect(text).toMatch(/Moved.*global id 9007/);
    expect(JSON.stringify(result.structuredContent?.['next_steps'])).not.toContain('9007');
  });

  it('shows what came of a work item, and names what did not', async () => {
    const partial = [{ message: 'timeout', path: 'namespace.workItem.widgets' }];
    const graphql = { data: { namespace: { workItem: { iid: '4', title: 'T', widgets: null } } }, partial };
    const { ports, text, result } = await run('work_item.get', { full_path: 'acme/app', iid: 4 }, {}, { graphql });
    expect(Object.values(ports.documents[0]?.variables ?? {})).toEqual(['acme/app', '4']);
    expect(text).toContain('namespace.workItem.widgets');
    expect(result).toMatchObject({ structuredContent: { iid: '4', title: 'T' } });
  });

  it('answers a namespace that is null with the not-found card', async () => {
    const { text, result } = await run(
      'work_item.get',
      { full_path: 'nope/app', iid: '4' },
      {},
      { graphql: { data: { namespace: null }, partial: [] } },
    );
    expect(text).toMatch(/^## ❓ Work Item Not Found/);
    expect(result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'not_found', status: 404 } } });
  });

  it('keeps the bytes of a picture', async () => {
    const file = { file_path: 'logo.png', size: 8, encoding: 'base64', content: 'iVBORw0KGgo=' };
    const path = 'GET /projects/acme%2Fapp/repository/files/logo.png?ref=main';
    const { result, text } = await run(
      'repository.file_get',
      { project_id: 'acme/app', file_path: 'logo.png', ref: 'main' },
      { [path]: answerOf(file) },
    );
    expect(result.content[1]).toEqual({
      type: 'image',
      data: 'iVBORw0KGgo=',
      mimeType: 'image/png',
      annotations: { audience: ['user'], priority: 0.8 },
    });
    expect(JSON.stringify([text, result.structuredContent])).not.toContain('\ufffd');
  });

  it('says of an empty repository that it is empty', async () => {
    const answers = {
      'GET /projects/acme%2Fblank/repository/tree': gitlabError(404, '404 Tree Not Found'),
      'GET /projects/acme%2Fblank': answerOf({ empty_repo: true, default_branch: null }),
    };
    expect((await run('repository.tree', { project_id: 'acme/blank' }, answers)).text).toContain(
      'The repository of project acme/blank is empty',
    );
  });

  it('gives the reason of a refused merge from the merge request', async () => {
    const answers = {
      'PUT /projects/1/merge_requests/3/merge': gitlabError(405, '405 Method Not Allowed', 'rejected'),
      'GET /projects/1/merge_requests/3': answerOf({ iid: 3, draft: true, detailed_merge_status: 'draft_status' }),
    };
    const { text, result } = await run('merge_request.merge', { project_id: 1, merge_request_iid: 3 }, answers, { confirm: true });
    expect(text).toContain('draft');
    expect(text.toLowerCase()).not.toContain('method not allowed');
    expect(result._meta).toEqual({ 'gitlab-catalog/error': { code: 'not_mergeable', status: 405, retryable: false } });
  });

  it('answers an empty list with a sentence and with its pages', async () => {
    const { text, result } = await run('branch.list', { project_id: 1 }, { 'GET /projects/1/repository/branches': answerOf([]) });
    expect(text).toMatch(/^No branches found\./);
    expect(result.structuredContent).toMatchObject({ branches: [], pagination: { has_more: false } });
  });
});
