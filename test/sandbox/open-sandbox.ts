/** A sandbox with a clock that stands still, and the call that the tests make. */
import { type Json, object, type Row, rows } from '../../src/sandbox/row.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';

export const NOW = '2025-03-15T12:00:00.000Z';

export interface Answer {
  readonly status: number;
  /** Parsed JSON, text for anything else, undefined for an empty body. */
  readonly body: Json;
  /** The body as one object, and as a list of them; empty when it is neither. */
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly header: (name: string) => string | null;
}

export interface Opened {
  readonly sandbox: Sandbox;
  readonly call: (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
}

export function openSandbox(options: SandboxOptions = {}): Opened {
  const sandbox = createSandbox({ now: () => new Date(NOW), ...options });
  return {
    sandbox,
    call: async (method, path, body, headers) => {
      const answer = await sandbox.fetch({
        url: `${sandbox.url}${path.startsWith('/api/') ? '' : '/api/v4'}${path}`,
        method,
        headers: { 'private-token': 'any', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type') === 'application/json';
      const parsed: Json = text === '' ? undefined : isJson ? (JSON.parse(text) as Json) : text; // JSON is Json
      return { status: answer.status, body: parsed, row: object(parsed), rows: rows(parsed), header: answer.headers.get };
    },
  };
}

/** A multipart body with one file and fields beside it, with its headers. */
export function multipart(file: { name: string; filename: string; content: string }, fields: Readonly<Record<string, string>> = {}) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--mark\r\nContent-Disposition: form-data; name="${file.name}"; filename="${file.filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: new TextEncoder().encode(`${parts.join('')}${head}${file.content}\r\n--mark--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=mark' },
  };
}
