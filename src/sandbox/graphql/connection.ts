/** Pages of a connection: nodes and the cursors to go on with. Knows nothing of what the nodes are. */

export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
}

const MAX_PAGE = 100;
const cursorAt = (index: number): string => Buffer.from(JSON.stringify({ at: index })).toString('base64url');

/** Place a cursor names; a cursor that is none starts over, as an offset of nothing. */
function placeOf(cursor: string): number {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && 'at' in value ? Number(value.at) : -1;
  } catch {
    return -1;
  }
}

/** One page of a connection, forward by `first` and `after` or backward by `last` and `before`. */
export function connection<T>(all: readonly T[], page: PageArguments): Connection<T> {
  const from = page.after ? placeOf(page.after) + 1 : 0;
  const to = page.before ? Math.max(placeOf(page.before), 0) : all.length;
  const size = Math.min(page.last ?? page.first ?? MAX_PAGE, MAX_PAGE);
  const start = page.last ? Math.max(from, to - size) : from;
  const end = page.last ? to : Math.min(to, from + size);
  const nodes = all.slice(start, end);
  return {
    nodes,
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? cursorAt(start) : null,
      endCursor: nodes.length > 0 ? cursorAt(end - 1) : null,
    },
  };
}
