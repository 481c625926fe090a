import { describe, expect, it } from 'vitest';
import type { ViewSection } from '../../src/catalog/action.ts';
import { card, entries } from '../../src/format/card.ts';
import { f, fn } from './views.ts';

const shown = (sections: readonly ViewSection[], data: unknown): readonly string[] =>
  card({ heading: ['T'], rows: [['Id', [f('id')]]], sections }, data, { fallback: 'Thing', room: 10_000 }).slice(2);

describe('a section of a card', () => {
  it('is a table of its columns', () => {
    const section: ViewSection = {
      title: 'Jobs',
      of: 'jobs',
      columns: [
        ['Name', [f('name')]],
        ['Stage', [f('stage')]],
      ],
    };
    expect(shown([section], { id: 1, jobs: [{ name: 'a|b', stage: 'x' }, { name: 'c' }] })).toEqual([
      '### Jobs (2)\n\n| Name | Stage |\n| --- | --- |\n| a\\|b | x |\n| c |  |',
    ]);
  });

  it('is entries with rows and quoted text, also from a connection', () => {
    const section: ViewSection = {
      title: 'Notes',
      of: 'notes',
      entry: { heading: [fn('user', [f('author')])], rows: [['When', [fn('date', [f('at')])]]], text: 'body' },
    };
    const notes = { nodes: [{ author: { username: 'eve' }, at: '2025-01-15', body: '## x\n<b>' }, { body: 'y' }] };
    expect(shown([section], { id: 1, notes })).toEqual([
      '### Notes (2)\n\n#### @eve\n\n- **When**: 15 Jan 2025\n\n> ## x\n> &lt;b>\n\n#### unknown\n\n> y',
    ]);
  });

  it('is a code block, or a quote, for a text', () => {
    const data = { id: 1, yaml: 'a: 1\n', note: 'n' };
    expect(
      shown(
        [
          { title: 'Merged YAML', of: 'yaml', fence: 'yaml' },
          { title: 'Note', of: 'note' },
        ],
        data,
      ),
    ).toEqual(['### Merged YAML\n\n```yaml\na: 1\n```', '### Note\n\n> n']);
  });

  it('is not written when its field is absent, empty, or has nothing to show', () => {
    const sections: ViewSection[] = [
      { title: 'A', of: 'a', columns: [['X', [f('x')]]] },
      { title: 'B', of: 'b', columns: [['X', [f('x')]]] },
      { title: 'C', of: 'c', columns: [['X', [f('x')]]] },
      { title: 'D', of: 'd' },
    ];
    expect(shown(sections, { id: 1, a: [], b: null, c: [{ y: 1 }], d: ' ' })).toEqual([]);
  });

  it('shows fifty items and says how many more there are', () => {
    const jobs = Array.from({ length: 53 }, (_, i) => ({ name: `job ${i}` }));
    const [text = ''] = shown([{ title: 'Jobs', of: 'jobs', columns: [['Name', [f('name')]]] }], { id: 1, jobs });
    expect(text.split('\n').slice(-3)).toEqual(['| job 49 |', '', '… and 3 more, in the structured result.']);
  });
});

