/**
 * What the bytes of a file are: text, a picture, or neither. Owns that no byte is lost: only strict UTF-8 is text, everything
 * else stays base64. How text is shown is the writer's business.
 */

export type Content =
  /** A byte order mark is kept as U+FEFF. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly mimeType: string; readonly base64: string }
  | { readonly kind: 'binary'; readonly base64: string };

const SIGNATURES: readonly (readonly [mimeType: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', bytes => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', bytes => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', bytes => /^GIF8[79]a/.test(ascii(bytes, 0, 6))],
  ['image/webp', bytes => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * @param isCut the bytes stop in the middle of the file: a character that was cut at the end is left out
 */
export function readContent(bytes: Uint8Array, isCut = false): Content {
  const mimeType = SIGNATURES.find(([, matches]) => matches(bytes))?.[0];
  if (mimeType !== undefined) return { kind: 'image', mimeType, base64: base64Of(bytes) };
  const text = decodeText(isCut ? wholeCharacters(bytes) : bytes);
  return text === undefined ? { kind: 'binary', base64: base64Of(bytes) } : { kind: 'text', text };
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** Text holds no NUL: a file that does is binary, even where its bytes happen to be UTF-8. */
function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Without a last character whose bytes are not all there. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}
