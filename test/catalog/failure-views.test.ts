/** Views of what went wrong, as a reader sees them: tests that fail, people who could not be invited. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import { compileView } from '../../codegen/views.ts';
import { renderDetail } from '../../src/format/render.ts';

const { catalog } = loadCatalog(diskSource(fileURLToPath(new URL('../../', import.meta.url))));

function shown(name: string, data: unknown): string {
  const entity = catalog.entities.get(name);
  if (!entity) throw new Error(`no entity ${name}`);
  return renderDetail({ view: compileView(entity, catalog.entities).view, data });
}

describe('a test report', () => {
  it('names the tests that fail, with what each of them said', () => {
    const report = {
      total_time: 0.05,
      total_count: 3,
      success_count: 1,
      failed_count: 1,
      skipped_count: 0,
      error_count: 1,
      test_suites: [
        {
          name: 'unit',
          total_time: 0.05,
          total_count: 3,
          success_count: 1,
          failed_count: 1,
          skipped_count: 0,
          error_count: 1,
          test_cases: [
            { status: 'success', name: 'accepts a name', classname: 'login', execution_time: 0.01 },
            {
              status: 'failed',
              name: 'refuses a blank name',
              classname: 'login',
              file: 'test/login.test.ts',
              execution_time: 0.03,
              system_output: 'AssertionError: expected true to be false\n  at test/login.test.ts:14:23',
              recent_failures: { count: 2, base_branch: 'main' },
            },
            { status: 'error', name: 'starts', classname: 'login', execution_time: 0, system_output: { message: 'no database' } },
          ],
        },
      ],
    };
    expect(shown('TestReport', report)).toBe(`## Test report: 3 tests

- **Passed**: 1
- **Failed**: 1
- **Errors**: 1
- **Skipped**: 0
- **Time**: 0.1 s

### Suites (1)

| Suite | Tests | Passed | Failed | Errors | Skipped | Time |
| --- | --- | --- | --- | --- | --- | --- |
| unit | 3 | 1 | 1 | 1 | 0 | 0.1 s |

### Failing tests (2)

#### refuses a blank name

- **Class**: login
- **File**: test/login.test.ts
- **Recent failures**: 2
- **Time**: 0 s

\`\`\`
AssertionError: expected true to be false
  at test/login.test.ts:14:23
\`\`\`

#### starts

- **Class**: login
- **Message**: no database
- **Time**: 0 s`);
  });

  it('has no such part where all of them pass', () => {
    const suite = { name: 'unit', total_count: 1, success_count: 1, test_cases: [{ status: 'success', name: 'accepts a name' }] };
    expect(shown('TestReport', { total_count: 1, success_count: 1, test_suites: [suite] })).not.toContain('Failing');
  });
});

describe('the outcome of an invitation', () => {
  it('says who was not invited, and why', () => {
    const outcome = {
      status: 'error',
      message: { 'bob@example.com': "The member's email address is not allowed", carol: 'has *no* seat' },
      queued_users: { dave: 'Request queued for administrator approval.' },
    };
    expect(shown('InvitationOutcome', outcome)).toBe(`## Invitation: error

### Not invited (2)

| Who | Why |
| --- | --- |
| \`bob@example.com\` | The member's email address is not allowed |
| carol | has \\*no\\* seat |

### Waiting for approval (1)

| Who | Why |
| --- | --- |
| dave | Request queued for administrator approval. |`);
  });

  it('shows a single sentence in their place', () => {
    expect(shown('InvitationOutcome', { status: 'error', message: 'No seats are left' })).toBe(`## Invitation: error

### Not invited

> No seats are left`);
  });

  it('is good where there is nothing to tell', () => {
    expect(shown('InvitationOutcome', { status: 'success' })).toBe('## Invitation: success\n\n- **Status**: success');
  });
});
