/** `run` as a command: the built program, its questions answered from a file, in a terminal, or by nobody. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLI, cleanEnv } from '../support/server-process.ts';

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(args: readonly string[], answers?: object): Promise<Ran> {
  const file = join(await mkdtemp(join(tmpdir(), 'answers-')), 'answers.json');
  if (answers) await writeFile(file, JSON.stringify(answers));
  const child = spawn(process.execPath, [CLI, 'run', ...args, '--sandbox', ...(answers ? ['--answers', file] : [])], {
    env: cleanEnv(),
    stdio: 'pipe',
  });
  child.stdin.end();
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  return { code, stdout, stderr };
}

const ISSUE = ['interactive.issue_create', '--params', '{"project_id":"demo/app"}'];
const ANSWERS = { title: 'Harbour', description: null, labels: ['bug'], confidential: false, confirm: true };
const DELETE = ['branch.delete', '--params', '{"project_id":"demo/app","branch_name":"feature/login"}'];

describe.each(['2026-07-28', '2025-11-25'])('over %s', protocol => {
  it('answers a wizard from a file', async () => {
    const { code, stdout, stderr } = await run([...ISSUE, '--json', '--protocol', protocol], ANSWERS);
    expect(code).toBe(0);
    expect(stderr).toContain('? What is the title of the issue?\n  "Harbour"\n');
    expect(stderr).toContain('leave it empty for none.\n  (declined)\n');
    expect(JSON.parse(stdout)).toMatchObject({ title: 'Harbour', labels: ['bug'] });
  });

  it('says that the user decided when the file says no', async () => {
    const { code, stdout, stderr } = await run([...ISSUE, '--protocol', protocol], { ...ANSWERS, confirm: false });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/\n {2}false\nIssue creation cancelled by user\.\n$/);
  });

  it('lets a person approve what a destructive action would delete', async () => {
    expect((await run([...DELETE, '--protocol', protocol], { confirm: true })).code).toBe(0);
    const refused = await run([...DELETE, '--protocol', protocol], { confirm: false });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("The user did not approve 'branch.delete'");
  });
});

describe('without anybody to answer', () => {
  it('names the action that a wizard would end in', async () => {
    const { code, stderr } = await run(ISSUE);
    expect(code).toBe(1);
    expect(stderr).toContain("This client does not support elicitation, so the user cannot be asked. Use action 'issue.create' instead");
  });

  it('takes --yes for the approval of a destructive action, and refuses without it', async () => {
    expect((await run([...DELETE, '--yes'])).code).toBe(0);
    const refused = await run(DELETE);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("'branch.delete' needs a confirmation");
  });

  it('prints an answer, and suggests names for one that no action has', async () => {
    const read = await run(['issue.get', '--params', '{"project_id":"demo/app","issue_iid":1}']);
    expect([read.code, read.stderr]).toEqual([0, '']);
    expect(read.stdout).toMatch(/^## .*Issue #1/);
    const unknown = await run(['issue.gett']);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('issue.get');
  });
});

describe('a wrong command line', () => {
  it.each<[string, readonly string[], object | undefined, string]>([
    [
      'a protocol that there is not',
      [...ISSUE, '--protocol', '2024-01-01'],
      undefined,
      '--protocol takes 2026-07-28 or 2025-11-25, not "2024-01-01".',
    ],
    ['a file that there is not', [...ISSUE, '--answers', '/no/such/file'], undefined, '--answers: "/no/such/file" cannot be read'],
    ['answers that are no object', ISSUE, ['T'], 'is not a JSON object with a value for each field.'],
  ])('is refused: %s', async (_name, args, answers, sentence) => {
    const { code, stderr } = await run(args, answers);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

/** `script` runs a command in a terminal of its own. */
const SCRIPT = '/usr/bin/script';

describe.skipIf(!existsSync(SCRIPT) || process.platform !== 'linux')('in a real terminal', () => {
  /** Sends keys whenever the screen shows the words they answer; resolves with the exit code and everything shown. */
  const inTerminal = (args: readonly string[], steps: readonly (readonly [words: string, keys: string])[]) =>
    new Promise<{ code: number | null; shown: string }>(resolve => {
      const command = [process.execPath, CLI, 'run', ...args, '--sandbox'].map(word => `'${word}'`).join(' ');
      const child = spawn(SCRIPT, ['-qec', `stty cols 100 rows 40; ${command}`, '/dev/null'], {
        env: { ...cleanEnv(), TERM: 'xterm' },
        stdio: 'pipe',
      });
      let shown = '';
      let from = 0;
      const left = [...steps];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        shown += text;
        const [next] = left;
        const at = next ? shown.indexOf(next[0], from) : -1;
        if (!next || at < 0) return;
        from = at + next[0].length;
        left.shift();
        child.stdin.write(next[1]);
      });
      child.once('close', code => resolve({ code, shown }));
    });

  it('asks with prompts and creates what was approved', async () => {
    const { code, shown } = await inTerminal(ISSUE, [
      ['What is the title', 'Harbour\r'],
      ['How would you describe', '\r'],
      ['Which labels', '\r'],
      ['Should the issue be confidential', 'n'],
      ['Create this issue?', 'y'],
    ]);
    expect(shown).toContain('Harbour');
    expect(code).toBe(0);
  });

  it('leaves cleanly on Ctrl-C', async () => {
    const { code, shown } = await inTerminal(ISSUE, [['What is the title', '\u0003']]);
    expect(shown).toContain('Issue creation cancelled by user.');
    expect(code).toBe(1);
  });
});
