/** Copy-paste blocks that add the server to four clients. */

/** @param cli path of the built command */
export function clientBlocks(cli: string): string {
  const server = { command: 'node', args: [cli], env: { GITLAB_URL: 'https://gitlab.com', GITLAB_TOKEN: 'YOUR_TOKEN' } };
  const indent = (text: string): string => text.replace(/^/gm, '  ');
  return `
VS Code (.vscode/mcp.json)
${indent(JSON.stringify({ servers: { gitlab: { type: 'stdio', ...server } } }, null, 2))}

Cursor (~/.cursor/mcp.json)
${indent(JSON.stringify({ mcpServers: { gitlab: server } }, null, 2))}

Claude Code
  claude mcp add gitlab --env GITLAB_URL=https://gitlab.com --env GITLAB_TOKEN=YOUR_TOKEN -- node ${cli}

Codex (~/.codex/config.toml)
  [mcp_servers.gitlab]
  command = "node"
  args = ["${cli}"]
  env = { GITLAB_URL = "https://gitlab.com", GITLAB_TOKEN = "YOUR_TOKEN" }

Try it without a token first: add "--sandbox" to the arguments.`;
}
