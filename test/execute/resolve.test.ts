import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { rest } from '../../src/catalog/rows.ts';
import { resolveAction } from '../../src/execute/resolve.ts';
import { makeCatalog, makeEntry, makeFacts, makeView } from './stub.ts';

const handler = rest('GET', '/version');
const action = (id: string, over: Parameters<typeof makeEntry>[0] = {}) => ({
  entry: makeEntry({ id, ...over }),
  facts: makeFacts(),
  handler,
});

const catalog = makeCatalog(
  action('issue.get', { aliases: ['issue.show', 'gitlab_get_issue'] }),
  action('issue.list', { summary: 'List issues.' }),
  action('issue.delete', { effect: 'delete', destructive: 'Gone.' }),
  action('merge_request.get', { tool: 'gitlab_mr_get', aliases: ['gitlab_issue_get'] }),
  action('branch.list', { summary: 'List branches.' }),
);

const failure = (name: string, view = makeView()) => {
  try {
    return resolveAction(name, view, catalog).id;
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message, hints: error.facts.hints };
  }
};

describe('names of actions', () => {
  it.each([
    ['issue.get', 'issue.get'],
    ['Issue.Get ', 'issue.get'],
    ['issue.show', 'issue.get'],
    ['gitlab_get_issue', 'issue.get'],
    ['gitlab_mr_get', 'merge_request.get'],
    ['gitlab_issue_get', 'issue.get'],
  ])('resolves %s to %s', (name, id) => expect(failure(name)).toBe(id));

  it('answers an unknown name with the nearest that can be called', () => {
    expect(failure('issues.lst')).toEqual({
      code: 'unknown_action',
      sentence: "There is no action 'issues.lst'. The nearest are listed below. Search for it in your own words with gitlab_find_action.",
      hints: ['issue.list: List issues.', 'issue.get: Read a thing.', 'issue.delete: Read a thing.'],
    });
    expect(failure('issue.delet', makeView({ readOnly: true, surface: 'meta' }))).toMatchObject({
      code: 'unknown_action',
      hints: ['issue.get: Read a thing.', 'issue.list: List issues.'],
    });
  });

  it('answers a name like no other without a guess', () => {
    expect(failure('zzz')).toEqual({
      code: 'unknown_action',
      sentence: "There is no action 'zzz'. Search for it in your own words with gitlab_find_action.",
      hints: [],
    });
  });

  it('never calls a withheld action unknown', () => {
    expect(failure('issue.delete', makeView({ readOnly: true }))).toEqual({
      code: 'withheld',
      sentence:
        "Action 'issue.delete' exists but this server is in read-only mode and it changes GitLab. Its operator can switch GITLAB_MCP_READ_ONLY off.",
      hints: undefined,
    });
  });
});
