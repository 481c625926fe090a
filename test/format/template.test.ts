import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Template } from '../../src/catalog/action.ts';
import { viewFunction, viewFunctionNames } from '../../src/format/functions.ts';
import { field, fill } from '../../src/format/template.ts';

const f = (path: string) => ({ f: path });
const fn = (name: string, ...args: Template[]) => ({ fn: name, args });

describe('field', () => {
  it('follows dots, and finds a name that holds dots first', () => {
    const data = { a: { b: 1 }, 'ASP.NET': 4, items: [{ id: 7 }] };
    expect([field(data, 'a.b'), field(data, 'ASP.NET'), field(data, 'items.0.id'), field(data, 'a.c.d'), field(null, 'a')]).toEqual([
      1,
      4,
      7,
      undefined,
      undefined,
    ]);
  });

  it('sees no inherited names', () => {
    expect([field({}, 'constructor'), field({ a: 'x' }, 'a.length'), field({}, 'toString.name')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('fill', () => {
  it.each<[string, Template, unknown, string]>([
    ['joins literals and escaped fields', ['Issue #', f('iid'), ': ', f('title')], { iid: 42, title: 'a *b*' }, 'Issue #42: a \\*b\\*'],
    ['is absent when every field is', ['to ', f('a'), ' and ', f('b')], { a: null, b: [] }, ''],
    ['takes false and 0 for values', [f('a'), ' ', f('b')], { a: false, b: 0 }, 'false 0'],
    ['leaves the blank of an absent field out', [f('a'), ' ', f('b'), ' ', f('c')], { a: 'x', c: 'z' }, 'x z'],
    ['leaves a first blank out', [f('a'), ' ', f('b')], { b: 'y' }, 'y'],
    ['writes literals alone as they are', ['File'], {}, 'File'],
    [
      'makes no picture of a title before a link',
      [f('a'), fn('link', ['x'], [f('u')])],
      { a: 'wow!', u: 'https://g.test' },
      'wow\\![x](https://g.test)',
    ],
  ])('%s', (_, template, data, shown) => {
    expect(fill(template, data, 'row')).toBe(shown);
  });
});

describe('functions of views', () => {
  it.each<[string, Template, unknown, string]>([
    ['link', [fn('link', ['!', f('iid')], [f('web_url')])], { iid: 243, web_url: 'https://g.test/243' }, '[!243](https://g.test/243)'],
    [
      'link',
      [fn('link', [f('name')], [f('web_url')])],
      { name: 'a](b', web_url: 'https://g.test/a b)c' },
      '[a\\](b](https://g.test/a%20b%29c)',
    ],
    ['link', [fn('link', [f('name')], [f('web_url')])], { name: 'a' }, 'a'],
    ['link', [fn('link', [f('name')], [f('web_url')])], { web_url: 'https://g.test/x' }, '[https://g.test/x](https://g.test/x)'],
    ['link', [fn('link', [f('name')], [f('web_url')])], { name: 'self', web_url: 'javascript:alert(1)' }, 'self `javascript:alert(1)`'],
    ['link', [fn('link', [f('name')], [f('web_url')])], {}, ''],
    ['link', [fn('link', [f('id')], ['https://g.test/', f('id')])], { id: 3 }, '[3](https://g.test/3)'],
    ['url', [fn('url', [f('u')])], { u: 'https://g.test/-/x_y' }, '[https://g.test/-/x_y](https://g.test/-/x_y)'],
    ['url', [fn('url', [f('u')])], { u: '/uploads/a.png' }, '`/uploads/a.png`'],
    ['user', [fn('user', [f('author')])], { author: { username: 'alice' } }, '@alice'],
    ['user', [fn('user', [f('username')])], { username: '_a_' }, '@\\_a\\_'],
    ['user', [fn('user', [f('author')])], { author: { id: 1 } }, 'unknown'],
    ['user', [fn('user', [f('author')])], { author: { name: 'Ghost User' } }, 'Ghost User'],
    ['user', [fn('user', [f('closed_by')])], { closed_by: null }, ''],
    ['users', [fn('users', [f('l')])], { l: [{ username: 'a' }, { username: 'b' }] }, '@a, @b'],
    ['users', [fn('users', [f('l')])], { l: { nodes: [{ username: 'a' }] } }, '@a'],
    ['users', [fn('users', [f('l')])], { l: [] }, ''],
    ['list', [fn('list', [f('l')])], { l: ['bug', 'priority::high', '<i>'] }, 'bug, priority::high, &lt;i>'],
    ['list', [fn('list', [f('l')])], { l: { 'a@b.c': 'no *seat*', bob: ['x', 'y'] } }, '`a@b.c`: no \\*seat\\*, bob: x, y'],
    ['list', [fn('list', [f('l')])], { l: { nodes: [{ title: 'a' }] } }, 'a'],
    ['list', [fn('list', [f('l')])], { l: {} }, ''],
    ['pluck', [fn('pluck', [f('l')], ['title'])], { l: [{ title: 'a' }, {}, { title: 'b' }] }, 'a, b'],
    ['date', [fn('date', [f('d')])], { d: '2025-01-15T10:30:00Z' }, '15 Jan 2025 10:30 UTC'],
    ['date', [fn('date', [f('d')])], { d: 'soon *' }, 'soon \\*'],
    ['date', [fn('date', [fn('or', [f('a')], [f('b')])])], { b: '2025-08-18' }, '18 Aug 2025'],
    ['marker', [fn('marker', ['state'], [f('s')]), ' ', f('s')], { s: 'opened' }, '🟢 opened'],
    ['marker', [fn('marker', ['state'], [f('s')]), ' ', f('s')], { s: 'parked' }, '❓ parked'],
    ['marker', [fn('marker', ['state'], [f('s')]), ' ', f('s')], {}, ''],
    ['yesno', [fn('yesno', [f('a')]), fn('yesno', [f('b')]), fn('yesno', [f('c')])], { a: true, b: false }, '✅❌'],
    ['warn', [fn('warn', [f('a')])], { a: true }, '⚠️ yes'],
    ['warn', [fn('warn', [f('a')])], { a: false }, ''],
    ['flag', [fn('flag', [f('a')], ['📝']), 'MR'], { a: true }, '📝 MR'],
    ['flag', [fn('flag', [f('a')], ['📝']), f('b')], { a: false, b: 'x' }, 'x'],
    ['code', [fn('code', [f('a')])], { a: 'x`y' }, '``x`y``'],
    ['short', [fn('short', [f('a')])], { a: '0123456789abcdef' }, '`01234567`'],
    ['excerpt', [fn('excerpt', [f('a')])], { a: `${'a'.repeat(99)}🎉 more` }, `${'a'.repeat(99)}…`],
    ['count', [fn('count', [f('a')], ['file'])], { a: '3' }, '3 files'],
    ['count', [fn('count', [f('a')], ['file'])], { a: 1 }, '1 file'],
    ['len', [fn('len', [f('a')], ['thread'])], { a: [1, 2] }, '2 threads'],
    ['bytes', [fn('bytes', [f('a')])], { a: 1_234_567 }, '1.2 MB'],
    ['bytes', [fn('bytes', [f('a')])], { a: 'many' }, 'many'],
    ['duration', [fn('duration', [f('a')])], { a: 125 }, '2 min 5 s'],
    ['level', [fn('level', [f('a')])], { a: 30 }, 'Developer'],
    ['level', [fn('level', [f('a')])], { a: 'MAINTAINER' }, 'MAINTAINER'],
    ['project', [fn('project', [f('a')])], { a: 'group/project!243' }, 'group/project'],
    ['or', [fn('or', [f('a')], [f('b')])], { a: '', b: 'y' }, 'y'],
    ['upper', [fn('upper', [f('a')])], { a: 'high' }, 'HIGH'],
  ])('%s', (_, template, data, shown) => {
    expect(fill(template, data, 'row')).toBe(shown);
  });

  it('name the author of a deleted account unknown in cells and headings, and write no row for one', () => {
    const template: Template = [fn('user', [f('author')])];
    expect([fill(template, {}, 'cell'), fill(template, { author: null }, 'heading'), fill(template, {}, 'row')]).toEqual([
      'unknown',
      'unknown',
      '',
    ]);
    expect(fill([fn('user', [f('assignee')])], {}, 'cell')).toBe('');
  });

  it('are a closed list', () => {
    expect(() => viewFunction('eval')).toThrow(`A view calls 'eval'; known functions are ${viewFunctionNames.join(', ')}.`);
    expect(() => viewFunction('constructor')).toThrow('A view calls');
  });

  it('cover every call of the generated views', context => {
    const views = new URL('../../generated/views.json', import.meta.url);
    if (!existsSync(views)) {
      console.log('skipped: generated/views.json is absent; run npm run codegen');
      return context.skip();
    }
    const called = [...readFileSync(views, 'utf8').matchAll(/"fn":\s*"(\w+)"/g)].map(match => match[1] ?? '');
    expect([...new Set(called)].filter(name => !viewFunctionNames.includes(name))).toEqual([]);
  });
});
