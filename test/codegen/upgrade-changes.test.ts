import { describe, expect, it } from 'vitest';
import { readBaseline, writeBaseline } from '../../codegen/upgrade/baseline.ts';
import { changesBetween } from '../../codegen/upgrade/changes.ts';
import { document, factsIn, id, inQuery, jsonBody, type Part, THINGS_PATH } from './documents.ts';

const POST = `${THINGS_PATH}/{thing_id}/parts`;
const post = (properties: Part, required: readonly string[] = []) => document([], { [POST]: { post: jsonBody(properties, required) } });

/** What changed, each change as its place, name and what happened. */
function changes(before: Part, after: Part) {
  return changesBetween(factsIn(before), factsIn(after)).map(change =>
    change.kind === 'parameter'
      ? [`${change.place} ${change.name}`, change.what]
      : [`${change.operation.method} ${change.operation.route}`, change.kind],
  );
}

describe('the accepted document as text', () => {
  const whole = document(
    [
      inQuery('state', { type: 'string', enum: ['shut', 'open'] }, { required: true }),
      inQuery('size', { type: 'integer' }, { deprecated: true }),
    ],
    {
      [`${THINGS_PATH}/{thing_id}`]: { delete: { parameters: [id], deprecated: true } },
      [POST]: {
        post: jsonBody({
          labels: { type: 'array', items: { type: 'string' } },
          at: { type: 'object', properties: { line: { type: 'integer' } } },
        }),
      },
    },
  );

  it('is a line an operation and one below it for each thing it takes', () => {
    expect(writeBaseline(factsIn(whole)).split('\n').slice(2)).toEqual([
      'GET /projects/{id}/things',
      '  path id: integer|string',
      '  query size: integer deprecated',
      '  query state!: string = open, shut',
      'DELETE /projects/{id}/things/{thing_id} deprecated',
      '  path id: integer|string',
      '  path thing_id: any',
      'POST /projects/{id}/things/{thing_id}/parts',
      '  path id: any',
      '  path thing_id: any',
      '  body at: object',
      '  body at.line: integer',
      '  body labels: [string]',
      '',
    ]);
  });

  it('reads back as what was written', () => {
    expect(readBaseline(writeBaseline(factsIn(whole)))).toEqual(factsIn(whole));
  });

  it('says which line cannot be read', () => {
    expect(() => readBaseline('GET /a\n  header x: string\n')).toThrow(
      'catalog/api-baseline.txt:2: cannot be read ("  header x: string"); restore the file from version control',
    );
  });
});

