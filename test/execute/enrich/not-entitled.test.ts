/** A 401 to a token that is valid. */
import { describe, expect, it } from 'vitest';
import { factsOf, registry } from '../../../src/catalog/generated.ts';
import { enrich } from '../../../src/execute/enrich/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makePorts } from '../stub.ts';

const unauthorized = () => gitlabError(401, '401 Unauthorized', 'unauthorized');

const look = async (id: string, values: Record<string, unknown>, answers: Parameters<typeof makePorts>[0] = {}) => {
  const ports = makePorts(answers);
  const entry = registry().find(one => one.id === id);
  if (!entry) throw new Error(`there is no ${id}`);
  const { code, message, facts } = await enrich(unauthorized(), makeContext({ entry, facts: factsOf(entry), ports, values }));
  return { code, message, said: facts.said, hints: facts.hints, sent: ports.sent };
};

const mergeRequest = { project_id: 'acme/app', merge_request_iid: 3 };
const read = 'GET /projects/acme%2Fapp/merge_requests/3';

describe('a 401 to a token that reads what the call is about', () => {
  it.each([
    [
      'merge_request.merge',
      ['This needs permission to merge into the target branch: merge_request.get says whether you have it (user.can_merge)'],
    ],
    [
      'merge_train.add',
      ['This needs permission to merge into the target branch: merge_request.get says whether you have it (user.can_merge)'],
    ],
    ['merge_request.cancel_auto_merge', ['Only its author and users who may merge it can do this']],
    [
      'merge_request.approve',
      [
        'The rules may exclude its author, its committers and others; where approvers have to sign in again, approve on the web page',
        'merge_request.approval_config says whether you can (user_can_approve) and whether you already have (user_has_approved)',
      ],
    ],
    ['merge_request.approval_reset', ['Only a project or group access token can do this, and only before the merge']],
    ['merge_request.emoji_mr_note_delete', ['Only the person who left a reaction, or an administrator, can remove it']],
  ])('is about the right of its user: %s', async (id, hints) => {
    expect(await look(id, mergeRequest, { [read]: answerOf({ iid: 3 }) })).toEqual({
      code: 'forbidden',
      message: `The token is valid (it reads merge request !3 in project acme/app), but its user is not allowed to run '${id}' (401).`,
      said: undefined,
      hints,
      sent: [read],
    });
  });

  it.each([
    ['issue.emoji_issue_delete', { project_id: '1', issue_iid: 4 }, 'GET /projects/1/issues/4', 'issue #4 in project 1'],
    ['dora_metrics.group', { group_id: 'acme' }, 'GET /groups/acme', 'group acme'],
    ['snippet.emoji_snippet_delete', { project_id: '1', snippet_id: 2 }, 'GET /projects/1', 'project 1'],
  ])('is told by what the call names: %s', async (id, values, on, name) => {
    const { message, sent } = await look(id, values, { [on]: answerOf({ id: 1 }) });
    expect({ message, sent }).toEqual({
      message: `The token is valid (it reads ${name}), but its user is not allowed to run '${id}' (401).`,
      sent: [on],
    });
  });
});

describe('a 401 that is about the token', () => {
  it('stays so where the token reads nothing', async () => {
    expect(await look('merge_request.merge', mergeRequest, { [read]: unauthorized() })).toMatchObject({
      code: 'unauthorized',
      message: 'GitLab answered 401.',
      sent: [read],
    });
  });

  it('stays so, without a look, where the call names nothing that could be read', async () => {
    expect(await look('user.list', {})).toMatchObject({ code: 'unauthorized', sent: [] });
  });
});

describe('a 401 of which the catalog says nothing more', () => {
  it.each([
    [
      'its tier and role',
      'group.protected_env_list',
      { group_id: 'acme' },
      'GET /groups/acme',
      ['It is a part of GitLab Premium', /the Owner role in the group/],
    ],
    ['its role alone', 'branch.create', { project_id: '1' }, 'GET /projects/1', [/the Developer role or a higher one in the project/]],
    ['nothing more', 'issue.note_list', { project_id: '1', issue_iid: 4 }, 'GET /projects/1/issues/4', []],
  ])('names %s', async (_, id, values, on, hints) => {
    const seen = await look(id, values, { [on]: answerOf({ id: 1 }) });
    expect(seen).toMatchObject({
      code: 'forbidden',
      sent: [on],
      hints: hints.map(hint => (typeof hint === 'string' ? hint : expect.stringMatching(hint))),
    });
  });
});
