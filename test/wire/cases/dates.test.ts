/** Dates without a time: shown without one, kept as they are, and sent in the same form. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

describe('an expiry that is a bare date', () => {
  it('is shown without a clock and kept in the JSON', async () => {
    const { sent, text, json } = await onStub({
      action: 'project.members',
      params: { project_id: 'nord/app' },
      routes: [
        {
          on: 'GET /api/v4/projects/nord%2Fapp/members/all',
          body: [
            { id: 4, username: 'mira', name: 'Mira', access_level: 30, expires_at: '2025-08-18', created_at: '2020-09-04T18:21:04.197Z' },
          ],
        },
      ],
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/members/all']);
    expect(json).toMatchObject({ members: [{ expires_at: '2025-08-18', created_at: '2020-09-04T18:21:04.197Z' }] });
    expect(text.slice(0, 5)).toEqual([
      '## Members (1)',
      '',
      '| Username | Name | User id | Role | Expires |',
      '| --- | --- | --- | --- | --- |',
      '| @mira | Mira | 4 | Developer | 18 Aug 2025 |',
    ]);
  });

  it('is sent bare', async () => {
    const { sent } = await onStub({
      action: 'project.member_add',
      params: { project_id: 1, user_id: 4, access_level: 30, expires_at: '2025-08-18' },
    });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/1/members', body: { user_id: 4, access_level: 30, expires_at: '2025-08-18' } }]);
  });
});

describe('a date as an argument', () => {
  it.each(['2025-02-30', '18.08.2025', '2025-8-18', 'tomorrow', '2025-08-18T00:00:00Z', 20250818])(
    '%j is refused and sends nothing',
    async due_date => {
      const { sent, error } = await onStub({ action: 'issue.update', params: { project_id: 1, issue_iid: 4, due_date } });
      expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'due_date' } });
    },
  );
});

describe('other bare dates', () => {
  it.each([
    [
      'issue.get',
      { project_id: 1, issue_iid: 4 },
      '/projects/1/issues/4',
      { iid: 4, title: 't', due_date: '2025-12-24' },
      '- **Due**: 24 Dec 2025',
    ],
    [
      'project.milestone_get',
      { project_id: 1, milestone_iid: 4 },
      '/projects/1/milestones/71',
      { id: 71, iid: 4, title: 't', due_date: '2025-12-24' },
      '- **Due**: 24 Dec 2025',
    ],
  ])('of %s have no clock', async (action, params, path, body, line) => {
    const { text, json } = await onStub({
      action,
      params,
      routes: [
        { on: `GET /api/v4${path}`, body },
        { on: 'GET /api/v4/projects/1/milestones', body: [{ id: 71, iid: 4 }] },
      ],
    });
    expect(text).toContain(line);
    expect(json).toMatchObject({ due_date: '2025-12-24' });
  });
});
