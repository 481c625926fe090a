import { describe, expect, it } from 'vitest';
import { changed, type Files, faultsOf, SMALL } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';
const ENTITY = 'catalog/entities/Thing.yaml';

interface Case {
  readonly broken: string;
  readonly file?: string;
  readonly from: string;
  readonly to: string;
  readonly says: readonly string[];
}

const CASES: readonly Case[] = [
  {
    broken: 'an unknown entity',
    from: 'returns: [Thing]',
    to: 'returns: [Thingy]',
    says: [`${DOMAIN}:12: thing.list: unknown entity 'Thingy'; did you mean 'Thing'? Otherwise add catalog/entities/Thingy.yaml`],
  },
  {
    broken: 'a text that is nullable',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, { note: { type: string, nullable: true } }]',
    says: [
      `${DOMAIN}:9: thing.list: 'note' is nullable, which only an optional number of a body can be; take it out (empty text clears other types)`,
    ],
  },
  {
    broken: 'a default that comes from no parameter',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, { other: { type: project, default_from: projekt_id } }]',
    says: [`${DOMAIN}:9: thing.list: 'other' takes its default from 'projekt_id', which is no parameter of the same type; name one`],
  },
  {
    broken: 'a default of what must be given',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, { other: { type: project, required: true, default_from: project_id, example: demo/app } }]',
    says: [`${DOMAIN}:9: thing.list: 'other' is required and has a default; take one of the two out`],
  },
  {
    broken: 'a role that GitLab does not have',
    from: '    effect: read\n    content: list',
    to: '    effect: read\n    role: master\n    content: list',
    says: [`${DOMAIN}:11: thing.list: 'role' wants one of guest, planner, reporter, developer, maintainer, owner, admin`],
  },
  {
    broken: 'an administrator that only the summary names',
    from: 'summary: List things.',
    to: 'summary: List things. Needs an administrator.',
    says: [`${DOMAIN}:6: thing.list: the summary says that it needs an administrator; add 'role: admin'`],
  },
  {
    broken: 'a role beside an administrator',
    from: 'summary: List things.',
    to: 'summary: List things. Needs an administrator.\n    role: owner',
    says: [`${DOMAIN}:7: thing.list: the role is 'owner' and the summary says that it needs an administrator; correct one of the two`],
  },
  {
    broken: 'an unknown shared parameter',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, $projekt]',
    says: [`${DOMAIN}:9: thing.list: no shared parameter '$projekt'; declare it here or in catalog/shared/parameters.yaml`],
  },
  {
    broken: 'an unknown group',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, ...name]',
    says: [
      `${DOMAIN}:9: thing.list: no shared group '...name'; did you mean 'named'? Otherwise add the group to catalog/shared/parameters.yaml`,
    ],
  },
  {
    broken: 'a next step to nowhere',
    from: '{ to: thing.delete,',
    to: '{ to: thing.deleted,',
    says: [
      `${DOMAIN}:23: thing.get: next step 'thing.deleted' is no action; did you mean 'thing.delete'? Otherwise add the action or take the step out`,
    ],
  },
  {
    broken: 'a not-found hint to nowhere',
    from: 'hints: [thing.list]',
    to: 'hints: [thing.lists]',
    says: [
      `${DOMAIN}:21: thing.get: next step 'thing.lists' is no action; did you mean 'thing.list'? Otherwise add the action or take the step out`,
    ],
  },
  {
    broken: 'a condition on a field that the entity lacks',
    from: 'when: { state:',
    to: 'when: { status:',
    says: [`${DOMAIN}:23: thing.get: 'when' looks at 'status', which Thing does not have; name one of its fields`],
  },
  {
    broken: 'an alias that is another action',
    from: '    effect: delete',
    to: '    aliases: [thing.list]\n    effect: delete',
    says: [
      `${DOMAIN}:29: thing.delete: alias 'thing.list' leads to thing.list too; a name leads to one action, so take it out of one of them`,
    ],
  },
  {
    broken: 'a reference name that is the derived tool name of another action, in other letters',
    from: '    effect: delete',
    to: '    reference: gitlab_Thing_List\n    effect: delete',
    says: [
      `${DOMAIN}:29: thing.delete: reference name 'gitlab_Thing_List' leads to thing.list too; a name leads to one action, so take it out of one of them`,
    ],
  },
  {
    broken: 'a placeholder that is no parameter',
    from: 'GET /projects/{project_id}/things\n',
    to: 'GET /projects/{projekt_id}/things\n',
    says: [
      `${DOMAIN}:8: thing.list: the path has {projekt_id}, which is no parameter; did you mean 'project_id'? Otherwise add it to params`,
    ],
  },
  {
    broken: 'a resource template with a name that is not accepted',
    from: '    missing:',
    to: '    resource: gitlab://project/{project_id}/thing/{id}\n    missing:',
    says: [`${DOMAIN}:21: thing.get: the template names {id}, which the action does not take; use one of its parameters`],
  },
  {
    broken: 'a delete that is not destructive',
    from: '    destructive: The thing is gone.\n',
    to: '',
    says: [`${DOMAIN}:29: thing.delete: a delete is destructive; say what is lost in 'destructive'`],
  },
  {
    broken: 'an id that is taken',
    from: 'id: thing.get',
    to: 'id: thing.list',
    says: [
      `${DOMAIN}:13: thing.list: the id is taken by catalog/domains/thing.yaml:5; rename one of them`,
      `${DOMAIN}:21: thing.list: next step 'thing.list' is the action itself; take it out`,
    ],
  },
  {
    broken: 'two tools of one name, whatever the case',
    from: '    effect: delete',
    to: '    tool: GITLAB_thing_get\n    effect: delete',
    says: [`${DOMAIN}:29: thing.delete: tool name 'GITLAB_thing_get' is that of thing.get too; set another 'tool'`],
  },
  {
    broken: 'a tool name that clients would cut',
    from: '    effect: delete',
    to: `    tool: gitlab_${'x'.repeat(45)}\n    effect: delete`,
    says: [`${DOMAIN}:29: thing.delete: tool name 'gitlab_${'x'.repeat(45)}' has 52 characters and may have 51; set a shorter 'tool'`],
  },
  {
    broken: 'a tool name with a character that clients refuse',
    from: '    effect: delete',
    to: '    tool: gitlab.thing\n    effect: delete',
    says: [`${DOMAIN}:29: thing.delete: tool name 'gitlab.thing' may hold letters, digits, _ and - only; set 'tool'`],
  },
  {
    broken: 'a missing effect',
    from: '    effect: delete\n',
    to: '',
    says: [`${DOMAIN}:24: thing.delete: 'effect' is missing; it is one of read, create, update, delete`],
  },
  {
    broken: 'an unknown content kind',
    from: 'content: mutate',
    to: 'content: changes',
    says: [`${DOMAIN}:31: thing.delete: 'content' wants one of list, detail, mutate, assistant, image`],
  },
  {
    broken: 'an unknown key',
    from: '    effect: delete',
    to: '    retruns: Thing\n    effect: delete',
    says: [
      `${DOMAIN}:29: thing.delete: has the unknown key 'retruns'; did you mean 'returns'? Otherwise see catalog/README.md for the keys there are`,
    ],
  },
  {
    broken: 'an example without a required parameter',
    from: '{ thing_id: { type: integer, example: 1 } }]\n    effect: read',
    to: '{ thing_id: integer }]\n    effect: read',
    says: [`${DOMAIN}:13: thing.get: no example for the required parameter 'thing_id'; give it one in 'example'`],
  },
  {
    broken: 'an example of the wrong type',
    from: '    effect: delete',
    to: '    example: { thing_id: "1" }\n    effect: delete',
    says: [`${DOMAIN}:29: thing.delete: the example's 'thing_id' is no integer; write a whole number`],
  },
  {
    broken: 'an empty enum',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, { state: { type: string, enum: [] } }]',
    says: [`${DOMAIN}:9: thing.list: 'enum' needs at least one value; leave the key out otherwise`],
  },
  {
    broken: 'a summary without full stop',
    from: 'summary: Read one thing.',
    to: 'summary: Read one thing',
    says: [`${DOMAIN}:14: thing.get: the summary is a sentence; end it with a full stop`],
  },
  {
    broken: 'a purpose written as a sentence',
    from: 'purpose: see one thing',
    to: 'purpose: See one thing.',
    says: [
      `${DOMAIN}:15: thing.get: the purpose continues a sentence; start it in lower case`,
      `${DOMAIN}:15: thing.get: the purpose ends "Use action 'x' to …"; leave out its full stop`,
    ],
  },
  {
    broken: 'a composite without its function',
    from: 'request: DELETE /projects/{project_id}/things/{thing_id}',
    to: 'composite: { name: thing_drop, reason: It takes two., requests: ["DELETE /projects/{project_id}/things/{thing_id}"] }',
    says: [`${DOMAIN}:27: thing.delete: no file src/execute/composites/thing-drop.ts; write the function or correct the name`],
  },
  {
    broken: 'an unknown guard',
    from: '    effect: delete',
    to: '    guard: thing_gard\n    effect: delete',
    says: [
      `${DOMAIN}:29: thing.delete: no guard 'thing_gard' in src/policy/guards.ts; did you mean 'thing_guard'? Otherwise write it or correct the name`,
    ],
  },
  {
    broken: 'an unknown reader',
    from: '    effect: delete',
    to: '    reads_when: raw_thing\n    effect: delete',
    says: [`${DOMAIN}:29: thing.delete: nothing in src/policy/reads.ts is called 'raw_thing'; write it or correct the name`],
  },
  {
    broken: 'a spread that is no object',
    from: '{ thing_id: { type: integer, example: 1 } }]\n    effect: delete',
    to: '{ thing_id: { type: integer, example: 1 } }, { settings: { type: string, in: body, spread: true } }]\n    effect: delete',
    says: [`${DOMAIN}:28: thing.delete: 'settings' is spread, which only an object in a request's body can be; take it out`],
  },
  {
    broken: 'a read that deletes',
    from: '    effect: delete\n    destructive: The thing is gone.\n    content: mutate\n',
    to: '    effect: read\n    content: detail\n    returns: Thing\n',
    says: [`${DOMAIN}:29: thing.delete: it sends DELETE and says it reads; set the effect it has`],
  },
  {
    broken: 'a parameter that is a secret and does not say so',
    from: 'params: [$project_id]',
    to: 'params: [$project_id, { trigger_token: string }]',
    says: [`${DOMAIN}:9: thing.list: 'trigger_token' is a secret by its name; add 'secret: true', so that it is never shown back`],
  },
  {
    broken: 'a field that is a secret and does not say so',
    file: 'catalog/entities/Person.yaml',
    from: '{ type: string, secret: true }',
    to: 'string',
    says: [`catalog/entities/Person.yaml:5: field 'token' is a secret by its name; write token: { type: string, secret: true }`],
  },
  {
    broken: 'an unknown type of a field',
    file: ENTITY,
    from: 'id: integer',
    to: 'id: intger',
    says: [`${ENTITY}:3: field 'id' has the unknown type 'intger'; did you mean 'integer'? Otherwise add catalog/entities/intger.yaml`],
  },
  {
    broken: 'a view over a field that is not there',
    file: ENTITY,
    from: '"Thing {name}"',
    to: '"Thing {nam}"',
    says: [`${ENTITY}:10: Thing has no field 'nam'; did you mean 'name'? Otherwise add it to the fields in the template "Thing {nam}"`],
  },
  {
    broken: 'a view over a field that the nested entity lacks',
    file: ENTITY,
    from: '{owner.name}',
    to: '{owner.nick}',
    says: [`${ENTITY}:13: Thing has no field 'owner.nick'; add it to the fields in the template "{owner.nick}"`],
  },
  {
    broken: 'an unknown view function',
    file: ENTITY,
    from: '{link(name, web_url)}',
    to: '{lnik(name, web_url)}',
    says: [
      `${ENTITY}:16: no view function 'lnik'; did you mean 'link'? Otherwise use one of those in catalog/README.md in the template "{lnik(name, web_url)}"`,
    ],
  },
  {
    broken: 'a marker of a field without markers',
    file: ENTITY,
    from: '{marker(state)}',
    to: '{marker(name)}',
    says: [
      `${ENTITY}:12: marker(name) needs 'markers' on the field; write name: { type: string, markers: state } in the template "{marker(name)} {state}"`,
    ],
  },
  {
    broken: 'a list shown by an entity without a table',
    file: DOMAIN,
    from: 'returns: [Thing]',
    to: 'returns: [Person]',
    says: [`${DOMAIN}:12: thing.list: Person has no table and no entries to show a list by; add one to catalog/entities/Person.yaml`],
  },
  {
    broken: 'YAML that repeats a key',
    file: ENTITY,
    from: '  name: string\n',
    to: '  name: string\n  name: string\n',
    says: [`${ENTITY}:5: the YAML cannot be read (Map keys must be unique); mend its syntax`],
  },
];

