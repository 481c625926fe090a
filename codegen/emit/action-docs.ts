/**
 * `docs/actions/<domain>.md`: the catalog for people: what an action does, what it sends and needs, how to call it on each
 * surface, what comes back and what to do next. Owns the pages; what is sent and what returns is worded in `doc-facts.ts`, the
 * objects that return are described in `entity-docs.ts`.
 */
import { roleRange } from '../../src/catalog/role.ts';
import { tierName } from '../../src/catalog/tier.ts';
import type { Action, Catalog, Domain, Parameter } from '../model.ts';
import { linkTo, returnsLine, sends, stepsLine } from './doc-facts.ts';
import { cell, type EntityHomes, entityEntries, entityHomes } from './entity-docs.ts';

/** Path below `docs/actions/` -> page. */
export function actionDocs(catalog: Catalog): ReadonlyMap<string, string> {
  const homes = entityHomes(catalog);
  const pages = catalog.domains.flatMap((domain): [string, string][] => {
    const actions = catalog.actions.filter(action => action.domain === domain.name);
    return actions.length === 0 ? [] : [[`${domain.name}.md`, page(domain, actions, { catalog, homes })]];
  });
  return new Map([['README.md', indexPage(catalog)], ...pages]);
}

const NOTICE = '<!-- Made from catalog/ by `npm run codegen`. -->';

/** What the examples of every page take for granted. */
const CALLS = `Each example is written for the three surfaces: \`dynamic\` (two tools that find and run actions), \`meta\` (one tool a domain) and
\`individual\` (one tool an action). A destructive action runs only with \`confirm: true\`, to be sent once the user has agreed.

A \`project\` or \`group\` is given by its id or its full path, a \`date\` as 2025-01-31, a \`datetime\` as 2025-01-31T10:00:00Z. Where no role is
named, everybody who sees the object may run the action, or its author, its assignees or a setting decide.
A protected branch, tag or environment may ask for more than the role that is named.
An update changes what it is given and leaves the rest as it is, unless its text says otherwise.`;

function indexPage(catalog: Catalog): string {
  const rows = catalog.domains.flatMap(domain => {
    const count = catalog.actions.filter(action => action.domain === domain.name).length;
    return count === 0 ? [] : [`| [${domain.title}](${domain.name}.md) | \`${domain.name}\` | ${count} | ${domain.summary} |`];
  });
  return `${NOTICE}\n# Actions\n\n${catalog.actions.length} actions in ${rows.length} domains.\n\n${CALLS}\n\n| domain | id | actions | |\n|---|---|---:|---|\n${rows.join('\n')}\n`;
}

interface Described {
  readonly catalog: Catalog;
  readonly homes: EntityHomes;
}

function page(domain: Domain, actions: readonly Action[], described: Described): string {
  const contents = actions.map(action => `| ${linkTo(action.id, domain.name)} | ${cell(action.summary)} | ${flags(action)} |`);
  const entities = entityEntries(domain.name, described.catalog, described.homes);
  const blocks = [
    `${NOTICE}\n# ${domain.title}`,
    `${domain.summary} How the examples are read: [all domains](README.md).`,
    `| action | | effect |\n|---|---|---|\n${contents.join('\n')}`,
    ...actions.map(action => entry(action, described)),
    ...(entities.length > 0 ? ['## Returned objects', RETURNED, ...entities] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const RETURNED =
  'Where GitLab has no value for a field, or the tier or version of the server does not know it, the field is left out of the answer.';

const flags = (action: Action): string =>
  [action.effect, ...(action.destructive ? ['destructive'] : []), ...(action.tier === 'free' ? [] : [action.tier])].join(', ');

function entry(action: Action, { catalog, homes }: Described): string {
  const next = stepsLine(action.next, action.domain);
  const missing = stepsLine(action.missing?.hints ?? [], action.domain);
  const blocks = [
    `## ${action.id}`,
    action.summary,
    needs(action, catalog),
    ...(action.destructive ? [`**Destructive.** ${action.destructive}`] : []),
    ...(action.params.length > 0
      ? [`| parameter | type | |\n|---|---|---|\n${action.params.flatMap(param => parameterRows(param)).join('\n')}`]
      : []),
    returnsLine(action, catalog, homes),
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
    ...(action.tier === 'free' ? [] : [`GitLab ${tierName(action.tier)}`]),
    ...(action.gitlabComOnly ? ['GitLab.com only'] : []),
    ...(action.since ? [`since GitLab ${action.since}`] : []),
    ...(action.resource ? [`resource \`${action.resource}\``] : []),
  ];
  return `${facts.join(' · ')}.`;
}

/** A parameter's row, and below it those of the object that it takes: `files[].content`. */
function parameterRows(param: Parameter, path = param.name): readonly string[] {
  const inner = param.items ?? param;
  const type = param.type === 'array' ? `list of ${inner.kind ?? inner.type}` : (param.kind ?? param.type);
  const words = [...(param.description === undefined ? [] : [param.description]), ...allowed(inner)];
  return [
    `| \`${path}\`${param.required ? ' (required)' : ''} | ${type} | ${cell(words.join(' '))} |`,
    ...(inner.properties ?? []).flatMap(field => parameterRows(field, `${path}${param.items ? '[]' : ''}.${field.name}`)),
  ];
}

/** The values that are taken, where not every one of the type is. */
function allowed({ enum: values, min, max }: Parameter): readonly string[] {
  if (values) return [`${values.length === 1 ? 'Only' : 'One of'} ${values.map(value => `\`${value}\``).join(', ')}.`];
  if (max === undefined) return [];
  return [min === undefined ? `At most ${max}.` : `From ${min} to ${max}.`];
}
