import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../src/sandbox/row.ts';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const ONE = '/projects/70/merge_requests/1';

describe('approval rules', () => {
  it('of a project hold up its merge requests until the people they name approve', async () => {
    await call('POST', '/projects/70/approval_rules', { name: 'Lead', approvals_required: 1, user_ids: [1] });
    const before = (await call('GET', ONE)).row['detailed_merge_status'];
    const refused = (await call('PUT', `${ONE}/merge`)).status;
    await call('POST', `${ONE}/approve`);
    const after = (await call('GET', ONE)).row['detailed_merge_status'];
    expect([before, refused, after, (await call('PUT', `${ONE}/merge`)).row['state']]).toEqual([
      'not_approved',
      405,
      'mergeable',
      'merged',
    ]);
  });

  it('of a merge request itself stand in place of the project’s, and leave those as they are', async () => {
    const none = (await call('GET', `${ONE}/approval_rules`)).rows;
    const made = await call('POST', `${ONE}/approval_rules`, { name: 'Docs', approvals_required: 2, user_ids: [3] });
    const own = (await call('GET', `${ONE}/approval_rules`)).rows.map(rule => rule['name']);
    const ofProject = (await call('GET', '/projects/70/approval_rules')).rows.map(rule => rule['name']);
    const state = await call('GET', `${ONE}/approval_state`);
    expect([none, made.status, own, ofProject, state.row['approval_rules_overwritten']]).toEqual([
      [],
      201,
      ['Docs'],
      ['All Members'],
      true,
    ]);
    expect(rows(state.row['rules']).map(rule => [rule['name'], rule['approved']])).toEqual([['Docs', false]]);
    await call('DELETE', `${ONE}/approval_rules/${made.row['id']}`);
    const after = await call('GET', `${ONE}/approval_state`);
    expect(rows(after.row['rules']).map(rule => rule['name'])).toEqual(['All Members']);
  });

  it('are read, changed and deleted', async () => {
    const id = (await call('POST', '/projects/70/approval_rules', { name: 'A', approvals_required: 1 })).row['id'];
    const path = `/projects/70/approval_rules/${id}`;
    expect((await call('PUT', path, { approvals_required: 3, user_ids: [2, 3] })).row['approvals_required']).toBe(3);
    expect(rows((await call('GET', path)).row['eligible_approvers']).map(user => user['username'])).toEqual(['bob', 'carol']);
    expect([(await call('DELETE', path)).status, (await call('GET', path)).status]).toEqual([204, 404]);
  });

  it('are reset with the approvals given', async () => {
    await call('POST', `${ONE}/approve`);
    await call('PUT', `${ONE}/reset_approvals`);
    expect((await call('GET', `${ONE}/approvals`)).row['approved_by']).toEqual([]);
  });

  it('of a merged merge request are not reset any more', async () => {
    expect((await call('PUT', '/projects/70/merge_requests/2/reset_approvals')).status).toBe(401);
  });
});
