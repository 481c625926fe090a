/** How generated JSON is laid out: one entry a line, so that a diff shows which entries changed and files stay small. */

/** On one line and in ASCII alone, which is decoded and parsed in half the time. */
export const asciiLine = (value: unknown): string =>
  `${JSON.stringify(value).replace(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

/** A list, one item a line. */
export const listLines = (items: readonly unknown[]): string => `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]\n`;

/** A map, one entry a line, in the order given. */
export const mapLines = (entries: Iterable<readonly [string, unknown]>): string =>
  `{\n${[...entries].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}\n`;
