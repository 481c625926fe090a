/**
 * Web addresses as Markdown link targets. Owns what may be linked (http and https) and how such an address is written so
 * that it can neither end its link nor change the line around it. The words of a link are escaped elsewhere.
 */
import { visible } from './visible.ts';

const WEB = /^https?:\/\/[^\s/?#\\]/i;
/** Longer addresses are no use to a reader and no browser promises to open them. */
const LIMIT = 2_000;

const UNSAFE = /[\s()<>"'\\|`[\]{}^]|&(?=#?[a-z0-9]+;)/gi;

/** The link target of an http or https address; undefined for anything else, which is then shown as code. */
export function linkTarget(address: string): string | undefined {
  const text = visible(address).trim();
  if (text.length > LIMIT || !WEB.test(text)) return undefined;
  return text.replace(UNSAFE, percent);
}

/** `encodeURIComponent` leaves quotes and parentheses; an ampersand that would start an entity is written as one. */
function percent(character: string): string {
  if (character === '&') return '&amp;';
  const code = character.charCodeAt(0);
  return code < 0x80 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character);
}
