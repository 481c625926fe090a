import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { createDiscussion } from '../../../src/execute/composites/discussion-create.ts';
import { createDraftNote } from '../../../src/execute/composites/draft-note-create.ts';
import { updateDraftNote } from '../../../src/execute/composites/draft-note-update.ts';
import { pairInDiff } from '../../../src/execute/composites/position.ts';
import { makeContext } from '../context.ts';
import { answerOf, makePorts } from '../stub.ts';

const shas = { base_sha: 'bbbbbbbb', start_sha: 'cccccccc', head_sha: 'dddddddd', position_type: 'text' };
const POST = 'POST /projects/1/merge_requests/3/discussions';
const DIFFS = 'GET /projects/1/merge_requests/3/diffs?page=1&per_page=100';
const DIFF = '@@ -10,3 +12,4 @@ function tide() {\n same\n-gone\n+fresh\n+fresher\n end\n';
const sha1 = (path: string): string => createHash('sha1').update(path).digest('hex');

const start = async (position: unknown, diffs: unknown[] = []) => {
  const ports = makePorts({ [POST]: answerOf({ id: 'f00' }, { status: 201 }), [DIFFS]: answerOf(diffs) });
  const values = { project_id: '1', merge_request_iid: 3, body: 'why?', ...(position !== undefined && { position }) };
  try {
    const { data } = await createDiscussion(makeContext({ ports, values }));
    return { data, sent: ports.sent, body: ports.requests.at(-1)?.body };
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { sentence: error.message, parameter: error.facts.parameter, sent: ports.sent };
  }
};

describe('a thread on a diff', () => {
  it('on the whole merge request needs no position', async () => {
    expect(await start(undefined)).toEqual({ data: { id: 'f00' }, sent: [POST], body: { body: 'why?' } });
  });

  it('over several lines gets a line code for both ends, and asks for no diff when both lines are known', async () => {
    const range = { start: { old_line: 10, new_line: 12 }, end: { old_line: 12, new_line: 14 } };
    const position = { ...shas, old_path: 'src/tide.ts', new_path: 'src/tide.ts', new_line: 14, old_line: 12, line_range: range };
    const code = 'd154e3dce8c28c71ff453126792041e801db26db';
    expect(await start(position)).toEqual({
      data: { id: 'f00' },
      sent: [POST],
      body: {
        body: 'why?',
        position: {
          ...position,
          line_range: {
            start: { old_line: 10, new_line: 12, line_code: `${code}_10_12`, type: 'old' },
            end: { old_line: 12, new_line: 14, line_code: `${code}_12_14`, type: 'old' },
          },
        },
      },
    });
  });

  it('counts the other side from the diff for lines that were added or removed, and hangs on the last line', async () => {
    const range = { start: { old_line: 11 }, end: { new_line: 14 } };
    const { sent, body } = await start({ ...shas, old_path: 'a.ts', new_path: 'a.ts', line_range: range }, [
      { old_path: 'a.ts', new_path: 'a.ts', diff: DIFF },
    ]);
    expect(sent).toEqual([DIFFS, POST]);
    expect(body?.['position']).toEqual({
      ...shas,
      old_path: 'a.ts',
      new_path: 'a.ts',
      new_line: 14,
      line_range: {
        start: { old_line: 11, line_code: `${sha1('a.ts')}_11_13`, type: 'old' },
        end: { new_line: 14, line_code: `${sha1('a.ts')}_12_14`, type: 'new' },
      },
    });
  });

  it('sends both paths of a renamed file as given', async () => {
    const position = { ...shas, old_path: 'old/tide.ts', new_path: 'src/tide.ts', new_line: 5 };
    expect(await start(position)).toMatchObject({ sent: [POST], body: { position } });
  });

  it('looks up the path that a renamed file had before', async () => {
    const { sent, body } = await start({ ...shas, new_path: 'src/tide.ts', new_line: 5 }, [
      { old_path: 'old/tide.ts', new_path: 'src/tide.ts', diff: '' },
    ]);
    expect({ sent, position: body?.['position'] }).toEqual({
      sent: [DIFFS, POST],
      position: { ...shas, old_path: 'old/tide.ts', new_path: 'src/tide.ts', new_line: 5 },
    });
  });

  it.each([
    [
      { ...shas, new_path: 'other.ts', new_line: 5 },
      'position.new_path',
      "position.new_path 'other.ts' is not among the files that merge request !3 changes.",
    ],
    [{ ...shas, new_line: 5 }, 'position.new_path', 'position names no file: give new_path.'],
    [
      { ...shas, old_path: 'a.ts', new_path: 'a.ts', line_range: { start: { new_line: 99 }, end: { new_line: 14 } } },
      'position.line_range.start',
      'position.line_range.start is not a line that the diff shows: give both old_line and new_line for an unchanged line.',
    ],
    [
      { ...shas, old_path: 'a.ts', new_path: 'a.ts', line_range: { start: { old_line: 1, new_line: 1 }, end: {} } },
      'position.line_range.end',
      'position.line_range.end names no line: give old_line, new_line or both.',
    ],
  ])('is refused before it is written when its place cannot be told (%#)', async (position, parameter, sentence) => {
    const answer = await start(position, [{ old_path: 'a.ts', new_path: 'a.ts', diff: DIFF }]);
    expect(answer).toMatchObject({ parameter, sentence });
    expect(answer.sent).not.toContain(POST);
  });
});

