import { describe, expect, it } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';

const seen = (row: Readonly<Record<string, unknown>>) => [row['id'], row['plan'], row['expired']];

describe('licenses of the instance', () => {
  it('are listed, the newest first, and without a count of users', async () => {
    const { call } = openSandbox();
    const { status, rows } = await call('GET', '/licenses');
    expect([status, rows.map(seen), rows.map(row => 'active_users' in row)]).toEqual([
      200,
      [
        [2, 'ultimate', false],
        [1, 'premium', true],
      ],
      [false, false],
    ]);
  });

  it('can be read by the number that the list gives, the expired one too', async () => {
    const { call } = openSandbox();
    expect(seen((await call('GET', '/license/1')).row)).toEqual([1, 'premium', true]);
    expect(seen((await call('GET', '/license')).row)).toEqual([2, 'ultimate', false]);
    const none = await call('GET', '/license/9');
    expect([none.status, none.body]).toEqual([404, { message: '404 License Not Found' }]);
  });

  it('the newest one added is in force, and the one before it once that is deleted', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/license', { license: 'eyJkYXRhIjoi' });
    expect([made.status, made.row['id']]).toEqual([201, 3]);
    expect((await call('GET', '/license')).row['id']).toBe(3);
    expect((await call('PUT', '/license/3/refresh_billable_users')).body).toEqual({ success: true });
    expect((await call('DELETE', '/license/3')).status).toBe(204);
    expect((await call('GET', '/license')).row['id']).toBe(2);
    expect((await call('GET', '/licenses')).rows.map(row => row['id'])).toEqual([2, 1]);
  });
});
