/** Approvals: rules of projects, merge requests and groups, what a merge request still needs, and giving or taking back one's own. */
import { type Collection, collection, inGroup, inProject } from '../collection.ts';
import { badParameter, conflict, Refusal, unauthorized } from '../errors.ts';
import { accepted, created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { list, number, pick, type Row, rows } from '../row.ts';
import { approvalsLeft, approvedBy, approversOf, leftOf, ruleRow, rulesOf } from '../world/approvals.ts';
import { slimUser, slimUsers } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { requestOf, requestOwner, showWholeRequest, sidesOf } from './merge-requests.ts';

/** Approvals as the approve routes answer them. */
function showApprovals(world: World, request: Row): Row {
  const ids = approversOf(request);
  const me = number(world.me['id']);
  const shown = showWholeRequest(world, request);
  const rules = rulesOf(world, request);
  const required = rules.reduce((sum, rule) => sum + number(rule['approvals_required']), 0);
  const left = rules.filter(rule => leftOf(world, request, rule) > 0);
  return {
    ...pick(shown, ['id', 'iid', 'project_id', 'title', 'description', 'state', 'created_at', 'updated_at', 'merge_status']),
    approved: left.length === 0 && ids.length > 0,
    approvals_required: required,
    approvals_left: approvalsLeft(world, request),
    require_password_to_approve: false,
    approved_by: ids.map(id => ({ user: slimUser(world, id), approved_at: request['updated_at'] })),
    suggested_approvers: [],
    approvers: [],
    approver_groups: [],
    user_has_approved: ids.includes(me),
    user_can_approve: !ids.includes(me),
    approval_rules_left: left.map(rule => pick(rule, ['id', 'name', 'rule_type'])),
    has_approval_rules: true,
    merge_request_approvers_available: false,
    multiple_approval_rules_available: false,
    invalid_approvers_rules: [],
  };
}

function approvalState(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const isOwn = world.table('approval_rules', requestOwner(exchange)).length > 0;
  return ok({
    approval_rules_overwritten: isOwn,
    rules: rulesOf(world, request).map(rule => {
      const { protected_branches: _branches, applies_to_all_protected_branches: _all, ...row } = rule;
      return {
        ...row,
        section: null,
        source_rule: rule['source_rule'] ?? null,
        overridden: false,
        code_owner: false,
        approved_by: approvedBy(world, request, rule),
        approved: leftOf(world, request, rule) === 0,
      };
    }),
  });
}

export function refuseStaleSha(exchange: Exchange, request: Row): void {
  const { body, world } = exchange;
  const head = sidesOf(world, request)?.source.id ?? '';
  if (body['sha'] !== undefined && body['sha'] !== head) throw conflict(`SHA does not match HEAD of source branch: ${head}`);
}

/** 304: the caller has approved it already, or has no approval to take back. */
const unchanged = (): Refusal => new Refusal(304, {});

function approve(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const me = number(world.me['id']);
  refuseStaleSha(exchange, request);
  if (approversOf(request).includes(me)) throw unchanged();
  if (request['state'] !== 'opened') throw unauthorized();
  request['approved_by'] = [...approversOf(request), me];
  request['updated_at'] = world.stamp();
  return created(showApprovals(world, request));
}

function unapprove(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const me = number(world.me['id']);
  if (!approversOf(request).includes(me)) throw unchanged();
  request['approved_by'] = approversOf(request).filter(id => id !== me);
  return created(showApprovals(world, request));
}

/** People and groups that a rule's body names; those it had where it names none. */
function name(world: World, rule: Row, body: Row): void {
  if (body['user_ids'] !== undefined || body['usernames'] !== undefined) {
    const byName = list(body['usernames']).map(username => number(world.user(username)['id']));
    rule['users'] = slimUsers(world, [...list(body['user_ids']).map(Number), ...byName]);
  }
  if (body['group_ids'] !== undefined) rule['groups'] = list(body['group_ids']).map(id => ({ ...world.group(id) }));
  if (body['protected_branch_ids'] !== undefined) {
    const ids = list(body['protected_branch_ids']);
    rule['protected_branches'] = world.all('protected_branches').filter(row => ids.includes(String(row['id'])));
  }
  const members = rows(rule['groups']).flatMap(group => world.table('members', `group:${number(group['id'])}`));
  const ids = [...new Set([...rows(rule['users']), ...members].map(person => number(person['id'])))];
  if (rule['rule_type'] !== 'any_approver') rule['eligible_approvers'] = ids.map(id => slimUser(world, id));
}

const rules = (path: string, owner: Collection['owner'], table = 'approval_rules'): Collection => ({
  path,
  table,
  kind: 'Approval Rule',
  owner,
  fresh: ({ body }, { id }) => {
    for (const field of ['name', 'approvals_required']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
    return ruleRow({ id, name: '', required: 0 });
  },
  made: ({ world, body }, rule) => name(world, rule, body),
  changed: ({ world, body }, rule) => name(world, rule, body),
});

export function approvalRoutes(router: Router): void {
  const one = '/projects/:project/merge_requests/:request';
  router.on(`GET ${one}/approvals`, exchange => ok(showApprovals(exchange.world, requestOf(exchange))));
  router.on(`GET ${one}/approval_state`, approvalState);
  router.on(`POST ${one}/approve`, approve);
  router.on(`POST ${one}/unapprove`, unapprove);
  router.on(`PUT ${one}/reset_approvals`, exchange => {
    const request = requestOf(exchange);
    if (request['state'] === 'merged') throw unauthorized();
    request['approved_by'] = [];
    return accepted(undefined);
  });
  collection(router, rules('/projects/:project/approval_rules', inProject));
  collection(router, {
    ...rules('/groups/:group/approval_rules', inGroup, 'group_approval_rules'),
    operations: ['list', 'create', 'update'],
  });
  // Those of its own only: what a merge request takes from its project shows in its state.
  collection(router, rules(`${one}/approval_rules`, requestOwner));
}
