/** One tool call: surface, then pipeline, then a result. Loaded at the first call. */
import type { Call } from '../call/call.ts';
import type { Catalog } from '../execute/catalog.ts';
import { classify } from '../execute/classify.ts';
import type { Asked, ToolResult } from '../execute/outcome.ts';
import { execute } from '../execute/pipeline.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { linkRequired } from './elicit-wire.ts';
import type { Identity } from './identity.ts';

/**
 * Answers a tool call, or asks the question that its answer depends on; undefined when the surface has no tool of that name.
 * Throws the protocol's own error for a call that waits for a link to be opened, and no other.
 * @param catalog the generated one by default
 */
export async function callTool(
  tool: string,
  args: Readonly<Record<string, unknown>>,
  call: Call,
  identity: Identity,
  catalog?: Catalog,
): Promise<ToolResult | Asked | undefined> {
  const surface = surfaceOf(call.view.surface);
  const dispatched = surface.dispatch(tool, args);
  switch (dispatched.kind) {
    case 'unknown_tool':
      return undefined;
    case 'refused':
      return classify(dispatched.error, { call }, tool);
    case 'find': {
      const { findResult } = await import('../surfaces/find-result.ts'); // brings the search library, which other calls do without
      return findResult(dispatched.find, call.view, surface, call.roundPriorities);
    }
    case 'action': {
      const ports = identity.connection.ports({ credential: call.caller.credential, signal: call.signal, log: call.log });
      return execute(dispatched.request, call, ports, {
        callShape: surface.callShape,
        catalog,
        askConsent: async question => (await import('../elicitation/consent.ts')).askConsent(question, call),
        askToOpen: async request => {
          const { askToOpen, LinkRequired } = await import('../elicitation/link-required.ts');
          return askToOpen(request, call).catch((error: unknown) => {
            throw error instanceof LinkRequired ? linkRequired(error.need) : error;
          });
        },
      });
    }
  }
}
