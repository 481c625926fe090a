import { beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

describe('epics over REST', () => {
  it('have children that are made, put below and taken out', async () => {
    const children = async () => (await call('GET', '/groups/demo/epics/1/epics')).rows.map(row => row['title']);
    await call('POST', '/groups/demo/epics/1/epics', { title: 'Passkeys' });
    await call('POST', '/groups/demo/epics/1/epics/9003');
    expect(await children()).toEqual(['Offline mode', 'First release', 'Passkeys']);
    await call('DELETE', '/groups/demo/epics/1/epics/9003');
    expect(await children()).toEqual(['Offline mode', 'Passkeys']);
  });

  it('show the reactions and threads that GraphQL writes', async () => {
    const gone = await call('PUT', `/groups/demo/epics/1/discussions/${'c1'.repeat(20)}`, { resolved: true });
    const query =
      '{ namespace(fullPath: "demo") { workItem(iid: "1") { widgets { ... on WorkItemWidgetNotes { discussions { nodes { resolved } } } } } } }';
    const read = await call('POST', '/api/graphql', { query });
    expect([gone.status, JSON.stringify(read.body).includes('"nodes":[{"resolved":true}]')]).toEqual([200, true]);
  });

  it('are not found by a number that none has', async () => {
    const answer = await call('GET', '/groups/demo/epics/99/award_emoji');
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: { message: '404 Epic Not Found' } });
  });
});
