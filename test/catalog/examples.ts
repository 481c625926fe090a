/**
 * Makes the call that an action's example shows, against one sandbox that is put back before each call. Owns the catalog's
 * examples and what is made once a test file; what is asserted is the suites' business. Waiting actions do not wait here.
 */
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import type { Surface, View } from '../../src/call/call.ts';
import type { ActionEntry } from '../../src/catalog/action.ts';
import { registry } from '../../src/catalog/generated.ts';
import type { ToolResult } from '../../src/execute/outcome.ts';
import { createSandbox, type RequestRecord } from '../../src/sandbox/sandbox.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';
import { connectTo, makeIdentity, makeView, useTool } from '../support/in-process.ts';
import { spoiled } from '../support/spoil.ts';

vi.mock('../../src/execute/pause.ts', () => ({ pause: async () => undefined }));

const { catalog } = loadCatalog(diskSource(fileURLToPath(new URL('../../', import.meta.url))));

/** What each action's example calls it with. */
export const examples: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  catalog.actions.map(action => [action.id, action.example]),
);

/** Wizards answer what their targets do, after questions that have tests of their own. */
export const actions: readonly ActionEntry[] = registry().filter(entry => entry.runs === undefined);

export type Spoil = (body: unknown) => unknown;

const sandbox = createSandbox({ now: () => new Date('2026-01-15T10:30:00Z') });
let spoilNow: Spoil | undefined;
const spoiling = spoiled(sandbox.fetch, body => spoilNow?.(body));
const connection = connectTo(sandbox.url, request => (spoilNow ? spoiling(request) : sandbox.fetch(request)));

const views = new Map<Surface, View>();
const viewFor = (surface: Surface): View => {
  const view = views.get(surface) ?? makeView(surface);
  views.set(surface, view);
  return view;
};

export interface Run {
  readonly result: ToolResult;
  readonly requests: readonly RequestRecord[];
}

/** Runs an action's example on a surface, with its consent, against the untouched demonstration; answers pass through `spoil`. */
export async function runExample(entry: ActionEntry, surface: Surface, spoil?: Spoil): Promise<Run> {
  sandbox.reset();
  spoilNow = spoil;
  const identity = makeIdentity(connection, sandbox.url, viewFor(surface));
  const { tool, arguments: args } = surfaceOf(surface).callShape(entry, examples.get(entry.id) ?? {});
  return { result: await useTool(identity, tool, args), requests: sandbox.requests() };
}
