/** Approval rules: how a row is made, which ones a merge request is under, and how far they are met. */
import { list, number, type Row, rows, text } from '../row.ts';
import { mergeRequestOwner } from './merge-requests.ts';
import { slimUser, slimUsers } from './people.ts';
import { projectOwner, type World } from './world.ts';

export interface RuleFacts {
  readonly id: number;
  readonly name: string;
  readonly required: number;
  readonly type?: string;
}

/** A rule as GitLab makes a new one, with nobody named in it. */
export const ruleRow = (facts: RuleFacts): Row => ({
  id: facts.id,
  name: facts.name,
  rule_type: facts.type ?? 'regular',
  report_type: null,
  eligible_approvers: [],
  approvals_required: facts.required,
  users: [],
  groups: [],
  contains_hidden_groups: false,
  protected_branches: [],
  applies_to_all_protected_branches: false,
});

export const approversOf = (request: Row): readonly number[] => list(request['approved_by']).map(Number);

/** Rules that count for a merge request: its own where it has some, which then stand alone, else those of its project. */
export function rulesOf(world: World, request: Row): readonly Row[] {
  const own = world.table('approval_rules', mergeRequestOwner(request));
  return own.length > 0 ? own : world.table('approval_rules', projectOwner(world.project(number(request['project_id']))));
}

/** People whose approval counts for a rule: those it names, or anybody. */
const counts = (rule: Row, id: number): boolean =>
  text(rule['rule_type']) === 'any_approver' || rows(rule['eligible_approvers']).some(user => user['id'] === id);

export const approvedBy = (world: World, request: Row, rule: Row): readonly Row[] =>
  approversOf(request)
    .filter(id => counts(rule, id))
    .map(id => slimUser(world, id));

/** Approvals that a rule still wants. */
export const leftOf = (world: World, request: Row, rule: Row): number =>
  Math.max(0, number(rule['approvals_required']) - approvedBy(world, request, rule).length);

/** Approvals that all rules together still want. */
export const approvalsLeft = (world: World, request: Row): number =>
  rulesOf(world, request).reduce((sum, rule) => sum + leftOf(world, request, rule), 0);

export function seedApprovals(world: World): void {
  for (const project of world.table('projects'))
    world.add('approval_rules', projectOwner(project), {
      ...ruleRow({ id: world.nextId('approval_rules'), name: 'All Members', required: 0, type: 'any_approver' }),
      eligible_approvers: [slimUser(world, 1), slimUser(world, 2)],
    });
  world.add('approval_rules', mergeRequestOwner({ project_id: 70, iid: 4 }), {
    ...ruleRow({ id: 101, name: 'Audit', required: 1 }),
    users: slimUsers(world, [1, 2]),
    eligible_approvers: slimUsers(world, [1, 2]),
  });
  world.add('group_approval_rules', 'group:7', ruleRow({ id: 1, name: 'Security of every project', required: 1 }));
}
