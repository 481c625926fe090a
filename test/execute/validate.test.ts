import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import type { ActionFacts } from '../../src/catalog/action.ts';
import type { Catalog } from '../../src/execute/catalog.ts';
import { normalise } from '../../src/execute/normalise.ts';
import { validate } from '../../src/execute/validate.ts';
import { makeCatalog, makeEntry, makeFacts, param } from './stub.ts';

const entry = makeEntry({ id: 'issue.list' });
const accepting = makeCatalog();

const check = async (input: Record<string, unknown>, params: ActionFacts['params'], catalog: Catalog = accepting) => {
  const facts = makeFacts({ params });
  const read = normalise({ input, entry, facts, instance: { url: 'https://gitlab.example.com' } });
  try {
    return await validate({ read, entry, facts, catalog });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message, ...error.facts };
  }
};

const params = {
  project_id: param({ in: 'path', kind: 'project', required: true, accepts: ['project_path'] }),
  issue_iid: param({ type: 'integer', in: 'path', required: true, min: 1 }),
  state: param({ enum: ['opened', 'closed', 'all'] }),
  per_page: param({ type: 'integer', min: 1, max: 100 }),
  scope: param({ type: 'array', items: param({ enum: ['failed', 'success'] }) }),
};
const valid = 'Valid parameters: project_id (required), issue_iid (required), state, per_page, scope';

describe('validation', () => {
  it('gives the values back when nothing is wrong', async () => {
    expect(await check({ project_path: 'a/b', issue_iid: '4', state: 'opened' }, params)).toEqual({
      project_id: 'a/b',
      issue_iid: 4,
      state: 'opened',
    });
  });

  it('names everything that is wrong in one answer', async () => {
    expect(await check({ isue_iid: 4, state: 'open', per_page: 'many', scope: 'failed,broken' }, params)).toEqual({
      code: 'invalid_params',
      sentence: "6 parameters of 'issue.list' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
      parameter: 'isue_iid',
      hints: [
        'isue_iid is not a parameter of this action; did you mean issue_iid?',
        'project_id is missing',
        'issue_iid is missing',
        'per_page must be a whole number (got "many")',
        'state must be one of opened, closed, all (got "open")',
        'scope must be one of failed, success (got "broken")',
        valid,
      ],
    });
  });

  it.each([
    [{ per_page: 101 }, 'per_page must be from 1 to 100 (got 101)', 'per_page'],
    [{ per_page: '0' }, 'per_page must be from 1 to 100 (got 0)', 'per_page'],
    [{ issue_iid: -1 }, 'issue_iid must be at least 1 (got -1)', 'issue_iid'],
    [{ issue_iid: '' }, 'issue_iid must be a whole number (got "")', 'issue_iid'],
  ])('refuses %j', async (wrong, hint, parameter) => {
    expect(await check({ project_id: 1, issue_iid: 4, ...wrong }, params)).toEqual({
      code: 'invalid_params',
      sentence: "One parameter of 'issue.list' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
      parameter,
      hints: [hint, valid],
    });
  });

  it('suggests the canonical name for a slip in another spelling of it', async () => {
    const { hints } = (await check({ projct_path: 'a/b', issue_iid: 4 }, params)) as { hints: string[] };
    expect(hints[0]).toBe('projct_path is not a parameter of this action; did you mean project_id?');
  });

  it('refuses an empty path parameter, which would change the route', async () => {
    const branch = { branch_name: param({ in: 'path', required: true }) };
    const { hints } = (await check({ branch_name: '' }, branch)) as { hints: string[] };
    expect(hints).toEqual(['branch_name must not be empty', 'Valid parameters: branch_name (required)']);
  });

  it('checks what objects require and bound', async () => {
    const position = param({
      type: 'object',
      properties: { head_sha: param({ required: true }), line: param({ type: 'integer', min: 1 }), type: param({ enum: ['new', 'old'] }) },
    });
    const { hints } = (await check({ position: { line: 0, type: 'both' } }, { position })) as { hints: string[] };
    expect(hints).toEqual([
      'position.head_sha is missing',
      'position.line must be at least 1 (got 0)',
      'position.type must be one of new, old (got "both")',
      'Valid parameters: position',
    ]);
  });

  it('never shows a secret back', async () => {
    const token = param({ kind: 'secret', enum: ['x'] });
    const { hints } = (await check({ token: 'glpat-very-secret' }, { token })) as { hints: string[] };
    expect(hints[0]).toBe('token must be x (got the value given)');
  });

  it('lets the generated schema have the last word', async () => {
    const refusing: Catalog = {
      ...accepting,
      validator: async () => ({
        safeParse: () => ({ success: false, error: { issues: [{ path: ['state'], message: 'Invalid input' }] } }),
      }),
    };
    expect(await check({ project_id: 1, issue_iid: 4, state: 'all' }, params, refusing)).toMatchObject({
      code: 'invalid_params',
      parameter: 'state',
      hints: ['state is not accepted: Invalid input', valid],
    });
  });
});