describe('a draft on a diff', () => {
  const position = { ...shas, old_path: 'a.ts', new_path: 'a.ts', new_line: 5 };
  const at = { project_id: '1', merge_request_iid: 3 };

  it('is written and changed with the same position', async () => {
    const ports = makePorts({
      'POST /projects/1/merge_requests/3/draft_notes': answerOf({ id: 1 }),
      'PUT /projects/1/merge_requests/3/draft_notes/9': answerOf({ id: 9 }),
    });
    await createDraftNote(makeContext({ ports, values: { ...at, note: 'n', position, resolve_discussion: true } }));
    await updateDraftNote(makeContext({ ports, values: { ...at, draft_note_id: 9, note: 'm', position } }));
    expect(ports.requests.map(({ body }) => body)).toEqual([
      { note: 'n', position, resolve_discussion: true },
      { note: 'm', position },
    ]);
  });

  const DRAFT = '/projects/1/merge_requests/3/draft_notes/9';
  const change = async (values: Record<string, unknown>, draft: unknown) => {
    const ports = makePorts({ [`GET ${DRAFT}`]: answerOf(draft), [`PUT ${DRAFT}`]: answerOf({ id: 9 }) });
    await updateDraftNote(makeContext({ ports, values: { ...at, draft_note_id: 9, ...values } }));
    return { sent: ports.sent, body: ports.requests.at(-1)?.body };
  };

  it.each([
    ['its line when only the text changes', { note: 'm' }, { id: 9, note: 'n', position }, { note: 'm', position }],
    ['its text when only the line changes', { position }, { id: 9, note: 'n', position: null }, { note: 'n', position }],
    ['no line that it never had', { note: 'm' }, { id: 9, note: 'n', position: null }, { note: 'm' }],
    ['no place of nulls', { note: 'm' }, { id: 9, position: { head_sha: null, position_type: 'text', new_line: null } }, { note: 'm' }],
    ['only what its place has', { note: 'm' }, { id: 9, position: { ...position, old_line: null } }, { note: 'm', position }],
  ])('keeps %s', async (_, values, draft, body) => {
    expect(await change(values, draft)).toEqual({ sent: [`GET ${DRAFT}`, `PUT ${DRAFT}`], body });
  });

  it('is not sent when nothing of it changes', async () => {
    const ports = makePorts({});
    await expect(updateDraftNote(makeContext({ ports, values: { ...at, draft_note_id: 9 } }))).rejects.toThrow(
      'Nothing to change: give note, position or both.',
    );
    expect(ports.sent).toEqual([]);
  });
});

describe('lines of a unified diff', () => {
  it.each([
    [undefined, 12, { old: 10, new: 12 }],
    [11, undefined, { old: 11, new: 13 }],
    [undefined, 13, { old: 12, new: 13 }],
    [undefined, 14, { old: 12, new: 14 }],
    [12, undefined, { old: 12, new: 15 }],
    [undefined, 99, undefined],
  ])('old %s, new %s', (oldLine, newLine, pair) => expect(pairInDiff(DIFF, oldLine, newLine)).toEqual(pair));
});
