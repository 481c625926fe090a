import { beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const ALL = '/projects/70/pipeline_schedules';

describe('a pipeline schedule', () => {
  it('is made active, with its next run, and read back with its variables', async () => {
    const made = await call('POST', ALL, { description: 'Hourly', ref: 'develop', cron: '0 * * * *' });
    await call('POST', `${ALL}/${made.row['id']}/variables`, { key: 'MODE', value: 'quick' });
    const { row } = await call('GET', `${ALL}/${made.row['id']}`);
    expect({ ref: row['ref'], active: row['active'], next: row['next_run_at'], variables: row['variables'] }).toEqual({
      ref: 'refs/heads/develop',
      active: true,
      next: '2025-03-16T12:00:00.000Z',
      variables: [{ key: 'MODE', value: 'quick', variable_type: 'env_var', raw: false }],
    });
  });

  it('has no next run once it is off', async () => {
    expect((await call('PUT', `${ALL}/1`, { active: false })).row['next_run_at']).toBeNull();
  });

  it('refuses a cron line that is none, and a variable twice', async () => {
    const wrong = await call('POST', ALL, { description: 'x', ref: 'main', cron: 'daily' });
    const twice = await call('POST', `${ALL}/1/variables`, { key: 'DEPLOY_ENV', value: 'x' });
    expect([wrong.body, twice.body]).toEqual([
      { message: { cron: ['syntax is invalid'] } },
      { message: { key: ['has already been taken'] } },
    ]);
  });

  it('starts a pipeline with its variables when it is played', async () => {
    await call('POST', `${ALL}/1/play`);
    const [pipeline] = (await call('GET', `${ALL}/1/pipelines`)).rows;
    const variables = await call('GET', `/projects/70/pipelines/${pipeline?.['id']}/variables`);
    expect([pipeline?.['source'], pipeline?.['ref'], variables.rows.map(row => row['key'])]).toEqual(['schedule', 'main', ['DEPLOY_ENV']]);
  });

  it('passes to the caller', async () => {
    const taken = await call('POST', `${ALL}/2/take_ownership`);
    expect(taken.row['owner']).toMatchObject({ username: 'alice' });
  });
});

describe('a trigger token', () => {
  it('starts a pipeline, and an unknown one does not', async () => {
    const { row: made } = await call('POST', '/projects/70/triggers', { description: 'From outside' });
    const started = await call('POST', '/projects/70/trigger/pipeline', { token: made['token'], ref: 'main' });
    const refused = await call('POST', '/projects/70/trigger/pipeline', { token: 'glptt-none', ref: 'main' });
    expect([started.status, started.row['source'], refused.status]).toEqual([201, 'trigger', 404]);
  });
});
