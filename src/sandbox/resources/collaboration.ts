/** What people do around issues and merge requests: track time, subscribe, react, mark as to-do; and moving an issue. */
import { badRequest } from '../errors.ts';
import { created, type Exchange, type Reply, type Router } from '../router.ts';
import { number, text } from '../row.ts';
import { issueRow } from '../world/issues.ts';
import { mergeRequestNoteable } from '../world/merge-requests.ts';
import { projectOwner } from '../world/world.ts';
import { issueNoteable, issueOf, showIssue } from './issues.ts';
import { requestOf, showWholeRequest } from './merge-requests.ts';
import { projectOf } from './projects.ts';
import { reactionRoutes } from './reactions.ts';
import { starRoutes, trackingRoutes } from './tracking.ts';

/** Closes the issue here and opens it, with its comments left behind, in another project. */
function moveIssue(exchange: Exchange): Reply {
  const { world, body } = exchange;
  const issue = issueOf(exchange);
  const target = world.project(text(body['to_project_id']));
  if (target['id'] === projectOf(exchange)['id']) throw badRequest('Cannot move issue to project it originates from!');
  const owner = projectOwner(target);
  const fresh = issueRow(world, {
    id: world.nextId('issues'),
    iid: world.nextIid('issues', owner),
    projectId: number(target['id']),
    title: text(issue['title']),
    author: number(world.me['id']),
    createdAt: text(issue['created_at']),
  });
  for (const field of ['description', 'author', 'due_date', 'confidential', 'assignees', 'weight']) fresh[field] = issue[field];
  world.add('issues', owner, fresh);
  Object.assign(issue, { state: 'closed', closed_at: world.stamp(), moved_to_id: fresh['id'], updated_at: world.stamp() });
  return created(showIssue(world, fresh));
}

export function collaborationRoutes(router: Router): void {
  const issue = '/projects/:project/issues/:issue';
  const request = '/projects/:project/merge_requests/:request';
  trackingRoutes(router, issue, exchange => {
    const row = issueOf(exchange);
    return { row, noteable: issueNoteable(exchange), show: () => showIssue(exchange.world, row), project: projectOf(exchange) };
  });
  trackingRoutes(router, request, exchange => {
    const row = requestOf(exchange);
    return { row, noteable: mergeRequestNoteable(row), show: () => showWholeRequest(exchange.world, row), project: projectOf(exchange) };
  });
  reactionRoutes(router, issue, issueNoteable);
  reactionRoutes(router, request, exchange => mergeRequestNoteable(requestOf(exchange)));
  router.on(`POST ${issue}/move`, moveIssue);
  starRoutes(router);
}
