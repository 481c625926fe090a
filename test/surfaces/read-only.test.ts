/** What the surfaces list where nothing can be written: tools that only read, the raw doors among them as far as they do. */
import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/call/call.ts';
import { findResult } from '../../src/surfaces/find-result.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';
import type { Tool } from '../../src/surfaces/tool.ts';
import { makeView } from '../execute/stub.ts';

const listed = (surface: Surface, readOnly: boolean): readonly Tool[] =>
  JSON.parse(surfaceOf(surface).list(makeView({ surface, readOnly }))) as readonly Tool[]; // what the surface wrote

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

describe('in read-only mode', () => {
  it.each(['dynamic', 'meta', 'individual'] as const)('every tool of the %s surface is a read', surface => {
    const tools = listed(surface, true);
    expect(tools.filter(tool => !tool.annotations.readOnlyHint || tool.annotations.destructiveHint).map(tool => tool.name)).toEqual([]);
  });

  it('the raw doors are there, for reading and without a confirmation', () => {
    const raw = listed('individual', true).filter(tool => ['gitlab_server_request', 'gitlab_server_graphql'].includes(tool.name));
    expect(raw.map(tool => [tool.name, tool.annotations, 'confirm' in (tool.inputSchema.properties ?? {})])).toEqual([
      ['gitlab_server_request', READS, false],
      ['gitlab_server_graphql', READS, false],
    ]);
    const found = findResult(
      { query: 'server.request', limit: 1, detail: 'brief' },
      makeView({ readOnly: true }),
      surfaceOf('dynamic'),
    ).structuredContent;
    expect(found?.['results']).toMatchObject([{ id: 'server.request', destructive: false }]);
  });
});

describe('elsewhere', () => {
  it('the raw doors may write and say so', () => {
    const request = listed('individual', false).find(tool => tool.name === 'gitlab_server_request');
    expect(request?.annotations).toEqual({ readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true });
    expect(Object.keys(request?.inputSchema.properties ?? {})).toEqual(['method', 'path', 'query', 'body', 'page_token', 'confirm']);
  });
});
