/**
 * The main job in one run: the built server as a child process on the embedded sandbox, spoken to by the official MCP
 * client. Every answer shown is what the server really sent. Exits with 1 when a step does not go as it says.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTokens } from 'gpt-tokenizer/model/gpt-4o';
import { openClient, textOf, type WireClient, type WireResult } from '../support/clients.ts';
import { CLI, cleanEnv } from '../support/server-process.ts';
import { clientBlocks } from './client-blocks.ts';

const out = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

const title = (text: string): void => out(`\n\u001b[1m${text}\u001b[0m\n${'─'.repeat(Math.min(100, [...text].length))}`);
const say = (text: string): void => out(`\u001b[2m${text}\u001b[0m`);
const show = (text: string): void => out(text.replace(/^/gm, '  │ '));
const head = (text: string, lines: number): string => {
  const all = text.split('\n');
  return all.length > lines ? `${all.slice(0, lines).join('\n')}\n… (${all.length - lines} more lines)` : text;
};

/** Runs an action, shows the call and the start of its text. */
async function step(
  client: WireClient,
  action: string,
  params: Readonly<Record<string, unknown>>,
  lines = 40,
  more: Readonly<Record<string, unknown>> = {},
) {
  say(`gitlab_execute_action ${JSON.stringify({ action, params, ...more })}`);
  const result = await client.run(action, params, more);
  show(head(textOf(result), lines));
  return result;
}

function must(condition: boolean, what: string): void {
  if (!condition) throw new Error(`the demo expected ${what}`);
}

async function showTools(client: WireClient): Promise<void> {
  title('1. Two tools reach the whole catalog');
  const tools = await client.listTools();
  for (const tool of tools) out(`  ${tool.name}: ${tool.description?.split('. ')[0]}.`);
  say(`tools/list costs a model ${countTokens(JSON.stringify(tools))} tokens (o200k), schemas and annotations included.`);
  must(tools.length === 2, 'two tools');
}

async function showFind(client: WireClient): Promise<void> {
  title('2. Find an action in plain words');
  say('gitlab_find_action {"query":"what went wrong in the failed job"}');
  const found = await client.callTool('gitlab_find_action', { query: 'what went wrong in the failed job' });
  show(textOf(found));
  must(Number(found.structuredContent?.['count']) > 0, 'a hit');
}

async function showReads(client: WireClient): Promise<void> {
  title('3. A list: Markdown for the model, JSON for the client');
  const list = await step(client, 'issue.list', { project_id: 'demo/app', labels: ['bug'], per_page: 5 });
  say(
    `The same answer as JSON: ${Object.keys(list.structuredContent ?? {}).join(', ')}; pagination ${JSON.stringify(list.structuredContent?.['pagination'])}`,
  );
  must(list.isError === undefined, 'issues');

  title('4. One object, with the resource it is');
  const merge = await step(client, 'merge_request.get', { project_id: 'demo/app', merge_request_iid: 1 });
  const embedded = merge.content.find(block => block.type === 'resource')?.resource?.uri;
  say(`Embedded resource: ${embedded} (resources/read accepts it)`);
  must(embedded !== undefined && (await client.readResource(embedded)).length > 0, 'a resource that can be read');
}

