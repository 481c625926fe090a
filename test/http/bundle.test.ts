/** What a start over stdio reads: nothing of the HTTP server. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLI } from '../support/server-process.ts';

const IMPORT = /(?:import|export)(?:[\w*{}\s,$]*?from)?\s*"(\.\/[^"]+)"/g;

/** The files that are read before the first answer: the entry, the chunk of `serve`, and what they import statically. */
function eagerFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, path = ''] of text.matchAll(IMPORT)) follow(join(dirname(file), path));
  };
  follow(CLI);
  const lazy = [...readFileSync(CLI, 'utf8').matchAll(/import\("(\.\/[^"]+)"\)/g)].map(([, path = '']) => join(dirname(CLI), path));
  const serve = lazy.find(file => /\bas serve\b/.test(readFileSync(file, 'utf8')));
  if (!serve) throw new Error('the bundle has no chunk for serve');
  follow(serve);
  return files;
}

describe('the bundle', () => {
  const text = [...eagerFiles().values()].join('\n');

  it.each([
    ['the HTTP server', 'MCP is at /mcp'],
    ['sessions', 'Mcp-Session-Id'],
    ["the SDK's transport over HTTP", 'Only one SSE stream is allowed per session'],
    ['OAuth', 'GitLab does not accept this token'],
    ['metrics', 'gitlab_catalog_mcp_'],
    ['Redis', 'SUBSCRIBE'],
  ])('loads no part of %s before the first answer over stdio', (_what, mark) => {
    expect(text.length).toBeGreaterThan(100_000);
    expect(text.includes(mark)).toBe(false); // the text itself would drown the report
  });
});
