/** The text of `--help`, made from the settings themselves. */
import { flagOf, SETTINGS, type SettingDefinition } from '../config/definitions.ts';

const USAGE = `gitlab-catalog-mcp: GitLab for AI assistants over the Model Context Protocol

Usage
  gitlab-catalog-mcp [serve] [flags]                 serve MCP on stdin and stdout (default)
  gitlab-catalog-mcp http [flags]                    serve MCP over HTTP at /mcp, for many callers
                     [--host ADDRESS] [--port N]       where it listens [127.0.0.1, 8080]
                     [--socket PATH]                   a Unix socket instead
                     [--stateless=false]               sessions for clients up to 2025-11-25
                     [--tls-cert FILE --tls-key FILE]  HTTPS without a proxy in front
  gitlab-catalog-mcp find WORDS [--limit N] [--json] find actions by what you want to do
  gitlab-catalog-mcp run ACTION --params JSON        run one action and print its answer
                     [--yes] [--json]                  --yes confirms a destructive action
                     [--answers FILE]                  a JSON object that answers its questions
                     [--protocol 2025-11-25]           ask over an older revision of MCP
  gitlab-catalog-mcp --version | --help

  --sandbox           use the embedded GitLab: no token, no network
  --sandbox-port N    the same, also reachable at http://127.0.0.1:N

Exit codes: 0 done, 1 the action failed, 2 the command line or a setting is wrong.

Settings (flag, variable, default)`;

const valuesOf = ({ kind }: SettingDefinition): string => {
  if (typeof kind === 'object') return `=${kind.oneOf.join('|')}`;
  return { text: '=TEXT', secret: '', flag: '', count: '=N', list: '=A,B', url: '=URL' }[kind];
};

export function helpText(): string {
  const lines = Object.values(SETTINGS as Readonly<Record<string, SettingDefinition>>).map(definition => {
    const flag = definition.kind === 'secret' ? '(variable only)' : `--${flagOf(definition)}${valuesOf(definition)}`;
    const fallback = definition.fallback === undefined || definition.fallback === '' ? '' : ` [${definition.fallback}]`;
    return `  ${flag}\n      ${definition.env}${fallback}: ${definition.help}`;
  });
  return `${USAGE}\n${lines.join('\n')}\n`;
}
