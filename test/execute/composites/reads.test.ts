/** Composites that read: waiting, the latest of something, discovery, status. */
import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { type Composite, compositeOf } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makeCall, makePorts } from '../stub.ts';

const outcome = async (composite: Composite, over: Parameters<typeof makeContext>[0]) => {
  try {
    return await composite(makeContext(over));
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message };
  }
};

describe('pipeline.wait', () => {
  const path = 'GET /projects/1/pipelines/7';
  const running = answerOf({ id: 7, status: 'running' });

  it('looks in the interval given, reports how far it is, and ends with the pipeline', async () => {
    const pauses: number[] = [];
    const told: string[] = [];
    const ports = makePorts({ [path]: [running, running, answerOf({ id: 7, status: 'success' })] });
    const answer = await outcome(await compositeOf('pipeline_wait'), {
      ports,
      values: { project_id: '1', pipeline_id: 7, interval_seconds: 4 },
      pause: async ms => void pauses.push(ms),
      call: makeCall({ progress: (done, total, message) => told.push(`${done}/${total} ${message}`) }),
    });
    expect(answer).toEqual({ data: { id: 7, status: 'success' }, notes: [] });
    expect(pauses).toEqual([4000, 4000]);
    expect(told).toEqual(['0/300 Pipeline #7 is running', '4/300 Pipeline #7 is running', '8/300 Pipeline #7 is success']);
  });

  it('gives up at the ceiling, with the state reached and how to wait on', async () => {
    const pauses: number[] = [];
    const answer = await outcome(await compositeOf('pipeline-wait'), {
      ports: makePorts({ [path]: running }),
      values: { project_id: '1', pipeline_id: 7, timeout_seconds: 15 },
      pause: async ms => void pauses.push(ms),
    });
    expect(pauses).toEqual([10_000, 5_000]);
    expect(answer).toEqual({
      data: { id: 7, status: 'running' },
      notes: [
        'Pipeline #7 is still running after 15 s of waiting, looking every 10 s. Call this again to wait on, with timeout_seconds for longer.',
      ],
    });
  });

  it('stops when the caller leaves', async () => {
    const aborter = new AbortController();
    const left = new Error('left');
    const ports = makePorts({ [path]: running });
    const waiting = (await compositeOf('pipeline-wait'))(
      makeContext({
        ports,
        values: { project_id: '1', pipeline_id: 7 },
        pause: async () => {
          throw left;
        },
        call: makeCall({ signal: aborter.signal }),
      }),
    );
    await expect(waiting).rejects.toBe(left);
    expect(ports.sent).toEqual([path]);
  });
});

describe('job.wait', () => {
  it('ends where a person has to act', async () => {
    const ports = makePorts({ 'GET /projects/1/jobs/3': answerOf({ id: 3, status: 'manual' }) });
    expect(await outcome(await compositeOf('job_wait'), { ports, values: { project_id: '1', job_id: 3 } })).toEqual({
      data: { id: 3, status: 'manual' },
      notes: ['Job #3 waits for a person to start its manual part.'],
    });
  });
});

describe('pipeline.latest', () => {
  const latest = 'GET /projects/1/pipelines/latest';

  it('is GitLab’s own answer where there is one', async () => {
    const ports = makePorts({ [`${latest}?ref=main`]: answerOf({ id: 7 }) });
    expect(await outcome(await compositeOf('pipeline_latest'), { ports, values: { project_id: '1', ref: 'main' } })).toEqual({
      data: { id: 7 },
    });
  });

  it('is the newest of the branch when the newest commit has none', async () => {
    const ports = makePorts({
      [latest]: gitlabError(403, '403 Forbidden', 'forbidden'),
      'GET /projects/1': answerOf({ default_branch: 'main' }),
      'GET /projects/1/pipelines?ref=main&order_by=id&sort=desc&per_page=1': answerOf([{ id: 5 }]),
      'GET /projects/1/pipelines/5': answerOf({ id: 5, status: 'failed' }),
    });
    expect(await outcome(await compositeOf('pipeline_latest'), { ports, values: { project_id: '1' } })).toEqual({
      data: { id: 5, status: 'failed' },
    });
  });

  it('is not found where nothing has run', async () => {
    const ports = makePorts({ 'GET /projects/1/pipelines?ref=x&order_by=id&sort=desc&per_page=1': answerOf([]) });
    expect(await outcome(await compositeOf('pipeline_latest'), { ports, values: { project_id: '1', ref: 'x' } })).toEqual({
      code: 'not_found',
      sentence: 'Project 1 has no pipeline on x.',
    });
  });
});

