/** A context for steps that are tested on their own. */
import type { RunContext } from '../../src/execute/context.ts';
import type { Ports } from '../../src/gitlab/port.ts';
import { makeCall, makeCatalog, makeEntry, makeFacts, makePorts } from './stub.ts';

export const makeContext = (over: Partial<Omit<RunContext, 'ports'>> & { ports?: Ports } = {}): RunContext => ({
  entry: makeEntry(),
  facts: makeFacts(),
  values: {},
  call: makeCall(),
  ports: makePorts({}),
  catalog: makeCatalog(),
  pause: async () => undefined,
  ...over,
});
