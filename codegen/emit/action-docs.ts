/**
 * `docs/actions/<domain>.md`: the catalog for people: what an action does, what it sends and needs, how to call it on each
 * surface, what comes back and what to do next. Owns the pages; what is sent and what returns is worded in `doc-facts.ts`.
 */
import { roleRange } from '../../src/catalog/role.ts';
import type { Action, Catalog, Domain, Parameter } from '../model.ts';
import { linkTo, returnsLine, sends, stepsLine } from './doc-facts.ts';

/** Path below `docs/actions/` -> page. */
export function actionDocs(catalog: Catalog): ReadonlyMap<string, string> {
  const pages = catalog.domains.flatMap((domain): [string, string][] => {
    const actions = catalog.actions.filter(action => action.domain === domain.name);
    return actions.length === 0 ? [] : [[`${domain.name}.md`, page(domain, actions, catalog)]];
  });
  return new Map([['README.md', indexPage(catalog)], ...pages]);
}

const NOTICE = '<!-- Made from catalog/ by `npm run codegen`. -->';

/** What the examples of every page take for granted. */
const CALLS = `Each example is written for the three surfaces: \`dynamic\` (two tools that find and run actions), \`meta\` (one tool a domain) and
\`individual\` (one tool an action). A destructive action runs only with \`confirm: true\`, to be sent once the user has agreed.`;

function indexPage(catalog: Catalog): string {
  const rows = catalog.domains.flatMap(domain => {
    const count = catalog.actions.filter(action => action.domain === domain.name).length;
    return count === 0 ? [] : [`| [${domain.title}](${domain.name}.md) | \`${domain.name}\` | ${count} | ${domain.summary} |`];
  });
  return `${NOTICE}\n# Actions\n\n${catalog.actions.length} actions in ${rows.length} domains.\n\n${CALLS}\n\n| domain | id | actions | |\n|---|---|---:|---|\n${rows.join('\n')}\n`;
}

function page(domain: Domain, actions: readonly Action[], catalog: Catalog): string {
  const contents = actions.map(action => `| ${linkTo(action.id, domain.name)} | ${cell(action.summary)} | ${flags(action)} |`);
  const entries = actions.map(action => entry(action, catalog));
  return `${NOTICE}\n# ${domain.title}\n\n${domain.summary} How the examples are read: [all domains](README.md).\n\n| action | | effect |\n|---|---|---|\n${contents.join('\n')}\n\n${entries.join('\n\n')}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const flags = (action: Action): string =>
  [action.effect, ...(action.destructive ? ['destructive'] : []), ...(action.tier === 'free' ? [] : [action.tier])].join(', ');

function entry(action: Action, catalog: Catalog): string {
  const next = stepsLine(action.next, action.domain);
  const missing = stepsLine(action.missing?.hints ?? [], action.domain);
  const blocks = [
    `## ${action.id}`,
    action.summary,
    needs(action, catalog),
    ...(action.destructive ? [`**Destructive.** ${action.destructive}`] : []),
    ...(action.params.length > 0 ? [`| parameter | type | |\n|---|---|---|\n${action.params.map(parameterRow).join('\n')}`] : []),
    returnsLine(action, catalog),
    calls(action),
    ...(next === '' ? [] : [`Then: ${next}`]),
    ...(missing === '' ? [] : [`Not found: ${missing}`]),
    ...otherNames(action),
  ];
  return blocks.join('\n\n');
}

function calls(action: Action): string {
  const consent = action.destructive ? { confirm: true } : {};
  return [
    '```text',
    `dynamic     gitlab_execute_action ${JSON.stringify({ action: action.id, params: action.example, ...consent })}`,
    `meta        gitlab_${action.domain} ${JSON.stringify({ action: action.name, params: action.example, ...consent })}`,
    `individual  ${action.tool} ${JSON.stringify({ ...action.example, ...consent })}`,
    '```',
  ].join('\n');
}

/** Ids it answers to besides its own. */
const otherNames = ({ aliases, reference }: Action): readonly string[] => {
  const names = [...aliases, ...(reference === undefined ? [] : [reference])];
  return names.length === 0 ? [] : [`Also answers to ${names.map(name => `\`${name}\``).join(', ')}.`];
};

function needs(action: Action, catalog: Catalog): string {
  const facts = [
    sends(action, catalog),
    ...(action.role === undefined ? [] : [roleRange(action.role, action.orRole)]),
    `scope \`${action.scope}\``,
    ...(action.tier === 'free' ? [] : [`GitLab ${action.tier === 'premium' ? 'Premium' : 'Ultimate'}`]),
    ...(action.gitlabComOnly ? ['GitLab.com only'] : []),
    ...(action.since ? [`since GitLab ${action.since}`] : []),
    ...(action.resource ? [`resource \`${action.resource}\``] : []),
  ];
  return `${facts.join(' · ')}.`;
}

function parameterRow(param: Parameter): string {
  const inner = param.items ?? param;
  const type = param.type === 'array' ? `list of ${inner.kind ?? inner.type}` : (param.kind ?? param.type);
  const words = [
    ...(param.description === undefined ? [] : [param.description]),
    ...(inner.enum ? [`${inner.enum.length === 1 ? 'Only' : 'One of'} ${inner.enum.map(value => `\`${value}\``).join(', ')}.`] : []),
    ...(inner.properties
      ? [`Fields: ${inner.properties.map(field => `\`${field.name}\`${field.required ? ' (required)' : ''}`).join(', ')}.`]
      : []),
  ];
  return `| \`${param.name}\`${param.required ? ' (required)' : ''} | ${type} | ${cell(words.join(' '))} |`;
}
