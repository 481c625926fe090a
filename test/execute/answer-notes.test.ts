import { describe, expect, it } from 'vitest';
import { answerNotes } from '../../src/execute/answer-notes.ts';
import { makeContext } from './context.ts';

const PUBLIC = 'GitLab did not keep this comment internal: everyone who can see the discussion can read it.';
const UNSAID = "GitLab's answer does not say that this comment is internal: take it that everyone who can see the discussion can read it.";

describe('a comment that was to be internal', () => {
  it.each([
    [{ body: 'x', internal: false }, [PUBLIC]],
    [{ body: 'x', confidential: false }, [PUBLIC]],
    [{ body: 'x' }, [UNSAID]],
    [{ notes: [{ body: 'x', internal: false }] }, [PUBLIC]],
    [{ body: 'x', internal: true }, []],
    [{ body: 'x', internal: false, confidential: true }, []],
    [{ notes: [{ body: 'x', internal: true }] }, []],
    [{ notes: [] }, []],
    [{ iid: 4 }, []],
    [[{ body: 'x', internal: false }], []],
    [undefined, []],
  ])('that came back as %j', (data, notes) => {
    expect(answerNotes(makeContext({ values: { internal: true } }), data)).toEqual(notes);
  });

  it('is not asked about where nobody asked for it', () => {
    expect(answerNotes(makeContext({ values: { internal: false } }), { body: 'x', internal: false })).toEqual([]);
  });
});
