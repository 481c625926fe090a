/**
 * Every GraphQL document against GitLab's schema. The schema at hand is an older one: what came later is named in the document,
 * in a comment `# since 16.10: workItem` (versions divided by semicolons, names by commas), and nothing else may be unknown.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLError, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ownCatalog, root } from '../codegen/repository.ts';

const file = join(root, '../shared/data/gitlab-16.2.graphql');
const isThere = existsSync(file);
if (!isThere) console.log("skipped: GraphQL documents against GitLab's schema, which is not beside this repository");

const catalog = ownCatalog();

/** Names that a document says came later: those behind the colon of each version. */
function laterNames(text: string): ReadonlySet<string> {
  const comments = [...text.matchAll(/^#\s*(.*)$/gm)].map(match => match[1] ?? '').join(' ');
  const said = [...comments.matchAll(/\bsince (\d.*?)(?=\bsince \d|$)/g)].flatMap(match => (match[1] ?? '').split(';'));
  const lists = said.flatMap(part => /^\s*\d+\.(?:\d+|x)[^:]*:(.*)$/.exec(part)?.[1] ?? []);
  return new Set(lists.flatMap(list => list.split(/,| and /)).map(name => name.trim().split(/[\s.]/)[0] ?? ''));
}

/** What an error of validation is about: the unknown name, or the variable that is used where an older schema wants more. */
const subjectOf = (error: GraphQLError): string =>
  /^(?:Cannot query field|Unknown type|Unknown argument|Variable) "([^"]+)"/.exec(error.message)?.[1] ?? error.message;

describe('names that came later', () => {
  it.each([
    ['# since 16.10: workItem of a namespace', ['workItem']],
    ['# Epics need Premium.\n# since 16.7: WorkItemWidgetColor; 16.10: workItem', ['WorkItemWidgetColor', 'workItem']],
    [
      '# since 18.7, as an experiment: savedViews, SavedViewID\n# since 18.x: sort and order',
      ['savedViews', 'SavedViewID', 'sort', 'order'],
    ],
    ['# Widgets of every edition.', []],
  ])('%s', (text, names) => {
    expect([...laterNames(text)]).toEqual(names);
  });
});

describe('every GraphQL document', () => {
  it('declares the cursor that its list is paged by, and sends it to the connection', () => {
    const lists = catalog.actions.filter(action => action.kind === 'graphql' && action.paging === 'cursor');
    const uncovered = lists.filter(action => {
      const text = catalog.documents.get(action.graphql?.document ?? '')?.text ?? '';
      return !/\$first: Int\b/.test(text) || !/\$after: String\b/.test(text) || !/first: \$first\b[^)]*after: \$after\b/s.test(text);
    });
    expect(uncovered.map(action => action.id)).toEqual([]);
  });

  it.skipIf(!isThere)('asks only for what GitLab 16.2 has, or names the version that brought the rest', () => {
    const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
    const unexplained = [...catalog.documents.values()].flatMap(({ name, text }) => {
      const later = laterNames(text);
      const errors = validate(schema, parse(text), undefined, { maxErrors: 1000 });
      return errors.filter(error => !later.has(subjectOf(error))).map(error => `${name}: ${error.message}`);
    });
    expect(unexplained).toEqual([]);
  });
});