describe('a section of a part of a list', () => {
  const failing: ViewSection = {
    title: 'Failing',
    of: 'suites[].cases',
    where: { status: ['failed', 'error'] },
    entry: { heading: [f('name')], text: 'output', fence: '' },
  };

  it('gathers the lists within a list, and shows only what its condition names', () => {
    const suites = [
      {
        cases: [
          { name: 'a', status: 'success', output: 'fine' },
          { name: 'b', status: 'failed', output: 'b *broke*' },
        ],
      },
      { cases: [] },
      {},
      { cases: [{ name: 'c', status: 'error' }, { name: 'd' }] },
    ];
    expect(shown([failing], { id: 1, suites })).toEqual(['### Failing (2)\n\n#### b\n\n```\nb *broke*\n```\n\n#### c']);
  });

  it('is not written where nothing fits', () => {
    expect(shown([failing], { id: 1, suites: [{ cases: [{ name: 'a', status: 'success' }] }] })).toEqual([]);
    expect(shown([failing], { id: 1 })).toEqual([]);
  });

  it('shows no more items than it has room for, and says how many are left', () => {
    const cases = Array.from({ length: 60 }, (_, i) => ({ name: `case ${i}`, status: 'failed', output: 'x'.repeat(9_000) }));
    const [text = ''] = shown([failing], { id: 1, suites: [{ cases }] });
    expect(text.length).toBeLessThan(10_200);
    expect(text.split('\n').filter(line => line.startsWith('#### '))).toEqual(['#### case 0', '#### case 1', '#### case 2', '#### case 3']);
    expect(text.endsWith('… and 56 more, in the structured result.')).toBe(true);
  });
});

describe('a section of an object that is keyed freely', () => {
  const section: ViewSection = {
    title: 'Refused',
    of: 'why',
    columns: [
      ['Who', [f('key')]],
      ['Why', [f('value')]],
    ],
  };

  it('is a line for each pair', () => {
    const why = { 'a@example.com': 'is *blocked*', 'b|c': ['no seat', 'no role'], d: null };
    expect(shown([section], { id: 1, why })).toEqual([
      '### Refused (2)\n\n| Who | Why |\n| --- | --- |\n| `a@example.com` | is \\*blocked\\* |\n| b\\|c | no seat, no role |',
    ]);
  });

  it('is a quote where GitLab sent a sentence in its place', () => {
    expect(shown([section], { id: 1, why: 'Not allowed' })).toEqual(['### Refused\n\n> Not allowed']);
  });
});

describe('a card', () => {
  it('takes its heading from the caller where the view’s fields are absent, escaped', () => {
    expect(card({ heading: ['T ', f('title')], rows: [] }, {}, { fallback: 'A *thing*', room: 1_000 })).toEqual(['## A \\*thing\\*']);
  });

  it('fences its text where the view names a language, and keeps the end on request', () => {
    const view = { heading: ['Log'], rows: [], text: 'log', fence: 'text' };
    const log = `first\n${'x'.repeat(400)}\nlast`;
    expect(card(view, { log }, { fallback: 'Log', room: 210, keep: 'end' })).toEqual([
      '## Log',
      `… (211 more characters before this)\n\n\`\`\`text\n${'x'.repeat(195)}\nlast\n\`\`\``,
    ]);
  });
});

describe('a fenced part that is no text', () => {
  it('is shown as JSON where the view says so', () => {
    const view = { heading: ['T'], rows: [], text: 'body', fence: 'json' };
    expect(card(view, { body: { a: [1] } }, { fallback: 'Thing', room: 1_000 })).toEqual(['## T', '```json\n{\n "a": [\n  1\n ]\n}\n```']);
    expect(card(view, { body: 'plain' }, { fallback: 'Thing', room: 1_000 })).toEqual(['## T', '```json\nplain\n```']);
  });
});

describe('entries', () => {
  it('number an entry without a heading, and stop where the room ends', () => {
    const view = { heading: [f('title')], text: 'body' };
    const items = [{ body: 'a' }, { title: 'b', body: 'c'.repeat(50) }, { title: 'd' }];
    expect(entries(view, items, { level: 3, room: 40 })).toEqual({ text: '### 1\n\n> a', left: 2, links: false });
  });

  it('see links in headings and rows, not in quoted text', () => {
    const link = [fn('link', [f('t')], [f('u')])];
    const item = { t: 'x', u: 'https://g.test', body: '[y](https://e.test)' };
    expect(entries({ heading: link, text: 'body' }, [item], { level: 3, room: 1_000 }).links).toBe(true);
    expect(entries({ heading: [f('t')], text: 'body' }, [item], { level: 3, room: 1_000 }).links).toBe(false);
  });
});
