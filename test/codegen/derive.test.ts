import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionFacts, registryEntry } from '../../codegen/emit/facts.ts';
import { inputSchema, outputSchema, tierFields } from '../../codegen/emit/schema.ts';
import { purposesOf } from '../../codegen/emit/steps.ts';
import { snake } from '../../codegen/load.ts';
import type { Action } from '../../codegen/model.ts';
import { openApiOf } from '../../codegen/openapi.ts';
import { root } from './repository.ts';
import { type Files, SMALL, smallCatalog } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';

/** The small catalog with one more action, written out. */
const withAction = (yaml: string): Files => ({ ...SMALL, [DOMAIN]: `${SMALL[DOMAIN]}${yaml}` });

function lastOf(files: Files): Action {
  const action = smallCatalog(files).actions.at(-1);
  if (!action) throw new Error('the catalog has actions');
  return action;
}

const CREATE = withAction(`  - id: thing.create
    summary: Make a thing.
    purpose: make one
    request: POST /projects/{project_id}/things
    params:
      - $project_id
      - ...named
      - label_names: { type: [string], style: comma, as: labels }
      - due: date
      - position: { type: object, properties: { new_path: { type: string, required: true, as: path } } }
    effect: create
    content: mutate
    returns: Thing
    reference: gitlab_make_thing
`);

const SETTINGS = (fields: string): Files =>
  withAction(`  - id: thing.configure
    summary: Configure things.
    purpose: configure them
    request: PUT /projects/{project_id}/settings
    params:
      - $project_id
      - dry: boolean
      - settings: { type: object, spread: true${fields} }
    effect: update
    content: mutate
    returns: Thing
`);

describe('a spread object', () => {
  const bodyOf = (files: Files): unknown => {
    const operation = openApiOf(smallCatalog(files)).paths['/api/v4/projects/{project_id}/settings']?.['put'];
    return operation?.requestBody;
  };

  it('gives its fields to the body, where it names them', () => {
    expect(bodyOf(SETTINGS(', properties: { size: integer, label: { type: string, as: name } }'))).toEqual({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { dry: { type: 'boolean' }, size: { type: 'integer' }, name: { type: 'string' } },
            additionalProperties: false,
          },
        },
      },
    });
  });

  it('opens the body, where it names none', () => {
    expect(bodyOf(SETTINGS(''))).toEqual({
      content: {
        'application/json': { schema: { type: 'object', properties: { dry: { type: 'boolean' } }, additionalProperties: true } },
      },
    });
  });
});

