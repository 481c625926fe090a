/** An instance below a path: the path stands before every address, over REST, GraphQL and redirects. */
import { describe, expect, it } from 'vitest';
import { openClient } from '../../support/clients.ts';
import { openStub, type StubSession } from '../../support/on-stub.ts';
import { type StubRoute, stubGitlab } from '../../support/stub-gitlab.ts';

async function below(path: string, routes: readonly StubRoute[], use: (session: StubSession) => Promise<void>): Promise<void> {
  const session = await openStub(routes, { path });
  try {
    await use(session);
  } finally {
    await session.close();
  }
}

describe('an instance below a path', () => {
  const project = { id: 70, name: 'app', path_with_namespace: 'nord/app' };

  it('is asked below that path', () =>
    below('/gitlab', [{ on: 'GET /gitlab/api/v4/projects/nord%2Fapp', body: project }], async session => {
      const { sent, json } = await session.call('project.get', { project_id: 'nord/app' });
      expect(sent).toEqual(['GET /gitlab/api/v4/projects/nord%2Fapp']);
      expect(json).toMatchObject({ id: 70 });
    }));

  it.each([
    ['issue.create', { project_id: 1, title: 'x' }, 'POST /a/b/api/v4/projects/1/issues'],
    ['project.upload', { project_id: 1, filename: 'x', content_base64: 'aGk=' }, 'POST /a/b/api/v4/projects/1/uploads'],
    ['issue.work_item_get', { full_path: 'nord/app', work_item_iid: 4 }, 'POST /a/b/api/graphql'],
    ['job.trace', { project_id: 1, job_id: 4 }, 'GET /a/b/api/v4/projects/1/jobs/4/trace'],
  ])('is asked below it by %s', (action, params, on) =>
    below('/a/b', [], async session => {
      await session.call(action, params);
      expect(session.stub.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([on]);
    }),
  );

  it('reads the address of a project there without its own path', () =>
    below('/gitlab', [{ on: 'GET /gitlab/api/v4/projects/nord%2Fapp', body: project }], async session => {
      const { sent } = await session.call('project.get', { project_id: `${session.stub.url}/gitlab/nord/app/-/issues/4` });
      expect(sent).toEqual(['GET /gitlab/api/v4/projects/nord%2Fapp']);
    }));

  it('follows a redirect below it', () =>
    below(
      '/gitlab',
      [
        { on: 'GET /gitlab/api/v4/projects/nord%2Fold', status: 301, headers: { location: '/gitlab/api/v4/projects/70' } },
        { on: 'GET /gitlab/api/v4/projects/70', body: project },
      ],
      async session => {
        const { sent, text } = await session.call('project.get', { project_id: 'nord/old' });
        expect(sent).toEqual(['GET /gitlab/api/v4/projects/nord%2Fold', 'GET /gitlab/api/v4/projects/70']);
        expect(text).toContain('This project has moved to nord/app: use that path from now on.');
      },
    ));

  it.each(['/gitlab', '/gitlab/', '/gitlab/api/v4', '/gitlab/api/v4/'])('may be configured as %s', async path => {
    const stub = await stubGitlab([{ on: 'GET /gitlab/api/v4/projects/70', body: project }]);
    const client = await openClient({ args: [], env: { GITLAB_URL: `${stub.url}${path}`, GITLAB_TOKEN: 'glpat-madeup000000000000' } });
    try {
      expect((await client.run('project.get', { project_id: 70 })).structuredContent).toMatchObject({ id: 70 });
      expect(stub.requests.map(({ url }) => url)).toContain('/gitlab/api/v4/projects/70');
      expect(stub.requests.every(({ url }) => url.startsWith('/gitlab/api/'))).toBe(true);
    } finally {
      await client.close();
      await stub.close();
    }
  });
});
