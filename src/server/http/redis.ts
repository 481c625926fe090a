/**
 * What replicas share through Redis: spent answers and changes of tool lists. Owns the keys and the channel. Redis holds no token
 * and no answer; when it cannot be reached a replica goes on with what it knows itself, and says so in the log.
 */
import { randomUUID } from 'node:crypto';
import { rememberInProcess, type SpentNonces } from '../../elicitation/spent-nonces.ts';
import type { Logger } from '../../log/logger.ts';
import type { Change, Relay } from './change-bus.ts';

const PREFIX = 'gitlab-catalog-mcp:';
const CHANNEL = `${PREFIX}changes`;

/** Milliseconds a call waits for Redis. */
const PATIENCE = 1000;

export interface SharedStore {
  readonly nonces: SpentNonces;
  readonly relay: Relay;
  readonly isConnected: () => boolean;
  close(): Promise<void>;
}

export interface RedisOptions {
  readonly url: string;
  /** Milliseconds a spent answer is remembered. */
  readonly ttlMs: number;
  readonly log: Logger;
}

/** The members of the client that are used: its own types name every command of Redis, which each type check would read. */
interface RedisClient {
  readonly isReady: boolean;
  on(event: 'error', told: (error: Error) => void): unknown;
  on(event: 'ready', told: () => void): unknown;
  once(event: 'error', told: (error: Error) => void): unknown;
  off(event: 'error', told: (error: Error) => void): unknown;
  connect(): Promise<unknown>;
  duplicate(options: object): RedisClient;
  set(key: string, value: string, options: object): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string, told: (message: string) => void): Promise<unknown>;
  close(): Promise<unknown>;
  destroy(): void;
}

interface RedisPackage {
  createClient(options: object): RedisClient;
}

async function loadRedis(): Promise<RedisPackage> {
  const module = (await import('@redis/client' as string)) as RedisPackage & { readonly default?: RedisPackage }; // CommonJS: the bundler gives a default alone
  return module.default ?? module;
}

/** Connects. Rejects when Redis cannot be reached at the start, because a setting that does nothing would be trusted. */
export async function openRedis({ url, ttlMs, log }: RedisOptions): Promise<SharedStore> {
  const { createClient } = await loadRedis();
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: PATIENCE * 5 } });
  let wasLost = false;
  client.on('error', (error: Error) => {
    if (!wasLost) log.warn('redis.lost', { message: error.message, code: (error as NodeJS.ErrnoException).code });
    wasLost = true;
  });
  client.on('ready', () => {
    if (wasLost) log.info('redis.back');
    wasLost = false;
  });
  await connectOnce(client);
  const listener = client.duplicate({ disableOfflineQueue: false });
  listener.on('error', () => undefined); // the first client reports it
  await listener.connect();
  const self = randomUUID();
  const inProcess = rememberInProcess({ ttlMs });

  return {
    nonces: {
      async spend(nonce) {
        if (!(await inProcess.spend(nonce))) return false;
        try {
          const set = await within(
            client.set(`${PREFIX}spent:${nonce}`, '1', { condition: 'NX', expiration: { type: 'PX', value: ttlMs } }),
          );
          return set === 'OK';
        } catch {
          log.warn('redis.unknown', { message: 'whether another replica has taken this answer is unknown' });
          return true;
        }
      },
    },
    relay: {
      publish(change) {
        within(client.publish(CHANNEL, JSON.stringify({ from: self, ...change }))).catch(() =>
          log.warn('redis.unsent', { message: 'a change of a tool list did not reach the other replicas' }),
        );
      },
      async subscribe(deliver) {
        await listener.subscribe(CHANNEL, text => {
          const change = readChange(text);
          if (change && change.from !== self) deliver(change);
        });
      },
    },
    isConnected: () => client.isReady,
    close: async () => {
      client.destroy();
      listener.destroy();
    },
  };
}

/** The client would try for ever; a start that cannot succeed should say so. */
async function connectOnce(client: RedisClient): Promise<void> {
  let stop: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    stop = reject;
  });
  client.once('error', stop);
  try {
    await Promise.race([client.connect(), failed]);
  } catch (error) {
    client.destroy();
    throw error;
  } finally {
    client.off('error', stop);
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A message of another replica; undefined for anything else that travels there. */
function readChange(text: string): (Change & { readonly from: string }) | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { from, fingerprint, facts } = value as Partial<Change & { readonly from: string }>;
  if (typeof from !== 'string' || typeof fingerprint !== 'string' || typeof facts !== 'object' || facts === null) return undefined;
  const tier = (['free', 'premium', 'ultimate'] as const).find(name => name === facts.tier);
  const tokenKind = (['classic', 'fine_grained'] as const).find(name => name === facts.tokenKind);
  const version = typeof facts.version === 'string' ? facts.version : undefined;
  return { from, fingerprint, facts: { tier, scopes: texts(facts.scopes), version, tokenKind, grant: texts(facts.grant) } };
}

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : undefined;
