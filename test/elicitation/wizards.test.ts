/** The four wizards, answered by the official clients over both channels: what is asked, in which order, and what comes of it. */
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, textOf } from '../support/clients.ts';
import { type AskedForm, keyOf, type LinkedOptions, openLinked } from '../support/linked.ts';

const accept = (content: Readonly<Record<string, unknown>>) => ({ action: 'accept', content });

/** Answers by field. */
const by = (answers: Readonly<Record<string, unknown>>) => (_question: AskedForm, key: string) => answers[key];

async function guide(options: LinkedOptions, wizard: string, params: Readonly<Record<string, unknown>>) {
  const client = await openLinked(options);
  const result = await client.run(`interactive.${wizard}`, params);
  await client.close();
  return { result, text: textOf(result), asked: client.asked, writes: client.writes(), sandbox: client.sandbox };
}

describe.each(CLIENT_KINDS)('over the %s client', kind => {
  it('the issue wizard asks, shows and creates', async () => {
    const respond = by({
      title: accept({ title: 'Harbour' }),
      description: accept({ description: 'Ships **wait**.' }),
      labels: accept({ labels: ['bug'] }),
      confidential: accept({ confidential: true }),
      confirm: accept({ confirm: true }),
    });
    const { result, asked, writes } = await guide({ kind, respond }, 'issue_create', { project_id: 'demo/app' });
    expect(asked.map(keyOf)).toEqual(['title', 'description', 'labels', 'confidential', 'confirm']);
    expect(asked[0]).toMatchObject({
      message: 'What is the title of the issue?',
      requestedSchema: {
        type: 'object',
        properties: { title: { type: 'string', title: 'Title', description: 'What is the title of the issue?', minLength: 1 } },
        required: ['title'],
      },
    });
    expect(asked[2]?.requestedSchema?.properties['labels']).toMatchObject({
      type: 'array',
      items: { type: 'string', enum: expect.arrayContaining(['bug']) },
    });
    expect(asked[3]?.requestedSchema?.properties['confidential']).toMatchObject({ type: 'boolean', default: false });
    expect(asked.at(-1)?.message).toBe(
      'Create this issue?\n\nproject_id: demo/app\nTitle: Harbour\nDescription: Ships \\*\\*wait\\*\\*.\nLabels: bug\nConfidential: yes',
    );
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toMatchObject({
      title: 'Harbour',
      description: 'Ships **wait**.',
      labels: ['bug'],
      confidential: true,
    });
    expect(writes).toEqual(['POST /api/v4/projects/demo%2Fapp/issues']);
  });

  it('the merge request wizard chooses among branches', async () => {
    const respond = by({
      source_branch: accept({ source_branch: 'feature/batch-01' }),
      target_branch: accept({ target_branch: 'main' }),
      title: accept({ title: 'Log in' }),
      description: { action: 'decline' },
      labels: accept({ labels: [] }),
      remove_source_branch: accept({ remove_source_branch: true }),
      squash: { action: 'decline' },
      confirm: accept({ confirm: true }),
    });
    const { result, asked, writes, sandbox } = await guide({ kind, respond }, 'mr_create', { project_id: 'demo/app' });
    expect(asked.map(keyOf)).toEqual([
      ...['source_branch', 'target_branch', 'title', 'description', 'labels', 'remove_source_branch', 'squash', 'confirm'],
    ]);
    const branches = asked[0]?.requestedSchema?.properties['source_branch']?.['enum'];
    expect(branches).toEqual(expect.arrayContaining(['main', 'feature/batch-01']));
    expect(asked[1]?.requestedSchema?.properties['target_branch']?.['enum']).toEqual(branches);
    expect(asked.at(-1)?.message).toBe(
      'Create this merge request?\n\nproject_id: demo/app\nSource branch: feature/batch-01\nTarget branch: main\nTitle: Log in\nRemove source branch: yes',
    );
    expect(textOf(result)).toContain('Log in');
    expect(result.structuredContent).toMatchObject({ source_branch: 'feature/batch-01', target_branch: 'main', title: 'Log in' });
    expect(writes).toEqual(['POST /api/v4/projects/demo%2Fapp/merge_requests']);
    expect(sandbox.requests().filter(({ url }) => url.includes('/repository/branches'))).toHaveLength(1);
  });

  it('the release wizard takes an empty name for an answer', async () => {
    const respond = by({
      tag_name: accept({ tag_name: 'release/1.0.0' }),
      name: accept({ name: '' }),
      description: accept({ description: 'First.' }),
      confirm: accept({ confirm: true }),
    });
    const { result, asked, writes } = await guide({ kind, respond }, 'release_create', { project_id: 'demo/app' });
    expect(asked.map(keyOf)).toEqual(['tag_name', 'name', 'description', 'confirm']);
    expect(asked[1]?.requestedSchema).toEqual({
      type: 'object',
      properties: { name: { type: 'string', title: 'Name', description: expect.any(String) } },
      required: ['name'],
    });
    expect(asked.at(-1)?.message).toBe('Create this release?\n\nproject_id: demo/app\nTag: release/1.0.0\nDescription: First.');
    expect(textOf(result)).toContain('release/1.0.0');
    expect(writes).toEqual(['POST /api/v4/projects/demo%2Fapp/releases']);
  });

  it.each([
    [
      'with a README and a branch of its own',
      true,
      ['name', 'description', 'visibility', 'initialize_with_readme', 'default_branch', 'confirm'],
    ],
    [
      'empty, and then without a question about its branch',
      false,
      ['name', 'description', 'visibility', 'initialize_with_readme', 'confirm'],
    ],
  ])('the project wizard creates a project %s', async (_name, readme, keys) => {
    const respond = by({
      name: accept({ name: 'Weather station' }),
      description: accept({ description: ' ' }),
      visibility: accept({ visibility: 'internal' }),
      initialize_with_readme: accept({ initialize_with_readme: readme }),
      default_branch: accept({ default_branch: 'trunk' }),
      confirm: accept({ confirm: true }),
    });
    const { result, asked, writes } = await guide({ kind, respond }, 'project_create', {});
    expect(asked.map(keyOf)).toEqual(keys);
    expect(asked[2]?.requestedSchema?.properties['visibility']).toMatchObject({
      type: 'string',
      oneOf: [
        { const: 'private', title: 'Private: members only' },
        { const: 'internal', title: 'Internal: everyone who is signed in' },
        { const: 'public', title: 'Public: everyone' },
      ],
    });
    expect(result.structuredContent).toMatchObject({
      name: 'Weather station',
      visibility: 'internal',
      ...(readme && { default_branch: 'trunk' }),
    });
    expect(writes).toEqual(['POST /api/v4/projects']);
  });

  it('asks nothing of a client without elicitation and names the action instead', async () => {
    const { result, text, asked, writes } = await guide({ kind, capabilities: {} }, 'issue_create', { project_id: 'demo/app' });
    expect(result.isError).toBe(true);
    expect(text).toBe(
      'This client does not support elicitation, so the user cannot be asked. Use action \'issue.create\' instead, with every field in one call: gitlab_execute_action {"action":"issue.create","params":{"project_id":"demo/app","title":"…"}}'.replace(
        '\\<',
        '&lt;',
      ),
    );
    expect([asked, writes]).toEqual([[], []]);
  });
});
