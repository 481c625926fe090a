import { describe, expect, it } from 'vitest';
import { cancelAutoMerge } from '../../../src/execute/composites/cancel-auto-merge.ts';
import type { Composite } from '../../../src/execute/composites/index.ts';
import { addToMergeTrain } from '../../../src/execute/composites/merge-train-add.ts';
import { bulkUpdateAttributes } from '../../../src/execute/composites/security-attribute-bulk-update.ts';
import { createWorkItem } from '../../../src/execute/composites/work-item-create.ts';
import { deleteWorkItem } from '../../../src/execute/composites/work-item-delete.ts';
import { updateWorkItem } from '../../../src/execute/composites/work-item-update.ts';
import type { RestAnswer, RestRequest } from '../../../src/gitlab/port.ts';
import { answerOf, line, makeCall, makeCatalog, makeEntry, makeFacts } from '../stub.ts';

interface Sent {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Case {
  readonly id?: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Data of a GraphQL document, by its name. */
  readonly graphql?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly rest?: (request: RestRequest) => RestAnswer;
}

async function run(composite: Composite, { id = 'thing.do', values, graphql = {}, rest }: Case) {
  const documents: Sent[] = [];
  const requests: string[] = [];
  const answer = await composite({
    entry: makeEntry({ id, effect: 'update' }),
    facts: makeFacts(),
    values,
    call: makeCall(),
    catalog: makeCatalog(),
    pause: async () => undefined,
    ports: {
      rest: async request => {
        requests.push(line(request));
        return rest?.(request) ?? answerOf({});
      },
      graphql: async (text, variables) => {
        const document = text.split(' ')[1] ?? '';
        documents.push({ document, variables });
        return { data: graphql[document] ?? {}, partial: [] };
      },
    },
  });
  return { answer, documents, requests };
}

const found = { namespace: { workItem: { id: 'gid://gitlab/WorkItem/9' } } };

describe('changing a work item', () => {
  const changed = { workItemUpdate: { errors: [], workItem: { iid: '4', widgets: [{ due_date: '2026-02-01' }] } } };

  it('looks the global id up and sends nothing but what was given', async () => {
    const { answer, documents } = await run(updateWorkItem, {
      values: { full_path: 'demo/app', work_item_iid: 4, title: 'New', due_date: '2026-02-01', assignee_ids: [2] },
      graphql: { work_item_id: found, work_item_update: changed },
    });
    expect(documents).toEqual([
      { document: 'work_item_id', variables: { full_path: 'demo/app', iid: '4' } },
      {
        document: 'work_item_update',
        variables: {
          input: {
            id: 'gid://gitlab/WorkItem/9',
            title: 'New',
            assigneesWidget: { assigneeIds: ['gid://gitlab/User/2'] },
            startAndDueDateWidget: { dueDate: '2026-02-01' },
          },
        },
      },
    ]);
    expect(answer).toEqual({ data: { iid: '4', due_date: '2026-02-01' } });
  });

  it('takes away by zero and by an empty text, and puts every reference in as a global id', async () => {
    const { documents } = await run(updateWorkItem, {
      values: {
        full_path: 'demo',
        work_item_iid: 4,
        state_event: 'close',
        milestone_id: 0,
        parent_id: '0',
        start_date: '',
        add_label_ids: [11],
        health_status: 'at_risk',
        crm_contact_ids: [],
      },
      graphql: { work_item_id: found, work_item_update: changed },
    });
    expect(documents[1]?.variables['input']).toEqual({
      id: 'gid://gitlab/WorkItem/9',
      stateEvent: 'CLOSE',
      milestoneWidget: { milestoneId: null },
      startAndDueDateWidget: { startDate: null },
      healthStatusWidget: { healthStatus: 'atRisk' },
      labelsWidget: { addLabelIds: ['gid://gitlab/Label/11'] },
      hierarchyWidget: { parentId: null },
      crmContactsWidget: { contactIds: [], operationMode: 'REPLACE' },
    });
  });

  it('changes nothing when there is no such work item', async () => {
    const attempt = run(updateWorkItem, {
      values: { full_path: 'demo/app', work_item_iid: 404, title: 'New' },
      graphql: { work_item_id: { namespace: { workItem: null } } },
    });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused with what GitLab says', async () => {
    const attempt = run(updateWorkItem, {
      values: { full_path: 'demo/app', work_item_iid: 4, weight: 3 },
      graphql: { work_item_id: found, work_item_update: { workItemUpdate: { errors: ['Weight is not for epics'], workItem: null } } },
    });
    await expect(attempt).rejects.toMatchObject({ code: 'rejected', facts: { said: 'Weight is not for epics' } });
  });
});

describe('creating a work item', () => {
  const types = { namespace: { workItemTypes: { nodes: [{ id: 'gid://gitlab/WorkItems::Type/5', name: 'Key Result' }] } } };
  const created = { workItemCreate: { errors: [], workItem: { iid: '8', widgets: [] } } };

  it.each(['Key Result', 'key_result', 'KEY-RESULT'])('finds its type by the name "%s"', async name => {
    const { answer, documents } = await run(createWorkItem, {
      values: { full_path: 'demo/app', title: 'Grow', work_item_type_id: name },
      graphql: { work_item_type_list: types, work_item_create: created },
    });
    expect(documents[1]?.variables).toEqual({
      input: { namespacePath: 'demo/app', workItemTypeId: 'gid://gitlab/WorkItems::Type/5', title: 'Grow' },
    });
    expect(answer).toEqual({ data: { iid: '8' } });
  });

  it('takes the number of a type without looking it up', async () => {
    const { documents } = await run(createWorkItem, {
      values: { full_path: 'demo/app', title: 'Grow', work_item_type_id: '7', parent_id: '3' },
      graphql: { work_item_create: created },
    });
    expect(documents).toEqual([
      {
        document: 'work_item_create',
        variables: {
          input: {
            namespacePath: 'demo/app',
            workItemTypeId: 'gid://gitlab/WorkItems::Type/7',
            title: 'Grow',
            hierarchyWidget: { parentId: 'gid://gitlab/WorkItem/3' },
          },
        },
      },
    ]);
  });

  it('names the types there are when it finds none', async () => {
    const attempt = run(createWorkItem, {
      values: { full_path: 'demo/app', title: 'Grow', work_item_type_id: 'Saga' },
      graphql: { work_item_type_list: types },
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_params',
      facts: { parameter: 'work_item_type_id', said: 'Its types are Key Result.' },
    });
  });
});

describe('deleting a work item', () => {
  it('deletes what stands behind the number', async () => {
    const { answer, documents } = await run(deleteWorkItem, {
      values: { full_path: 'demo/app', work_item_iid: 4 },
      graphql: { work_item_id: found, work_item_delete: { workItemDelete: { errors: [] } } },
    });
    expect(documents[1]).toEqual({ document: 'work_item_delete', variables: { input: { id: 'gid://gitlab/WorkItem/9' } } });
    expect(answer).toEqual({ data: undefined });
  });
});

describe('merging later', () => {
  it('shows the merge request after its automatic merge was cancelled', async () => {
    const { answer, requests } = await run(cancelAutoMerge, {
      values: { project_id: 'demo/app', merge_request_iid: 1 },
      rest: ({ method }) => answerOf(method === 'POST' ? { status: 'success' } : { iid: 1, merge_when_pipeline_succeeds: false }),
    });
    expect(requests).toEqual([
      'POST /projects/demo%2Fapp/merge_requests/1/cancel_merge_when_pipeline_succeeds',
      'GET /projects/demo%2Fapp/merge_requests/1',
    ]);
    expect(answer).toEqual({ data: { iid: 1, merge_when_pipeline_succeeds: false } });
  });

  it('picks the merge request that was added out of the train that GitLab answers with', async () => {
    const { answer } = await run(addToMergeTrain, {
      values: { project_id: 'demo/app', merge_request_iid: 2 },
      rest: () =>
        answerOf([
          { id: 5, merge_request: { iid: 1 } },
          { id: 6, merge_request: { iid: 2 } },
        ]),
    });
    expect(answer).toEqual({ data: { id: 6, merge_request: { iid: 2 } } });
  });
});

describe('security attributes of many projects', () => {
  it('go out as one list of global ids', async () => {
    const { documents } = await run(bulkUpdateAttributes, {
      values: { group_ids: [7], project_ids: [70, 73], attribute_ids: ['1'], mode: 'add' },
      graphql: { security_attribute_bulk_update: { bulkUpdateSecurityAttributes: { errors: [] } } },
    });
    expect(documents[0]?.variables['input']).toEqual({
      items: ['gid://gitlab/Group/7', 'gid://gitlab/Project/70', 'gid://gitlab/Project/73'],
      attributes: ['gid://gitlab/Security::Attribute/1'],
      mode: 'ADD',
    });
  });
});
