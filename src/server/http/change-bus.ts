/**
 * Tells that a credential's tools changed: to the streams of that credential and to its sessions, never to those of another. One
 * process by itself; replicas pass changes on through a relay.
 */
import type { ServerEventBus } from '@modelcontextprotocol/server';
import type { TokenFacts } from '../../gitlab/token-facts.ts';

export interface Change {
  readonly fingerprint: string;
  /** What the credential may do now, so that a replica need not ask again. */
  readonly facts: TokenFacts;
}

type Listener = (change: Change) => void;

/** How changes travel between replicas. */
export interface Relay {
  publish(change: Change): void;
  /** Called with the changes of others. */
  subscribe(listener: Listener): Promise<void>;
}

export interface ChangeBus {
  announce(change: Change): void;
  /** Hears of every change, those of other replicas too. */
  onChange(listener: Listener): void;
  /** The seam by which the SDK's streams hear of one credential's changes. */
  forCredential(fingerprint: string): ServerEventBus;
}

export function openChangeBus(relay?: Relay): ChangeBus {
  const all = new Set<Listener>();
  const streams = new Map<string, Set<Parameters<ServerEventBus['subscribe']>[0]>>();
  const deliver: Listener = change => {
    for (const listener of all) listener(change);
    for (const listener of streams.get(change.fingerprint) ?? []) listener({ kind: 'tools_list_changed' });
  };
  void relay?.subscribe(deliver);
  return {
    announce(change) {
      deliver(change);
      relay?.publish(change);
    },
    onChange: listener => void all.add(listener),
    forCredential: fingerprint => ({
      publish: event => {
        for (const listener of streams.get(fingerprint) ?? []) listener(event);
      },
      subscribe(listener) {
        const own = streams.get(fingerprint) ?? new Set();
        streams.set(fingerprint, own.add(listener));
        return () => {
          own.delete(listener);
          if (own.size === 0 && streams.get(fingerprint) === own) streams.delete(fingerprint);
        };
      },
    }),
  };
}