describe('release.get_latest', () => {
  it('falls back to the first of the list, and is not found where there is none', async () => {
    const list = 'GET /projects/1/releases?per_page=1';
    const composite = await compositeOf('release_latest');
    expect(await outcome(composite, { ports: makePorts({ [list]: answerOf([{ tag_name: 'v2' }]) }), values: { project_id: '1' } })).toEqual(
      { data: { tag_name: 'v2' } },
    );
    expect(await outcome(composite, { ports: makePorts({ [list]: answerOf([]) }), values: { project_id: '1' } })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('discover_project.resolve', () => {
  const path = 'GET /projects/acme%2Fapp.config%2Fapi.v2';
  const discover = async (remote_url: string, project: Record<string, unknown> = { id: 73 }) =>
    outcome(await compositeOf('discover_project'), { ports: makePorts({ [path]: answerOf(project) }), values: { remote_url } });

  it.each([
    'git@gitlab.example.com:acme/app.config/api.v2.git',
    'ssh://git@gitlab.example.com:2222/acme/app.config/api.v2.git',
    'https://gitlab.example.com/acme/app.config/api.v2.git',
  ])('resolves %s', async remote => expect(await discover(remote)).toEqual({ data: { id: 73 } }));

  it('accepts a host of SSH’s own when the project names it, notes one it cannot tell, and refuses another’s', async () => {
    const remote = 'git@code.corp.test:acme/app.config/api.v2.git';
    const own = { id: 73, ssh_url_to_repo: 'ssh://git@code.corp.test/acme/app.config/api.v2.git' };
    expect(await discover(remote, own)).toEqual({ data: own });
    expect(await discover(remote)).toEqual({
      data: { id: 73 },
      notes: ['The remote is on code.corp.test, while this server talks to gitlab.example.com: check that this is the same project.'],
    });
    expect(await discover(remote, { id: 73, ssh_url_to_repo: 'git@gitlab.example.com:acme/x.git' })).toEqual({
      code: 'invalid_params',
      sentence:
        'The remote is on code.corp.test, but this server talks to gitlab.example.com, where acme/app.config/api.v2 is another project.',
    });
  });

  it.each(['acme/app', 'not an address', 'git@gitlab.example.com:app.git', 'https://gitlab.example.com/'])('refuses %s', async remote => {
    expect(await discover(remote)).toMatchObject({ code: 'invalid_params' });
  });
});

describe('server.status', () => {
  const status = async (answers: Parameters<typeof makePorts>[0]) => {
    const { data } = (await outcome(await compositeOf('server_status'), { ports: makePorts(answers) })) as {
      data: Record<string, unknown>;
    };
    const { response_time_ms: time, ...rest } = data;
    return { ...rest, timed: typeof time };
  };

  it('joins version and user', async () => {
    expect(
      await status({ 'GET /metadata': answerOf({ version: '18.2.0', enterprise: true }), 'GET /user': answerOf({ username: 'mira' }) }),
    ).toEqual({
      status: 'ok',
      gitlab_url: 'https://gitlab.example.com',
      authenticated: true,
      user: { username: 'mira' },
      version: '18.2.0',
      enterprise: true,
      timed: 'number',
    });
  });

  it('still answers when the token is refused or GitLab is away', async () => {
    const refused = gitlabError(401, '401 Unauthorized', 'unauthorized');
    expect(await status({ 'GET /metadata': refused, 'GET /user': refused })).toMatchObject({
      status: 'unauthenticated',
      authenticated: false,
      error: 'GitLab answered 401.',
    });
    const away = new CatalogError('connection_refused', 'Nothing answers there.');
    expect(await status({ 'GET /metadata': away })).toMatchObject({
      status: 'unreachable',
      authenticated: false,
      error: 'Nothing answers there.',
    });
  });
});

describe('small ones', () => {
  it('builds the address of an archive without asking GitLab', async () => {
    const ports = makePorts({});
    const answer = await outcome(await compositeOf('archive_url'), {
      ports,
      values: { project_id: 'demo/app', sha: 'fix/50%', format: 'zip' },
    });
    expect(answer).toEqual({
      data: {
        url: 'https://gitlab.example.com/api/v4/projects/demo%2Fapp/repository/archive.zip?sha=fix%2F50%25',
        format: 'zip',
        sha: 'fix/50%',
      },
    });
    expect(ports.sent).toEqual([]);
  });

  it('lists languages, the largest first', async () => {
    const ports = makePorts({ 'GET /projects/1/languages': answerOf({ Python: 20.5, TypeScript: 79.5 }) });
    expect((await outcome(await compositeOf('project_languages'), { ports, values: { project_id: '1' } })) as object).toMatchObject({
      data: [
        { name: 'TypeScript', share: 79.5 },
        { name: 'Python', share: 20.5 },
      ],
    });
  });
});
