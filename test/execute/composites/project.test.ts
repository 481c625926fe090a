import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/call/call.ts';
import type { ActionFacts } from '../../../src/catalog/action.ts';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import type { GraphqlAnswer } from '../../../src/gitlab/port.ts';
import { answerOf, gitlabError, makeCall, makeCatalog, makeEntry, makeFacts, makePorts, param, type StubPorts } from '../stub.ts';

interface Case {
  readonly id: string;
  readonly composite: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly ports: StubPorts;
  readonly facts?: ActionFacts;
  readonly view?: Partial<View>;
}

async function run({ id, composite, values, ports, facts = makeFacts(), view = {} }: Case) {
  const entry = makeEntry({ id });
  const catalog = makeCatalog({ entry, facts, handler: { kind: 'composite', name: composite, reason: 'a test' } });
  const call = makeCall({ view });
  return (await compositeOf(composite))({ entry, facts, values, call, ports, catalog, pause: async () => undefined });
}

const svgOf = (answer: { readonly images?: readonly { readonly data: string }[] }): string =>
  Buffer.from(answer.images?.[0]?.data ?? '', 'base64').toString('utf8');

describe('setting up an integration', () => {
  const settings = param({ type: 'object', in: 'body', properties: { webhook: param(), push_events: param({ type: 'boolean' }) } });
  const facts = makeFacts({ params: { settings } });

  it('sends the settings as the body', async () => {
    const ports = makePorts({ 'PUT /projects/demo%2Fapp/integrations/slack': answerOf({ slug: 'slack', active: true }) });
    const values = { project_id: 'demo/app', slug: 'slack', settings: { webhook: 'https://hooks.example.com/x', push_events: true } };
    const answer = await run({ id: 'project.integration_set', composite: 'integration_set', values, ports, facts });
    expect(answer).toEqual({ data: { slug: 'slack', active: true } });
    expect(ports.requests.map(({ body }) => body)).toEqual([{ webhook: 'https://hooks.example.com/x', push_events: true }]);
  });

  it('goes to the group where one is given, and tells of fields it does not know', async () => {
    const ports = makePorts({ 'PUT /groups/7/integrations/slack': answerOf({ slug: 'slack' }) });
    const values = { group_id: 7, slug: 'slack', settings: { brand_new: 1 } };
    const answer = await run({ id: 'project.integration_set_group', composite: 'integration_set', values, ports, facts });
    expect(answer).toEqual({
      data: { slug: 'slack' },
      notes: ['GitLab may not know brand_new, and passes over settings that it does not know.'],
    });
  });

  it('refuses a slip of the pen before anything is sent', async () => {
    const ports = makePorts({});
    const values = { project_id: 70, slug: 'slack', settings: { webhok: 'https://hooks.example.com/x' } };
    await expect(run({ id: 'project.integration_set', composite: 'integration_set', values, ports, facts })).rejects.toMatchObject({
      code: 'invalid_params',
      facts: { parameter: 'settings.webhok', hints: ['settings has no webhok; did you mean webhook?'] },
    });
    expect(ports.sent).toEqual([]);
  });
});

describe('copying members', () => {
  const values = { project_id: 70, source_project_id: 71 };

  it('says who could not be imported, and why', async () => {
    const refused = { status: 'error', message: { bob: 'is blocked', carol: 'has no seat' }, total_members_count: 3 };
    const ports = makePorts({ 'POST /projects/70/import_project_members/71': answerOf(refused) });
    expect(await run({ id: 'project.import_members', composite: 'import_members', values, ports })).toEqual({
      data: { status: 'error', total_members_count: 3 },
      notes: ['Not imported: @bob (is blocked).', 'Not imported: @carol (has no seat).'],
    });
  });

  it('has nothing to say when all came along', async () => {
    const ports = makePorts({ 'POST /projects/70/import_project_members/71': answerOf({ status: 'success' }) });
    expect(await run({ id: 'project.import_members', composite: 'import_members', values, ports })).toEqual({
      data: { status: 'success' },
      notes: [],
    });
  });
});

describe('adding a target branch rule', () => {
  const created: GraphqlAnswer = {
    data: { projectTargetBranchRuleCreate: { targetBranchRule: { name: 'feature/*', target_branch: 'develop' }, errors: [] } },
    partial: [],
  };
  const rule = { name: 'feature/*', target_branch: 'develop' };
  const input = { projectId: 'gid://gitlab/Project/70', name: 'feature/*', targetBranch: 'develop' };

  it('looks up the number of a project given by its path', async () => {
    const ports = makePorts({ 'GET /projects/demo%2Fapp': answerOf({ id: 70 }) }, created);
    const values = { project_id: 'demo/app', ...rule };
    const answer = await run({ id: 'project.target_branch_rule_create', composite: 'target_branch_rule_create', values, ports });
    expect(answer).toEqual({ data: rule });
    expect(ports.documents.map(({ variables }) => variables)).toEqual([{ input }]);
  });

  it('asks nothing first for a number', async () => {
    const ports = makePorts({}, created);
    await run({
      id: 'project.target_branch_rule_create',
      composite: 'target_branch_rule_create',
      values: { project_id: '70', ...rule },
      ports,
    });
    expect(ports.sent).toEqual([]);
    expect(ports.documents.map(({ variables }) => variables)).toEqual([{ input }]);
  });
});