describe('between two documents', () => {
  it.each<[string, Part, Part, unknown]>([
    ['nothing', document([inQuery('a')]), document([inQuery('a')]), []],
    [
      'another order of parameters and values is nothing',
      document([inQuery('a'), inQuery('s', { type: 'string', enum: ['x', 'y'] })]),
      document([inQuery('s', { type: 'string', enum: ['y', 'x'] }), inQuery('a')]),
      [],
    ],
    ['an operation appears', document(), post({}), [['POST /projects/{id}/things/{thing_id}/parts', 'appeared']]],
    ['an operation goes', post({}), document(), [['POST /projects/{id}/things/{thing_id}/parts', 'went']]],
    [
      'an operation is deprecated',
      document(),
      document([], { [THINGS_PATH]: { get: { parameters: [id], deprecated: true } } }),
      [['GET /projects/{id}/things', 'deprecated']],
    ],
    [
      'a value is added and one taken out',
      document([inQuery('state', { type: 'string', enum: ['open', 'shut'] })]),
      document([inQuery('state', { type: 'string', enum: ['open', 'locked'] })]),
      [['query state', { kind: 'values', added: ['locked'], removed: ['shut'], now: ['locked', 'open'] }]],
    ],
    [
      'a parameter is required',
      document([inQuery('a')]),
      document([inQuery('a', { type: 'string' }, { required: true })]),
      [['query a', { kind: 'required' }]],
    ],
    [
      'a field is no longer required',
      post({ a: { type: 'string' } }, ['a']),
      post({ a: { type: 'string' } }),
      [['body a', { kind: 'optional' }]],
    ],
    [
      'a parameter is deprecated',
      document([inQuery('a')]),
      document([inQuery('a', { type: 'string' }, { deprecated: true })]),
      [['query a', { kind: 'deprecated' }]],
    ],
    [
      'a type changes',
      document([inQuery('a')]),
      document([inQuery('a', { type: 'array', items: { type: 'integer' } })]),
      [['query a', { kind: 'type', from: 'string', to: '[integer]' }]],
    ],
    [
      'a rename is one change, whatever the names, where nothing else came or went',
      document([inQuery('a'), inQuery('colour')]),
      document([inQuery('a'), inQuery('shade')]),
      [['query shade', { kind: 'renamed', from: 'colour' }]],
    ],
    [
      'of several, only names that are alike are a rename',
      document([inQuery('author_name'), inQuery('zone')]),
      document([inQuery('author_names'), inQuery('kind')]),
      [
        ['query author_names', { kind: 'renamed', from: 'author_name' }],
        [
          'query kind',
          { kind: 'added', fact: { place: 'query', name: 'kind', type: 'string', values: [], isRequired: false, isDeprecated: false } },
        ],
        ['query zone', { kind: 'removed' }],
      ],
    ],
    [
      'what takes something else is no rename',
      document([inQuery('colour')]),
      document([inQuery('shade', { type: 'integer' })]),
      [
        [
          'query shade',
          { kind: 'added', fact: { place: 'query', name: 'shade', type: 'integer', values: [], isRequired: false, isDeprecated: false } },
        ],
        ['query colour', { kind: 'removed' }],
      ],
    ],
    [
      'an object that is renamed is one change with all its fields',
      post({ at: { type: 'object', properties: { line: { type: 'integer' }, path: { type: 'string' } } } }),
      post({ position: { type: 'object', properties: { line: { type: 'integer' }, path: { type: 'string' } } } }),
      [['body position', { kind: 'renamed', from: 'at' }]],
    ],
    [
      'a field in an object is added by its dotted name',
      post({ at: { type: 'object', properties: { line: { type: 'integer' } } } }),
      post({ at: { type: 'object', properties: { line: { type: 'integer' }, path: { type: 'string' } } } }),
      [
        [
          'body at.path',
          { kind: 'added', fact: { place: 'body', name: 'at.path', type: 'string', values: [], isRequired: false, isDeprecated: false } },
        ],
      ],
    ],
    [
      'what moves to the body is one change',
      document([], { [POST]: { post: { parameters: [inQuery('a')] } } }),
      post({ a: { type: 'string' } }),
      [['body a', { kind: 'moved', from: 'query' }]],
    ],
    [
      'another name of a placeholder is seen by its place',
      document([], { [POST]: { post: {} } }),
      document([], { [POST.replace('thing_id', 'id_of_thing')]: { post: {} } }),
      [['path id_of_thing', { kind: 'renamed', from: 'thing_id' }]],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });
});

describe('the older form of the document', () => {
  it('reads as the newer one', () => {
    const older = {
      swagger: '2.0',
      paths: {
        [POST]: {
          post: {
            parameters: [
              { name: 'id', in: 'path', type: 'integer', required: true },
              { name: 'thing_id', in: 'path', type: 'integer', required: true },
              { name: 'dry', in: 'query', type: 'boolean' },
              { name: 'body', in: 'body', schema: { $ref: '#/definitions/Part' } },
            ],
          },
          put: {
            parameters: [
              { name: 'size', in: 'formData', type: 'integer', required: true },
              { name: 'tags[]', in: 'formData', type: 'array', items: { type: 'string' } },
            ],
          },
        },
        '/api/v4/projects/{id}/raw/*file_path': { get: {} },
      },
      definitions: { Part: { type: 'object', required: ['name'], properties: { name: { type: 'string', enum: ['a', 'b'] } } } },
    };
    expect(writeBaseline(factsIn(older)).split('\n').slice(2)).toEqual([
      'GET /projects/{id}/raw/{file_path}',
      '  path id: any',
      '  path file_path: any',
      'POST /projects/{id}/things/{thing_id}/parts',
      '  path id: integer',
      '  path thing_id: integer',
      '  query dry: boolean',
      '  body name!: string = a, b',
      'PUT /projects/{id}/things/{thing_id}/parts',
      '  path id: any',
      '  path thing_id: any',
      '  body size!: integer',
      '  body tags: [string]',
      '',
    ]);
  });
});
