import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from '../../src/config/nearest.ts';

describe('nearest', () => {
  it.each([
    ['issue', 'issue', 0],
    ['isuse', 'issue', 1],
    ['brnch', 'branch', 1],
    ['', 'abc', 3],
  ])('measures %s and %s as %d apart', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('offers the closest names, best first, and none that are far', () => {
    expect(nearest('issue.craete', ['issue.create', 'issue.delete', 'pipeline.wait'], 2)).toEqual(['issue.create', 'issue.delete']);
    expect(nearest('zzzzzz', ['issue.create'])).toEqual([]);
  });
});
