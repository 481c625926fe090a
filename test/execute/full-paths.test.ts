import { describe, expect, it } from 'vitest';
import type { GraphqlHandler } from '../../src/catalog/action.ts';
import { withFullPaths } from '../../src/execute/full-paths.ts';
import { makeContext } from './context.ts';
import { answerOf, makeFacts, makePorts, param } from './stub.ts';

const params = { project_id: param({ kind: 'project' }), group_id: param({ kind: 'group' }), first: param({ type: 'integer' }) };

const handler = (variables: GraphqlHandler['variables']): GraphqlHandler => ({ kind: 'graphql', document: 'x', at: 'x', variables });

const ports = () =>
  makePorts({
    'GET /projects/71': answerOf({ id: 71, path_with_namespace: 'nord/app' }),
    'GET /groups/12?with_projects=false': answerOf({ id: 12, full_path: 'nord' }),
    'GET /projects/72': answerOf({ id: 72 }),
  });

describe('an id that GraphQL does not know', () => {
  it('becomes the path of its project or group, each looked up once', async () => {
    const gitlab = ports();
    const context = makeContext({ facts: makeFacts({ params }), values: { project_id: '71', group_id: '12', first: 20 }, ports: gitlab });
    const variables = {
      path: { from: 'project_id' },
      again: { from: 'project_id' },
      group: { from: 'group_id' },
      first: { from: 'first' },
    };
    expect(await withFullPaths(context, handler(variables))).toEqual({ project_id: 'nord/app', group_id: 'nord', first: 20 });
    expect(gitlab.sent).toEqual(['GET /projects/71', 'GET /groups/12?with_projects=false']);
  });

  it('stays an id where the document wants one, and a path stays a path', async () => {
    const gitlab = ports();
    const context = makeContext({ facts: makeFacts({ params }), values: { project_id: '71', group_id: 'nord/sub' }, ports: gitlab });
    const variables = { id: { from: 'project_id', convert: 'gid:Project' }, group: { from: 'group_id' } };
    expect(await withFullPaths(context, handler(variables))).toEqual({ project_id: '71', group_id: 'nord/sub' });
    expect(gitlab.sent).toEqual([]);
  });

  it('whose path GitLab does not say is refused rather than sent', async () => {
    const context = makeContext({ facts: makeFacts({ params }), values: { project_id: '72' }, ports: ports() });
    await expect(withFullPaths(context, handler({ path: { from: 'project_id' } }))).rejects.toMatchObject({
      code: 'unreadable_answer',
      message: 'GitLab did not say what the full path of project 72 is: give the path itself.',
    });
  });
});
