/**
 * The part of a GraphQL schema that a set of documents uses, as SDL without descriptions. Facts about GitLab come from its own
 * schema and from `newer.graphql`; this file only cuts.
 */
import {
  type ASTNode,
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  Kind,
  print,
  type TypeDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

type Named = { readonly name: { readonly value: string } };

const overlaid = <T extends Named>(old: readonly T[] = [], extra: readonly T[] = []): readonly T[] => {
  const names = new Set(extra.map(one => one.name.value));
  return [...old.filter(one => !names.has(one.name.value)), ...extra];
};

/** A schema document with the extensions of another laid over it: a field that both have is the extension's. */
export function extended(base: DocumentNode, newer: DocumentNode): DocumentNode {
  const types = new Map<string, DefinitionNode>();
  const rest: DefinitionNode[] = [];
  for (const definition of base.definitions) {
    if ('name' in definition && definition.name && definition.kind.endsWith('TypeDefinition')) types.set(definition.name.value, definition);
    else rest.push(definition);
  }
  for (const definition of newer.definitions) {
    if (!('name' in definition) || !definition.name) continue;
    const name = definition.name.value;
    const old = types.get(name);
    if (!definition.kind.endsWith('Extension')) {
      if (old && definition.kind === Kind.SCALAR_TYPE_DEFINITION) continue;
      types.set(name, definition);
    } else if (old?.kind === Kind.OBJECT_TYPE_DEFINITION && definition.kind === Kind.OBJECT_TYPE_EXTENSION)
      types.set(name, { ...old, fields: overlaid(old.fields, definition.fields) });
    else if (old?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION)
      types.set(name, { ...old, fields: overlaid(old.fields, definition.fields) });
    else if (old?.kind === Kind.ENUM_TYPE_DEFINITION && definition.kind === Kind.ENUM_TYPE_EXTENSION)
      types.set(name, { ...old, values: overlaid(old.values, definition.values) });
    else throw new Error(`newer.graphql extends ${name}, which is no such type in the older schema`);
  }
  return { kind: Kind.DOCUMENT, definitions: [...rest, ...types.values()] };
}

/** What documents use of a schema: members (fields, arguments as `field(argument)`) by type, and types alone. */
class Use {
  readonly members = new Map<string, Set<string>>();

  type(name: string): Set<string> {
    const found = this.members.get(name) ?? new Set<string>();
    this.members.set(name, found);
    return found;
  }
}

/** Everything of an input type and of those it holds: what a variable may carry is the caller's choice. */
function useInput(schema: GraphQLSchema, use: Use, name: string): void {
  const type = schema.getType(name);
  const known = use.members.has(name);
  use.type(name);
  if (known || !isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    use.type(name).add(field.name);
    useInput(schema, use, getNamedType(field.type).name);
  }
}

function useDocument(schema: GraphQLSchema, use: Use, document: DocumentNode): void {
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition(node) {
        let type = node.type;
        while (type.kind !== Kind.NAMED_TYPE) type = type.type;
        useInput(schema, use, type.name.value);
      },
      InlineFragment(node) {
        if (node.typeCondition) use.type(node.typeCondition.name.value);
      },
      Field(node) {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field) throw new Error(`the schema has no ${parent?.name ?? '?'}.${node.name.value}`);
        if (field.name.startsWith('__')) return;
        use.type(parent.name).add(field.name);
        use.type(getNamedType(field.type).name);
        const given = new Set(node.arguments?.map(argument => argument.name.value));
        for (const argument of field.args) {
          if (!given.has(argument.name) && !(isNonNullType(argument.type) && argument.defaultValue === undefined)) continue;
          use.type(parent.name).add(`${field.name}(${argument.name})`);
          useInlineInput(schema, use, getNamedType(argument.type).name);
        }
      },
      ObjectField(node) {
        const parent = info.getParentInputType();
        const type = parent && getNamedType(parent);
        if (!isInputObjectType(type)) return;
        use.type(type.name).add(node.name.value);
        const field = type.getFields()[node.name.value];
        if (field) useInlineInput(schema, use, getNamedType(field.type).name);
      },
    }),
  );
}

/** Of an input written out in a document: what must be there; what else is there is seen field by field. */
function useInlineInput(schema: GraphQLSchema, use: Use, name: string): void {
  const type = schema.getType(name);
  use.type(name);
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    if (!isNonNullType(field.type)) continue;
    use.type(name).add(field.name);
    useInlineInput(schema, use, getNamedType(field.type).name);
  }
}

/** Fields that an interface in use has, on each type in use that has the interface. */
function useInterfaces(schema: GraphQLSchema, use: Use): void {
  for (const [name, members] of use.members) {
    const type = schema.getType(name);
    if (!isInterfaceType(type)) continue;
    if (members.size === 0) for (const field of Object.keys(type.getFields()).slice(0, 1)) members.add(field);
    const there = schema.getPossibleTypes(type).filter(possible => use.members.has(possible.name));
    const [first] = schema.getPossibleTypes(type);
    for (const possible of there.length > 0 ? there : first ? [first] : [])
      for (const field of members) {
        use.type(possible.name).add(field);
        const definition = type.getFields()[field];
        if (definition) use.type(getNamedType(definition.type).name);
      }
  }
}

const withoutWords = <T extends ASTNode>(node: T): T => {
  const { description: _, directives: __, ...rest } = node as T & { description?: unknown; directives?: unknown };
  return rest as T; // the same node but for its words
};

function cut(definition: TypeDefinitionNode, use: Use): TypeDefinitionNode {
  const members = use.type(definition.name.value);
  const inputs = (fields: readonly InputValueDefinitionNode[] = [], before = ''): readonly InputValueDefinitionNode[] =>
    fields.filter(field => members.has(before === '' ? field.name.value : `${before}(${field.name.value})`)).map(withoutWords);
  const fields = (all: readonly FieldDefinitionNode[] = []): readonly FieldDefinitionNode[] =>
    all
      .filter(field => members.has(field.name.value))
      .map(field => ({ ...withoutWords(field), arguments: inputs(field.arguments, field.name.value) }));
  const bare = withoutWords(definition);
  switch (bare.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return { ...bare, interfaces: (bare.interfaces ?? []).filter(one => use.members.has(one.name.value)), fields: fields(bare.fields) };
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...bare, fields: inputs(bare.fields) } satisfies InputObjectTypeDefinitionNode;
    case Kind.UNION_TYPE_DEFINITION:
      return { ...bare, types: (bare.types ?? []).filter(one => use.members.has(one.name.value)) };
    case Kind.ENUM_TYPE_DEFINITION:
      return { ...bare, values: (bare.values ?? []).map(withoutWords) };
    case Kind.SCALAR_TYPE_DEFINITION:
      return bare;
  }
}

const BUILT_IN = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** SDL of what the documents use, types in alphabetical order. */
export function pruned(full: DocumentNode, documents: readonly DocumentNode[]): string {
  const schema = buildASTSchema(full, { assumeValidSDL: true });
  const use = new Use();
  for (const document of documents) useDocument(schema, use, document);
  useInterfaces(schema, use);
  const definitions = full.definitions.filter(
    (one): one is TypeDefinitionNode => one.kind.endsWith('TypeDefinition') && 'name' in one && use.members.has(one.name?.value ?? ''),
  );
  const sorted = definitions
    .filter(one => !BUILT_IN.has(one.name.value))
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1))
    .map(one => print(cut(one, use)));
  return `${sorted.join('\n\n')}\n`;
}
