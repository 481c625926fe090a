import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { connection } from '../../src/sandbox/graphql/connection.ts';
import { schemaSource } from '../../src/sandbox/graphql/engine.ts';
import { object, rows } from '../../src/sandbox/row.ts';
import { NOW, type Opened, openSandbox } from './open-sandbox.ts';

const { call } = openSandbox();
const ask = (query: string, variables: Readonly<Record<string, unknown>> = {}) => call('POST', '/api/graphql', { query, variables });

const folder = new URL('../../generated/graphql/', import.meta.url);

describe('the schema', () => {
  const schema = buildSchema(schemaSource());

  it.each(readdirSync(folder).filter(file => file.endsWith('.graphql')))('has every field that the catalog asks for in %s', file => {
    const document = parse(readFileSync(new URL(file, folder), 'utf8'));
    expect(validate(schema, document).map(error => error.message)).toEqual([]);
  });
});

describe('an answer', () => {
  it('holds the rules on branches with the levels that may push', async () => {
    const { status, body } = await ask(
      'query ($path: ID!) { project(fullPath: $path) { branchRules(first: 5) { nodes { name isDefault matchingBranchesCount branchProtection { allowForcePush pushAccessLevels { nodes { accessLevel accessLevelDescription } } } } pageInfo { hasNextPage } } } }',
      { path: 'demo/app' },
    );
    const rule = (name: string, isDefault: boolean, level: number, words: string) => ({
      name,
      isDefault,
      matchingBranchesCount: 1,
      branchProtection: { allowForcePush: false, pushAccessLevels: { nodes: [{ accessLevel: level, accessLevelDescription: words }] } },
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: {
          project: {
            branchRules: {
              nodes: [rule('main', true, 40, 'Maintainers'), rule('develop', false, 30, 'Developers + Maintainers')],
              pageInfo: { hasNextPage: false },
            },
          },
        },
      },
    });
  });

  it('shows the same issue that REST shows, as a work item', async () => {
    const { body } = await ask(
      '{ namespace(fullPath: "demo/app") { workItem(iid: "1") { iid title state reference(full: true) widgets { ... on WorkItemWidgetMilestone { milestone { title } } ... on WorkItemWidgetAssignees { assignees { nodes { username } } } } } } }',
    );
    expect(body).toEqual({
      data: {
        namespace: {
          workItem: {
            iid: '1',
            title: 'Fix the login page',
            state: 'OPEN',
            reference: 'demo/app#1',
            widgets: [{}, { assignees: { nodes: [{ username: 'alice' }] } }, { milestone: { title: 'v1.0' } }, {}, {}, {}, {}, {}, {}],
          },
        },
      },
    });
  });

  it('follows a mutation', async () => {
    const gitlab = openSandbox();
    const made = await gitlab.call('POST', '/api/graphql', {
      query:
        'mutation { vulnerabilityDismiss(input: { id: "gid://gitlab/Vulnerability/2", dismissalReason: USED_IN_TESTS, comment: "only in tests" }) { errors vulnerability { state dismissedAt dismissedBy { username } } } }',
    });
    const read = await gitlab.call('POST', '/api/graphql', {
      query: '{ vulnerability(id: "gid://gitlab/Vulnerability/2") { state stateComment dismissalReason } }',
    });
    expect([made.body, read.body]).toEqual([
      {
        data: {
          vulnerabilityDismiss: { errors: [], vulnerability: { state: 'DISMISSED', dismissedAt: NOW, dismissedBy: { username: 'alice' } } },
        },
      },
      { data: { vulnerability: { state: 'DISMISSED', stateComment: 'only in tests', dismissalReason: 'USED_IN_TESTS' } } },
    ]);
  });

  it.each([
    ['a field that is none', '{ project(fullPath: "demo/app") { colour } }', 'Cannot query field "colour" on type "Project".'],
    ['a document that is none', '{ project(', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('is status 200 with errors for %s', async (_what, query, message) => {
    const { status, row } = await ask(query);
    expect({ status, messages: rows(row['errors']).map(error => error['message']) }).toEqual({
      status: 200,
      messages: [message],
    });
  });

  it('lists the security categories of a group with their attributes, one just added among them', async () => {
    const gitlab = openSandbox();
    await gitlab.call('POST', '/api/graphql', {
      query:
        'mutation { securityAttributeCreate(input: { namespaceId: "gid://gitlab/Group/7", categoryId: "gid://gitlab/Security::Category/1", attributes: [{ name: "Handles payments", description: "Takes part in a payment", color: "#d9534f" }] }) { errors } }',
    });
    const { body } = await gitlab.call('POST', '/api/graphql', {
      query: '{ group(fullPath: "demo") { securityCategories { id name multipleSelection securityAttributes { id name } } } }',
    });
    const attribute = (number: number, name: string) => ({ id: `gid://gitlab/Security::Attribute/${number}`, name });
    expect(body).toEqual({
      data: {
        group: {
          securityCategories: [
            {
              id: 'gid://gitlab/Security::Category/1',
              name: 'Business impact',
              multipleSelection: false,
              securityAttributes: [attribute(1, 'Mission critical'), attribute(2, 'Internal only'), attribute(3, 'Handles payments')],
            },
            { id: 'gid://gitlab/Security::Category/2', name: 'Exposure', multipleSelection: true, securityAttributes: [] },
          ],
        },
      },
    });
  });

  it('is null for what does not exist', async () => {
    const { body } = await ask(
      '{ project(fullPath: "demo/none") { id } namespace(fullPath: "none") { id } vulnerability(id: "gid://gitlab/Vulnerability/99") { id } }',
    );
    expect(body).toEqual({ data: { project: null, namespace: null, vulnerability: null } });
  });
});

describe('a work item', () => {
  const post = async (call: Opened['call'], query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    object((await call('POST', '/api/graphql', { query, variables })).row['data']);

  it('is made under a parent, changed and deleted, and REST shows it', async () => {
    const gitlab = openSandbox();
    const create =
      'mutation ($input: WorkItemCreateInput!) { workItemCreate(input: $input) { errors workItem { id iid workItemType { name } widgets { ... on WorkItemWidgetHierarchy { parent { iid } } ... on WorkItemWidgetLabels { labels { nodes { title } } } } } } }';
    const made = await post(gitlab.call, create, {
      input: {
        namespacePath: 'demo/app',
        workItemTypeId: 'gid://gitlab/WorkItems::Type/5',
        title: 'Write the guide',
        labelsWidget: { labelIds: ['gid://gitlab/ProjectLabel/14'] },
        hierarchyWidget: { parentId: 'gid://gitlab/WorkItem/201' },
      },
    });
    const item = object(object(made['workItemCreate'])['workItem']);
    expect([item['iid'], item['workItemType'], rows(item['widgets']).filter(widget => Object.keys(widget).length > 0)]).toEqual([
      '58',
      { name: 'Task' },
      [{ labels: { nodes: [{ title: 'docs' }] } }, { parent: { iid: '1' } }],
    ]);
    const update = 'mutation ($input: WorkItemUpdateInput!) { workItemUpdate(input: $input) { errors workItem { state } } }';
    const closed = await post(gitlab.call, update, { input: { id: item['id'], stateEvent: 'CLOSE', title: 'Write it' } });
    const shown = (await gitlab.call('GET', '/projects/70/issues/58')).row;
    expect([closed, shown['title'], shown['state'], shown['issue_type'], 'parent_id' in shown]).toEqual([
      { workItemUpdate: { errors: [], workItem: { state: 'CLOSED' } } },
      'Write it',
      'closed',
      'task',
      false,
    ]);
    await post(gitlab.call, 'mutation ($input: WorkItemDeleteInput!) { workItemDelete(input: $input) { errors } }', {
      input: { id: item['id'] },
    });
    expect((await gitlab.call('GET', '/projects/70/issues/58')).status).toBe(404);
  });

  it('is refused without a title, and an unknown one is out of reach', async () => {
    const { call } = openSandbox();
    const update = 'mutation ($input: WorkItemUpdateInput!) { workItemUpdate(input: $input) { errors workItem { id } } }';
    const blank = await call('POST', '/api/graphql', {
      query: update,
      variables: { input: { id: 'gid://gitlab/WorkItem/201', title: '' } },
    });
    const gone = await call('POST', '/api/graphql', { query: update, variables: { input: { id: 'gid://gitlab/WorkItem/1', title: 'x' } } });
    expect([blank.body, rows(gone.row['errors']).map(error => String(error['message']).slice(0, 40))]).toEqual([
      { data: { workItemUpdate: { errors: ["Title can't be blank"], workItem: null } } },
      ['The resource that you are attempting to '],
    ]);
  });

  it('of a group is an epic, listed with what stands below the group on demand', async () => {
    const query = (wide: boolean) =>
      `{ namespace(fullPath: "demo") { workItems(types: [EPIC, ISSUE], includeDescendants: ${wide}, sort: CREATED_ASC, first: 3) { nodes { reference(full: true) } pageInfo { hasNextPage } } } }`;
    const [narrow, wide] = [await ask(query(false)), await ask(query(true))];
    expect(narrow.body).toEqual({
      data: {
        namespace: {
          workItems: { nodes: ['demo&1', 'demo&2', 'demo&3'].map(reference => ({ reference })), pageInfo: { hasNextPage: false } },
        },
      },
    });
    expect(JSON.stringify(wide.body)).toContain('demo/app#');
  });

  it('takes comments that can be read, changed and deleted', async () => {
    const { call } = openSandbox();
    const made = await post(call, 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { errors note { id body url } } }', {
      input: { noteableId: 'gid://gitlab/WorkItem/9001', body: 'One more' },
    });
    const note = object(object(made['createNote'])['note']);
    expect(note).toEqual({
      id: 'gid://gitlab/Note/603',
      body: 'One more',
      url: 'https://gitlab.example.com/groups/demo/-/epics/1#note_603',
    });
    await post(call, 'mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { errors } }', {
      input: { id: note['id'], body: 'Two' },
    });
    const read = '{ note(id: "gid://gitlab/Note/603") { body } }';
    const during = await post(call, read);
    await post(call, 'mutation ($input: DestroyNoteInput!) { destroyNote(input: $input) { errors } }', { input: { id: note['id'] } });
    expect([during, await post(call, read)]).toEqual([{ note: { body: 'Two' } }, { note: null }]);
  });
});

describe('a type without code of its own', () => {
  const list = '{ group(fullPath: "demo") { customEmoji { nodes { id name url createdAt } pageInfo { hasNextPage } } } }';
  const names = (body: unknown) => [...JSON.stringify(body).matchAll(/"name":"([^"]+)"/g)].map(match => match[1]);

  it('shows what a mutation made, and not what another deleted', async () => {
    const { call } = openSandbox();
    const create =
      'mutation { createCustomEmoji(input: { groupPath: "demo", name: "wave_hello", url: "https://emoji.example.com/w.png" }) { errors customEmoji { id name createdAt } } }';
    const made = await call('POST', '/api/graphql', { query: create });
    expect(made.body).toEqual({
      data: { createCustomEmoji: { errors: [], customEmoji: { id: 'gid://gitlab/CustomEmoji/3', name: 'wave_hello', createdAt: NOW } } },
    });
    await call('POST', '/api/graphql', {
      query: 'mutation { destroyCustomEmoji(input: { id: "gid://gitlab/CustomEmoji/1" }) { errors } }',
    });
    expect(names((await call('POST', '/api/graphql', { query: list })).body)).toEqual(['ship_it', 'wave_hello']);
  });

  it('is made up the same each time', async () => {
    const [one, other] = [
      await openSandbox().call('POST', '/api/graphql', { query: list }),
      await openSandbox().call('POST', '/api/graphql', { query: list }),
    ];
    expect(one.body).toEqual(other.body);
    expect(names(one.body)).toEqual(['party_parrot', 'ship_it']);
  });

  it('refuses to change what is not there', async () => {
    const { row } = await ask('mutation { destroyCustomEmoji(input: { id: "gid://gitlab/CustomEmoji/99" }) { errors } }');
    expect([row['data'], rows(row['errors']).length]).toEqual([{ destroyCustomEmoji: null }, 1]);
  });

  it('follows a verb that sets a field', async () => {
    const { call } = openSandbox();
    const query =
      'mutation { workItemSavedViewSubscribe(input: { id: "gid://gitlab/WorkItems::SavedViews::SavedView/2" }) { errors savedView { name subscribed } } }';
    expect((await call('POST', '/api/graphql', { query })).body).toEqual({
      data: { workItemSavedViewSubscribe: { errors: [], savedView: { name: 'Mine', subscribed: true } } },
    });
  });
});

describe('connection', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  it('leads forward page by page', () => {
    const first = connection(letters, { first: 2 });
    const second = connection(letters, { first: 2, after: String(first.pageInfo['endCursor']) });
    const third = connection(letters, { first: 2, after: String(second.pageInfo['endCursor']) });
    expect([first, second, third].map(page => [page.nodes, page.pageInfo['hasPreviousPage'], page.pageInfo['hasNextPage']])).toEqual([
      [['a', 'b'], false, true],
      [['c', 'd'], true, true],
      [['e'], true, false],
    ]);
  });

  it('leads backward too', () => {
    const last = connection(letters, { last: 2 });
    const before = connection(letters, { last: 2, before: String(last.pageInfo['startCursor']) });
    expect([last.nodes, before.nodes, before.pageInfo['hasNextPage']]).toEqual([['d', 'e'], ['b', 'c'], true]);
  });

  it('is empty without cursors', () => {
    expect(connection([], { first: 3 })).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });
});
