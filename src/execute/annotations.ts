/** Who a block of a result is for and how much it matters: the presets of the output format. */
import type { ContentKind } from '../catalog/action.ts';
import type { Annotations } from './outcome.ts';

/** Not-found answers and embedded resources rank like a detail. */
export const DETAIL = 0.6;
/** The refusals that the server writes itself, and every other failure. */
export const REFUSAL = 0.8;
const IMAGE = 0.8;

const PRIORITY: Readonly<Record<ContentKind, number>> = { list: 0.4, detail: DETAIL, mutate: 0.8, assistant: 0.7, image: 0.7 };

/** @param isRounded some clients refuse fractions: 0 or 1 then */
const priority = (value: number, isRounded: boolean): number => (isRounded ? Math.round(value) : value);

export const forAssistant = (value: number, isRounded: boolean): Annotations => ({
  audience: ['assistant'],
  priority: priority(value, isRounded),
});

export const forContent = (kind: ContentKind, isRounded: boolean): Annotations => forAssistant(PRIORITY[kind], isRounded);

export const forImage = (isRounded: boolean): Annotations => ({ audience: ['user'], priority: priority(IMAGE, isRounded) });
