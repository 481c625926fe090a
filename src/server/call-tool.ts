/** One tool call: surface, then pipeline, then a result. Loaded at the first call. */
import type { Call } from '../call/call.ts';
import { classify } from '../execute/classify.ts';
import type { ToolResult } from '../execute/outcome.ts';
import { execute } from '../execute/pipeline.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import type { Identity } from './identity.ts';

/** Answers a tool call; undefined when the surface has no tool of that name. */
export async function callTool(
  tool: string,
  args: Readonly<Record<string, unknown>>,
  call: Call,
  identity: Identity,
): Promise<ToolResult | undefined> {
  const surface = surfaceOf(call.view.surface);
  const dispatched = surface.dispatch(tool, args);
  switch (dispatched.kind) {
    case 'unknown_tool':
      return undefined;
    case 'refused':
      return classify(dispatched.error, { call }, tool);
    case 'find': {
      const { findResult } = await import('../surfaces/find-result.ts'); // brings the search library, which other calls do without
      return findResult(dispatched.find, call.view, surface);
    }
    case 'action': {
      const ports = identity.connection.ports({ credential: call.caller.credential, signal: call.signal, log: call.log });
      const result = await execute(dispatched.request, call, ports);
      if ('kind' in result) throw new Error('a question was asked though nobody can be asked yet');
      return result;
    }
  }
}
