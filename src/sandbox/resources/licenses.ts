/** Licenses of the instance: the one in force, those that came before it, and how many users count. */
import { collection, global } from '../collection.ts';
import { badRequest, forbidden } from '../errors.ts';
import { ok, type Router } from '../router.ts';
import { type Row, text } from '../row.ts';
import { currentLicense, licenseRow } from '../world/licenses.ts';
import type { World } from '../world/world.ts';

/** A license as a read of that one shows it: the list does not count users. */
const counted = (world: World, license: Row): Row => ({ ...license, active_users: world.table('users').length });

export function licenseRoutes(router: Router): void {
  router.on('GET /licenses', ({ world }) => ok([...world.table('licenses')].reverse()));
  router.on('GET /license', ({ world }) => {
    const license = currentLicense(world);
    return ok(license ? counted(world, license) : null);
  });
  router.on('PUT /license/:key/refresh_billable_users', ({ world, params }) => {
    if (!world.table('licenses').some(license => text(license['id']) === params['key'])) throw forbidden();
    return ok({ success: true });
  });
  collection(router, {
    path: '/license',
    table: 'licenses',
    kind: 'License',
    owner: global,
    operations: ['get', 'create', 'delete'],
    fresh: ({ world, body }, { id }) => {
      if (!/^[\w+/=\s-]{8,}$/.test(text(body['license']))) throw badRequest('The license key is invalid.');
      return licenseRow({ id, startsAt: world.stamp().slice(0, 10), at: world.stamp() });
    },
    show: ({ world }, license) => counted(world, license),
  });
}
