import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../src/config/settings.ts';
import { viewOf } from '../../src/server/identity.ts';
import { boundQuery, QUERY_LIMITS } from '../../src/surfaces/find-query.ts';
import { findResult } from '../../src/surfaces/find-result.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';

const NOTE = 'Only the beginning of the query was looked at (32 words, 240 characters): say it in fewer words.';

describe('boundQuery', () => {
  it('leaves an ordinary query alone, save for blanks around and between its words', () => {
    expect(boundQuery('  close   an\nissue ')).toEqual({ query: 'close an issue' });
    expect(boundQuery(`close${' '.repeat(1000)}`)).toEqual({ query: 'close' });
  });

  it.each([
    ['one endless word', 'a'.repeat(1_000_000), 'a'.repeat(240)],
    ['very many words', 'issue '.repeat(20_000), Array(32).fill('issue').join(' ')],
    ['emoji, of which none is halved', '🎉'.repeat(500), '🎉'.repeat(240)],
  ])('keeps the beginning of %s and says so', (_, given, query) => {
    expect(boundQuery(given)).toEqual({ query, note: NOTE });
  });
});

describe('a find with a pasted text', () => {
  const { settings } = loadSettings({ flags: {}, env: {} });
  const view = viewOf(settings, { localFiles: true });
  const find = (query: string) => findResult({ query, limit: 3, detail: 'brief' }, view, surfaceOf('dynamic'));

  it('answers as for its beginning, and says what was looked at', () => {
    const start = Array.from({ length: 32 }, () => 'close').join(' ');
    const [short, long] = [find(start), find(`${start} ${'log line '.repeat(50_000)}`)];
    expect(long.structuredContent).toEqual(short.structuredContent);
    expect(long.content[0]).toMatchObject({ text: expect.stringContaining(NOTE) });
    expect(short.content[0]).not.toMatchObject({ text: expect.stringContaining(NOTE) });
  });

  it('echoes no more than what was looked at', () => {
    expect(JSON.stringify(find('x'.repeat(1_000_000))).length).toBeLessThan(10 * QUERY_LIMITS.characters);
  });
});
