import { describe, expect, it } from 'vitest';
import { setFollowing } from '../../../src/execute/composites/follow.ts';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makeEntry, makePorts } from '../stub.ts';

const run = (id: string, answers: Parameters<typeof makePorts>[0]) =>
  setFollowing(makeContext({ entry: makeEntry({ id }), values: { user_id: 2 }, ports: makePorts(answers) }));

const bob = { id: 2, username: 'bob' };

describe('following a user', () => {
  it('is found by the name the catalog gives', async () => {
    expect(await compositeOf('follow')).toBe(setFollowing);
  });

  it.each([
    ['user.follow', 'POST /users/2/follow'],
    ['user.unfollow', 'POST /users/2/unfollow'],
  ])('%s answers the user', async (id, request) => {
    expect(await run(id, { [request]: answerOf(bob) })).toEqual({ data: bob });
  });

  it.each([
    ['user.follow', 'POST /users/2/follow', 'You followed the user already.'],
    ['user.unfollow', 'POST /users/2/unfollow', 'You did not follow the user.'],
  ])('%s reads the user where GitLab says that nothing changed', async (id, request, note) => {
    const answer = await run(id, { [request]: gitlabError(304, 'Not modified'), 'GET /users/2': answerOf(bob) });
    expect(answer).toEqual({ data: bob, notes: [note] });
  });

  it('passes other refusals on', async () => {
    await expect(run('user.follow', { 'POST /users/2/follow': gitlabError(404, '404 User Not Found') })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
