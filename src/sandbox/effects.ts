/**
 * What generic operations do beyond writing their body: a new token has a value, a revoked one stays and says so, a verb at
 * the end of a path changes the thing before it. Data by field and verb; knows no path.
 */
import type { Exchange } from './router.ts';
import { number, type Row, text } from './row.ts';
import { slimUser } from './world/people.ts';

/** Tokens of the sandbox open nothing; each is told apart by its number. */
const tokenValue = (exchange: Exchange): string => `glpat-sandbox${String(exchange.world.nextId('tokens')).padStart(12, '0')}`;

const isToken = (row: Row): boolean => 'revoked' in row && 'active' in row;

/** A token's value is in no list and no read: GitLab shows it once, in the answer that made it. */
export const withoutValue = (row: Row): Row => {
  if (!('revoked' in row && 'token' in row)) return row;
  const { token: _value, ...rest } = row;
  return rest;
};

/** Fields of a new row that GitLab sets and nobody sends. */
export function startingEffect(exchange: Exchange, row: Row): void {
  if ('revoked' in row && 'token' in row) Object.assign(row, { token: tokenValue(exchange), revoked: false });
  if (isToken(row)) Object.assign(row, { active: true, user_id: exchange.world.me['id'] });
}

/** Whether a row outlives its deletion: access tokens are revoked and stay in their list. */
export function keptWhenDeleted(row: Row): boolean {
  if (!isToken(row)) return false;
  Object.assign(row, { revoked: true, active: false });
  return true;
}

type Effect = (exchange: Exchange, row: Row) => void;

const set =
  (facts: Row): Effect =>
  (_exchange, row) => {
    for (const [field, value] of Object.entries(facts)) if (field in row) row[field] = value;
  };

const rotated: Effect = (exchange, row) => {
  row['token'] = tokenValue(exchange);
  Object.assign(row, 'revoked' in row ? { revoked: false, active: true } : {});
  if ('created_at' in row) row['created_at'] = exchange.world.stamp();
};

const owned: Effect = ({ world }, row) => {
  for (const field of ['owner', 'user']) if (field in row) row[field] = slimUser(world, number(world.me['id']));
};

/** By the last part of the path. */
const VERBS: Readonly<Record<string, Effect>> = {
  rotate: rotated,
  reset_authentication_token: rotated,
  take_ownership: owned,
  archive: set({ archived: true }),
  unarchive: set({ archived: false }),
  restore: set({ marked_for_deletion_on: null, marked_for_deletion_at: null }),
  block: set({ state: 'blocked' }),
  unblock: set({ state: 'active' }),
  ban: set({ state: 'banned' }),
  unban: set({ state: 'active' }),
  deactivate: set({ state: 'deactivated' }),
  activate: set({ state: 'active' }),
  approve: set({ state: 'active', status: 'approved' }),
  reject: set({ status: 'rejected' }),
  verify: set({ verified: true }),
  subscribe: set({ subscribed: true }),
  unsubscribe: set({ subscribed: false }),
};

/** Changes the thing before the verb as the verb says; times of change follow. */
export function verbEffect(exchange: Exchange, row: Row): void {
  VERBS[text(exchange.segments.at(-1))]?.(exchange, row);
  if ('updated_at' in row) row['updated_at'] = exchange.world.stamp();
}
