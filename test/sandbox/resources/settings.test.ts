import { describe, expect, it } from 'vitest';
import { object, rows } from '../../../src/sandbox/row.ts';
import { openSandbox } from '../open-sandbox.ts';

describe('an environment', () => {
  it('must be stopped before it can be deleted', async () => {
    const { call } = openSandbox();
    const one = '/projects/70/environments/2';
    const early = await call('DELETE', one);
    expect({ status: early.status, body: early.body }).toEqual({ status: 403, body: { message: '403 Forbidden' } });
    expect((await call('POST', `${one}/stop`)).row['state']).toBe('stopped');
    expect((await call('DELETE', one)).status).toBe(204);
    expect((await call('GET', one)).body).toEqual({ message: '404 Environment Not Found' });
  });

  it('shows its last deployment with the job behind it', async () => {
    const { row } = await openSandbox().call('GET', '/projects/70/environments/1');
    const last = object(row['last_deployment']);
    expect([last['id'], last['ref'], object(last['deployable'])['name'], object(last['environment'])['name']]).toEqual([
      1,
      'main',
      'build',
      'production',
    ]);
  });

  it.each([
    ['name=production', ['production']],
    ['search=review', ['review/login', 'review/old']],
    ['states=stopped', ['review/old']],
  ])('is found by %s', async (query, names) => {
    expect((await openSandbox().call('GET', `/projects/70/environments?${query}`)).rows.map(row => row['name'])).toEqual(names);
  });
});

describe('deployments', () => {
  it('are found by environment', async () => {
    const { rows: found } = await openSandbox().call('GET', '/projects/70/deployments?environment=review%2Flogin');
    expect(found.map(row => [row['id'], row['status']])).toEqual([[2, 'success']]);
  });
});

describe('a hidden variable', () => {
  it('never gives its value back', async () => {
    const { call } = openSandbox();
    expect((await call('GET', '/projects/70/variables/API_KEY')).row['value']).toBeNull();
    const made = await call('POST', '/projects/70/variables', { key: 'SECRET', value: 'long-enough', masked_and_hidden: true });
    expect([made.row['value'], made.row['masked'], made.row['hidden']]).toEqual([null, true, true]);
  });
});

describe('a feature flag', () => {
  it('keeps its strategies with ids of their own', async () => {
    const { call } = openSandbox();
    const strategies = [{ name: 'default', parameters: {}, scopes: [{ environment_scope: 'staging' }] }];
    const { row } = await call('POST', '/projects/70/feature_flags', { name: 'beta', version: 'new_version_flag', strategies });
    expect(row['strategies']).toEqual([
      { id: 1, name: 'default', parameters: {}, scopes: [{ id: 1, environment_scope: 'staging' }], user_list: null },
    ]);
  });
});

describe('a deploy key', () => {
  it('must be a key', async () => {
    const got = await openSandbox().call('POST', '/projects/70/deploy_keys', { title: 'x', key: 'nonsense' });
    expect({ status: got.status, body: got.body }).toEqual({ status: 400, body: { message: '400 Bad request - Key is invalid' } });
  });
});

describe('a board', () => {
  it('has its lists, each with its label', async () => {
    const { row } = await openSandbox().call('GET', '/projects/70/boards/1');
    expect([row['name'], rows(row['lists']).map(list => object(list['label'])['name'])]).toEqual(['Development', ['bug', 'feature']]);
  });
});
