/**
 * What a tool surface is: a list of tools and a way from a tool call to a request for an action. Surfaces project the
 * catalog; they run nothing.
 */

import type { View } from '../call/call.ts';
import type { CallShape } from '../call/call-shape.ts';
import type { CatalogError } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';
import type { ActionRequest } from '../execute/outcome.ts';

export interface FindRequest {
  readonly query: string;
  readonly limit: number;
  readonly detail: 'slim' | 'full' | 'brief';
}

export type Dispatched =
  | { readonly kind: 'find'; readonly find: FindRequest }
  | { readonly kind: 'action'; readonly request: ActionRequest }
  | { readonly kind: 'refused'; readonly error: CatalogError }
  | { readonly kind: 'unknown_tool' };

export interface ToolSurface {
  /** JSON text of the array of tools, ready to be spliced into a `tools/list` answer. */
  list(view: View): string;
  dispatch(tool: string, args: Readonly<Record<string, unknown>>): Dispatched;
  callShape(entry: ActionEntry, params: Readonly<Record<string, unknown>>): CallShape;
  /** Sentence or two for the model, at most 120 tokens. */
  readonly instructions: string;
}
