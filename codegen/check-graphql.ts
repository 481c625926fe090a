/** Rules of GraphQL actions: the document exists, parses, holds one operation, and declares exactly the variables that are sent. */
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { definedIn, undefinedFragments } from './fragments.ts';
import type { Action, Catalog, GraphqlDocument } from './model.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';

/** Conversions a variable may name: `upper(x)`, `string(x)`, `gid(Type, x)`. */
const CONVERSION = /^(upper|string|gid:[A-Z][A-Za-z:]*)$/;

/** Everything wrong with documents and with the actions that send them. */
export function graphqlRules(catalog: Catalog): readonly Problem[] {
  const parsed = new Map<string, OperationDefinitionNode>();
  const problems: Problem[] = [];
  for (const document of catalog.documents.values()) {
    const read = readDocument(document);
    if ('line' in read) problems.push({ file: document.file, line: read.line, text: read.text, spoils: { kind: 'nothing' } });
    else parsed.set(document.name, read.operation);
  }
  const used = new Set<string>();
  for (const action of catalog.actions) {
    const fail = (key: readonly PropertyKey[], text: string) =>
      problems.push({
        file: action.file,
        line: action.lineOf(...key),
        text: `${action.id}: ${text}`,
        spoils: { kind: 'action', id: action.id },
      });
    for (const name of [action.graphql?.document ?? [], action.composite?.documents ?? []].flat()) {
      used.add(name);
      if (!catalog.documents.has(name)) {
        fail(
          [action.graphql ? 'graphql' : 'composite'],
          `no document catalog/graphql/${name}.graphql${didYouMean(name, catalog.documents.keys(), 'write it')}`,
        );
      } else if (!parsed.has(name)) fail(['graphql'], `catalog/graphql/${name}.graphql cannot be sent; mend it first`);
    }
    const operation = parsed.get(action.graphql?.document ?? '');
    if (operation) checkVariables(action, operation, fail);
  }
  for (const document of catalog.documents.values()) {
    if (used.has(document.name)) continue;
    problems.push({
      file: document.file,
      line: 1,
      text: `no action sends '${document.name}'; name it in an action or delete it`,
      spoils: { kind: 'nothing' },
    });
  }
  return [...problems, ...fragmentRules(catalog)];
}

/** A fragment's file holds the one fragment of its name, and some document spreads it. */
function fragmentRules(catalog: Catalog): readonly Problem[] {
  const spread = new Set([...catalog.documents.values()].flatMap(document => definedIn(document.text)));
  return [...catalog.fragments.values()].flatMap(({ name, file, text }): readonly Problem[] => {
    const fault = (sentence: string): readonly Problem[] => [{ file, line: 1, text: sentence, spoils: { kind: 'nothing' } }];
    const defined = definedIn(text);
    if (defined.length !== 1 || defined[0] !== name)
      return fault(
        `the file holds ${defined.length === 0 ? 'no fragment' : defined.map(one => `'${one}'`).join(', ')}; let it define '${name}' alone`,
      );
    return spread.has(name) ? [] : fault(`no document spreads '...${name}'; spread it or delete the file`);
  });
}

function readDocument(
  document: GraphqlDocument,
): { readonly operation: OperationDefinitionNode } | { readonly line: number; readonly text: string } {
  let tree: DocumentNode;
  try {
    tree = parse(document.text);
  } catch (error) {
    const at = error instanceof Error && 'locations' in error && Array.isArray(error.locations) ? Number(error.locations[0]?.line ?? 1) : 1;
    return { line: at, text: `the document does not parse (${error instanceof Error ? error.message : String(error)}); mend its syntax` };
  }
  const operations = tree.definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length !== 1)
    return { line: 1, text: `the document holds ${operations.length} operations; keep one a file` };
  const [lacking] = undefinedFragments(document.text);
  if (lacking !== undefined)
    return { line: 1, text: `it spreads '...${lacking}', which nothing defines; write catalog/graphql/fragments/${lacking}.graphql` };
  return { operation };
}

function checkVariables(
  action: Action,
  operation: OperationDefinitionNode,
  fail: (key: readonly PropertyKey[], text: string) => void,
): void {
  const variables = action.graphql?.variables ?? {};
  const declared = operation.variableDefinitions ?? [];
  const names = declared.map(definition => definition.variable.name.value);
  const params = new Set(action.params.map(param => param.name));
  for (const [variable, { from, convert }] of Object.entries(variables)) {
    const at = ['graphql', 'variables', variable];
    if (!names.includes(variable))
      fail(at, `variable '${variable}' is not declared in the document${didYouMean(variable, names, 'declare it there or take it out')}`);
    if (!params.has(from))
      fail(at, `variable '${variable}' takes '${from}', which is no parameter${didYouMean(from, params, 'add it to params')}`);
    if (convert !== undefined && !CONVERSION.test(convert))
      fail(at, `unknown conversion '${convert}'; use upper(x), string(x) or gid(Type, x)`);
  }
  for (const definition of declared) {
    const name = definition.variable.name.value;
    const isNeeded = definition.type.kind === Kind.NON_NULL_TYPE && definition.defaultValue === undefined;
    if (name in variables) continue;
    fail(
      ['graphql', 'variables'],
      `the document declares $${name}${isNeeded ? ', which it needs,' : ''} and no parameter fills it; map it or take it out of the document`,
    );
  }
  const sent = new Set(Object.values(variables).map(variable => variable.from));
  for (const param of action.params) {
    if (!sent.has(param.name) && param.in !== 'local')
      fail(['params'], `parameter '${param.name}' is sent by no variable; map it in graphql.variables or take it out`);
  }
  if (operation.operation === 'mutation' && action.effect === 'read')
    fail(['effect'], 'it sends a mutation and says it reads; set the effect it has');
  if (operation.operation === 'mutation' && action.graphql?.payload === undefined)
    fail(['graphql'], "a mutation tells success by its payload's errors; set 'payload'");
}
