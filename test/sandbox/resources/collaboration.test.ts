import { beforeEach, describe, expect, it } from 'vitest';
import { secondsOf, wordsOf } from '../../../src/sandbox/resources/tracking.ts';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const ISSUE = '/projects/70/issues/3';

describe('time on an issue', () => {
  it('is estimated, spent and taken back, and stands in the issue', async () => {
    await call('POST', `${ISSUE}/time_estimate`, { duration: '1d 2h' });
    const spent = await call('POST', `${ISSUE}/add_spent_time`, { duration: '90m' });
    expect(spent.body).toEqual({
      time_estimate: 36_000,
      total_time_spent: 5_400,
      human_time_estimate: '1d 2h',
      human_total_time_spent: '1h 30m',
    });
    expect((await call('GET', ISSUE)).row['time_stats']).toEqual(spent.body);
    await call('POST', `${ISSUE}/reset_spent_time`);
    expect((await call('GET', `${ISSUE}/time_stats`)).row['total_time_spent']).toBe(0);
  });

  it('is refused in words that are no time', async () => {
    expect((await call('POST', `${ISSUE}/time_estimate`, { duration: 'long' })).status).toBe(400);
  });

  it.each([
    ['1w', 144_000],
    ['1mo 1d', 604_800],
    ['-30m', -1_800],
    ['1h30m', 5_400],
    ['soon', undefined],
    ['', undefined],
  ])('is read: %s', (words, seconds) => {
    expect(secondsOf(words)).toBe(seconds);
  });

  it.each([
    [0, null],
    [5_400, '1h 30m'],
    [-60, '-1m'],
  ])('is written: %s seconds', (seconds, words) => {
    expect(wordsOf(seconds)).toBe(words);
  });
});

describe('what there is already', () => {
  it('is answered 304 without a body', async () => {
    const answers = [
      await call('POST', `${ISSUE}/subscribe`),
      await call('POST', `${ISSUE}/todo`),
      await call('POST', `${ISSUE}/todo`),
      await call('POST', '/projects/70/star'),
      await call('POST', '/projects/70/star'),
    ];
    expect(answers.map(answer => answer.status)).toEqual([304, 201, 304, 201, 304]);
  });
});

describe('reactions', () => {
  it('are added once by a person, listed and taken back', async () => {
    const made = await call('POST', `${ISSUE}/award_emoji`, { name: 'thumbsup' });
    const twice = await call('POST', `${ISSUE}/award_emoji`, { name: 'thumbsup' });
    const listed = (await call('GET', `${ISSUE}/award_emoji`)).rows.map(row => [row['name'], row['awardable_type']]);
    await call('DELETE', `${ISSUE}/award_emoji/${made.row['id']}`);
    expect([made.status, twice.status, listed, (await call('GET', `${ISSUE}/award_emoji`)).body]).toEqual([
      201,
      404,
      [['thumbsup', 'Issue']],
      [],
    ]);
  });

  it('of somebody else stay: GitLab answers 401', async () => {
    const reaction = '/projects/70/issues/1/award_emoji/2';
    expect([(await call('DELETE', reaction)).status, (await call('GET', reaction)).row['name']]).toEqual([401, 'eyes']);
  });

  it('stand on comments apart from those on the issue', async () => {
    await call('POST', '/projects/70/issues/1/notes/302/award_emoji', { name: 'heart' });
    expect((await call('GET', '/projects/70/issues/1/notes/302/award_emoji')).rows.map(row => row['name'])).toEqual(['heart']);
    expect((await call('GET', '/projects/70/issues/1/award_emoji')).rows.map(row => row['name'])).toEqual(['tada', 'eyes']);
  });
});

describe('moving an issue', () => {
  it('closes it here and opens it there', async () => {
    const moved = await call('POST', `${ISSUE}/move`, { to_project_id: 71 });
    const old = (await call('GET', ISSUE)).row;
    expect([moved.row['project_id'], moved.row['state'], old['state'], old['moved_to_id']]).toEqual([
      71,
      'opened',
      'closed',
      moved.row['id'],
    ]);
  });
});
