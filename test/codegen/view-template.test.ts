import { describe, expect, it } from 'vitest';
import { compileTemplate, hasLink } from '../../codegen/view-template.ts';
import { compileView } from '../../codegen/views.ts';
import { smallCatalog } from './small-catalog.ts';

const { entities } = smallCatalog();
const thing = entities.get('Thing');
if (!thing) throw new Error('the small catalog has a Thing');
const scope = { fields: thing.fields, entities, entity: 'Thing' };
const compile = (text: string) => compileTemplate(text, scope);

describe('view templates', () => {
  it.each([
    ['plain text', 'Things', ['Things']],
    ['a field', '#{id}: {name}', ['#', { f: 'id' }, ': ', { f: 'name' }]],
    ['a field of another entity', '{owner.name}', [{ f: 'owner.name' }]],
    ['a function', '{date(name)}', [{ fn: 'date', args: [[{ f: 'name' }]] }]],
    ['a marker, with the kind its field declares', '{marker(state)}', [{ fn: 'marker', args: [['state'], [{ f: 'state' }]] }]],
    ['a quoted template with a field in it', '{link("#{id}", web_url)}', [{ fn: 'link', args: [['#', { f: 'id' }], [{ f: 'web_url' }]] }]],
    ['a quoted emoji', '{flag(state, "📝")}{name}', [{ fn: 'flag', args: [[{ f: 'state' }], ['📝']] }, { f: 'name' }]],
    [
      'the first of three, two by two',
      '{or(name, state, id)}',
      [{ fn: 'or', args: [[{ f: 'name' }], [{ fn: 'or', args: [[{ f: 'state' }], [{ f: 'id' }]] }]] }],
    ],
    [
      'a function within a function',
      '{or(user(owner), name)}',
      [{ fn: 'or', args: [[{ fn: 'user', args: [[{ f: 'owner' }]] }], [{ f: 'name' }]] }],
    ],
    ['a brace that is meant', '\\{{name}\\}', ['{', { f: 'name' }, '}']],
  ])('compile %s', (_, text, parts) => {
    expect(compile(text)).toEqual(parts);
  });

  it.each([
    ['{name', 'a \'}\' is missing in the template "{name"'],
    ['name}', 'a \'}\' closes nothing in the template "name}"'],
    ['{}', 'a field or a function is missing after \'{\' in the template "{}"'],
    ['{link(name)}', 'link(…) takes 2 arguments and has 1 in the template "{link(name)}"'],
    ['{link(name web_url)}', "a ',' or ')' is missing in link(…) in the template \"{link(name web_url)}\""],
    ['{list(name)}', 'list(name) needs a list, and Thing.name is none in the template "{list(name)}"'],
  ])('refuse %s', (text, sentence) => {
    expect(() => compile(text)).toThrow(sentence);
  });

  it('know whether they can show a link', () => {
    expect(hasLink(compile('{link(name, web_url)}'))).toBe(true);
    expect(hasLink(compile('{or(url(web_url), name)}'))).toBe(true);
    expect(hasLink(compile('{name} {state}'))).toBe(false);
  });
});

describe('the view of an entity', () => {
  it('has the derived title and empty sentence, its links and the secrets of what it holds', () => {
    expect(compileView(thing, entities)).toEqual({
      problems: [],
      view: {
        entity: 'Thing',
        card: {
          heading: ['Thing ', { f: 'name' }],
          rows: [
            ['State', [{ fn: 'marker', args: [['state'], [{ f: 'state' }]] }, ' ', { f: 'state' }]],
            ['Owner', [{ f: 'owner.name' }]],
          ],
        },
        table: {
          title: 'Things',
          empty: 'No things found.',
          columns: [['Name', [{ fn: 'link', args: [[{ f: 'name' }], [{ f: 'web_url' }]] }]]],
          links: true,
        },
        secrets: ['owner.token'],
      },
    });
  });
});
