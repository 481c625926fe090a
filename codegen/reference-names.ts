/**
 * `catalog/shared/reference_names.yaml`: tool names of the reference server that do not lead to one action, as an exclusion list
 * has to take them. Owns the file's shape and its rules; names that lead to one action stand with it, as `reference`.
 */
import { z } from 'zod';
import type { Catalog, ReferenceName, Source } from './model.ts';
import type { Problem } from './problem.ts';
import { shapeFaults } from './shape-faults.ts';
import { readYaml } from './yaml-file.ts';

export const REFERENCE_NAMES_FILE = 'catalog/shared/reference_names.yaml';

const toolName = z.string().regex(/^gitlab_[a-z0-9_]+$/, 'is the name of a tool: gitlab_group_update');
const actionId = z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/, 'is the id of an action: group.update');

export const referenceNamesFile = z.strictObject({ names: z.record(toolName, z.array(actionId).min(1)) });

/** Reads the file; without one there are no such names. */
export function readReferenceNames(source: Source, problems: Problem[]): readonly ReferenceName[] {
  const text = source.read(REFERENCE_NAMES_FILE);
  if (text === undefined) return [];
  const yaml = readYaml(REFERENCE_NAMES_FILE, text);
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return [];
  const parsed = referenceNamesFile.safeParse(yaml.value, { reportInput: true });
  if (parsed.success) return Object.entries(parsed.data.names).map(([name, ids]) => ({ name, ids, line: yaml.lineOf(['names', name]) }));
  problems.push(
    ...shapeFaults(parsed.error, yaml).map(({ line, text }) => ({
      file: REFERENCE_NAMES_FILE,
      line,
      text,
      spoils: { kind: 'nothing' } as const,
    })),
  );
  return [];
}

/** Each name stands on actions that exist, and says something that their own names do not. */
export function referenceNameRules({ referenceNames, actions, wizards, unreadable }: Catalog): readonly Problem[] {
  const known = new Set([...actions, ...wizards].map(({ id }) => id));
  return referenceNames.flatMap(({ name, ids, line }) => {
    const fault = (text: string): Problem => ({ file: REFERENCE_NAMES_FILE, line, text: `${name}: ${text}`, spoils: { kind: 'nothing' } });
    const unknown = ids.filter(id => !known.has(id) && !unreadable.has(id));
    if (unknown.length > 0) return unknown.map(id => fault(`there is no action '${id}'; correct it`));
    const carriers = actions.filter(action => action.tool === name || action.reference === name);
    const strange = carriers.filter(({ id }) => !ids.includes(id));
    if (strange.length > 0) return strange.map(({ id }) => fault(`'${id}' carries the name and is not among the actions; add it`));
    const [only, second] = ids;
    if (second === undefined && carriers.some(({ id }) => id === only))
      return [fault('it leads to one action, which carries it; take it out')];
    return [];
  });
}
