/**
 * Composes the tools of the meta surface from their generated fragments: one line an action in the description of the
 * property `action` (clients cut a tool's own description), parameters as the chosen parameter schema says.
 */
import type { MetaParamSchema } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { generatedJson, type JsonSchema, schemasOf } from '../catalog/generated.ts';
import { combinedHints } from './annotations.ts';
import type { Tool } from './tool.ts';

export interface MetaLine {
  readonly id: string;
  readonly action: string;
  readonly text: string;
}

/** `generated/surfaces/meta.json`: one a domain. */
export interface MetaFragment {
  readonly domain: string;
  readonly tool: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly { readonly shared: readonly string[]; readonly lines: readonly MetaLine[] }[];
}

export const metaFragments = (): readonly MetaFragment[] => generatedJson<readonly MetaFragment[]>('surfaces/meta.json');

/** The envelope that every answer of the meta and dynamic surfaces fits. */
const envelopeSchema = (): JsonSchema => {
  const execute = generatedJson<readonly Tool[]>('surfaces/dynamic.json').find(tool => tool.name === 'gitlab_execute_action');
  return execute?.outputSchema ?? { type: 'object' };
};

/** One tool a domain that still has an action among `entries`, and one a wizard. */
export function composeMetaTools(entries: readonly ActionEntry[], mode: MetaParamSchema): Tool[] {
  const outputSchema = envelopeSchema();
  const byDomain = new Map<string, ActionEntry[]>();
  for (const entry of entries) byDomain.set(entry.domain, [...(byDomain.get(entry.domain) ?? []), entry]);
  const domains = metaFragments().flatMap((fragment): Tool[] => {
    const own = byDomain.get(fragment.domain);
    if (!own) return [];
    const hints = combinedHints(own);
    const properties: Record<string, JsonSchema> = {
      action: { type: 'string', description: actionLines(fragment, new Set(own.map(entry => entry.id))) },
      params: paramsSchema(own, mode),
    };
    if (hints.destructiveHint) {
      properties['confirm'] = { type: 'boolean', description: 'true runs a destructive action; only after the user approved it.' };
    }
    return [
      {
        name: fragment.tool,
        title: fragment.title,
        description: fragment.description,
        inputSchema: { type: 'object', properties, required: ['action'] },
        outputSchema,
        annotations: hints,
      },
    ];
  });
  return [...domains, ...wizardTools(entries)];
}

function actionLines(fragment: MetaFragment, ids: ReadonlySet<string>): string {
  const blocks = fragment.groups.flatMap(group => {
    const lines = group.lines.filter(line => ids.has(line.id)).map(line => line.text);
    if (lines.length === 0) return [];
    return [group.shared.length > 0 ? `With ${group.shared.join(', ')}:` : 'Alone:', ...lines];
  });
  return blocks.join('\n');
}

function paramsSchema(entries: readonly ActionEntry[], mode: MetaParamSchema): JsonSchema {
  if (mode === 'opaque') return { type: 'object', description: 'Parameters of the action.' };
  if (mode === 'full') return { type: 'object', anyOf: entries.map(branchOf) };
  const takers = new Map<string, { type: string; items?: JsonSchema; actions: string[] }>();
  for (const entry of entries) {
    for (const [name, schema] of Object.entries(schemasOf(entry).input.properties ?? {})) {
      if (name === 'confirm') continue;
      const taker = takers.get(name) ?? {
        type: schema.type ?? 'string',
        ...(schema.items ? { items: { type: schema.items.type ?? 'string' } } : {}),
        actions: [],
      };
      taker.actions.push(shortName(entry));
      takers.set(name, taker);
    }
  }
  const properties = [...takers].map(([name, { type, items, actions }]): [string, JsonSchema] => [
    name,
    { type, ...(items ? { items } : {}), description: actions.length === entries.length ? 'every action' : actions.join(', ') },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Wizards are tools of their own: their arguments are flat, as on the individual surface. */
const wizardTools = (entries: readonly ActionEntry[]): Tool[] => {
  const wizards = entries.filter(entry => entry.runs !== undefined);
  if (wizards.length === 0) return [];
  const tools = generatedJson<Readonly<Record<string, Tool>>>('surfaces/interactive.json');
  return wizards.flatMap(({ id }) => tools[id] ?? []);
};

const shortName = (entry: ActionEntry): string => entry.id.slice(entry.domain.length + 1);

function branchOf(entry: ActionEntry): JsonSchema {
  const { properties = {}, required = [] } = schemasOf(entry).input;
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'confirm'));
  return { type: 'object', title: shortName(entry), properties: own, ...(required.length > 0 ? { required } : {}) };
}
