/**
 * Fragments that several GraphQL documents share: `catalog/graphql/fragments/<name>.graphql`. A document that spreads a fragment
 * it does not define gets it, and what that one spreads, behind its own text. Owns the joining; `check-graphql.ts` owns the rules.
 */
import { type DocumentNode, Kind, parse, visit } from 'graphql';

/** The document's text with every shared fragment that it needs; text that does not parse stays as it is. */
export function withFragments(text: string, fragments: ReadonlyMap<string, string>): string {
  const joined = [text.trimEnd()];
  const known = new Set(definedIn(text));
  const open = [...spreadIn(text)];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    const fragment = fragments.get(name);
    if (known.has(name) || fragment === undefined) continue;
    known.add(name);
    joined.push(fragment.trim());
    open.push(...spreadIn(fragment));
  }
  return `${joined.join('\n\n')}\n`;
}

/** Fragments that a text spreads and, with what is joined to it, does not define. */
export function undefinedFragments(text: string): readonly string[] {
  const known = new Set(definedIn(text));
  return [...new Set(spreadIn(text))].filter(name => !known.has(name));
}

/** Names of the fragments that a text defines. */
export function definedIn(text: string): readonly string[] {
  const definitions = read(text)?.definitions ?? [];
  return definitions.flatMap(definition => (definition.kind === Kind.FRAGMENT_DEFINITION ? [definition.name.value] : []));
}

function spreadIn(text: string): readonly string[] {
  const tree = read(text);
  const names: string[] = [];
  if (tree)
    visit(tree, {
      FragmentSpread: node => {
        names.push(node.name.value);
      },
    });
  return names;
}

function read(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch {
    return undefined; // the rules of documents say where it fails
  }
}
