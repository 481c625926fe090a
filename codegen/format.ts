/**
 * The format of every YAML file below `catalog/`, as zod schemas. `catalog/README.md` explains the same keys to people, and
 * `generated/catalog.schema.json` is made of these for editors. Shape only: what spans entries is `check.ts`'s business.
 */
import { z } from 'zod';
import { ROLES, SIDE_ROLES } from '../src/catalog/role.ts';

const words = z.string().trim().min(1, 'is empty; write it, or take the key out where it may be left out');
const snakeName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is a lower-case name with underscores: project_id');
const entityName = z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'is an entity: one word that starts with a capital, Issue');
const actionId = z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, 'is an action id: domain.action in snake_case');

export const SCALAR_PARAMETER_TYPES = ['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'project', 'group', 'object'] as const;
const parameterWord = z.enum(SCALAR_PARAMETER_TYPES);
const parameterType = z.union([parameterWord, z.array(parameterWord).length(1)]);
export type ParameterType = z.infer<typeof parameterType>;

const parameterKeys = {
  description: words,
  required: z.boolean(),
  enum: z.array(words).min(1, 'needs at least one value; leave the key out otherwise'),
  in: z.enum(['path', 'query', 'body', 'local']),
  as: words,
  example: z.unknown(),
};

const parameterForm = z.strictObject({
  type: parameterType,
  min: z.number().optional(),
  max: z.number().optional(),
  style: z.enum(['comma', 'brackets']).optional(),
  accepts: z.array(snakeName).optional(),
  default_from: snakeName.optional(),
  mend: words.optional(),
  nullable: z.boolean().optional(),
  secret: z.boolean().optional(),
  spread: z.boolean().optional(),
  description: parameterKeys.description.optional(),
  required: parameterKeys.required.optional(),
  enum: parameterKeys.enum.optional(),
  in: parameterKeys.in.optional(),
  as: parameterKeys.as.optional(),
  example: parameterKeys.example.optional(),
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [typeof parameterType, typeof parameterForm]>>> {
    return z.record(z.string(), z.union([parameterType, parameterForm])).optional();
  },
});
export type ParameterForm = z.infer<typeof parameterForm>;
export type PropertyForm = ParameterType | ParameterForm;

const override = z.strictObject(parameterKeys).partial();
export type ParameterOverride = z.infer<typeof override>;

const declared = z.union([parameterType, parameterForm]);
const parameterEntry = z.union([
  z.string().regex(/^(\$[a-z][a-z0-9_]*|\.\.\.[a-z][a-z0-9_]*)$/, "is '$shared' or '...group'"),
  z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), declared),
  z.record(z.string().regex(/^\$[a-z][a-z0-9_]*$/), override),
]);
export type ParameterEntry = z.infer<typeof parameterEntry>;

const condition = z.record(
  z.string(),
  z.union([words, z.number(), z.boolean(), z.array(z.union([words, z.number(), z.boolean()])).min(1)]),
);
const step = z.union([words, z.strictObject({ to: actionId.optional(), text: words.optional(), when: condition.optional() })]);
export type StepForm = z.infer<typeof step>;

const requestLine = z
  .string()
  .regex(/^(GET|POST|PUT|PATCH|DELETE|HEAD) \/\S*$/, "is 'METHOD /path/{parameter}', below /api/v4, without spaces in the path");
const compositeLine = z
  .string()
  .regex(/^((GET|POST|PUT|PATCH|DELETE|HEAD) \/\S*|GRAPHQL [a-z0-9_]+)$/, "is 'METHOD /path', 'METHOD /path~' or 'GRAPHQL document'");

const graphqlForm = z.strictObject({
  document: snakeName,
  variables: z.record(z.string(), words).default({}),
  at: words,
  payload: words.optional(),
  merge: words.optional(),
});

