import { describe, expect, it } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';

const { call } = openSandbox();
const lint = async (content: string) => {
  const { row } = await call('POST', '/projects/70/ci/lint', { content });
  return [row['valid'], row['errors']];
};

describe('CI lint', () => {
  it.each([
    ['a job with a script', 'build:\n  script: make\n', [true, []]],
    ['a hidden job beside one', '.base:\n  image: node\nbuild:\n  extends: .base\n', [true, []]],
    [
      'a job that does nothing',
      'build:\n  stage: build\n',
      [false, ['jobs:build config should implement the script:, run:, or trigger: keyword']],
    ],
    ['no job at all', 'stages: [a]\n', [false, ['jobs config should contain at least one visible job']]],
    ['no YAML', 'just words\n', [false, ['Invalid configuration format']]],
    ['nothing', '', [false, ['Please provide content of .gitlab-ci.yml']]],
  ])('judges %s', async (_what, content, expected) => {
    expect(await lint(content)).toEqual(expected);
  });

  it('reads the file of a project', async () => {
    const { row } = await call('GET', '/projects/70/ci/lint');
    expect([row['valid'], row['errors']]).toEqual([true, []]);
    const none = await call('GET', '/projects/71/ci/lint');
    expect({ status: none.status, body: none.body }).toEqual({ status: 404, body: { message: '404 Not found' } });
  });
});

describe('the instance', () => {
  it('says what it is', async () => {
    expect((await call('GET', '/version')).body).toEqual({ version: '19.4.1-ee', revision: '5e7a1b2c3d4' });
    expect((await call('GET', '/metadata')).row['enterprise']).toBe(true);
    expect((await call('GET', '/personal_access_tokens/self')).row['scopes']).toEqual(['api', 'read_user', 'read_api']);
  });

  it('has templates for CI', async () => {
    expect((await call('GET', '/templates/gitlab_ci_ymls')).rows.map(row => row['key'])).toEqual(['Bash', 'Docker', 'Nodejs']);
    const none = await call('GET', '/templates/gitlab_ci_ymls/Cobol');
    expect({ status: none.status, body: none.body }).toEqual({ status: 404, body: { message: '404 Gitlab Ci Yml Not Found' } });
  });

  it('renders Markdown without letting markup through', async () => {
    const { status, body } = await call('POST', '/markdown', { text: '# Hi\n\n**bold** <script>' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { html: '<h1 dir="auto">Hi</h1>\n<p dir="auto"><strong>bold</strong> &lt;script&gt;</p>' },
    });
  });
});
