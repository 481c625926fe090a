/** A GitLab in a process of its own, so that its work does not sit on the measuring one: a list of 13 KB, an object of 2 KB. */
import { createServer } from 'node:http';

const user = id => ({
  id,
  username: `user${id}`,
  name: `User Number ${id}`,
  state: 'active',
  locked: false,
  avatar_url: `https://gitlab.example.com/uploads/-/system/user/avatar/${id}/avatar.png`,
  web_url: `https://gitlab.example.com/user${id}`,
});

const issue = iid => ({
  id: 1000 + iid,
  iid,
  project_id: 1,
  title: `Export ${iid} stops at the second page`,
  description: `What happens:\n\n1. Choose *Export* with more than 100 rows\n2. The file ends after row 100 (${iid})\n\nWhat should happen: all rows are in the file.`,
  state: iid % 2 ? 'opened' : 'closed',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-02T11:45:10.123Z',
  closed_at: null,
  closed_by: null,
  labels: ['bug', 'priority::high'],
  milestone: {
    id: 7,
    iid: 3,
    project_id: 1,
    title: 'v1.3',
    state: 'active',
    due_date: '2026-12-31',
    web_url: 'https://gitlab.example.com/group/project/-/milestones/3',
  },
  assignees: [user(3)],
  author: user(4),
  assignee: user(3),
  type: 'ISSUE',
  user_notes_count: 4,
  merge_requests_count: 1,
  upvotes: 2,
  downvotes: 0,
  due_date: '2026-04-01',
  confidential: false,
  discussion_locked: null,
  issue_type: 'issue',
  web_url: `https://gitlab.example.com/group/project/-/issues/${iid}`,
  time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
  task_completion_status: { count: 3, completed_count: 1 },
  has_tasks: true,
  task_status: '1 of 3 checklist items completed',
  references: { short: `#${iid}`, relative: `#${iid}`, full: `group/project#${iid}` },
  severity: 'UNKNOWN',
  moved_to_id: null,
  service_desk_reply_to: null,
});

const many = count => JSON.stringify(Array.from({ length: count }, (_, index) => issue(index + 1)));
const lists = { 7: many(7), 20: many(20) };
const one = JSON.stringify(issue(1));
const project = JSON.stringify({ id: 1, name: 'project', path_with_namespace: 'group/project' });

const server = createServer((request, response) => {
  request.resume();
  const [path] = request.url.split('?');
  const count = /per_page=20/.test(request.url) ? 20 : 7;
  const body = path.endsWith('/issues')
    ? lists[count]
    : /\/issues\/\d+$/.test(path)
      ? one
      : path.endsWith('/projects/1')
        ? project
        : undefined;
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json',
    'x-page': '1',
    'x-per-page': String(count),
    'x-next-page': '',
    'x-prev-page': '',
    'x-total': String(count),
    'x-total-pages': '1',
  });
  response.end(body ?? '{"message":"404 Not Found"}');
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