async function showWrites(client: WireClient): Promise<void> {
  title('5. A write answers with the object as it now stands, and can be read back');
  const created = await step(client, 'issue.create', {
    project_id: 'demo/app',
    title: 'Login fails with # in the password',
    labels: 'bug,ui::web',
  });
  const iid = created.structuredContent?.['iid'];
  const back = await step(client, 'issue.get', { project_id: 'demo/app', issue_iid: iid }, 4);
  must(back.structuredContent?.['title'] === 'Login fails with # in the password', 'the issue that was created');

  title('6. What is not there says so, and what to do next');
  const missing = await step(client, 'branch.get', { project_id: 'demo/app', branch_name: 'no-such-branch' });
  must(missing.isError === true, 'a not-found card');

  title('7. Every fault of a call is named at once; nothing is sent');
  const wrong = await step(client, 'issue.create', { project: 'demo/app', titel: 'x', weight: 'heavy' });
  must(wrong.isError === true, 'a refusal');

  title('8. A destructive action waits for consent');
  const refused = await step(client, 'branch.delete', { project_id: 'demo/app', branch_name: 'feature/login' });
  must(refused.isError === true, 'a refusal without consent');
  const deleted = await step(client, 'branch.delete', { project_id: 'demo/app', branch_name: 'feature/login' }, 5, { confirm: true });
  must(deleted.isError === undefined, 'the branch deleted with consent');
}

async function showLog(client: WireClient): Promise<void> {
  title("9. A failed job's log: the end, where the error is");
  const log = await step(client, 'job.trace', { project_id: 'demo/app', job_id: 1002, tail: 12 });
  must(/error/i.test(textOf(log)), 'the error at the end of the log');
}

async function showSurfaces(): Promise<void> {
  title('10. The same action on all three surfaces');
  const calls: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ['dynamic', 'gitlab_execute_action', { action: 'tag.get', params: { project_id: 'demo/app', tag_name: 'v1.0.0' } }],
    ['meta', 'gitlab_tag', { action: 'get', params: { project_id: 'demo/app', tag_name: 'v1.0.0' } }],
    ['individual', 'gitlab_tag_get', { project_id: 'demo/app', tag_name: 'v1.0.0' }],
  ];
  const answers: WireResult[] = [];
  for (const [surface, tool, args] of calls) {
    const client = await openClient({ args: ['--sandbox', '--tool-surface', surface] });
    const tools = await client.listTools();
    say(
      `${surface}: ${tools.length} tools, ${countTokens(JSON.stringify(tools)).toLocaleString('en')} tokens; ${tool} ${JSON.stringify(args)}`,
    );
    answers.push(await client.callTool(tool, args));
    await client.close();
  }
  show(head(textOf(answers[0] as WireResult), 8)); // three calls, three answers
  must(
    answers.every(answer => JSON.stringify(answer.structuredContent) === JSON.stringify(answers[0]?.structuredContent)),
    'equal answers on all surfaces',
  );
  say('All three gave the same JSON.');
}

/** The terminal client: a process that is client and server in one, over the same wire as any other. */
function guide(protocol: string, answers: string): void {
  const params = JSON.stringify({ project_id: 'demo/app' });
  say(`gitlab-catalog-mcp run interactive.issue_create --params '${params}' --sandbox --answers FILE --protocol ${protocol}`);
  const args = [CLI, 'run', 'interactive.issue_create', '--params', params, '--sandbox', '--answers', answers, '--protocol', protocol];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: cleanEnv() });
  show(stderr.trimEnd());
  show(head(stdout, 6));
  must(status === 0, `the issue wizard to create an issue over ${protocol}`);
}

function showWizard(): void {
  title('11. A wizard: the user answers, one question at a time, and approves');
  say(
    'Without --answers the same questions are prompts in the terminal. First inside results (2026-07-28), then as requests of the server.',
  );
  const answers = join(mkdtempSync(join(tmpdir(), 'demo-')), 'answers.json');
  writeFileSync(answers, JSON.stringify({ title: 'Harbour', description: null, labels: ['bug'], confidential: false, confirm: true }));
  for (const protocol of ['2026-07-28', '2025-11-25']) guide(protocol, answers);
}

const client = await openClient();
try {
  await showTools(client);
  await showFind(client);
  await showReads(client);
  await showWrites(client);
  await showLog(client);
} finally {
  await client.close();
}
await showSurfaces();
showWizard();
title('Use it with your GitLab');
out(clientBlocks(fileURLToPath(new URL('../../dist/cli.js', import.meta.url))));