const actionForm = z.strictObject({
  id: actionId,
  summary: words,
  purpose: words,
  request: z.union([requestLine, z.array(requestLine).min(1)]).optional(),
  graphql: graphqlForm.optional(),
  composite: z.strictObject({ name: words, reason: words, requests: z.array(compositeLine).default([]) }).optional(),
  params: z.array(parameterEntry).default([]),
  effect: z.enum(['read', 'create', 'update', 'delete']),
  destructive: words.optional(),
  content: z.enum(['list', 'detail', 'mutate', 'assistant', 'image']),
  returns: z.union([entityName, z.array(entityName).length(1)]).optional(),
  title: words.optional(),
  key: snakeName.optional(),
  only: z.array(words).min(1).optional(),
  answer: z.enum(['json', 'text', 'log', 'file', 'blob', 'none']).optional(),
  paging: z.enum(['offset', 'keyset', 'search', 'cursor', 'none']).optional(),
  upload: z.strictObject({ part: words }).optional(),
  resolve: z.record(snakeName, z.strictObject({ into: snakeName, by: requestLine, field: words.optional() })).optional(),
  already: z.strictObject({ note: words, read: requestLine.optional() }).optional(),
  unentitled: z.array(words).min(1).optional(),
  resource: z
    .string()
    .regex(/^gitlab:\/\//, 'is a template that starts with gitlab://')
    .optional(),
  missing: z.strictObject({ kind: words, subject: words.optional(), hints: z.array(step).min(1) }).optional(),
  next: z.array(step).default([]),
  tier: z.enum(['free', 'premium', 'ultimate']).optional(),
  gitlab_com_only: z.boolean().optional(),
  role: z.enum(ROLES).optional(),
  or_role: z.enum(SIDE_ROLES).optional(),
  scope: snakeName.optional(),
  since: z
    .string()
    .regex(/^\d+\.\d+$/, 'is a GitLab version in quotes: "16.4"')
    .optional(),
  aliases: z.array(actionId).optional(),
  reference: words.optional(),
  tool: words.optional(),
  words: z.array(words).default([]),
  idempotent: z.boolean().optional(),
  guard: words.optional(),
  preview: snakeName.optional(),
  reads_when: snakeName.optional(),
  retry: z.boolean().optional(),
  reveals: z.array(words).optional(),
  example: z.record(z.string(), z.unknown()).optional(),
  note: words.optional(),
});
export type ActionForm = z.infer<typeof actionForm>;

export const domainFile = z.strictObject({
  domain: snakeName,
  title: words.optional(),
  summary: words.optional(),
  actions: z.array(actionForm).min(1),
});

const FIELD_WORDS = ['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'url', 'any'] as const;
export type FieldWord = (typeof FIELD_WORDS)[number];
export const isFieldWord = (word: string): word is FieldWord => (FIELD_WORDS as readonly string[]).includes(word);

/** Keys that make a map of an entity field one of options rather than an object's fields. */
export const FIELD_OPTIONS: ReadonlySet<string> = new Set([
  'type',
  'object',
  'markers',
  'secret',
  'detail',
  'tier',
  'since',
  'description',
]);

export type FieldForm = string | readonly FieldForm[] | { readonly [name: string]: FieldForm | boolean | undefined };
const fieldForm: z.ZodType<FieldForm> = z.lazy(() =>
  z.union([z.string(), z.array(fieldForm).length(1), z.record(z.string(), z.union([fieldForm, z.boolean()]))]),
);

const rows = z.record(z.string(), words);
const section = z.strictObject({
  title: words,
  of: words,
  columns: rows.optional(),
  where: z.record(z.string(), z.array(words).min(1)).optional(),
  entry: z.strictObject({ heading: words, rows: rows.optional(), text: words.optional(), fence: z.string().optional() }).optional(),
  fence: z.string().optional(),
});
export type SectionForm = z.infer<typeof section>;

export const entityFile = z.strictObject({
  entity: entityName,
  plural: snakeName.optional(),
  fields: z.record(z.string(), fieldForm),
  card: z
    .strictObject({
      heading: words,
      rows: rows.default({}),
      text: words.optional(),
      fence: z.string().optional(),
      sections: z.array(section).optional(),
    })
    .optional(),
  table: z.strictObject({ title: words.optional(), empty: words.optional(), columns: rows }).optional(),
  entries: z
    .strictObject({
      title: words.optional(),
      empty: words.optional(),
      heading: words,
      rows: rows.default({}),
      text: words.optional(),
      fence: z.string().optional(),
      sections: z.array(section).optional(),
    })
    .optional(),
});
export type EntityForm = z.infer<typeof entityFile>;

export const parametersFile = z.strictObject({
  parameters: z.record(snakeName, declared),
  groups: z.record(snakeName, z.array(parameterEntry)).default({}),
});

const pathPattern = z.string().regex(/^\/\S+$/, 'is a path below /api/v4: /projects/{id}/packages/npm/**');

/** Where the catalog differs from GitLab's OpenAPI document on purpose. */
export const differencesFile = z.strictObject({
  differences: z.array(
    z.strictObject({
      kind: words,
      /** Action ids, `*` standing for any run of characters; all actions when left out. */
      action: z.union([words, z.array(words).min(1)]).optional(),
      /** Parameters by GitLab's name, `*` allowed; all when left out. */
      parameter: z.union([words, z.array(words).min(1)]).optional(),
      reason: words,
    }),
  ),
});
export type Difference = z.infer<typeof differencesFile>['differences'][number];

/** Operations of GitLab's document that are no action's business. */
export const omissionsFile = z.strictObject({
  omissions: z.array(
    z.strictObject({
      /** `{any}` stands for a placeholder, `*` for a run within a segment, `**` for the rest. */
      path: z.union([pathPattern, z.array(pathPattern).min(1)]),
      methods: z
        .array(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']))
        .min(1)
        .optional(),
      kind: z.enum(['protocol', 'internal', 'alias', 'retired', 'replaced']),
      /** Actions that do the same another way. */
      instead: z.array(actionId).min(1).optional(),
      reason: words,
    }),
  ),
});
export type Omission = z.infer<typeof omissionsFile>['omissions'][number];

/** Sentences of the published tools that belong to no single action. */
export const textsFile = z.strictObject({ texts: z.record(snakeName, words) });

const wordLists = z.record(z.string(), z.array(words));

/** What finding knows of language: words that say nothing, names of one thing, verbs, names from elsewhere. */
export const searchWordsFile = z.strictObject({
  stop: z.array(words).default([]),
  concepts: wordLists.default({}),
  verbs: wordLists.default({}),
  nouns: z.array(words).default([]),
  elsewhere: z.array(words).default([]),
});

/** What else a word may mean. */
export const synonymsFile = z.strictObject({ synonyms: wordLists });

const language = z.strictObject({ stop: z.array(words).default([]), words: z.record(z.string(), words) });

/** Words of other languages. */
export const languagesFile = z.strictObject({ languages: z.record(z.string(), language) });

/** Every key of an action, a parameter, an entity and their parts: what a mistyped key may have meant. */
export const KNOWN_KEYS: readonly string[] = [
  ...new Set(
    [actionForm, parameterForm, domainFile, entityFile, section, graphqlForm, differencesFile, omissionsFile, textsFile]
      .flatMap(form => Object.keys(form.shape))
      .concat('heading', 'rows', 'columns', 'empty', 'to', 'when', 'kind', 'subject', 'hints', 'into', 'by', 'field', 'part'),
  ),
];
