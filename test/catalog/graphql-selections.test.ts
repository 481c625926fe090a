/** What is asked of GitLab about a thing is written once: a selection that two documents share is a fragment of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print, visit } from 'graphql';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../catalog/graphql/', import.meta.url));

/** Fields that two selections may have in common by chance: a name, a state, an address. */
const CHANCE = 4;

/** Two GraphQL types that look alike, and cannot have a fragment in common. */
const ALIKE: ReadonlySet<string> = new Set([
  'security_finding_list + vulnerability_summary',
  'security_finding_list + vulnerability_details',
  'security_attribute_details + security_category_details',
]);

interface Selection {
  readonly file: string;
  readonly fields: readonly string[];
}

const selections: readonly Selection[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.graphql'))
  .flatMap(file => {
    const found: Selection[] = [];
    visit(parse(readFileSync(join(FOLDER, file), 'utf8')), {
      SelectionSet: ({ selections: fields }) => void found.push({ file: file.replace(/^.*\/|\.graphql$/g, ''), fields: fields.map(print) }),
    });
    return found;
  });

const isWithin = (inner: Selection, outer: Selection): boolean =>
  inner.fields.length > CHANCE && inner.fields.every(field => outer.fields.includes(field));

describe('selections', () => {
  it('are not written out where another document holds all of them', () => {
    const twice = selections.flatMap(inner =>
      selections
        .filter(outer => outer.file !== inner.file && isWithin(inner, outer))
        .map(outer => [inner.file, outer.file].toSorted().join(' + ')),
    );
    expect([...new Set(twice)].filter(pair => !ALIKE.has(pair))).toEqual([]);
  });
});
