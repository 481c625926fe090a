/** Answers that would flood a model: bounded, with the part that matters, and the way to the rest. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const log = (raw: string) => [{ on: 'GET /api/v4/projects/nord%2Fapp/jobs/31/trace', headers: { 'content-type': 'text/plain' }, raw }];
const params = { project_id: 'nord/app', job_id: 31 };

describe('a job log of many lines', () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `step ${index + 1} ok`);
  const routes = log(`${lines.join('\n')}\nERROR: assertion failed in tide_test`);

  it('keeps its end, and says what was left out and how to see more', async () => {
    const { sent, text, json } = await onStub({ action: 'job.trace', params, routes });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/jobs/31/trace']);
    expect(json).toEqual({
      next_steps: expect.any(Array),
      log: [...lines.slice(-199), 'ERROR: assertion failed in tide_test'].join('\n'),
      total_lines: 60_001,
      omitted_lines: 59_801,
      truncated: true,
    });
    expect(text.slice(0, 4)).toEqual(['## Job log', '', 'The last 200 of 60001 lines are shown; give a larger tail to see more.', '']);
    expect(text.join('\n')).toContain('step 60000 ok\nERROR: assertion failed in tide_test');
    expect(text.join('\n').length).toBeLessThan(6_000);
  });

  it('gives as many lines as tail asks for', async () => {
    const { json } = await onStub({ action: 'job.trace', params: { ...params, tail: '3' }, routes });
    expect(json).toMatchObject({
      log: 'step 59999 ok\nstep 60000 ok\nERROR: assertion failed in tide_test',
      total_lines: 60_001,
      omitted_lines: 59_998,
    });
  });
});

describe('a log written for a terminal', () => {
  it('loses its colours, titles, overwritten text and section markers', async () => {
    const raw =
      'section_start:1700000000:build\r\u001b[0K\u001b[32mbuild\u001b[0m\n10%\r50%\rdone\n\u001b]0;title\u0007ok\nsection_end:1700000009:build\r\u001b[0K';
    expect(await onStub({ action: 'job.trace', params, routes: log(raw) })).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/jobs/31/trace'],
      text: [
        '## Job log',
        '',
        '- **Lines**: 4',
        '',
        '```text',
        'build',
        'done',
        'ok',
        '```',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'job.get' to see its state and runner",
        "- Use action 'job.retry' to retry it",
      ],
      json: {
        next_steps: ["Use action 'job.get' to see its state and runner", "Use action 'job.retry' to retry it"],
        log: 'build\ndone\nok',
        total_lines: 4,
        omitted_lines: 0,
        truncated: false,
      },
    });
  });

  it('that is empty is a sentence', async () => {
    expect(await onStub({ action: 'job.trace', params, routes: log('') })).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/jobs/31/trace'],
      text: [
        '## Job log',
        '',
        'The log is empty: the job has written nothing yet, or its log was erased.',
        '',
        '- **Lines**: 0',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'job.get' to see its state and runner",
        "- Use action 'job.retry' to retry it",
      ],
      json: {
        next_steps: ["Use action 'job.get' to see its state and runner", "Use action 'job.retry' to retry it"],
        log: '',
        total_lines: 0,
        omitted_lines: 0,
        truncated: false,
      },
    });
  });
});

describe('other long texts', () => {
  const env = { GITLAB_MCP_MAX_RESULT_TOKENS: '2000' };

  it('of a file are cut, in Markdown and in JSON', async () => {
    const content = Buffer.from('harbour '.repeat(20_000)).toString('base64');
    const { text, json } = await onStub({
      action: 'repository.file_get',
      params: { project_id: 1, file_path: 'big.txt', ref: 'main' },
      env,
      routes: [
        {
          on: 'GET /api/v4/projects/1/repository/files/big.txt',
          body: { file_path: 'big.txt', encoding: 'base64', content, size: 160_000 },
        },
      ],
    });
    expect(text.join('\n').length).toBeLessThan(9_000);
    expect(JSON.stringify(json).length).toBeLessThan(9_000);
    expect(json).toMatchObject({ truncated: true, size: 160_000, encoding: 'text' });
  });

  it('of a diff are cut with a sentence, and no size is made up', async () => {
    const { text, json } = await onStub({
      action: 'mr_review.raw_diffs',
      params: { project_id: 1, merge_request_iid: 3 },
      env,
      routes: [
        {
          on: 'GET /api/v4/projects/1/merge_requests/3/raw_diffs',
          headers: { 'content-type': 'text/plain' },
          raw: '+tide\n'.repeat(9_000),
        },
      ],
    });
    expect(json).toMatchObject({ truncated: true });
    expect(json).not.toHaveProperty('size');
    expect(text.join('\n')).toContain('Only the beginning is shown');
    expect(text.join('\n').length).toBeLessThan(9_000);
  });

  it('of a hundred issues with long descriptions are shortened, and every issue stays', async () => {
    const body = Array.from({ length: 100 }, (_, index) => ({ iid: index + 1, title: `t${index + 1}`, description: 'x'.repeat(5_000) }));
    const { json } = await onStub({
      action: 'issue.list',
      params: { project_id: 1, per_page: 100 },
      routes: [{ on: 'GET /api/v4/projects/1/issues', body }],
    });
    expect(JSON.stringify(json).length).toBeLessThan(120_000);
    expect((json as { issues: { iid: number }[] }).issues.map(({ iid }) => iid)).toEqual(body.map(({ iid }) => iid));
  });
});
