/** What the generated lists cost a model, in o200k tokens: printed by a build, asserted by a test. */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { dynamicTools } from './emit/dynamic.ts';
import { individualTool, metaFragments } from './emit/surfaces.ts';
import type { Catalog } from './model.ts';

export interface TokenSizes {
  readonly dynamic: number;
  /** Fragments of the meta surface: lines and descriptions, without the shared envelope. */
  readonly metaLines: number;
  readonly individual: { readonly average: number; readonly p99: number; readonly most: number; readonly largest: string };
}

/** Counts tokens of every surface. */
export function tokenSizes(catalog: Catalog): TokenSizes {
  const tools = catalog.actions
    .map(action => individualTool(action, catalog))
    .map(tool => ({ name: tool.name, tokens: countTokens(JSON.stringify(tool)) }));
  const sorted = tools.toSorted((a, b) => a.tokens - b.tokens);
  const last = sorted.at(-1);
  const lines = metaFragments(catalog).flatMap(fragment => [
    fragment.description,
    ...fragment.groups.flatMap(group => [group.shared.join(', '), ...group.lines.map(line => line.text)]),
  ]);
  return {
    dynamic: countTokens(JSON.stringify(dynamicTools(catalog.texts))),
    metaLines: countTokens(lines.join('\n')),
    individual: {
      average: Math.round(tools.reduce((sum, tool) => sum + tool.tokens, 0) / Math.max(1, tools.length)),
      p99: sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)]?.tokens ?? 0,
      most: last?.tokens ?? 0,
      largest: last?.name ?? '',
    },
  };
}

/** The sizes as lines to print. */
export function tokenReport(catalog: Catalog): readonly string[] {
  const { dynamic, metaLines, individual } = tokenSizes(catalog);
  return [
    `tokens: dynamic ${dynamic}, meta lines ${metaLines}`,
    `tokens: individual ${individual.average} a tool, p99 ${individual.p99}, most ${individual.most} (${individual.largest})`,
  ];
}
