import { describe, expect, it } from 'vitest';
import { boundData, cutAt } from '../../src/execute/bounds.ts';

describe('bounds', () => {
  it('leaves an answer that fits as it is', () => {
    const data = { a: 'x'.repeat(100), list: [1, null, true] };
    expect(boundData(data, 100)).toEqual({ data, notes: [] });
  });

  it('shortens long texts only, until the whole fits, and says so', () => {
    const data = [{ id: 1, description: 'x'.repeat(30_000), title: 't' }];
    expect(boundData(data, 2_000)).toEqual({
      data: [{ id: 1, description: `${'x'.repeat(4_000)}… (26000 more characters)`, title: 't' }],
      notes: ['Long texts are shortened to keep this answer small: read one item on its own, or name what you need in fields.'],
    });
    expect(data[0]?.description.length).toBe(30_000);
  });

  it('never cuts a character in half', () => {
    expect(cutAt('a😀b', 2)).toBe('a');
    expect(cutAt('a😀b', 3)).toBe('a😀');
  });
});
