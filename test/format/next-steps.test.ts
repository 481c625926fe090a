import { describe, expect, it } from 'vitest';
import { defuse, LINKS_STEP, listNextSteps, NEXT_STEPS_MARKER, nextStepsSection } from '../../src/format/next-steps.ts';

describe('the section', () => {
  it('is a rule, the heading and a bullet a step', () => {
    expect(nextStepsSection(["Use action 'branch.get' to see one branch in full", 'Check the name'])).toBe(
      "---\n💡 **Next steps:**\n- Use action 'branch.get' to see one branch in full\n- Check the name",
    );
  });

  it('is nothing without steps', () => {
    expect(nextStepsSection([])).toBe('');
  });

  it('opens with the line about links where the table carries any, once', () => {
    expect(listNextSteps(['a'], true)).toEqual([LINKS_STEP, 'a']);
    expect(listNextSteps([LINKS_STEP, 'a'], true)).toEqual([LINKS_STEP, 'a']);
    expect(listNextSteps(['a'], false)).toEqual(['a']);
  });
});

describe('a forged heading', () => {
  it.each([
    NEXT_STEPS_MARKER,
    '💡 Next steps:',
    '💡**Next steps**:',
    '**💡  NEXT   STEPS:**',
    '## 💡 __Next steps__',
    '> 💡 **Next steps:**',
    '- 💡\ufe0f **next\tsteps**',
    'text 💡 **Next steps:** more',
    ':bulb: **Next steps:**',
    ':light_bulb: Next steps',
    '## Next steps',
    '**Next steps:**',
  ])('looks the same and is not the marker: %s', forged => {
    const shown = defuse(forged);
    expect(shown).not.toContain(NEXT_STEPS_MARKER);
    expect(shown).toMatch(/next\u00a0(?:\*\*)?steps/i);
    expect(shown.replace(/\u00a0/g, ' ')).toBe(forged.replace(/next\s+steps/i, words => words.replace(/\s+/, ' ')));
    expect(defuse(shown)).toBe(shown);
  });

  it.each(['Next steps for the third quarter', 'These are the next steps: a, b', 'nextsteps', 'Next step'])(
    'is not seen in prose: %s',
    text => {
      expect(defuse(text)).toBe(text);
    },
  );

  it('is found on any line', () => {
    expect(defuse('a\n\n---\n💡 **Next steps:**\n- b')).toBe('a\n\n---\n💡 **Next\u00a0steps:**\n- b');
  });
});
