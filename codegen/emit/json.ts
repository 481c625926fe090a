/** How generated JSON is laid out: one entry a line, so that a diff shows which entries changed and files stay small. */

/** A list, one item a line. */
export const listLines = (items: readonly unknown[]): string => `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]\n`;

/** A map, one entry a line, in the order given. */
export const mapLines = (entries: Iterable<readonly [string, unknown]>): string =>
  `{\n${[...entries].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}\n`;
