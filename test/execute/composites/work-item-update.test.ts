import { describe, expect, it } from 'vitest';
import { updateWorkItem } from '../../../src/execute/composites/work-item-update.ts';
import type { RunContext } from '../../../src/execute/context.ts';
import type { GraphqlAnswer, Ports } from '../../../src/gitlab/port.ts';
import { makeCall, makeCatalog, makeEntry, makeFacts } from '../stub.ts';

const FOUND: GraphqlAnswer = { data: { namespace: { workItem: { id: 'gid://gitlab/WorkItem/9' } } }, partial: [] };
const item = { id: 'gid://gitlab/WorkItem/9', title: 'New', widgets: [{}, { assignees: { nodes: [] } }] };
const changed = (payload: unknown): GraphqlAnswer => ({ data: { workItemUpdate: payload }, partial: [] });

/** Runs the composite; the answers are given in order, and what was sent is told. */
async function update(values: Readonly<Record<string, unknown>>, ...answers: readonly GraphqlAnswer[]) {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const ports: Ports = {
    rest: () => Promise.reject(new Error('no REST in this test')),
    graphql: async (_document, variables) => {
      sent.push(variables);
      return answers[sent.length - 1] ?? { data: {}, partial: [] };
    },
  };
  const context: RunContext = {
    entry: makeEntry({ id: 'issue.work_item_update', effect: 'update' }),
    facts: makeFacts(),
    values: { full_path: 'demo/app', work_item_iid: 7, ...values },
    call: makeCall(),
    ports,
    catalog: makeCatalog(),
    pause: async () => undefined,
  };
  const outcome = await updateWorkItem(context).catch((error: unknown) => error);
  return { outcome, sent };
}

describe('changing a work item', () => {
  it('looks its global id up and puts every parameter where GitLab wants it', async () => {
    const { outcome, sent } = await update(
      {
        title: 'New',
        description: '',
        state_event: 'close',
        confidential: false,
        assignee_ids: [1, 2],
        crm_contact_ids: [],
        add_label_ids: [3],
        milestone_id: 4,
        parent_id: 5,
        due_date: '2025-01-31',
        color: '#1068bf',
      },
      FOUND,
      changed({ workItem: item, errors: [] }),
    );
    expect(sent).toEqual([
      { full_path: 'demo/app', iid: '7' },
      {
        input: {
          id: 'gid://gitlab/WorkItem/9',
          title: 'New',
          confidential: false,
          stateEvent: 'CLOSE',
          descriptionWidget: { description: '' },
          assigneesWidget: { assigneeIds: ['gid://gitlab/User/1', 'gid://gitlab/User/2'] },
          crmContactsWidget: { contactIds: [], operationMode: 'REPLACE' },
          labelsWidget: { addLabelIds: ['gid://gitlab/Label/3'] },
          milestoneWidget: { milestoneId: 'gid://gitlab/Milestone/4' },
          hierarchyWidget: { parentId: 'gid://gitlab/WorkItem/5' },
          startAndDueDateWidget: { dueDate: '2025-01-31' },
          colorWidget: { color: '#1068bf' },
        },
      },
    ]);
    expect(outcome).toEqual({ data: { id: 'gid://gitlab/WorkItem/9', title: 'New', assignees: { nodes: [] } } });
  });

  it('names no widget that was not asked for', async () => {
    const { sent } = await update({ title: 'New' }, FOUND, changed({ workItem: item, errors: [] }));
    expect(sent[1]).toEqual({ input: { id: 'gid://gitlab/WorkItem/9', title: 'New' } });
  });

  it('changes nothing when there is no such item', async () => {
    const { outcome, sent } = await update({ title: 'New' }, { data: { namespace: null }, partial: [] });
    expect(outcome).toMatchObject({ code: 'not_found', message: expect.stringContaining('There is no work item #7 in demo/app') });
    expect(sent).toHaveLength(1);
  });

  it.each<[string, string, GraphqlAnswer]>([
    ['names errors', 'rejected', changed({ workItem: item, errors: ["Title can't be blank"] })],
    [
      'answers with a fault in place of the item',
      'graphql_error',
      { data: { workItemUpdate: null }, partial: [{ message: "Title can't be blank", path: 'workItemUpdate' }] },
    ],
  ])('is refused when GitLab %s', async (_name, code, answer) => {
    const { outcome } = await update({ title: '' }, FOUND, answer);
    expect(outcome).toMatchObject({ code, facts: { said: "Title can't be blank" } });
  });
});
