/**
 * Takes finished tool results past the SDK's second look at them. The SDK walks and copies every result that a handler returns,
 * for those who write theirs by hand; ours are built by typed code, and the walk costs as much as building them. The SDK still
 * sees the call itself, the state it carries, and every result that asks the user something.
 */
import { type CallToolResult, Server } from '@modelcontextprotocol/server';
import type { ToolResult } from '../execute/outcome.ts';

/** Name of the field in which an empty result carries the finished one; never reaches a client. */
const READY = '\u0000ready';

/** What a handler returns for a finished result. */
export const ready = (result: ToolResult): CallToolResult => ({ content: [], [READY]: result });

type WrapHandler = Server['_wrapHandler'];

/** The SDK's low-level `Server`; a result from `ready` leaves it as it was made. */
export class ReadyServer extends Server {
  protected override _wrapHandler(method: string, handler: Parameters<WrapHandler>[1]): ReturnType<WrapHandler> {
    const checked = super._wrapHandler(method, handler);
    if (method !== 'tools/call') return checked;
    return async (request, ctx) => {
      const result = await checked(request, ctx);
      return (result[READY] as CallToolResult | undefined) ?? result; // only `ready` writes this field
    };
  }
}
