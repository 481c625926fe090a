/** Composites on the way to a merge: taking a merge request off its automatic merge, and putting it on its train. */
import { describe, expect, it } from 'vitest';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makePorts } from '../stub.ts';

const values = { project_id: '1', merge_request_iid: 3 };

describe('merge_request.cancel_auto_merge', () => {
  const cancel = 'POST /projects/1/merge_requests/3/cancel_merge_when_pipeline_succeeds';
  const read = 'GET /projects/1/merge_requests/3';
  const refused = answerOf({ status: 'error', message: "Can't cancel the automatic merge", http_status: 406 }, { status: 201 });
  const run = async (outcome: ReturnType<typeof answerOf>, after: Record<string, unknown>) =>
    (await compositeOf('cancel_auto_merge'))(makeContext({ values, ports: makePorts({ [cancel]: outcome, [read]: answerOf(after) }) }));

  it('answers with the merge request as it then is', async () => {
    const after = { iid: 3, merge_when_pipeline_succeeds: false };
    expect(await run(answerOf({ status: 'success' }, { status: 201 }), after)).toEqual({ data: after });
  });

  it('says that there was nothing to cancel, which GitLab says in a 201', async () => {
    const after = { iid: 3, merge_when_pipeline_succeeds: false };
    expect(await run(refused, after)).toEqual({ data: after, notes: ['Auto-merge was not set.'] });
  });

  it('fails where it still merges by itself', async () => {
    await expect(run(refused, { iid: 3, merge_when_pipeline_succeeds: true })).rejects.toMatchObject({
      code: 'rejected',
      message: 'GitLab did not cancel auto-merge of merge request !3 in project 1: it is still set.',
      facts: { said: "Can't cancel the automatic merge", retryable: true },
    });
  });
});

describe('merge_train.add', () => {
  const on = '/projects/1/merge_trains/merge_requests/3';
  const car = (iid: number) => ({ id: iid, merge_request: { iid }, status: 'fresh' });
  const run = async (answer: ReturnType<typeof answerOf>, given: Record<string, unknown> = {}) => {
    const ports = makePorts({ [`POST ${on}`]: answer, [`GET ${on}`]: answerOf(car(3)) });
    const found = await (await compositeOf('merge_train_add'))(makeContext({ values: { ...values, ...given }, ports }));
    return { found, sent: ports.sent, body: ports.requests[0]?.body };
  };

  it('picks the entry out of the train, and sends auto_merge under the name that every GitLab reads', async () => {
    expect(await run(answerOf([car(2), car(3)], { status: 201 }), { auto_merge: true, squash: true })).toEqual({
      found: { data: car(3) },
      sent: [`POST ${on}`],
      body: { when_pipeline_succeeds: true, squash: true },
    });
  });

  it('reads the entry where the train is longer than its first page', async () => {
    expect(await run(answerOf([car(1), car(2)], { status: 201 }))).toEqual({
      found: { data: car(3) },
      sent: [`POST ${on}`, `GET ${on}`],
      body: {},
    });
  });

  it('says of one that waits for its checks that it is not on the train yet', async () => {
    expect(await run(answerOf([car(2)], { status: 202 }), { auto_merge: true })).toEqual({
      found: { data: undefined, notes: ['It joins the train once its checks have passed.'] },
      sent: [`POST ${on}`],
      body: { when_pipeline_succeeds: true },
    });
  });

  it('passes on a refusal', async () => {
    const ports = makePorts({ [`POST ${on}`]: gitlabError(400, 'Failed to merge', 'rejected') });
    await expect((await compositeOf('merge-train-add'))(makeContext({ values, ports }))).rejects.toMatchObject({ code: 'rejected' });
  });
});
