/** `docs/actions/<domain>.md`: the catalog for people: what an action does, how to call it on each surface, what it needs. */
import type { Action, Catalog, Domain, Parameter } from '../model.ts';
import { nextStep, purposesOf } from './steps.ts';

/** Path below `docs/actions/` -> page. */
export function actionDocs(catalog: Catalog): ReadonlyMap<string, string> {
  const purposes = purposesOf(catalog.actions);
  const pages = catalog.domains.flatMap((domain): [string, string][] => {
    const actions = catalog.actions.filter(action => action.domain === domain.name);
    return actions.length === 0 ? [] : [[`${domain.name}.md`, page(domain, actions, purposes)]];
  });
  return new Map([['README.md', indexPage(catalog)], ...pages]);
}

const NOTICE = '<!-- Made from catalog/ by `npm run codegen`. -->';

function indexPage(catalog: Catalog): string {
  const rows = catalog.domains.flatMap(domain => {
    const count = catalog.actions.filter(action => action.domain === domain.name).length;
    return count === 0 ? [] : [`| [${domain.title}](${domain.name}.md) | \`${domain.name}\` | ${count} | ${domain.summary} |`];
  });
  return `${NOTICE}\n# Actions\n\n${catalog.actions.length} actions in ${rows.length} domains.\n\n| domain | id | actions | |\n|---|---|---:|---|\n${rows.join('\n')}\n`;
}

function page(domain: Domain, actions: readonly Action[], purposes: ReadonlyMap<string, string>): string {
  const contents = actions.map(
    action => `| [\`${action.id}\`](#${action.id.replace(/[^a-z0-9_]/g, '')}) | ${cell(action.summary)} | ${flags(action)} |`,
  );
  const entries = actions.map(action => entry(action, purposes));
  return `${NOTICE}\n# ${domain.title}\n\n${domain.summary}\n\n| action | | effect |\n|---|---|---|\n${contents.join('\n')}\n\n${entries.join('\n\n')}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const flags = (action: Action): string =>
  [action.effect, ...(action.destructive ? ['destructive'] : []), ...(action.tier === 'free' ? [] : [action.tier])].join(', ');

function entry(action: Action, purposes: ReadonlyMap<string, string>): string {
  const example = JSON.stringify(action.example);
  const consent = action.destructive ? { confirm: true } : {};
  const blocks = [
    `## ${action.id}`,
    action.summary,
    needs(action),
    ...(action.destructive ? [`**Destructive.** ${action.destructive}`] : []),
    ...(action.params.length > 0 ? [`| parameter | type | |\n|---|---|---|\n${action.params.map(parameterRow).join('\n')}`] : []),
    [
      '```text',
      `dynamic     gitlab_execute_action ${JSON.stringify({ action: action.id, params: action.example, ...consent })}`,
      `meta        gitlab_${action.domain} ${JSON.stringify({ action: action.name, params: action.example, ...consent })}`,
      `individual  ${action.tool} ${action.destructive ? JSON.stringify({ ...action.example, ...consent }) : example}`,
      '```',
    ].join('\n'),
    ...(action.next.length > 0
      ? [
          `Then: ${action.next
            .map(step => nextStep(step, purposes))
            .flatMap(({ to }) => (to ? [`\`${to}\``] : []))
            .join(', ')}`,
        ]
      : []),
  ];
  return blocks.filter(block => block !== '' && block !== 'Then: ').join('\n\n');
}

function needs(action: Action): string {
  const sent =
    action.kind === 'rest'
      ? action.requests.map(({ method, path }) => `\`${method} ${path}\``).join(' or ')
      : action.kind === 'graphql'
        ? 'GraphQL'
        : 'several requests';
  const facts = [
    `Sends ${sent}`,
    `scope \`${action.scope}\``,
    ...(action.tier === 'free' ? [] : [`GitLab ${action.tier === 'premium' ? 'Premium' : 'Ultimate'}`]),
    ...(action.gitlabComOnly ? ['GitLab.com only'] : []),
    ...(action.since ? [`since GitLab ${action.since}`] : []),
    ...(action.resource ? [`resource \`${action.resource}\``] : []),
  ];
  return `${facts.join(' · ')}.`;
}

function parameterRow(param: Parameter): string {
  const type = param.type === 'array' ? `list of ${param.items?.type ?? 'text'}` : (param.kind ?? param.type);
  const choices = param.enum ? ` One of ${param.enum.map(value => `\`${value}\``).join(', ')}.` : '';
  return `| \`${param.name}\`${param.required ? ' (required)' : ''} | ${type} | ${cell(param.description ?? '')}${choices} |`;
}
