/**
 * Takes secrets out of text that somebody else wrote: a server may echo the token it was sent. Owns the disguises in which a
 * secret is still found: other letters, percent-encoding, characters that no reader sees in between, and base64.
 */

export type Scrub = (text: string) => string;

/** What may stand between two characters of a secret and is not seen, or is taken away when the text is shown. */
const UNSEEN = String.raw`(?:[\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u2800\u3164\uffa0\\]|&(?:#x?[0-9a-f]{1,8}|[a-z]{2,31});)*`;

const escaped = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** One character, also percent-encoded. */
function anyForm(char: string): string {
  const hex = [...Buffer.from(char, 'utf8')].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return `(?:${escaped(char)}|${hex})`;
}

/** Bytes of a secret below which its base64 is too short to be told from a word. */
const SHORTEST_ENCODED = 12;

/**
 * The part of a secret's base64 that is the same whatever stands before and after it (`token:`, `oauth2:token`), for each of the
 * three places at which it may begin.
 */
function encodedCores(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < SHORTEST_ENCODED) return [];
  return [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(first, last);
  });
}

/** Base64 and its variant for addresses differ in two characters. */
const anyAlphabet = (core: string): string => core.replaceAll(/[+-]/g, '[+-]').replaceAll(/[/_]/g, '[/_]');

/**
 * Returns a function that replaces every secret by `mark`.
 * @param mark what is shown instead
 */
export function createScrub(secrets: readonly string[], mark = '[hidden]'): Scrub {
  const known = [...new Set(secrets)].filter(secret => secret !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return text => text;
  const shortest = Math.min(...known.map(secret => secret.length));
  const plain = new RegExp(known.map(secret => [...secret].map(anyForm).join(UNSEEN)).join('|'), 'giu');
  const cores = known.flatMap(encodedCores);
  const encoded = cores.length === 0 ? undefined : new RegExp(`[\\w+/-]*(?:${cores.map(anyAlphabet).join('|')})[\\w+/-]*={0,2}`, 'g');
  const coded = cores.length === 0 ? undefined : new RegExp(cores.map(anyAlphabet).join('|'));
  return text => {
    if (text.length < shortest) return text;
    const shown = text.replace(plain, mark);
    // Looked for first without what may surround it, which would make a long text slow.
    return encoded !== undefined && coded?.test(shown) ? shown.replace(encoded, mark) : shown;
  };
}
