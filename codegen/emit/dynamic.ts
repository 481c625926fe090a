/** `surfaces/dynamic.json`: the two tools that reach the whole catalog. Their words are in `catalog/shared/texts.yaml`. */
import type { JsonSchema } from '../../src/catalog/generated.ts';

type Texts = Readonly<Record<string, string>>;

/** The words that the two tools need: `check` asks for each of them. */
export const DYNAMIC_TEXTS: readonly string[] = [
  ...['find_title', 'find_description', 'find_query', 'find_limit', 'find_detail', 'hit_id', 'hit_call'],
  ...['execute_title', 'execute_description', 'execute_action', 'execute_params', 'execute_confirm', 'execute_fields'],
  ...['envelope_pagination'],
];

/** The array of both tools. */
export const dynamicTools = (texts: Texts): readonly unknown[] => {
  const say = (name: string): string => texts[name] ?? '';
  return [findTool(say), executeTool(say)];
};

type Say = (name: string) => string;

const string: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const boolean: JsonSchema = { type: 'boolean' };
const strings: JsonSchema = { type: 'array', items: string };

function findTool(say: Say): unknown {
  const hit: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: 'string', description: say('hit_id') },
      summary: string,
      required: strings,
      destructive: boolean,
      tier: string,
      input_schema: { type: 'object' },
      output_schema: { type: 'object' },
      call: { type: 'object', description: say('hit_call') },
    },
  };
  return {
    name: 'gitlab_find_action',
    title: say('find_title'),
    description: say('find_description'),
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: say('find_query') },
        limit: { type: 'integer', minimum: 1, maximum: 20, description: say('find_limit') },
        detail: { type: 'string', enum: ['full', 'brief'], description: say('find_detail') },
      },
      required: ['query'],
    },
    outputSchema: { type: 'object', properties: { query: string, count: integer, results: { type: 'array', items: hit } } },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

function executeTool(say: Say): unknown {
  return {
    name: 'gitlab_execute_action',
    title: say('execute_title'),
    description: say('execute_description'),
    inputSchema: {
      type: 'object',
      properties: {
        action: { type: 'string', description: say('execute_action'), 'x-mcp-header': 'Action' },
        params: { type: 'object', description: say('execute_params') },
        confirm: { type: 'boolean', description: say('execute_confirm') },
        fields: { type: 'array', items: string, description: say('execute_fields') },
      },
      required: ['action'],
    },
    outputSchema: envelopeSchema(say),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  };
}

/** What every answer fits: the fields of the action come beside these. */
function envelopeSchema(say: Say): JsonSchema {
  const names = ['page', 'per_page', 'total_items', 'total_pages', 'next_page', 'prev_page'];
  return {
    type: 'object',
    properties: {
      next_steps: strings,
      pagination: {
        type: 'object',
        description: say('envelope_pagination'),
        properties: { ...Object.fromEntries(names.map(name => [name, integer])), has_more: boolean },
      },
    },
  };
}
