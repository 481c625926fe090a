/** Counts for Prometheus. Owns the names of the metrics; labels come from closed lists, so that no client can make new ones. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalReason } from './refusal.ts';

/** The methods that are told apart. */
const METHODS = new Set([
  'initialize',
  'server/discover',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'subscriptions/listen',
]);

const nameOf = (rpc: string | undefined): string =>
  rpc === undefined ? 'none' : METHODS.has(rpc) ? rpc : rpc.startsWith('notifications/') ? 'notification' : 'other';

/** Figures that are read when they are asked for. */
export interface Gauges {
  readonly calls: () => number;
  readonly streams: () => number;
  readonly sessions: () => number;
  readonly callers: () => number;
}

export interface Metrics {
  answered(facts: { readonly rpc: string | undefined; readonly status: number; readonly seconds: number }): void;
  refused(reason: RefusalReason): void;
  /** The page that Prometheus reads. */
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

const PREFIX = 'gitlab_catalog_mcp_';

export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: `${PREFIX}requests_total`,
    help: 'Requests to MCP by method and HTTP status.',
    labelNames: ['method', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'Time until a request to MCP was answered.',
    labelNames: ['method'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: 'Requests turned away before they were a call, by reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('calls_in_flight', 'Calls that are being worked on.', gauges.calls);
  gauge('streams_open', 'Streams that wait for changes of a tool list.', gauges.streams);
  gauge('sessions_open', 'Sessions of clients up to 2025-11-25.', gauges.sessions);
  gauge('callers_known', 'Credentials of which something is remembered.', gauges.callers);
  return {
    answered({ rpc, status, seconds: taken }) {
      const method = nameOf(rpc);
      requests.inc({ method, status: String(status) });
      seconds.observe({ method }, taken);
    },
    refused: reason => refusals.inc({ reason }),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
