import { describe, expect, it } from 'vitest';
import { consentNeed } from '../../src/policy/confirm.ts';
import { makeView } from '../execute/stub.ts';

describe('consent', () => {
  it.each([
    ['dynamic', 'model', false, false, false, 'refuse'],
    ['dynamic', 'model', false, true, false, 'given'],
    ['dynamic', 'model', true, false, false, 'given'],
    ['dynamic', 'model', false, false, true, 'ask'],
    ['meta', 'model', false, false, false, 'ask'],
    ['individual', 'model', false, false, false, 'ask'],
    ['individual', 'human', true, true, false, 'ask'],
    ['dynamic', 'human', true, true, false, 'ask'],
  ] as const)('on %s, %s, yolo %s, confirm %s, by arguments %s: %s', (surface, consent, yolo, confirm, byArguments, need) => {
    expect(consentNeed({ view: makeView({ surface, consent, yolo }), confirm, byArguments })).toBe(need);
  });
});