describe('what a rule derives', () => {
  it('fills the registry line of a list', () => {
    const [list] = smallCatalog().actions;
    expect(list && registryEntry(list)).toEqual({
      id: 'thing.list',
      domain: 'thing',
      summary: 'List things.',
      purpose: 'list the things',
      effect: 'read',
      idempotent: true,
      content: 'list',
      tier: 'free',
      scope: 'read_api',
      tool: 'gitlab_thing_list',
      aliases: [],
      required: ['project_id'],
    });
  });

  it('fills the registry line of a create', () => {
    expect(registryEntry(lastOf(CREATE))).toEqual({
      id: 'thing.create',
      domain: 'thing',
      summary: 'Make a thing.',
      purpose: 'make one',
      effect: 'create',
      idempotent: false,
      content: 'mutate',
      tier: 'free',
      scope: 'api',
      tool: 'gitlab_thing_create',
      aliases: ['gitlab_make_thing'],
      required: ['project_id'],
    });
  });

  it('adds pages to a REST list, and sends the rest of a POST in its body', () => {
    const catalog = smallCatalog(CREATE);
    const places = (id: string) => catalog.actions.find(action => action.id === id)?.params.map(param => `${param.name} ${param.in}`);
    expect(places('thing.list')).toEqual(['project_id path', 'page query', 'per_page query']);
    expect(places('thing.create')).toEqual(['project_id path', 'name body', 'label_names body', 'due body', 'position body']);
  });

  it('writes the facts of a get: conditions as text, purposes as sentences, the subject with its project', () => {
    const catalog = smallCatalog();
    const get = catalog.actions[1];
    expect(get && actionFacts(get, catalog, purposesOf(catalog.actions))).toEqual({
      params: {
        project_id: { type: 'string', in: 'path', required: true, kind: 'project', accepts: ['project'] },
        thing_id: { type: 'integer', in: 'path', required: true },
      },
      returns: { entity: 'Thing', list: false, key: '' },
      answer: 'json',
      next: [{ to: 'thing.delete', text: "Use action 'thing.delete' to delete it", when: { state: ['opened', 'closed'] } }],
      missing: {
        kind: 'Thing',
        subject: '"{thing_id}" in project {project_id}',
        hints: [{ to: 'thing.list', text: "Use action 'thing.list' to list the things" }],
      },
    });
  });

  it('keeps the role with the facts, which are read at a call, and out of the registry, which is read at the start', () => {
    const catalog = smallCatalog({
      ...SMALL,
      [DOMAIN]: (SMALL[DOMAIN] ?? '').replace('effect: delete', 'effect: delete\n    role: owner'),
    });
    const action = catalog.actions.find(({ id }) => id === 'thing.delete');
    expect(action && actionFacts(action, catalog, purposesOf(catalog.actions)).role).toBe('owner');
    expect(action && registryEntry(action)).not.toHaveProperty('role');
  });

  it('calls a merge request mr in tool names only', () => {
    const files: Files = {
      ...SMALL,
      'catalog/domains/merge_request.yaml': (SMALL[DOMAIN] ?? '')
        .replaceAll('thing.', 'merge_request.')
        .replace('domain: thing', 'domain: merge_request'),
    };
    expect(
      smallCatalog(files)
        .actions.slice(0, 3)
        .map(action => [action.id, action.tool]),
    ).toEqual([
      ['merge_request.list', 'gitlab_mr_list'],
      ['merge_request.get', 'gitlab_mr_get'],
      ['merge_request.delete', 'gitlab_mr_delete'],
    ]);
  });

  it('requires of several routes only what all of them have', () => {
    const action = lastOf(
      withAction(`  - id: thing.search
    summary: Search things.
    purpose: search things
    request: ["GET /projects/{project_id}/search?scope=things", "GET /search?scope=things"]
    params: [{ $project_id: { description: Where to look. } }, { search: { type: string, required: true, example: x } }]
    effect: read
    content: list
    returns: [Thing]
    paging: search
`),
    );
    expect(action.params.map(param => [param.name, param.in, param.required])).toEqual([
      ['project_id', 'path', false],
      ['search', 'query', true],
      ['page', 'query', false],
      ['per_page', 'query', false],
    ]);
    expect(action.requests.map(request => request.fixed)).toEqual([{ scope: 'things' }, { scope: 'things' }]);
  });

  it('reads a look-up in its parts, and takes the parameter it starts from as required', () => {
    const action = lastOf(
      withAction(`  - id: thing.part_get
    summary: Read a part.
    purpose: see a part
    request: GET /projects/{project_id}/parts/{part_id}
    params: [$project_id, { part_iid: { type: integer, example: 1 } }]
    resolve: { part_iid: { into: part_id, by: "GET /projects/{project_id}/parts?iids[]={part_iid}" } }
    effect: read
    content: detail
    returns: Thing
    missing: { kind: Part, hints: [thing.list] }
`),
    );
    expect(action.resolve).toEqual([
      { param: 'part_iid', into: 'part_id', path: '/projects/{project_id}/parts', query: { 'iids[]': '{part_iid}' }, field: 'id' },
    ]);
    expect(action.params.map(param => [param.name, param.required])).toEqual([
      ['project_id', true],
      ['part_iid', true],
    ]);
    expect(action.missing?.subject).toBe('"{part_iid}" in project {project_id}');
  });

  it('names arrays after entities', () => {
    expect(['MergeRequest', 'CIVariable', 'Issue', 'HTTPRoute2Thing'].map(snake)).toEqual([
      'merge_request',
      'ci_variable',
      'issue',
      'http_route2_thing',
    ]);
  });
});

