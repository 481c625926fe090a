/**
 * Answers `gitlab_find_action`: compact text for the model (the best hit in full, the others one line each) and JSON with
 * both schemas of every hit. Owns that rendering; ranking is `catalog/find.ts`.
 */
import type { View } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { findActions } from '../catalog/find.ts';
import { type JsonSchema, registry, schemasOf } from '../catalog/generated.ts';
import { slimInput, slimOutput } from '../catalog/slim.ts';
import { tierName } from '../catalog/tier.ts';
import { schemasFor } from '../catalog/tier-schema.ts';
import { nearest } from '../config/nearest.ts';
import { forContent } from '../execute/annotations.ts';
import type { ToolResult } from '../execute/outcome.ts';
import { seenUnder } from '../policy/reads.ts';
import { describeWithheld } from '../policy/withheld.ts';
import { boundQuery } from './find-query.ts';
import type { FindRequest, ToolSurface } from './surface.ts';

const DESCRIBED_PARAMETERS = 25;
const OUTPUT_LIMITS = { depth: 1, fields: 40 };
/** Names of optional parameters and of returned fields shown in the text of the best hit. */
const NAMES_SHOWN = 14;

interface FindHit {
  readonly id: string;
  readonly summary: string;
  readonly required: readonly string[];
  readonly destructive: boolean;
  readonly tier: string;
  readonly input_schema?: JsonSchema;
  readonly output_schema?: JsonSchema;
  readonly call: Readonly<Record<string, unknown>>;
}

/**
 * Finds actions for the view and answers as a tool result; sends nothing to GitLab.
 * @param isRounded whether the client refuses fractional priorities
 */
export function findResult(request: FindRequest, view: View, surface: ToolSurface, isRounded = false): ToolResult {
  const { query, note } = boundQuery(request.query);
  const find: FindRequest = { ...request, query };
  const isVisible = (entry: ActionEntry): boolean => describeWithheld(entry, view) === undefined;
  const found = findActions(find.query, find.limit, isVisible);
  const near = found.hits.length > 0 ? found.hits.map(hit => hit.entry) : nearestActions(find, isVisible);
  const hits = near.map(entry => seenUnder(entry, view));
  const doubt = found.hits.length > 0 ? found.doubt : 'nearest';
  const withheld = findActions(find.query, 1, () => true).hits[0]?.entry;
  const best = hits[0];
  const lines = [heading(find.query, hits.length, doubt), ...(note === undefined ? [] : [note])];
  if (withheld && withheld.id !== best?.id && !isVisible(withheld))
    lines.push(`Withheld: ${describeWithheld(withheld, view) ?? withheld.id}`);
  if (best) lines.push(bestText(best, view, surface), ...hits.slice(1).map(lineOf));
  const results = hits.map(entry => hitOf(entry, find.detail, view, surface));
  return {
    content: [{ type: 'text', text: lines.join('\n'), annotations: forContent('assistant', isRounded) }],
    structuredContent: { query: find.query, count: results.length, ...(doubt ? { doubt: DOUBTS[doubt] } : {}), results },
  };
}

const DOUBTS = {
  weak: 'The best hit matches only part of the query: read its summary before you run it.',
  ambiguous: 'The first hits are about equally good: choose by their summaries.',
  nearest: 'Nothing matches these words; these are the nearest by name.',
} as const;

const heading = (query: string, count: number, doubt: keyof typeof DOUBTS | undefined): string => {
  const asked = query.length > 80 ? `${[...query].slice(0, 80).join('')}…` : query;
  if (count === 0)
    return `No action found for ${JSON.stringify(asked)}. Try other words: a GitLab noun and a verb, such as "merge request approve".`;
  return `${count} ${count === 1 ? 'action' : 'actions'} for ${JSON.stringify(asked)}${doubt ? `. ${DOUBTS[doubt]}` : ''}`;
};

