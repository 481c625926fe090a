import { beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const idsAt = async (path: string) => (await call('GET', path)).rows.map(row => row['id']);

describe('runners', () => {
  it('are seen from the instance, a project and a group', async () => {
    expect([await idsAt('/runners/all'), await idsAt('/projects/70/runners'), await idsAt('/groups/demo/runners')]).toEqual([
      [4, 5, 6],
      [4, 5],
      [4, 6],
    ]);
  });

  it('are narrowed by status and tags', async () => {
    expect([await idsAt('/runners?status=stale'), await idsAt('/runners?tag_list=docker')]).toEqual([[6], [5]]);
  });

  it('serve another project until they are taken off it', async () => {
    await call('POST', '/projects/71/runners', { runner_id: 5 });
    expect(await idsAt('/projects/71/runners')).toEqual([4, 5]);
    expect((await call('POST', '/projects/71/runners', { runner_id: 5 })).status).toBe(409);
    expect((await call('DELETE', '/projects/71/runners/5')).status).toBe(204);
    expect(await idsAt('/projects/71/runners')).toEqual([4]);
  });

  it('are paused by an update, and gone after a delete', async () => {
    const { row } = await call('PUT', '/runners/5', { paused: true, tag_list: 'a,b' });
    expect([row['paused'], row['active'], row['tag_list']]).toEqual([true, false, ['a', 'b']]);
    await call('DELETE', '/runners/5');
    const gone = await call('GET', '/runners/5');
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: { message: '404 Runner Not Found' } });
  });

  it('cannot leave their only project', async () => {
    await call('DELETE', '/projects/73/runners/5');
    expect((await call('DELETE', '/projects/70/runners/5')).status).toBe(403);
  });

  it('are made with a token that is shown once', async () => {
    const made = await call('POST', '/user/runners', { runner_type: 'project_type', project_id: 71, description: 'New' });
    expect(made.body).toEqual({ id: 7, token: 'glrt-sandbox000000000001', token_expires_at: null });
    const { row } = await call('GET', '/runners/7');
    expect([row['description'], row['status'], 'token' in row]).toEqual(['New', 'never_contacted', false]);
  });
});
