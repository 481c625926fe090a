import { describe, expect, it } from 'vitest';
import { rows, text } from '../../../src/sandbox/row.ts';
import { openSandbox } from '../open-sandbox.ts';

const P = '/projects/70';

describe('the log of the failed job', () => {
  it('has hundreds of lines with colours and sections and ends in the error', async () => {
    const { body, header } = await openSandbox().call('GET', `${P}/jobs/1002/trace`);
    const lines = text(body).trimEnd().split('\n');
    expect(header('content-type')).toBe('text/plain');
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.at(-1)).toBe('\u001b[31;1mERROR: Job failed: exit code 1\u001b[0;m');
    expect(lines.filter(line => line.startsWith('section_start:')).length).toBe(3);
  });

  it('is empty for a job that never ran', async () => {
    const { status, body } = await openSandbox().call('GET', `${P}/jobs/1003/trace`);
    expect({ status, body }).toEqual({ status: 200, body: undefined });
  });
});

describe('a pipeline', () => {
  it('lists its jobs, the newest first', async () => {
    const { rows: jobs } = await openSandbox().call('GET', `${P}/pipelines/101/jobs`);
    expect(jobs.map(job => [job['id'], job['name'], job['status']])).toEqual([
      [1003, 'deploy', 'manual'],
      [1002, 'test', 'failed'],
      [1001, 'build', 'success'],
    ]);
  });

  it('that runs ends after it was read twice', async () => {
    const { call } = openSandbox();
    const status = async () => (await call('GET', `${P}/pipelines/103`)).row['status'];
    expect([await status(), await status(), await status(), await status()]).toEqual(['running', 'running', 'success', 'success']);
    expect((await call('GET', `${P}/jobs/1006`)).row['status']).toBe('success');
  });

  it('is started for a ref that has a CI file', async () => {
    const { call } = openSandbox();
    const made = await call('POST', `${P}/pipeline`, { ref: 'develop', variables: [{ key: 'A', value: 'b' }] });
    expect([made.status, made.row['status'], made.row['source'], made.row['id']]).toEqual([201, 'pending', 'api', 104]);
    expect((await call('GET', `${P}/pipelines/104/variables`)).body).toEqual([
      { key: 'A', value: 'b', variable_type: 'env_var', raw: false },
    ]);
    expect((await call('GET', `${P}/pipelines/latest?ref=develop`)).row['id']).toBe(104);
  });

  it.each([
    ['a ref that is none', P, 'nowhere', { message: { base: ['Reference not found'] } }],
    ['a project without a CI file', '/projects/71', 'main', { message: { base: ['Missing CI config file'] } }],
  ])('is not started for %s', async (_what, project, ref, answer) => {
    const got = await openSandbox().call('POST', `${project}/pipeline`, { ref });
    expect({ status: got.status, body: got.body }).toEqual({ status: 400, body: answer });
  });

  it('runs its failed jobs again when retried', async () => {
    const { call } = openSandbox();
    const retried = await call('POST', `${P}/pipelines/101/retry`);
    expect([retried.status, retried.row['status']]).toEqual([201, 'running']);
    const { rows: jobs } = await call('GET', `${P}/pipelines/101/jobs`);
    expect(jobs.map(job => [job['id'], job['name'], job['status']])).toEqual([
      [1007, 'test', 'pending'],
      [1003, 'deploy', 'manual'],
      [1001, 'build', 'success'],
    ]);
    expect((await call('GET', `${P}/pipelines/101/jobs?include_retried=true`)).rows).toHaveLength(4);
  });

  it('stops with its jobs when cancelled, and goes when deleted', async () => {
    const { call } = openSandbox();
    const stopped = await call('POST', `${P}/pipelines/103/cancel`);
    expect([stopped.status, stopped.row['status'], (await call('GET', `${P}/jobs/1006`)).row['status']]).toEqual([
      200,
      'canceled',
      'canceled',
    ]);
    expect((await call('DELETE', `${P}/pipelines/103`)).status).toBe(204);
    expect([(await call('GET', `${P}/pipelines/103`)).body, (await call('GET', `${P}/jobs/1006`)).body]).toEqual([
      { message: '404 Pipeline Not Found' },
      { message: '404 Not found' },
    ]);
  });

  it('reports its tests', async () => {
    const { row } = await openSandbox().call('GET', `${P}/pipelines/101/test_report`);
    const [suite] = rows(row['test_suites']);
    expect([
      row['total_count'],
      row['failed_count'],
      row['skipped_count'],
      rows(suite?.['test_cases']).map(test => test['status']),
    ]).toEqual([3, 1, 1, ['success', 'failed', 'skipped']]);
  });

  it.each([
    ['status=failed', [101]],
    ['scope=running', [103]],
    ['ref=feature/login', [102]],
    ['username=bob', [103]],
    ['sort=asc', [101, 102, 103]],
  ])('is found by %s', async (query, ids) => {
    const { rows: found } = await openSandbox().call('GET', `${P}/pipelines?${query}`);
    expect(found.map(row => row['id'])).toEqual(ids);
  });
});

describe('a job', () => {
  it.each([
    ['play', 1003, 200, 'pending'],
    ['retry', 1002, 201, 'pending'],
    ['cancel', 1006, 201, 'canceled'],
  ])('follows %s', async (action, id, status, after) => {
    const { call } = openSandbox();
    const got = await call('POST', `${P}/jobs/${id}/${action}`);
    expect([got.status, got.row['status']]).toEqual([status, after]);
    expect((await call('GET', `${P}/jobs/${text(got.row['id'])}`)).row['name']).toBe(got.row['name']);
  });

  it.each([
    ['play', 1002, 400, { message: '400 Bad request - Unplayable Job' }],
    ['retry', 1006, 403, { message: '403 Forbidden - Job is not retryable' }],
    ['cancel', 9999, 404, { message: '404 Not found' }],
  ])('refuses %s where its state does not allow it', async (action, id, status, body) => {
    const got = await openSandbox().call('POST', `${P}/jobs/${id}/${action}`);
    expect({ status: got.status, body: got.body }).toEqual({ status, body });
  });
});
