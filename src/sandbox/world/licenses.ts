/** Licenses of the instance: last year's, which has expired, and the one in force. */
import type { Row } from '../row.ts';
import type { World } from './world.ts';

interface LicenseFacts {
  readonly id: number;
  /** Days, `2025-01-01`. */
  readonly startsAt: string;
  readonly expiresAt?: string;
  readonly plan?: string;
  readonly at: string;
}

export const licenseRow = ({ id, startsAt, expiresAt, plan, at }: LicenseFacts): Row => ({
  id,
  plan: plan ?? 'ultimate',
  created_at: at,
  starts_at: startsAt,
  expires_at: expiresAt ?? null,
  historical_max: 12,
  maximum_user_count: 12,
  licensee: { Name: 'Alice Martin', Email: 'alice@example.com', Company: 'Example Works' },
  add_ons: {},
  expired: expiresAt !== undefined,
  overage: 0,
  user_limit: 50,
});

/** The one added last of those that have not expired. */
export const currentLicense = (world: World): Row | undefined => world.table('licenses').findLast(license => license['expired'] === false);

export function seedLicenses(world: World): void {
  for (const license of [
    licenseRow({ id: 1, plan: 'premium', startsAt: '2024-01-01', expiresAt: '2025-01-01', at: '2024-01-01T08:00:00.000Z' }),
    licenseRow({ id: 2, startsAt: '2025-01-01', at: '2025-01-01T08:00:00.000Z' }),
  ])
    world.add('licenses', '', license);
}