describe('schemas', () => {
  it('of arguments keep the order of the catalog and say the form of dates', () => {
    expect(inputSchema(lastOf(CREATE))).toEqual({
      type: 'object',
      properties: {
        project_id: { type: 'string' },
        name: { type: 'string' },
        label_names: { type: 'array', items: { type: 'string' } },
        due: { type: 'string', description: 'Date, as 2025-01-31.' },
        position: { type: 'object', properties: { new_path: { type: 'string' } }, required: ['new_path'], additionalProperties: false },
      },
      required: ['project_id'],
      additionalProperties: false,
    });
  });

  it('of answers say one type a field and require nothing', () => {
    const catalog = smallCatalog();
    const [list, get, remove] = catalog.actions;
    const fields = {
      id: { type: 'integer' },
      name: { type: 'string' },
      state: { type: 'string' },
      owner: { type: 'object', properties: { name: { type: 'string' }, token: { type: 'string' } } },
      tags: { type: 'array', items: { type: 'string' } },
      web_url: { type: 'string' },
    };
    const steps = { type: 'array', items: { type: 'string' } };
    expect(get && outputSchema(get, catalog)).toEqual({ type: 'object', properties: { next_steps: steps, ...fields } });
    expect(remove && outputSchema(remove, catalog)).toEqual({
      type: 'object',
      properties: { status: { type: 'string' }, message: { type: 'string' } },
    });
    expect(list && Object.keys(outputSchema(list, catalog).properties ?? {})).toEqual(['next_steps', 'things', 'pagination']);
  });

  it('show fields of every tier, and name those of a higher one apart', () => {
    const entity = SMALL['catalog/entities/Person.yaml'] ?? '';
    const files: Files = { ...SMALL, 'catalog/entities/Person.yaml': `${entity}  plan: { type: string, tier: premium }\n` };
    const catalog = smallCatalog(files);
    const [list, get, remove] = catalog.actions;
    const person = { name: { type: 'string' }, token: { type: 'string' }, plan: { type: 'string' } };
    expect(get && outputSchema(get, catalog).properties?.['owner']).toEqual({ type: 'object', properties: person });
    expect(get && tierFields(get, catalog)).toEqual({ 'owner.plan': 'premium' });
    expect(list && tierFields(list, catalog)).toEqual({ 'things[].owner.plan': 'premium' });
    expect(remove && tierFields(remove, catalog)).toEqual({});
  });

  it('of an entity that holds itself end where it comes again', () => {
    const files: Files = {
      ...SMALL,
      'catalog/entities/Thing.yaml': (SMALL['catalog/entities/Thing.yaml'] ?? '').replace(
        'owner: Person',
        'owner: Person\n  parent: Thing',
      ),
    };
    const catalog = smallCatalog(files);
    const get = catalog.actions[1];
    expect(get && outputSchema(get, catalog).properties?.['parent']).toEqual({ type: 'object' });
  });
});

describe('OpenAPI', () => {
  it('gives a path to its first action, and marks the others with their id', () => {
    const second = withAction(`  - id: thing.list_all
    summary: List all things.
    purpose: list all things
    request: GET /projects/{project_id}/things?all=true
    params: [$project_id]
    effect: read
    content: list
    returns: [Thing]
`);
    const { paths } = openApiOf(smallCatalog(second));
    const ids = Object.entries(paths).map(([path, item]) => [
      path,
      Object.entries(item).map(([method, operation]) => `${method} ${operation.operationId}`),
    ]);
    expect(ids).toEqual([
      ['/api/v4/projects/{project_id}/things', ['get thing.list']],
      ['/api/v4/projects/{project_id}/things/{thing_id}', ['get thing.get', 'delete thing.delete']],
      ['/api/v4/projects/{project_id}/things#thing.list_all', ['get thing.list_all']],
    ]);
  });

  it("sends GitLab's names, and a comma list as one text", () => {
    const { paths } = openApiOf(smallCatalog(CREATE));
    expect(paths['/api/v4/projects/{project_id}/things']?.['post']?.requestBody).toEqual({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              name: { type: 'string' },
              labels: { type: 'string' },
              due: { type: 'string' },
              position: { type: 'object', additionalProperties: false, properties: { path: { type: 'string' } }, required: ['path'] },
            },
            additionalProperties: false,
          },
        },
      },
    });
  });
});

describe('catalog/README.md', () => {
  it('has a worked example whose entries load', () => {
    const [, example = ''] =
      /## One worked example\n\n```yaml\n([\s\S]*?)```/.exec(readFileSync(join(root, 'catalog/README.md'), 'utf8')) ?? [];
    const files: Files = {
      ...SMALL,
      'catalog/domains/branch.yaml': example,
      'catalog/shared/parameters.yaml': readFileSync(join(root, 'catalog/shared/parameters.yaml'), 'utf8'),
    };
    expect(
      smallCatalog(files)
        .actions.filter(action => action.domain === 'branch')
        .map(action => action.id),
    ).toEqual(['branch.list', 'branch.delete']);
  });
});
