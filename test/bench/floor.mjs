/**
 * The floor that budgets are ratios of: the least server the MCP SDK allows, unbundled, with one tool.
 * `node floor.mjs low` = low-level Server (start, memory); `node floor.mjs mcpserver` = McpServer and global fetch (calls).
 * `node floor.mjs http` = the same over HTTP, request by request (throughput); its port is printed on stdout. GITLAB_URL names the stub.
 */
import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const base = process.env.GITLAB_URL;
const inputSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const info = { name: 'floor', version: '0' };

const fetchJson = async path => {
  const response = await fetch(`${base}${path}`, { headers: { 'PRIVATE-TOKEN': 'bench' } });
  return response.json();
};

const answer = body => ({ content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: { body } });

function low() {
  const server = new Server(info, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: [{ name: 'get', description: 'Reads a path.', inputSchema }] }));
  server.setRequestHandler('tools/call', async request => answer(await fetchJson(request.params.arguments.path)));
  return server;
}

function mcpServer() {
  const server = new McpServer(info, { capabilities: { tools: {} } });
  server.registerTool('get', { description: 'Reads a path.', inputSchema: z.object({ path: z.string() }) }, async ({ path }) =>
    answer(await fetchJson(path)),
  );
  return server;
}

function http() {
  const handler = toNodeHandler(createMcpHandler(low));
  const server = createServer((request, response) => void handler(request, response));
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
}

if (process.argv[2] === 'http') http();
else serveStdio(process.argv[2] === 'mcpserver' ? mcpServer : low);
