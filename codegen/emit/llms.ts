/**
 * The text that models read: an index, one line an action, and everything. Wholly from the catalog. Owns its wording; what it
 * says of an action is the action's own.
 */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { roleName, sideName } from '../../src/catalog/role.ts';
import { flagOf, SETTINGS, type SettingDefinition } from '../../src/config/definitions.ts';
import type { Action, Catalog } from '../model.ts';
import { inputSchema, outputSchema } from './schema.ts';
import { annotationsOf } from './surfaces.ts';

/** `llms.txt`, `llms-medium.txt`, `llms-full.txt`, `llms-full-meta-tools.txt`. */
export function publishedText(catalog: Catalog): readonly (readonly [string, string])[] {
  const rest: readonly (readonly [string, string])[] = [
    ['llms-medium.txt', measured('GitLab MCP Server: every action in one line', catalog, mediumBody(catalog))],
    ['llms-full.txt', measured('GitLab MCP Server: every action with its schemas (one tool an action)', catalog, fullBody(catalog))],
    ['llms-full-meta-tools.txt', measured('GitLab MCP Server: every domain tool with its actions', catalog, metaBody(catalog))],
  ];
  return [['llms.txt', indexText(catalog, rest)], ...rest];
}

/** A title, then how much there is and what reading it costs, then the body that was counted. */
function measured(title: string, catalog: Catalog, body: string): string {
  const counts = `${catalog.actions.length} actions in ${catalog.domains.length} domains; ${tokens(body)} tokens (o200k) below this line.`;
  return `# ${title}\n\n${counts}\n\n${body}\n`;
}

/** Counted by parts: the tokenizer's cost grows faster than the text. */
const tokens = (text: string): string => {
  const parts = text.split(/(?<=\n)(?=#)/);
  return parts.reduce((sum, part) => sum + countTokens(part), 0).toLocaleString('en');
};

const byDomain = (catalog: Catalog) =>
  catalog.domains
    .map(domain => ({ domain, actions: catalog.actions.filter(action => action.domain === domain.name) }))
    .filter(({ actions }) => actions.length > 0);

function indexText(catalog: Catalog, files: readonly (readonly [string, string])[]): string {
  const settings = Object.values(SETTINGS as Readonly<Record<string, SettingDefinition>>).map(
    definition => `- ${definition.env}${definition.kind === 'secret' ? '' : ` (--${flagOf(definition)})`}: ${definition.help}`,
  );
  const domains = byDomain(catalog).map(({ domain, actions }) => `- ${domain.name} (${actions.length}): ${domain.summary}`);
  const sizes = files.map(([name, text]) => `- ${name}: ${text.split('\n')[2] ?? ''}`);
  return `# GitLab MCP Server

> GitLab for AI assistants: ${catalog.actions.length} GitLab actions over the Model Context Protocol, as two tools (find and execute), one tool a domain, or one tool an action. Answers come as Markdown for the model and typed JSON for the client.

## Install

\`npx gitlab-catalog-mcp\` starts the server on stdin and stdout. GITLAB_URL names the instance, GITLAB_TOKEN holds an access token. \`npx gitlab-catalog-mcp --sandbox\` needs neither.

## Call

On the default surface: gitlab_find_action {"query": "close an issue"}, then gitlab_execute_action {"action": "issue.update", "params": {"project_id": "group/project", "issue_iid": 1, "state_event": "close"}}. Destructive actions take "confirm": true once the user approved.

## More

${sizes.join('\n')}

## Domains

${domains.join('\n')}

## Settings

${settings.join('\n')}
`;
}

const flags = (action: Action): string => {
  const words = [
    action.effect,
    ...(action.destructive ? ['destructive'] : []),
    ...(action.tier === 'free' ? [] : [action.tier]),
    ...(action.gitlabComOnly ? ['GitLab.com only'] : []),
  ];
  return words.join(', ');
};

/** `issue.get(project_id, issue_iid): Read one issue. [read]` */
const signature = (action: Action): string =>
  `${action.id}(${action.params
    .filter(param => param.required)
    .map(param => param.name)
    .join(', ')})`;

const mediumBody = (catalog: Catalog): string =>
  byDomain(catalog)
    .map(
      ({ domain, actions }) =>
        `## ${domain.name}: ${domain.title}\n\n${actions.map(action => `- ${signature(action)}: ${action.summary} [${flags(action)}]`).join('\n')}`,
    )
    .join('\n\n');

const fullBody = (catalog: Catalog): string =>
  byDomain(catalog)
    .map(
      ({ domain, actions }) =>
        `## ${domain.title}\n\n${domain.summary}\n\n${actions.map(action => fullEntry(action, catalog)).join('\n\n')}`,
    )
    .join('\n\n');

function fullEntry(action: Action, catalog: Catalog): string {
  return [
    `### ${action.tool} (${action.id})`,
    action.summary,
    ...about(action),
    `Annotations: ${JSON.stringify(annotationsOf(action))}`,
    `Input: ${JSON.stringify(inputSchema(action))}`,
    `Output: ${JSON.stringify(outputSchema(action, catalog))}`,
  ].join('\n');
}

const about = (action: Action): readonly string[] => [
  ...(action.destructive ? [`Destructive: ${action.destructive}`] : []),
  `Needs: scope ${action.scope}${action.role ? `, ${roleName(action.role)}${action.orRole ? ` or ${sideName(action.orRole)}` : ''}` : ''}${action.tier === 'free' ? '' : `, GitLab ${action.tier}`}${action.gitlabComOnly ? ', GitLab.com' : ''}${action.since ? `, GitLab ${action.since} or later` : ''}.`,
];

function metaBody(catalog: Catalog): string {
  const tools = byDomain(catalog).map(({ domain, actions }) => {
    const lines = actions.map(
      action => `- ${action.name}: ${action.summary} [${flags(action)}]\n  params: ${JSON.stringify(inputSchema(action))}`,
    );
    return `## gitlab_${domain.name}\n\n${domain.summary}\n\n${lines.join('\n')}`;
  });
  const schemas = catalog.actions.map(action => `- ${action.id}: ${JSON.stringify(outputSchema(action, catalog))}`);
  return `${tools.join('\n\n')}\n\n## Action Output Schemas\n\n${schemas.join('\n')}`;
}
