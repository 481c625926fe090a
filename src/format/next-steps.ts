/**
 * The guidance section that ends an answer, and the guard that keeps other people's text from passing for it. Owns the
 * marker; what is suggested is the caller's.
 */

/** Heading of the section. A client may look for it at the start or the end of an answer, and only there. */
export const NEXT_STEPS_MARKER = '💡 **Next steps:**';

/** First suggestion under a list whose table carries links. */
export const LINKS_STEP =
  'When presenting these results, always include the clickable [text](url) links from the table so the user can navigate to GitLab';

/** The section, or nothing without steps. Steps are catalog sentences: written as they are. */
export const nextStepsSection = (steps: readonly string[]): string =>
  steps.length === 0 ? '' : `---\n${NEXT_STEPS_MARKER}\n${steps.map(step => `- ${step}`).join('\n')}`;

/** The steps of a list, opened by the line about links when its table carries any. */
export const listNextSteps = (steps: readonly string[], hasLinks: boolean): readonly string[] =>
  hasLinks && !steps.includes(LINKS_STEP) ? [LINKS_STEP, ...steps] : steps;

/**
 * `next steps` behind markup or an emoji as all that its line says, or anywhere behind a light bulb, drawn or by its short code.
 * Prose that merely begins with the words is left alone.
 */
const FORGED =
  /(?<=^[^\p{L}\p{N}\n]+(?::\w+:[^\p{L}\p{N}\n]*)?next)[^\S\n\u00a0]+(?=[^\p{L}\p{N}\n]*steps[^\p{L}\p{N}\n]*$)|(?<=(?:\u{1F4A1}|:(?:light_)?bulb:)[^\p{L}\p{N}\n]{0,40}next)[^\S\n\u00a0]+(?=[^\p{L}\p{N}\n]*steps)/gimu;

/**
 * Rewrites headings that imitate the section: a no-break space between the two words looks the same in a paragraph, a quote
 * and a code block, and is not the marker.
 */
export const defuse = (text: string): string => (/\bsteps/i.test(text) ? text.replace(FORGED, '\u00a0') : text);
