/** Answers whose status says success and whose body is not what the action promises: told as such, never dressed up. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const read = (raw: string) =>
  onStub({
    action: 'issue.get',
    params: { project_id: 1, issue_iid: 4 },
    routes: [{ on: 'GET /api/v4/projects/1/issues/4', raw, headers: json }],
  });
const json = { 'content-type': 'application/json' };
const list = (raw: string) =>
  onStub({ action: 'issue.list', params: { project_id: 1 }, routes: [{ on: 'GET /api/v4/projects/1/issues', raw, headers: json }] });
const create = (raw: string) =>
  onStub({
    action: 'issue.create',
    params: { project_id: 1, title: 'x' },
    routes: [{ on: 'POST /api/v4/projects/1/issues', status: 201, raw, headers: json }],
  });

const unreadable = { code: 'unreadable_answer', retryable: false };
const TRY = 'Check what stands between here and GitLab, and try again.';
const LOOK = 'The write itself was accepted: look at GitLab before you repeat it.';
const deep = (levels: number): string => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;

describe('a read of one object', () => {
  it.each([
    ['[]', 'a list in place of one object'],
    ['[{"iid":4}]', 'a list in place of one object'],
    ['"str"', 'a text in place of one object'],
    ['5', 'a bare number in place of one object'],
    ['true', 'a bare boolean in place of one object'],
    [deep(50_000), 'JSON that is nested more than 100 levels deep'],
  ])('answered %.20s is unreadable', async (raw, what) => {
    const { text, error } = await read(raw);
    expect({ text, error }).toEqual({ text: [`GitLab answered 'issue.get' with ${what}. ${TRY}`], error: unreadable });
  });

  it('takes an object of some depth', async () => {
    const { error, json: shown } = await read(`{"iid":4,"more":${deep(40)}}`);
    expect(error).toBeUndefined();
    expect(shown).toMatchObject({ iid: 4 });
  });
});

describe('a list', () => {
  it.each([
    ['{}', 'an object without rows in place of a list'],
    ['{"message":"later"}', 'an object without rows in place of a list'],
    ['"str"', 'a text in place of a list'],
    ['5', 'a bare number in place of a list'],
    [`[${deep(50_000)}]`, 'JSON that is nested more than 100 levels deep'],
  ])('answered %.20s is unreadable', async (raw, what) => {
    const { text, error } = await list(raw);
    expect({ text, error }).toEqual({ text: [`GitLab answered 'issue.list' with ${what}. ${TRY}`], error: unreadable });
  });

  it.each(['[]', 'null'])('answered %s is empty', async raw => {
    const { json: shown } = await list(raw);
    expect(shown).toMatchObject({ issues: [] });
  });
});

describe('a write', () => {
  it.each([
    ['[]', 'a list in place of one object'],
    [deep(50_000), 'JSON that is nested more than 100 levels deep'],
  ])('answered %.20s says that it was accepted all the same', async (raw, what) => {
    const { text, error } = await create(raw);
    expect({ text, error }).toEqual({ text: [`GitLab answered 'issue.create' with ${what}. ${LOOK}`], error: unreadable });
  });
});

describe('a failure', () => {
  it('whose body is nested without end is still told', async () => {
    const { error } = await onStub({
      action: 'issue.create',
      params: { project_id: 1, title: 'x' },
      routes: [{ on: 'POST /api/v4/projects/1/issues', status: 400, raw: `{"message":${deep(50_000)}}`, headers: json }],
    });
    expect(error).toEqual({ code: 'rejected', status: 400, retryable: false });
  });
});
