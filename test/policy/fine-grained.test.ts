import { describe, expect, it } from 'vitest';
import type { View } from '../../src/call/call.ts';
import { fineGrainedFacts, permissionName } from '../../src/catalog/fine-grained.ts';
import { registry } from '../../src/catalog/generated.ts';
import { hollowNotes, notFoundNote } from '../../src/policy/fine-grained.ts';
import { withheldBy } from '../../src/policy/withheld.ts';
import { makeView } from '../execute/stub.ts';

const entry = (id: string) => {
  const found = registry().find(action => action.id === id);
  if (!found) throw new Error(`the catalog lacks ${id}`);
  return found;
};

const { release } = fineGrainedFacts();
const view = (over: Partial<View> = {}) => makeView({ tokenKind: 'fine_grained', version: `${release}-ee`, ...over });

/** Every permission of the release but these. */
const allBut = (...missing: readonly string[]) =>
  fineGrainedFacts()
    .permissions.filter(words => !missing.includes(words))
    .map(permissionName);

describe('a call with a fine-grained token', () => {
  it('is refused with the words of the permission that its grant lacks', () => {
    expect(withheldBy(entry('issue.create'), view({ grant: allBut('Work Item: Create') }))).toEqual({
      reason: 'fine_grained',
      sentence:
        'action "issue.create" exists but this fine-grained personal access token was not granted what it needs: Work Item: Create. A grant cannot be changed: create a token that has it too. Do not report the capability as missing.',
    });
  });

  it('names all that an action lacks that takes several', () => {
    const withheld = withheldBy(entry('vulnerability.dismiss'), view({ grant: allBut('Vulnerability: Read', 'Vulnerability: Update') }));
    expect(withheld?.sentence).toContain('what it needs: Vulnerability: Update and Vulnerability: Read. A grant');
  });

  it('is refused where GitLab declares no permission at all, whatever the grant and the release', () => {
    const sentence = `action "issue.work_item_get" exists but is not available to a fine-grained personal access token: GitLab ${release} declares no permission for the GraphQL type Namespace, so it answers every such token with nothing. Use a classic personal access token. Do not report the capability as missing.`;
    const views = [view({ grant: allBut() }), view({ version: '20.1.0' }), view({ version: undefined })];
    for (const one of views) expect(withheldBy(entry('issue.work_item_get'), one)).toEqual({ reason: 'fine_grained', sentence });
  });

  it('of a wizard is judged by the action that it ends in, and names the wizard', () => {
    const withheld = withheldBy(entry('interactive.issue_create'), view({ grant: allBut('Work Item: Create') }));
    expect(withheld?.sentence).toMatch(/^action "interactive\.issue_create" exists but this fine-grained .* Work Item: Create\./);
  });

  it.each<[string, Partial<View>]>([
    ['has the permission', { grant: ['create_work_item'] }],
    ['may not read its grant', { grant: undefined }],
    ['is of another release than the permissions', { grant: [], version: '19.2.0' }],
    ['is of an instance of unknown version', { grant: [], version: undefined }],
    ['holds a permission that nobody here knows, and none of the resource', { grant: ['write_issue'] }],
    ['is classic', { grant: [], tokenKind: 'classic' }],
  ])('is let through when the token %s', (_, over) => {
    expect(withheldBy(entry('issue.create'), view(over))).toBeUndefined();
  });

  it('is refused beside an unknown permission when the grant holds another one of the same resource', () => {
    const grant = ['read_work_item', 'tickle_work_item'];
    expect(withheldBy(entry('issue.create'), view({ grant }))?.reason).toBe('fine_grained');
    expect(withheldBy(entry('branch.create'), view({ grant }))).toBeUndefined();
  });

  it('that GitLab would serve in a public project is left to GitLab', () => {
    expect(withheldBy(entry('issue.get'), view({ grant: [] }))).toBeUndefined();
    expect(withheldBy(entry('job.get'), view({ grant: [] }))?.sentence).toContain('Job: Read');
  });
});

describe('an answer to a fine-grained token', () => {
  const get = entry('vulnerability.get');

  it('names the parts that are empty for every such token', () => {
    expect(hollowNotes(get, view(), { id: 1, issue_links: { nodes: [] } })).toEqual([
      `GitLab ${release} leaves part of this answer empty for a fine-grained personal access token, with no error: issue_links (the type VulnerabilityIssueLink, for which it declares no permission). Empty there does not mean there is nothing.`,
    ]);
  });

  it('names the parts that its grant does not reach', () => {
    const [note] = hollowNotes(get, view({ grant: allBut('Project: Read') }), { id: 1 });
    expect(note).toContain('for which it declares no permission); project (which needs Project: Read). Empty there');
  });

  it('says nothing of a part that is there', () => {
    expect(hollowNotes(get, view(), { issue_links: { nodes: [{ link_type: 'RELATED' }] } })).toEqual([]);
  });

  it('that is an empty GraphQL list says that it may not be one', () => {
    const list = entry('vulnerability.list');
    const note =
      'Over GraphQL, GitLab leaves out of a list, with no error, the items a fine-grained personal access token is not granted, so an empty answer may mean this token cannot see them rather than that there are none.';
    expect(hollowNotes(list, view(), [])).toEqual([note]);
    expect(hollowNotes(list, view(), [{ id: 1 }])).toEqual([]);
    expect(hollowNotes(entry('issue.list'), view(), [])).toEqual([]);
    expect(hollowNotes(list, view({ tokenKind: 'classic' }), [])).toEqual([]);
  });

  it('that nothing was found says what it may mean, where GraphQL was read', () => {
    const note =
      'Over GraphQL, GitLab answers null with no error for an object a fine-grained personal access token is not granted, or that sits in a project or group outside its grant, so not found may mean this token cannot see it rather than that it does not exist.';
    expect(notFoundNote(get, view())).toBe(note);
    expect(notFoundNote(entry('issue.get'), view())).toBeUndefined();
    expect(notFoundNote(get, makeView())).toBeUndefined();
  });
});
