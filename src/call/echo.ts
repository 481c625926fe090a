/** How much of a caller's own words an answer repeats: enough to recognise them, never a megabyte. */

const ECHOED = 60;

/** A name or a value of the caller's as it is repeated to them. */
export const cutShort = (text: string, most: number = ECHOED): string => (text.length > most ? `${text.slice(0, most)}…` : text);
