/** Comments at a place of a diff: over several lines, on pictures and on whole files, when writing and when reading. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const shas = { base_sha: 'bbbbbbbb', start_sha: 'cccccccc', head_sha: 'dddddddd' };
const where = { project_id: 1, merge_request_iid: 3 };
const line = (path: string, old: number, now: number) => `${createHash('sha1').update(path).digest('hex')}_${old}_${now}`;
const thread = { id: 'f00', notes: [{ id: 1, body: 'why?', author: { username: 'mira' }, resolvable: true, resolved: false }] };

describe('a comment over several lines', () => {
  const position = {
    ...shas,
    position_type: 'text',
    old_path: 'src/tide.ts',
    new_path: 'src/tide.ts',
    new_line: 14,
    old_line: 12,
    line_range: { start: { old_line: 10, new_line: 12 }, end: { old_line: 12, new_line: 14 } },
  };
  const completed = {
    ...position,
    line_range: {
      start: { old_line: 10, new_line: 12, line_code: line('src/tide.ts', 10, 12) },
      end: { old_line: 12, new_line: 14, line_code: line('src/tide.ts', 12, 14) },
    },
  };

  it.each([
    ['mr_review.discussion_create', { body: 'why?' }, 'discussions', { body: 'why?' }, thread],
    ['mr_review.draft_note_create', { note: 'why?' }, 'draft_notes', { note: 'why?' }, { id: 1, note: 'why?' }],
  ])('of %s has a line code at both ends', async (action, words, path, body, answer) => {
    const on = `POST /api/v4/projects/1/merge_requests/3/${path}`;
    const { sent, error } = await onStub({ action, params: { ...where, ...words, position }, routes: [{ on, status: 201, body: answer }] });
    expect(error).toBeUndefined();
    expect(sent).toEqual([{ on, body: { ...body, position: expect.objectContaining({ new_line: 14, old_line: 12 }) } }]);
    const { line_range: range } = (sent[0] as { body: { position: typeof completed } }).body.position;
    expect(range).toEqual({
      start: {
        old_line: 10,
        new_line: 12,
        line_code: 'd154e3dce8c28c71ff453126792041e801db26db_10_12',
        type: 'old',
      },
      end: {
        old_line: 12,
        new_line: 14,
        line_code: 'd154e3dce8c28c71ff453126792041e801db26db_12_14',
        type: 'old',
      },
    });
    expect(range).toMatchObject(completed.line_range);
  });

  it('may be given as text', async () => {
    const on = 'POST /api/v4/projects/1/merge_requests/3/discussions';
    const { sent } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'why?', position: JSON.stringify(position) },
      routes: [{ on, status: 201, body: thread }],
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ on, body: { position: completed } });
  });

  it('without the SHAs is refused by name, and sends nothing', async () => {
    const { sent, text, error } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'x', position: { position_type: 'text', new_path: 'a', new_line: 1, newline: 2 } },
    });
    expect({ sent, error }).toEqual({
      sent: [],
      error: { code: 'invalid_params', retryable: false, parameter: expect.stringContaining('position.') },
    });
    for (const name of ['position.base_sha', 'position.start_sha', 'position.head_sha', 'position.newline'])
      expect(text.join('\n')).toContain(name);
  });
});

describe('a comment on one line', () => {
  it.each([
    [{ new_line: 5 }, { new_line: 5 }],
    [{ old_line: 4 }, { old_line: 4 }],
    [
      { new_line: 5, old_line: 4 },
      { new_line: 5, old_line: 4 },
    ],
  ])('%j is sent as it is', async (lines, expected) => {
    const on = 'POST /api/v4/projects/1/merge_requests/3/discussions';
    const position = { ...shas, position_type: 'text', old_path: 'a.ts', new_path: 'a.ts', ...lines };
    const { sent } = await onStub({
      action: 'mr_review.discussion_create',
      params: { ...where, body: 'n', position },
      routes: [{ on, status: 201, body: thread }],
    });
    expect(sent).toEqual([
      { on, body: { body: 'n', position: { ...shas, position_type: 'text', old_path: 'a.ts', new_path: 'a.ts', ...expected } } },
    ]);
  });
});

describe('threads on pictures and whole files', () => {
  const position = { ...shas, line_range: null, old_line: null, new_line: null };

  it('are listed with the place they have, and without rows for what they have not', async () => {
    expect(
      await onStub({
        action: 'mr_review.discussion_list',
        params: where,
        routes: [
          {
            on: 'GET /api/v4/projects/1/merge_requests/3/discussions',
            headers: { 'x-page': '1', 'x-per-page': '20', 'x-next-page': '', 'x-total': '3', 'x-total-pages': '1' },
            body: [
              {
                id: 'a',
                individual_note: false,
                notes: [
                  {
                    id: 1,
                    type: 'DiffNote',
                    body: 'img',
                    author: { username: 'mira' },
                    position: {
                      ...position,
                      position_type: 'image',
                      old_path: 'l.png',
                      new_path: 'l.png',
                      x: 1,
                      y: 2,
                      width: 9,
                      height: 9,
                    },
                  },
                ],
              },
              {
                id: 'b',
                individual_note: false,
                notes: [
                  {
                    id: 2,
                    type: 'DiffNote',
                    body: 'file',
                    author: { username: 'mira' },
                    position: { ...position, position_type: 'file', old_path: 'l.ts', new_path: 'l.ts' },
                  },
                ],
              },
              {
                id: 'c',
                individual_note: true,
                notes: [{ id: 3, type: null, body: 'plain', author: { username: 'mira' }, position: null }],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1/merge_requests/3/discussions'],
      text: [
        '## Review threads (3)',
        '',
        '### Thread a',
        '',
        '#### Comments (1)',
        '',
        '##### Note 1 by @mira',
        '',
        '- **File**: l.png',
        '- **Place in the image**: 1, 2 of 9 × 9',
        '',
        '> img',
        '',
        '### Thread b',
        '',
        '#### Comments (1)',
        '',
        '##### Note 2 by @mira',
        '',
        '- **File**: l.ts',
        '',
        '> file',
        '',
        '### Thread c',
        '',
        '#### Comments (1)',
        '',
        '##### Note 3 by @mira',
        '',
        '> plain',
        '',
        'Page 1 of 1 | 3 items total | 20 per page',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'mr_review.discussion_reply' to reply in a review thread",
        "- Use action 'mr_review.discussion_resolve' to resolve or reopen a review thread",
        "- Use action 'mr_review.discussion_create' to start a review thread",
        "- Use action 'mr_review.suggestion_apply' to apply a suggestion of a comment",
      ],
      json: {
        next_steps: [
          "Use action 'mr_review.discussion_reply' to reply in a review thread",
          "Use action 'mr_review.discussion_resolve' to resolve or reopen a review thread",
          "Use action 'mr_review.discussion_create' to start a review thread",
          "Use action 'mr_review.suggestion_apply' to apply a suggestion of a comment",
        ],
        discussions: [
          {
            id: 'a',
            individual_note: false,
            notes: [
              {
                id: 1,
                type: 'DiffNote',
                body: 'img',
                author: {
                  username: 'mira',
                },
                position: {
                  base_sha: 'bbbbbbbb',
                  start_sha: 'cccccccc',
                  head_sha: 'dddddddd',
                  position_type: 'image',
                  old_path: 'l.png',
                  new_path: 'l.png',
                  x: 1,
                  y: 2,
                  width: 9,
                  height: 9,
                },
              },
            ],
          },
          {
            id: 'b',
            individual_note: false,
            notes: [
              {
                id: 2,
                type: 'DiffNote',
                body: 'file',
                author: {
                  username: 'mira',
                },
                position: {
                  base_sha: 'bbbbbbbb',
                  start_sha: 'cccccccc',
                  head_sha: 'dddddddd',
                  position_type: 'file',
                  old_path: 'l.ts',
                  new_path: 'l.ts',
                },
              },
            ],
          },
          {
            id: 'c',
            individual_note: true,
            notes: [
              {
                id: 3,
                body: 'plain',
                author: {
                  username: 'mira',
                },
              },
            ],
          },
        ],
        pagination: {
          page: 1,
          per_page: 20,
          total_items: 3,
          total_pages: 1,
          next_page: 0,
          prev_page: 0,
          has_more: false,
        },
      },
    });
  });
});
