/**
 * Reads a request off the wire: path segments, nested query, JSON, form and multipart bodies. Judges nothing; what a path
 * may be asked is `contract.ts`'s business.
 */
import type { WireRequest } from '../gitlab/port.ts';
import { badParameter } from './errors.ts';
import { isList, isRow, type Json, type Row } from './row.ts';

export interface UploadedFile {
  readonly name: string;
  readonly filename: string;
  readonly content: Uint8Array;
}

export interface ParsedRequest {
  readonly method: string;
  /** Below `/api/v4`, still encoded, with its slash; the whole path for anything outside it. */
  readonly path: string;
  readonly search: string;
  /** Decoded: a slash inside a name is part of its segment. */
  readonly segments: readonly string[];
  readonly query: Row;
  readonly body: Row;
  readonly files: readonly UploadedFile[];
  readonly headers: Readonly<Record<string, string>>;
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badParameter('path is invalid');
  }
};

/** Puts `value` under `position[base_sha]`, `iids[]` or a plain name. */
function assign(target: Row, name: string, value: Json): void {
  const keys = [...name.matchAll(/^[^[\]]+|\[([^\]]*)\]/g)].map(match => match[1] ?? match[0]);
  let level: Row = target;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1];
    if (next === undefined) level[key] = value;
    else if (next === '') {
      const before = level[key];
      level[key] = [...(isList(before) ? before : []), value];
      return;
    } else {
      const inner = level[key];
      const nested: Row = isRow(inner) ? inner : {};
      level[key] = nested;
      level = nested;
    }
  }
}

function fields(encoded: string): Row {
  const row: Row = {};
  for (const [name, value] of new URLSearchParams(encoded)) assign(row, name, value);
  return row;
}

interface Body {
  readonly fields: Row;
  readonly files: readonly UploadedFile[];
}

function multipart(bytes: Buffer, boundary: string): Body {
  const row: Row = {};
  const files: UploadedFile[] = [];
  const mark = Buffer.from(`--${boundary}`);
  let at = bytes.indexOf(mark);
  while (at >= 0) {
    const start = at + mark.length + 2;
    const next = bytes.indexOf(mark, start);
    if (next < 0) break;
    const part = bytes.subarray(start, next - 2);
    const split = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, split).toString('utf8');
    const content = part.subarray(split + 4);
    const name = /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '';
    const filename = /filename="([^"]*)"/i.exec(head)?.[1];
    if (filename === undefined) assign(row, name, content.toString('utf8'));
    else files.push({ name, filename: decodeFilename(filename), content: new Uint8Array(content) });
    at = next;
  }
  return { fields: row, files };
}

/** Browsers escape the quote and line breaks of a file name, and nothing else. */
const decodeFilename = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');

function bodyOf(request: WireRequest): Body {
  if (request.body === undefined || request.body.length === 0) return { fields: {}, files: [] };
  const bytes = typeof request.body === 'string' ? Buffer.from(request.body, 'utf8') : Buffer.from(request.body);
  const type = request.headers['content-type'] ?? '';
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) return multipart(bytes, boundary);
  if (type.startsWith('application/octet-stream'))
    return { fields: {}, files: [{ name: 'file', filename: '', content: new Uint8Array(bytes) }] };
  if (type.startsWith('application/x-www-form-urlencoded')) return { fields: fields(bytes.toString('utf8')), files: [] };
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw badParameter('There was a problem in the JSON you submitted');
  }
  if (!isRow(value)) throw badParameter('The body must be a JSON object');
  return { fields: value, files: [] };
}

/** Parses a request. `base` is the path of a relative-URL instance (`/gitlab`), removed where present. */
export function parseRequest(request: WireRequest, base: string): ParsedRequest {
  // The path is cut by hand: URL would fold encoded dot segments and so hide what was really sent.
  const raw = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  const mark = raw.indexOf('?');
  const whole = mark < 0 ? raw : raw.slice(0, mark);
  const search = mark < 0 ? '' : raw.slice(mark + 1);
  const below = base !== '' && whole.startsWith(`${base}/`) ? whole.slice(base.length) : whole;
  const path = below.startsWith('/api/v4/') ? below.slice('/api/v4'.length) : below;
  const body = bodyOf(request);
  return {
    method: request.method.toUpperCase(),
    path,
    search,
    segments: path.split('/').slice(1).map(decode),
    query: fields(search),
    body: body.fields,
    files: body.files,
    headers: request.headers,
  };
}