/** For words that match nothing: the actions whose names come closest to one of them. */
function nearestActions(find: FindRequest, isVisible: (entry: ActionEntry) => boolean): ActionEntry[] {
  const entries = registry().filter(isVisible);
  const byWord = new Map<string, ActionEntry[]>();
  for (const entry of entries) {
    for (const word of entry.id.split(/[._]/)) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  const words = find.query.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const close = words.flatMap(word => (word.length > 2 ? nearest(word, byWord.keys(), 2) : []));
  return [...new Set(close.flatMap(word => byWord.get(word) ?? []))].slice(0, find.limit);
}

const signature = (entry: ActionEntry): string => `${entry.id}(${entry.required.join(', ')})`;

const lineOf = (entry: ActionEntry): string =>
  `- ${signature(entry)}: ${entry.summary}${entry.destructive ? ' Destructive.' : ''}${tierNote(entry)}`;

const tierNote = (entry: ActionEntry): string => (entry.tier === 'free' ? '' : ` Needs GitLab ${tierName(entry.tier)}.`);

function bestText(entry: ActionEntry, view: View, surface: ToolSurface): string {
  const { input, output } = schemasFor(entry, view.tier);
  const optional = Object.keys(input.properties ?? {}).filter(name => !entry.required.includes(name) && name !== 'confirm');
  const lines = [`**${entry.id}**: ${entry.summary}${tierNote(entry)}`];
  if (entry.destructive) lines.push(`Destructive: ${entry.destructive} Ask the user, then pass confirm: true.`);
  if (entry.required.length > 0) lines.push(`Required: ${entry.required.join(', ')}`);
  if (optional.length > 0) lines.push(`Optional: ${someOf(optional)}`);
  lines.push(`Returns: ${someOf(returnedNames(output))}`);
  const { tool, arguments: args } = callOf(entry, surface);
  lines.push(`Call ${tool}: ${JSON.stringify(args)}`);
  return lines.join('\n');
}

const someOf = (names: readonly string[]): string =>
  names.length > NAMES_SHOWN ? `${names.slice(0, NAMES_SHOWN).join(', ')} and ${names.length - NAMES_SHOWN} more` : names.join(', ');

/** Field names of the object, or of the rows of a list. */
function returnedNames(output: JsonSchema): string[] {
  const properties = output.properties ?? {};
  const names = Object.keys(properties).filter(name => name !== 'next_steps');
  const rows = names.find(name => name !== 'pagination' && properties[name]?.items?.properties);
  if ('pagination' in properties && rows)
    return [`${rows} (${someOf(Object.keys(properties[rows]?.items?.properties ?? {}))})`, 'pagination'];
  return names;
}

const callOf = (entry: ActionEntry, surface: ToolSurface) =>
  surface.callShape(entry, Object.fromEntries(entry.required.map(name => [name, placeholder(entry, name)])));

const placeholder = (entry: ActionEntry, name: string): unknown => {
  const schema = schemasOf(entry).input.properties?.[name];
  if (schema?.type === 'integer' || schema?.type === 'number') return 1;
  if (schema?.type === 'boolean') return true;
  if (schema?.type === 'array') return [];
  if (schema?.type === 'object') return {};
  return schema?.enum?.[0] ?? `<${name}>`;
};

function hitOf(entry: ActionEntry, detail: FindRequest['detail'], view: View, surface: ToolSurface): FindHit {
  const { input, output } = schemasFor(entry, view.tier);
  const schemas =
    detail === 'brief'
      ? {}
      : detail === 'full'
        ? { input_schema: input, output_schema: output }
        : { input_schema: slimInput(input, { described: DESCRIBED_PARAMETERS }), output_schema: slimOutput(output, OUTPUT_LIMITS) };
  return {
    id: entry.id,
    summary: entry.summary,
    required: entry.required,
    destructive: entry.destructive !== undefined,
    tier: entry.tier,
    ...schemas,
    call: callOf(entry, surface).arguments,
  };
}
