/** What a download without a resource of its own holds: a picture, a text or an archive, as its path promises. */
import { gzipSync } from 'node:zlib';
import { type Reply, raw } from './router.ts';
import { png } from './world/png.ts';

const TEXTS: Readonly<Record<string, readonly [type: string, content: string]>> = {
  csv: ['text/csv', 'Name,Severity,State\nExample,low,detected\n'],
  json: ['application/json', '{"sandbox":true}\n'],
  xml: ['application/xml', '<?xml version="1.0"?>\n<sandbox/>\n'],
  html: ['text/html', '<!doctype html>\n<title>Sandbox</title>\n'],
  txt: ['text/plain', 'Kept by the sandbox.\n'],
};

const ALIASES: Readonly<Record<string, string>> = { log: 'txt', md: 'txt', yml: 'txt', yaml: 'txt', pom: 'xml' };

/** Exports whose path says nothing of the format they come in. */
const FORMATS: Readonly<Record<string, string>> = {
  vulnerability_exports: 'csv',
  vulnerability_archive_exports: 'csv',
  placeholder_reassignments: 'csv',
  dependency_list_exports: 'json',
};

/** The file at a path, by the ending of its last part or by what is exported there. */
export function downloadAt(segments: readonly string[]): Reply {
  const name = segments.at(-1) ?? '';
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const [exported] = segments.flatMap(part => FORMATS[part] ?? []);
  const format = exported ?? ALIASES[ending] ?? ending;
  const text = TEXTS[format];
  if (text) return raw(text[1], text[0]);
  if (name === 'avatar' || ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(format)) return raw(png(8, 8, [90, 90, 200]), 'image/png');
  const headers = { 'content-disposition': `attachment; filename="${ending === '' ? `${name}.gz` : name}"` };
  return raw(gzipSync('Kept by the sandbox.\n'), 'application/octet-stream', headers);
}
