/** The tool list of a view as bytes, made once, and the headers in which its tools want arguments repeated. */
import type { View } from '../../call/call.ts';
import { surfaceOf } from '../../surfaces/surfaces.ts';

export interface ListedView {
  readonly bytes: Buffer;
  /** Tool -> argument -> name of its header, without the prefix that all of them have. */
  readonly headers: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const listed = new WeakMap<View, ListedView>();

/** Lists of views that a grant narrows. Callers can make as many grants as they like, so only the latest lists are kept. */
const granted = new Map<View, ListedView>();
const MOST_GRANTED = 32;

/** @param list makes the text of a view's list; that of its surface by default */
export function listedView(view: View, list: (view: View) => string = known => surfaceOf(known.surface).list(known)): ListedView {
  const known = listed.get(view) ?? granted.get(view);
  if (known) return known;
  const text = list(view);
  const made = { bytes: Buffer.from(text), headers: text.includes('"x-mcp-header"') ? declaredHeaders(text) : new Map<string, never>() };
  if (view.grant === undefined) listed.set(view, made);
  else keepGranted(view, made);
  return made;
}

function keepGranted(view: View, made: ListedView): void {
  granted.set(view, made);
  const [oldest] = granted.keys();
  if (granted.size > MOST_GRANTED && oldest) granted.delete(oldest);
}

interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

function declaredHeaders(text: string): ListedView['headers'] {
  const tools = JSON.parse(text) as readonly ListedTool[]; // our own list
  return new Map(
    tools.map(({ name, inputSchema }) => [
      name,
      new Map(
        Object.entries(inputSchema.properties ?? {}).flatMap(([argument, schema]) =>
          typeof schema['x-mcp-header'] === 'string' ? [[argument, schema['x-mcp-header']] as const] : [],
        ),
      ),
    ]),
  );
}
