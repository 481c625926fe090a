import { describe, expect, it } from 'vitest';
import { object, rows } from '../../../src/sandbox/row.ts';
import { openSandbox } from '../open-sandbox.ts';

describe('a board of a group', () => {
  it('takes lists of the group’s labels only', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/groups/demo/boards', { name: 'Roadmap' });
    const path = `/groups/demo/boards/${made.row['id']}`;
    const list = await call('POST', `${path}/lists`, { label_id: 22 });
    const refused = await call('POST', `${path}/lists`, { label_id: 11 });
    const { row } = await call('GET', path);
    expect([
      list.status,
      refused.status,
      object(row['group'])['name'],
      rows(row['lists']).map(one => object(one['label'])['name']),
    ]).toEqual([201, 400, 'Demo', ['backend']]);
  });
});