describe('drawing a milestone', () => {
  const list = 'GET /projects/70/milestones?iids[]=1';
  const issues = 'GET /projects/70/milestones/31/issues?page=1&per_page=100';
  const milestone = { id: 31, iid: 1, title: 'v1.0', start_date: '2025-02-01', due_date: '2025-02-03' };
  const rows = [
    { created_at: '2025-01-20T08:00:00.000Z', state: 'opened', weight: 3 },
    { created_at: '2025-01-21T08:00:00.000Z', closed_at: '2025-02-02T08:00:00.000Z', state: 'closed', weight: null },
  ];
  const draw = (answers: Parameters<typeof makePorts>[0], values: Record<string, unknown> = {}, view: Partial<View> = {}) =>
    run({
      id: 'project.milestone_burndown',
      composite: 'milestone_burndown',
      values: { project_id: 70, milestone_iid: 1, ...values },
      ports: makePorts(answers),
      view,
    });

  it('counts issues by the days they were open', async () => {
    const answer = await draw({ [list]: answerOf([milestone]), [issues]: answerOf(rows) });
    expect(answer.data).toEqual({
      title: 'Burndown of v1.0',
      width: 760,
      height: 400,
      summary: 'v1.0, 2025-02-01 to 2025-02-03: 2 issues open at the start, 1 issue on 2025-02-03. An even pace would have left 0.',
    });
    expect(answer.notes).toEqual([]);
    expect(answer.images?.map(({ mimeType }) => mimeType)).toEqual(['image/svg+xml']);
    expect(svgOf(answer)).toContain('<title>Burndown of v1.0</title>');
  });

  it('counts weight where asked, an issue without one as nothing', async () => {
    const answer = await draw({ [list]: answerOf([milestone]), [issues]: answerOf(rows) }, { by: 'weight' });
    expect(answer.data).toMatchObject({
      summary:
        'v1.0, 2025-02-01 to 2025-02-03: a weight of 3 open at the start, a weight of 3 on 2025-02-03. An even pace would have left 0.',
    });
  });

  it('takes the days of the issues where the milestone has none, and says so', async () => {
    const answer = await draw({ [list]: answerOf([{ ...milestone, start_date: null }]), [issues]: answerOf(rows) });
    expect(answer.notes).toEqual(['The milestone has no start date; the chart runs from 2025-01-20 to 2025-02-03.']);
  });

  it('says so where there is no such milestone', async () => {
    await expect(draw({ [list]: answerOf([]) })).rejects.toMatchObject({ code: 'not_found', facts: { status: 404 } });
  });

  it('saves the picture where output_path says, whole', async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'drawing-')));
    try {
      const path = join(folder, 'v1.svg');
      const files = { local: true, uploadDirs: [], downloadDirs: [folder], importDirs: [], maxUploadSize: 1024 };
      const answer = await draw({ [list]: answerOf([milestone]), [issues]: answerOf(rows) }, { output_path: path }, { files });
      expect(answer.images).toBeUndefined();
      expect(answer.data).toMatchObject({ saved_to: path });
      expect(await readFile(path, 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('drawing a pipeline', () => {
  const answers = {
    'GET /projects/demo%2Fapp/pipelines/101': answerOf({ id: 101, iid: 9, ref: 'main', status: 'failed' }),
    'GET /projects/demo%2Fapp/pipelines/101/jobs?page=1&per_page=100': answerOf([
      { id: 1002, name: 'test', stage: 'test', status: 'failed' },
      { id: 1001, name: 'build', stage: 'build', status: 'success' },
    ]),
    'GET /projects/demo%2Fapp/pipelines/101/bridges?page=1&per_page=100': answerOf([
      { id: 1003, name: 'child', stage: 'deploy', status: 'skipped' },
    ]),
  };
  const needs: GraphqlAnswer = {
    data: {
      project: {
        pipeline: { jobs: { nodes: [{ name: 'test', needs: { nodes: [{ name: 'build' }] } }], pageInfo: { hasNextPage: false } } },
      },
    },
    partial: [],
  };
  const values = { project_id: 'demo/app', pipeline_id: 101 };

  it('shows jobs stage by stage with lines for what they need', async () => {
    const ports = makePorts(answers, needs);
    const answer = await run({ id: 'pipeline.graph', composite: 'pipeline_graph', values, ports });
    expect(answer.data).toEqual({
      title: 'Pipeline #101 on main: failed',
      width: 794,
      height: 150,
      summary: 'build: build (success).\ntest: test (failed).\ndeploy: child (skipped).',
    });
    expect(answer.notes).toEqual([]);
    expect(svgOf(answer).match(/<path /g)).toHaveLength(1);
    expect(ports.documents.map(({ variables }) => variables)).toEqual([{ full_path: 'demo/app', pipeline_iid: '9', after: undefined }]);
  });

  it('draws without lines where GraphQL does not answer, and says so', async () => {
    const ports = makePorts(answers, gitlabError(403, 'Forbidden', 'forbidden'));
    const answer = await run({ id: 'pipeline.graph', composite: 'pipeline_graph', values, ports });
    expect(svgOf(answer)).not.toContain('<path ');
    expect(answer.notes).toEqual(['Which job needs which could not be read, so no lines are drawn.']);
  });

  it('stops when the call is cancelled', async () => {
    const ports = makePorts(answers, gitlabError(0, '', 'cancelled'));
    await expect(run({ id: 'pipeline.graph', composite: 'pipeline_graph', values, ports })).rejects.toMatchObject({ code: 'cancelled' });
  });
});
