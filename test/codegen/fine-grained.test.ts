import { describe, expect, it } from 'vitest';
import { type FineGrainedFile, fineGrainedFile, fineGrainedOf } from '../../codegen/fine-grained.ts';
import type { Action } from '../../codegen/model.ts';
import { permissionName } from '../../src/catalog/fine-grained.ts';

const file: FineGrainedFile = fineGrainedFile.parse({
  release: '19.4.1',
  open: ['GET /topics'],
  rules: [
    { resource: 'Job', actions: { Run: ['POST /projects/*/jobs/*/play'] }, crud: ['/projects/*/jobs'] },
    { resource: 'Release', actions: { Read: ['GET /projects/*/releases/**'] }, public: ['/projects/*/releases/*'] },
  ],
  also: [{ route: 'GET /projects/*/jobs/*', needs: 'Pipeline: Read' }],
  documents: {
    thing_get: { needs: ['Thing: Read'], parts: { owner: 'UserCore', links: 'Link' } },
    space_get: { undeclared: 'Namespace' },
    thing_create: { lost: 'Thing' },
    thing_attach: { refused: 'ThingAttach' },
  },
  types: { UserCore: 'User: Read' },
});

/** An action with only what the join looks at; `~` marks a request that not every call sends. */
const action = (kind: Action['kind'], requests: readonly string[], documents: readonly string[] = []): Action =>
  ({
    id: 'thing.do',
    kind,
    requests: requests.map(line => {
      const [method, path = ''] = line.split(' ');
      return { method, path: path.replace('~', ''), optional: path.endsWith('~') };
    }),
    ...(kind === 'graphql' ? { graphql: { document: documents[0] } } : { composite: { documents } }),
  }) as unknown as Action; // the other fields are none of the join's business

const lineOf = (one: Action) => fineGrainedOf([one], file).actions['thing.do'];

describe('what a fine-grained token needs', () => {
  it.each<[string, Action, unknown]>([
    ['a read of a collection', action('rest', ['GET /projects/{project_id}/jobs']), { needs: [['Job: Read']] }],
    ['a read that takes two permissions', action('rest', ['GET /projects/{id}/jobs/{job}']), { needs: [['Job: Read', 'Pipeline: Read']] }],
    ['a named action', action('rest', ['POST /projects/{id}/jobs/{job_id}/play']), { needs: [['Job: Run']] }],
    [
      'alternatives',
      action('rest', ['POST /projects/{id}/jobs', 'DELETE /projects/{id}/jobs/{job}']),
      { needs: [['Job: Create'], ['Job: Delete']] },
    ],
    ['alternatives of which one is unknown', action('rest', ['POST /projects/{id}/jobs', 'POST /groups/{id}/jobs']), undefined],
    ['what is served to the public', action('rest', ['GET /projects/{id}/releases/{tag_name}']), undefined],
    ['what is not, below it', action('rest', ['GET /projects/{id}/releases/{tag_name}/notes']), { needs: [['Release: Read']] }],
    ['what is open', action('rest', ['GET /topics']), undefined],
    ['what stands nowhere', action('rest', ['GET /moon']), undefined],
    [
      'a composite, for what every call of it sends',
      action('composite', ['GET /projects/{id}/jobs', 'POST /projects/{id}/jobs~', 'GET /moon']),
      { needs: [['Job: Read']] },
    ],
    [
      'a document, with the parts of its answer',
      action('graphql', [], ['thing_get']),
      {
        graphql: true,
        needs: [['Thing: Read']],
        parts: [
          { path: 'owner', type: 'UserCore', needs: 'User: Read' },
          { path: 'links', type: 'Link' },
        ],
      },
    ],
    ['a type without permission', action('graphql', [], ['space_get']), { graphql: true, unreachable: { by: 'type', name: 'Namespace' } }],
    ['an answer without one', action('graphql', [], ['thing_create']), { graphql: true, unreachable: { by: 'answer', name: 'Thing' } }],
    [
      'a mutation without one, wherever it stands',
      action('composite', ['GET /projects/{id}/jobs'], ['thing_get', 'thing_attach']),
      { graphql: true, unreachable: { by: 'mutation', name: 'ThingAttach' } },
    ],
    ['an unknown document', action('graphql', [], ['moon_get']), { graphql: true }],
  ])('%s', (_, one, expected) => expect(lineOf(one)).toEqual(expected));

  it('knows every permission that the file names', () => {
    const { release, permissions } = fineGrainedOf([], file);
    expect(release).toBe('19.4.1');
    expect(permissions).toEqual([
      'Job: Create',
      'Job: Delete',
      'Job: Read',
      'Job: Run',
      'Job: Update',
      'Pipeline: Read',
      'Release: Read',
      'Thing: Read',
      'User: Read',
    ]);
  });

  it.each([
    ['Work Item: Create', 'create_work_item'],
    ['OAuth Application: Renew Secret', 'renew_secret_oauth_application'],
    ['CI/CD Setting: Update', 'update_ci_cd_setting'],
  ])("writes %s as GitLab's grants do", (words, name) => expect(permissionName(words)).toBe(name));
});