describe('a catalog without faults', () => {
  it('has nothing to say', () => {
    expect(faultsOf(SMALL)).toEqual([]);
  });
});

describe('a broken entry fails with file, line and mend', () => {
  it.each(CASES)('$broken', ({ file = DOMAIN, from, to, says }) => {
    expect(faultsOf(changed(file, from, to))).toEqual(says);
  });

  it('lists every fault, not the first', () => {
    const files: Files = {
      ...SMALL,
      [DOMAIN]: (SMALL[DOMAIN] ?? '').replaceAll(/summary: (List things|Read one thing|Delete a thing)\./g, 'summary: $1'),
    };
    expect(faultsOf(files)).toEqual([
      `${DOMAIN}:6: thing.list: the summary is a sentence; end it with a full stop`,
      `${DOMAIN}:14: thing.get: the summary is a sentence; end it with a full stop`,
      `${DOMAIN}:25: thing.delete: the summary is a sentence; end it with a full stop`,
    ]);
  });
});

describe('GraphQL', () => {
  const action = (graphql: string, params = '[$project_id]'): Files => ({
    ...SMALL,
    [DOMAIN]: `${SMALL[DOMAIN]}  - id: thing.tree
    summary: Read the tree.
    purpose: see the tree
    graphql: ${graphql}
    params: ${params}
    effect: read
    content: list
    returns: [Thing]
`,
    'catalog/graphql/tree.graphql':
      'query tree($path: ID!, $first: Int, $after: String) { project(fullPath: $path) { things(first: $first, after: $after) { nodes { name } } } }',
  });
  const RIGHT = '{ document: tree, variables: { path: project_id, first: first, after: after }, at: project.things }';

  it('accepts a document whose variables are all filled', () => {
    expect(faultsOf(action(RIGHT))).toEqual([]);
  });

  it.each([
    [
      'a document that is not there',
      RIGHT.replace('document: tree', 'document: three'),
      [
        "catalog/domains/thing.yaml:35: thing.tree: no document catalog/graphql/three.graphql; did you mean 'tree'? Otherwise write it",
        "catalog/graphql/tree.graphql:1: no action sends 'tree'; name it in an action or delete it",
      ],
    ],
    [
      'a variable that the document lacks',
      RIGHT.replace('path: project_id', 'path: project_id, size: first'),
      ["catalog/domains/thing.yaml:35: thing.tree: variable 'size' is not declared in the document; declare it there or take it out"],
    ],
    [
      'a variable from no parameter',
      RIGHT.replace('path: project_id', 'path: projekt_id'),
      [
        "catalog/domains/thing.yaml:35: thing.tree: variable 'path' takes 'projekt_id', which is no parameter; did you mean 'project_id'? Otherwise add it to params",
        "catalog/domains/thing.yaml:36: thing.tree: parameter 'project_id' is sent by no variable; map it in graphql.variables or take it out",
      ],
    ],
    [
      'cursors that are not passed on',
      RIGHT.replace(', after: after', ''),
      [
        'catalog/domains/thing.yaml:35: thing.tree: the document declares $after and no parameter fills it; map it or take it out of the document',
        "catalog/domains/thing.yaml:36: thing.tree: parameter 'after' is sent by no variable; map it in graphql.variables or take it out",
      ],
    ],
    [
      'an unknown conversion',
      RIGHT.replace('path: project_id', 'path: "lower(project_id)"'),
      ["catalog/domains/thing.yaml:35: thing.tree: unknown conversion 'lower'; use upper(x), string(x) or gid(Type, x)"],
    ],
  ])('refuses %s', (_, graphql, says) => {
    expect(faultsOf(action(graphql))).toEqual(says);
  });

  it('names the line of a document that does not parse', () => {
    const files = { ...action(RIGHT), 'catalog/graphql/tree.graphql': 'query tree {\n  project(\n}\n' };
    expect(faultsOf(files)).toEqual([
      'catalog/domains/thing.yaml:35: thing.tree: catalog/graphql/tree.graphql cannot be sent; mend it first',
      'catalog/graphql/tree.graphql:3: the document does not parse (Syntax Error: Expected Name, found "}".); mend its syntax',
    ]);
  });
});
