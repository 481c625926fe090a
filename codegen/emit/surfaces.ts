/** `surfaces/individual.jsonl` and `surfaces/meta.json`: the lists of tools, in the form the surfaces splice or compose. */
import type { JsonSchema } from '../../src/catalog/generated.ts';
import { slimInput, slimOutput, WIDE_OBJECT } from '../../src/catalog/slim.ts';
import type { Action, Catalog, Parameter } from '../model.ts';
import { inputSchema, outputSchema, parameterSchema } from './schema.ts';

/** Parameters that an individual tool lists with their schema; the names of the others follow in words. */
const LISTED_PARAMETERS = 130;
const OPTIONAL_SHOWN = 6;
const PHRASE_WORDS = 8;

export interface IndividualTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** One line a tool: the id first, so that a reader can cut out the tool's text without parsing it. */
export const individualLines = (catalog: Catalog): string =>
  catalog.actions.map(action => `{"id":${JSON.stringify(action.id)},"tool":${JSON.stringify(individualTool(action, catalog))}}\n`).join('');

export function individualTool(action: Action, catalog: Catalog): IndividualTool {
  const whole = slimInput(inputSchema(action), { described: LISTED_PARAMETERS });
  const shown = action.params.filter(param => whole.properties?.[param.name] !== undefined);
  const properties = Object.fromEntries(shown.map((param, position) => [param.name, listed(param, position)]));
  const confirm: Record<string, JsonSchema> =
    action.destructive === undefined ? {} : { confirm: { type: 'boolean', description: 'Only after the user approved.' } };
  return {
    name: action.tool,
    description: action.summary,
    inputSchema: { ...whole, properties: { ...properties, ...confirm } },
    outputSchema: listedOutput(action, catalog),
    annotations: annotationsOf(action),
  };
}

/**
 * An answer as a list of tools shows it: of a get two levels, of a list or a write one, and no more fields than keep the
 * average tool at 350 tokens. Whatever is left out still arrives.
 */
function listedOutput(action: Action, catalog: Catalog): JsonSchema {
  const isGet = action.effect === 'read' && action.content !== 'list';
  const limits = isGet ? { depth: 2, fields: 40 } : { depth: 1, fields: action.content === 'list' ? 26 : 16 };
  const slim = slimOutput(outputSchema(action, catalog), limits);
  const { pagination } = slim.properties ?? {};
  if (!pagination) return slim;
  const kept = Object.entries(pagination.properties ?? {}).filter(([name]) => FOLLOWED.has(name));
  return { ...slim, properties: { ...slim.properties, pagination: { ...pagination, properties: Object.fromEntries(kept) } } };
}

/** What a caller needs of `pagination` to read on. */
const FOLLOWED: ReadonlySet<string> = new Set(['next_page', 'has_more', 'next_page_token', 'has_next_page', 'end_cursor']);

/** The four hints, from effect and destructiveness. */
export const annotationsOf = (action: Action): Readonly<Record<string, boolean>> => ({
  readOnlyHint: action.effect === 'read',
  destructiveHint: action.destructive !== undefined,
  idempotentHint: action.idempotent,
  openWorldHint: true,
});

/** Shared parameters whose name says all there is to say in a list of tools; the whole schema keeps their description. */
const TELLING: ReadonlySet<string> = new Set([
  ...[
    'project_id',
    'group_id',
    'issue_iid',
    'merge_request_iid',
    'milestone_iid',
    'branch_name',
    'tag_name',
    'file_path',
    'ref',
    'sha',
    'search',
  ],
  ...[
    'title',
    'description',
    'body',
    'labels',
    'page',
    'per_page',
    'first',
    'after',
    'last',
    'before',
    'order_by',
    'sort',
    'name',
    'state',
  ],
  ...['page_token', 'add_labels', 'remove_labels', 'color', 'filename', 'label_id'],
]);

