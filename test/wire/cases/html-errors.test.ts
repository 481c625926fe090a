/** Web pages in place of the API: named as what they are, with host, status and at most a title. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>Enable JavaScript <script>x()</script></body></html>`;
const list = (status: number, raw: string, headers: Readonly<Record<string, string>> = { 'content-type': 'text/html', server: 'edge' }) =>
  onStub({
    action: 'merge_request.list',
    params: { project_id: 'nord/app' },
    routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/merge_requests', status, headers: { 'retry-after': '0', ...headers }, raw }],
  });

describe('a web page in place of an answer', () => {
  it('with status 403 is something in front of GitLab, not a question of rights', async () => {
    const { sent, text, error } = await list(403, page('Just a moment...'));
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/merge_requests']);
    expect(error).toEqual({ code: 'html_answer', status: 403, retryable: false });
    expect(text.map(line => line.replace(/127\.0\.0\.1:\d+/, '<host>'))).toEqual([
      'Something in front of GitLab at <host> answered with a web page (status 403) in place of the API. Check GITLAB_URL, and whether a proxy, a sign-in page or a bot check stands there.',
      '',
      'The page is titled:',
      '',
      '> Just a moment...',
    ]);
  });

  it.each([
    [200, 'html_answer'],
    [401, 'html_answer'],
    [404, 'html_answer'],
    [500, 'server_error'],
    [502, 'server_error'],
  ])('with status %i holds no markup', async (status, code) => {
    const { text, error } = await list(status, page('Sign in <b>'));
    expect(error).toMatchObject({ code, status });
    expect(text.join('\n')).toContain('web page');
    expect(text.join('\n')).not.toMatch(/<|script|scope|Enable JavaScript/i);
  });

  it('that says it is JSON is seen through', async () => {
    const { error } = await list(403, page('Blocked'), { 'content-type': 'application/json' });
    expect(error).toMatchObject({ code: 'html_answer', status: 403 });
  });

  it('is no success of a write either', async () => {
    const { error } = await onStub({
      action: 'branch.delete',
      params: { project_id: 1, branch_name: 'x' },
      confirm: true,
      routes: [{ on: 'DELETE /api/v4/projects/1/repository/branches/x', headers: { 'content-type': 'text/html' }, raw: page('Sign in') }],
    });
    expect(error).toMatchObject({ code: 'html_answer', status: 200 });
  });

  it('that is no HTML but plain text is quoted as what GitLab said', async () => {
    const { text, error } = await list(400, 'Bad hat', { 'content-type': 'text/plain' });
    expect(error).toMatchObject({ code: 'rejected', status: 400 });
    expect(text).toContain('> Bad hat');
  });
});
