/** Rules of names: ids, tools, aliases. Every name that a call may use leads to exactly one action. */
import type { Action, Catalog } from './model.ts';
import type { Problem } from './problem.ts';

/** 64 characters less a client's prefix `mcp__gitlab__`. */
const LONGEST_TOOL = 51;

/** Faults of ids, tool names, aliases and reference names. */
export function nameRules(catalog: Catalog): readonly Problem[] {
  return [...duplicateIds(catalog), ...toolNames(catalog), ...otherNames(catalog), ...domainOfIds(catalog)];
}

const fault = (action: Action, line: number, text: string): Problem => ({
  file: action.file,
  line,
  text: `${action.id}: ${text}`,
  spoils: { kind: 'action', id: action.id },
});

function duplicateIds(catalog: Catalog): readonly Problem[] {
  const first = new Map<string, Action>();
  return catalog.actions.flatMap(action => {
    const other = first.get(action.id);
    if (!other) {
      first.set(action.id, action);
      return [];
    }
    return [fault(action, action.lineOf('id'), `the id is taken by ${other.file}:${other.lineOf('id')}; rename one of them`)];
  });
}

function domainOfIds(catalog: Catalog): readonly Problem[] {
  const names = new Set(catalog.domains.map(domain => domain.name));
  return catalog.actions
    .filter(action => !names.has(action.domain) || action.file.split('/')[2]?.replace(/\.ya?ml$/, '') !== action.domain)
    .map(action =>
      fault(action, action.lineOf('id'), `the id belongs into catalog/domains/${action.domain}; move the entry or change its id`),
    );
}

function toolNames(catalog: Catalog): readonly Problem[] {
  const first = new Map<string, Action>();
  return catalog.actions.flatMap(action => {
    const { tool } = action;
    const at = action.lineOf('tool');
    const problems: Problem[] = [];
    if (!/^[a-zA-Z0-9_-]+$/.test(tool))
      problems.push(fault(action, at, `tool name '${tool}' may hold letters, digits, _ and - only; set 'tool'`));
    if (tool.length > LONGEST_TOOL) {
      problems.push(
        fault(action, at, `tool name '${tool}' has ${tool.length} characters and may have ${LONGEST_TOOL}; set a shorter 'tool'`),
      );
    }
    const other = first.get(tool.toLowerCase());
    if (other && other.id !== action.id)
      problems.push(fault(action, at, `tool name '${tool}' is that of ${other.id} too; set another 'tool'`));
    first.set(tool.toLowerCase(), other ?? action);
    return problems;
  });
}

/** Aliases and reference names: never another action's own name, never two actions' name. */
function otherNames(catalog: Catalog): readonly Problem[] {
  const own = new Map<string, Action>();
  for (const action of catalog.actions) {
    own.set(action.id.toLowerCase(), action);
    own.set(action.tool.toLowerCase(), action);
  }
  const given = new Map<string, Action>();
  return catalog.actions.flatMap(action =>
    [
      ...action.aliases.map(name => ['aliases', name] as const),
      ...(action.reference ? [['reference', action.reference] as const] : []),
    ].flatMap(([key, name]) => {
      const owner = own.get(name.toLowerCase()) ?? given.get(name.toLowerCase());
      given.set(name.toLowerCase(), action);
      const word = key === 'aliases' ? 'alias' : 'reference name';
      if (!owner) return [];
      const text =
        owner.id === action.id
          ? `${word} '${name}' is its own name already or is given twice; leave it out`
          : `${word} '${name}' leads to ${owner.id} too; a name leads to one action, so take it out of one of them`;
      return [fault(action, action.lineOf(key), text)];
    }),
  );
}
