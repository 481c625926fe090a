import { describe, expect, it } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';

describe('following a label', () => {
  it.each(['/projects/70/labels/bug', '/groups/demo/labels/backend'])('%s changes once, and is read as it is then', async path => {
    const { call } = openSandbox();
    const first = await call('POST', `${path}/subscribe`);
    expect([first.status, first.row['subscribed']]).toEqual([201, true]);
    const again = await call('POST', `${path}/subscribe`);
    expect(again.status).toBe(304);
    expect((await call('GET', path)).row['subscribed']).toBe(true);
    expect((await call('POST', `${path}/unsubscribe`)).row['subscribed']).toBe(false);
    expect((await call('POST', `${path}/unsubscribe`)).status).toBe(304);
  });

  it('reaches a label of the group from its project', async () => {
    const { call } = openSandbox();
    expect((await call('POST', '/projects/70/labels/backend/subscribe')).row['name']).toBe('backend');
  });

  it('is refused where there is no such label', async () => {
    const { call } = openSandbox();
    const none = await call('POST', '/projects/70/labels/nowhere/subscribe');
    expect([none.status, none.body]).toEqual([404, { message: '404 Label Not Found' }]);
  });
});