/** Parameters after these are listed by name and type alone: few calls come so far down a long list. */
const DESCRIBED_PARAMETERS = 16;

/** A parameter as a list of tools shows it: without words that its name says, and without bounds that only a slip would cross. */
function listed(param: Parameter, position: number): JsonSchema {
  const { additionalProperties: _, items: __, properties: ___, minimum, maximum, description, ...rest } = parameterSchema(param);
  const isTold = (param.isCommon && TELLING.has(param.name)) || (position >= DESCRIBED_PARAMETERS && !param.required);
  const words = param.kind === 'date' || param.kind === 'datetime' ? timeWords(param, isTold) : isTold ? undefined : description;
  return {
    ...rest,
    ...(words !== undefined && { description: words }),
    ...(minimum !== undefined && minimum !== 0 && minimum !== 1 && { minimum }),
    ...(maximum !== undefined && maximum !== 100 && { maximum }),
    ...(param.items && { items: listed(param.items, 0) }),
    ...(param.properties &&
      param.properties.length <= WIDE_OBJECT && {
        properties: Object.fromEntries(param.properties.map(property => [property.name, listed(property, position)])),
      }),
  };
}

/** The form of a date is always said: it is what models get wrong. */
function timeWords(param: Parameter, isTold: boolean): string {
  const form = param.kind === 'date' ? 'YYYY-MM-DD' : 'ISO 8601 time';
  return isTold || param.description === undefined ? form : `${param.description} ${form}`;
}

export interface MetaGroup {
  readonly shared: readonly string[];
  readonly lines: readonly { readonly id: string; readonly action: string; readonly text: string }[];
}

export interface MetaFragment {
  readonly domain: string;
  readonly tool: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly MetaGroup[];
}

/** One fragment a domain: its actions in lines, grouped by the path parameters they share. */
export const metaFragments = (catalog: Catalog): readonly MetaFragment[] =>
  catalog.domains.map(domain => {
    const actions = catalog.actions.filter(action => action.domain === domain.name);
    const groups = new Map<string, MetaGroup>();
    for (const action of actions) {
      const shared = action.params.filter(param => param.required && param.in === 'path').map(param => param.name);
      const key = shared.join(' ');
      const group = groups.get(key) ?? { shared, lines: [] };
      groups.set(key, { shared, lines: [...group.lines, { id: action.id, action: action.name, text: metaLine(action, shared) }] });
    }
    return {
      domain: domain.name,
      tool: `gitlab_${domain.name}`,
      title: domain.title,
      description: domain.summary,
      groups: [...groups.values()],
    };
  });

/** `create(title, labels?, due_date?): open an issue`. */
function metaLine(action: Action, shared: readonly string[]): string {
  const rest = action.params.filter(param => !shared.includes(param.name));
  const required = rest.filter(param => param.required).map(param => param.name);
  const optional = rest
    .filter(param => !param.required && !isPaging(param))
    .slice(0, OPTIONAL_SHOWN)
    .map(param => `${param.name}?`);
  const names = [...required, ...optional].join(', ');
  return `${action.name}${names === '' ? '' : `(${names})`}: ${phrase(action.purpose)}${action.destructive === undefined ? '' : ' (destructive)'}`;
}

const isPaging = (param: Parameter): boolean => ['page', 'per_page', 'page_token', 'first', 'after', 'last', 'before'].includes(param.name);

/** Words that a phrase cannot end on. */
const DANGLING = /(?:[,;:]|\s+(?:of|the|in|a|an|to|for|with|and|or|as|at|on|from))$/;

/** The purpose, or its first eight words less what would dangle. */
function phrase(purpose: string): string {
  const words = purpose.split(/\s+/);
  if (words.length <= PHRASE_WORDS) return purpose;
  let cut = words.slice(0, PHRASE_WORDS).join(' ');
  while (DANGLING.test(cut)) cut = cut.replace(DANGLING, '');
  return cut;
}
