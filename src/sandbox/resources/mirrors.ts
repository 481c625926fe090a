/** Pull mirrors: from where a project takes its branches. Nothing is pulled; what is set can be read back. */
import { badRequest, unprocessable } from '../errors.ts';
import { type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, pick, type Row, text } from '../row.ts';
import { mirrorRow } from '../world/mirrors.ts';
import { projectOwner } from '../world/world.ts';
import { projectOf } from './projects.ts';

const SWITCHES = ['enabled', 'mirror_trigger_builds', 'only_mirror_protected_branches', 'mirror_overwrites_diverged_branches'];
const SOURCE = /^(https?|ssh|git):\/\//;

const mirrorOf = (exchange: Exchange): Row | undefined => exchange.world.table('pull_mirrors', projectOwner(projectOf(exchange)))[0];

/** GitLab never shows the user and password of a source again. */
const masked = (url: string): string => url.replace(/^([a-z]+:\/\/)[^@/]+@/, '$1*****:*****@');

function configure(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const { body, world } = exchange;
  const url = body['url'];
  if (url !== undefined && !SOURCE.test(text(url))) throw badRequest('Url is blocked: Only allowed schemes are http, https, ssh, git');
  const known = mirrorOf(exchange);
  if (!known && url === undefined && isTrue(body['enabled'])) throw unprocessable("Import url can't be blank");
  const mirror = known ?? world.add('pull_mirrors', projectOwner(project), mirrorRow(project));
  for (const name of SWITCHES) if (body[name] !== undefined) mirror[name] = isTrue(body[name]);
  if (url !== undefined) mirror['url'] = masked(text(url));
  Object.assign(mirror, pick(body, ['mirror_branch_regex']));
  return ok(mirror);
}

export function mirrorRoutes(router: Router): void {
  router.on('GET /projects/:project/mirror/pull', exchange => {
    const mirror = mirrorOf(exchange);
    if (!mirror) throw badRequest('The project is not mirrored');
    return ok(mirror);
  });
  router.on('PUT /projects/:project/mirror/pull', configure);
}
