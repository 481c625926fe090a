import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaSource } from '../../../src/sandbox/graphql/engine.ts';
import { extended, pruned } from './prune.ts';

const read = (url: URL) => parse(readFileSync(url, 'utf8'), { noLocation: true });

const base = parse(`
  "The root."
  type Query { hero(episode: Episode, id: ID): Hero  villain: Villain }
  enum Episode { "first" ONE TWO }
  type Hero { name: String  age: Int  friends: [Being] }
  type Villain { name: String }
  interface Being { name: String  kind: String }
  type Robot implements Being { name: String  kind: String  model: String }
  type Mutation { rename(input: RenameInput!): Hero }
  input RenameInput { id: ID!  name: String  note: NoteInput }
  input NoteInput { text: String }
`);

describe('a pruned schema', () => {
  it('has the fields, arguments and types that documents use, and no words', () => {
    const document = parse('{ hero(episode: ONE) { name friends { ... on Robot { model } } } }');
    expect(pruned(base, [document])).toBe(`interface Being {
  name: String
}

enum Episode {
  ONE
  TWO
}

type Hero {
  name: String
  friends: [Being]
}

type Query {
  hero(episode: Episode): Hero
}

type Robot implements Being {
  name: String
  model: String
}
`);
  });

  it('has an input whole when a variable carries it, and in part when it is written out', () => {
    const carried = pruned(base, [parse('mutation ($input: RenameInput!) { rename(input: $input) { name } }')]);
    const written = pruned(base, [parse('mutation { rename(input: { id: 1 }) { name } }')]);
    expect([carried.includes('note: NoteInput'), written.includes('note: NoteInput'), written.includes('id: ID!')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('takes what is newer in place of what is older', () => {
    const newer = parse('extend type Hero { age: Float  home: Planet } type Planet { name: String } extend enum Episode { THREE }');
    const sdl = pruned(extended(base, newer), [parse('query ($e: Episode) { hero(episode: $e) { age home { name } } }')]);
    expect(['age: Float', 'home: Planet', 'THREE'].map(words => sdl.includes(words))).toEqual([true, true, true]);
  });

  it('is refused for a document with a field that the schema does not have', () => {
    expect(() => pruned(base, [parse('{ hero { shoe } }')])).toThrow('the schema has no Hero.shoe');
  });
});

const older = new URL('../../../../shared/data/gitlab-16.2.graphql', import.meta.url);
const skips = !existsSync(older);
if (skips) console.log('The sandbox’s schema is not derived again: there is no ../shared/data/gitlab-16.2.graphql.');

describe.skipIf(skips)("the sandbox's schema", () => {
  it('is what derive.ts makes of the catalog’s documents', () => {
    const folder = new URL('../../../generated/graphql/', import.meta.url);
    const files = readdirSync(folder).filter(file => file.endsWith('.graphql'));
    const documents = [...files.map(file => read(new URL(file, folder))), read(new URL('beyond.graphql', import.meta.url))];
    const full = extended(read(older), read(new URL('newer.graphql', import.meta.url)));
    const committed = schemaSource().replace(/^#.*\n\n/, '');
    expect(pruned(full, documents)).toBe(committed);
  });
});
