/** Form bodies with files, as browsers write them. Sizes are bounded by whoever read the file. */
import { randomBytes } from 'node:crypto';
import type { FilePart } from './port.ts';

export interface MultipartBody {
  /** Value of `Content-Type`, boundary included. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/**
 * A file name that cannot leave its header: a line break ends the name (its extension is kept), control characters go.
 * Letters of any script, quotes and spaces stay.
 */
export function safeFilename(name: string): string {
  const [line = ''] = name.split(/[\r\n]/);
  const broken = line.length < name.length;
  const extension = broken ? (/\.[A-Za-z0-9]{1,16}$/.exec(name)?.[0] ?? '') : '';
  const whole = (extension !== '' && !line.endsWith(extension) ? line + extension : line).replace(/[\x00-\x1f\x7f]/g, '').trim();
  return whole === '' ? 'file' : whole;
}

/** The escape of the HTML standard for names in a part's header: only these three characters could end one. */
const headerValue = (text: string): string => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** Fields as form names and texts: arrays `name[]`, objects `name[key]`, null and undefined left out. */
export function formFields(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(item => formFields(`${name}[]`, item));
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => formFields(`${name}[${key}]`, item));
  return [[name, String(value)]];
}

/** Fields first, files after them. */
export function writeMultipart(fields: Readonly<Record<string, unknown>>, files: readonly FilePart[]): MultipartBody {
  const boundary = `----gitlab-catalog-${randomBytes(16).toString('hex')}`;
  const parts: Uint8Array[] = [];
  const head = (disposition: string, type = '') =>
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`, 'utf8'));
  const end = Buffer.from('\r\n', 'utf8');
  for (const [name, text] of Object.entries(fields).flatMap(([key, value]) => formFields(key, value))) {
    head(`name="${headerValue(name)}"`);
    parts.push(Buffer.from(text, 'utf8'), end);
  }
  for (const file of files) {
    const filename = headerValue(safeFilename(file.filename));
    head(`name="${headerValue(file.name)}"; filename="${filename}"`, 'Content-Type: application/octet-stream\r\n');
    parts.push(file.content, end);
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`, 'utf8'));
  return { contentType: `multipart/form-data; boundary=${boundary}`, content: Buffer.concat(parts) };
}
