/** Comments on files that were renamed: both paths go out, and a missing one is looked up rather than guessed. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const shas = { base_sha: 'bbbbbbbb', start_sha: 'cccccccc', head_sha: 'dddddddd' };
const where = { project_id: 1, merge_request_iid: 4 };
const create = 'POST /api/v4/projects/1/merge_requests/4/discussions';
const thread = { id: 'f03', notes: [{ id: 5, body: 'n', author: { username: 'mira' } }] };
const position = { ...shas, position_type: 'text', new_path: 'src/tide.ts', new_line: 5 };
const diffs = {
  on: 'GET /api/v4/projects/1/merge_requests/4/diffs',
  body: [{ old_path: 'old/tide.ts', new_path: 'src/tide.ts', renamed_file: true, diff: '@@ -5,1 +5,1 @@\n-a\n+b\n' }],
};

describe('a comment on a renamed file', () => {
  it('keeps both paths as they were given', async () => {
    const { sent } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'n', position: { ...position, old_path: 'old/tide.ts' } },
      routes: [{ on: create, status: 201, body: thread }],
    });
    expect(sent).toEqual([{ on: create, body: { body: 'n', position: { ...position, old_path: 'old/tide.ts' } } }]);
  });

  it('finds the path before in the diff when it was left out', async () => {
    const { sent } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'n', position },
      routes: [diffs, { on: create, status: 201, body: thread }],
    });
    expect(sent).toEqual([
      expect.stringMatching(/^GET .*\/merge_requests\/4\/diffs/),
      { on: create, body: { body: 'n', position: { ...position, old_path: 'old/tide.ts' } } },
    ]);
  });

  it('sends nothing when the diff has no such file', async () => {
    const { sent, error } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'n', position: { ...position, new_path: 'nowhere.ts' } },
      routes: [diffs],
    });
    expect(sent).toEqual([expect.stringMatching(/^GET .*\/merge_requests\/4\/diffs/)]);
    expect(error).toMatchObject({ code: 'invalid_params' });
  });

  it('of a draft is looked up the same way', async () => {
    const draft = 'POST /api/v4/projects/1/merge_requests/4/draft_notes';
    const { sent } = await onStub({
      action: 'mr_review.draft_note_create',
      params: { ...where, note: 'n', position },
      routes: [diffs, { on: draft, status: 201, body: { id: 1, note: 'n' } }],
    });
    expect(sent.at(-1)).toEqual({ on: draft, body: { note: 'n', position: { ...position, old_path: 'old/tide.ts' } } });
  });
});

describe('a renamed file in a diff', () => {
  it('is shown with both paths', async () => {
    const { text, json } = await onStub({
      action: 'mr_review.changes_get',
      params: where,
      routes: [diffs],
    });
    expect(text.join('\n')).toContain('old/tide.ts');
    expect(json).toMatchObject({ diffs: [{ old_path: 'old/tide.ts', new_path: 'src/tide.ts', renamed_file: true }] });
  });
});
