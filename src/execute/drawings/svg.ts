/**
 * What the drawings share: text that cannot leave its place in the XML, numbers of one spelling, elements, and a picture as an
 * answer carries it. Owns no layout. The same input gives the same bytes.
 */

export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The picture in words, for readers who do not see it. */
  readonly summary: string;
  readonly svg: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 forbids even when escaped, lone surrogates among them. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as XML takes it, in an element or between quotes. */
export const escapeXml = (text: string): string => text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

/** At most one decimal, and never `-0`. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** At most `length` characters, the last an ellipsis when some were left out. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; `inner` is XML already. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(String(value))}"`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

export interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 'bold';
  readonly fill?: string;
}

/** One line of text. */
export const text = (content: string, { x, y, size = 12, anchor, weight, fill = INK }: TextOptions): string =>
  element('text', { x, y, 'font-size': size, 'text-anchor': anchor, 'font-weight': weight, fill }, escapeXml(content));

export const INK = '#28272d';
export const MUTED = '#737278';
export const LINE = '#dcdcde';

/** A whole picture on a white ground. */
export function picture({ title, width, height, summary }: Omit<Drawing, 'svg'>, parts: readonly string[]): Drawing {
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      role: 'img',
      'font-family': 'sans-serif',
    },
    [
      element('title', {}, escapeXml(title)),
      element('desc', {}, escapeXml(summary)),
      element('rect', { width, height, fill: '#ffffff' }),
      ...parts,
    ].join(''),
  );
  return { title, width, height, summary, svg };
}
