import { describe, expect, it } from 'vitest';
import { daysLeft, drawBurndown } from '../../../src/execute/drawings/burndown.ts';
import { elementsOf } from './well-formed.ts';

const items = [
  { created: '2025-01-01', weight: 1 },
  { created: '2025-02-01', closed: '2025-02-03', weight: 1 },
  { created: '2025-02-02', closed: '2025-02-04', weight: 1 },
];
const milestone = { title: 'v1.0', start: '2025-02-01', due: '2025-02-05', unit: 'issues' };

describe('the days of a burndown', () => {
  it('start with what was open before, and go up and down with the work', () => {
    expect(daysLeft({ ...milestone, today: '2025-03-01', items })).toEqual([
      { day: '2025-02-01', left: 2 },
      { day: '2025-02-02', left: 3 },
      { day: '2025-02-03', left: 2 },
      { day: '2025-02-04', left: 1 },
      { day: '2025-02-05', left: 1 },
    ]);
  });

  it('end today while the milestone runs', () => {
    expect(daysLeft({ ...milestone, today: '2025-02-02', items }).map(({ day }) => day)).toEqual(['2025-02-01', '2025-02-02']);
  });

  it('are none before its first day', () => {
    expect(daysLeft({ ...milestone, today: '2025-01-31', items })).toEqual([]);
  });

  it('leave out what was finished before the first day', () => {
    const done = [{ created: '2025-01-01', closed: '2025-01-10', weight: 5 }];
    expect(daysLeft({ ...milestone, today: '2025-02-01', items: done })).toEqual([{ day: '2025-02-01', left: 0 }]);
  });
});

describe('the burndown chart', () => {
  it('is SVG with one line of what is left, and says in words what it shows', () => {
    const drawing = drawBurndown({ ...milestone, today: '2025-03-01', items });
    const names = elementsOf(drawing.svg);
    expect(names.filter(name => name === 'polyline')).toHaveLength(1);
    expect(names[0]).toBe('svg');
    expect(drawing.summary).toBe(
      'v1.0, 2025-02-01 to 2025-02-05: 2 issues open at the start, 1 issue on 2025-02-05. An even pace would have left 0.',
    );
    expect(drawing.title).toBe('Burndown of v1.0');
  });

  it('is the same bytes for the same input', () => {
    const draw = () => drawBurndown({ ...milestone, today: '2025-02-03', items }).svg;
    expect(draw()).toBe(draw());
  });

  it('keeps the words of a title out of its markup', () => {
    const { svg } = drawBurndown({ ...milestone, title: '</text><script>"&\u0007', today: '2025-02-03', items });
    expect(elementsOf(svg)).not.toContain('script');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&quot;&amp;\ufffd');
  });

  it('has no line before the first day, and room for the work that waits', () => {
    const drawing = drawBurndown({ ...milestone, today: '2025-01-20', items });
    expect(elementsOf(drawing.svg)).not.toContain('polyline');
    expect(drawing.summary).toBe('v1.0 runs from 2025-02-01 to 2025-02-05 and has not begun.');
  });

  it('stands for a milestone of a single day and for one without issues', () => {
    const oneDay = drawBurndown({ ...milestone, due: '2025-02-01', today: '2025-02-01', items });
    const empty = drawBurndown({ ...milestone, today: '2025-02-05', items: [] });
    for (const { svg } of [oneDay, empty]) {
      elementsOf(svg);
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });

  it('does not grow with the years', () => {
    const drawing = drawBurndown({ ...milestone, start: '2000-01-01', due: '2025-01-01', today: '2025-01-01', items });
    expect(drawing.svg.length).toBeLessThan(20_000);
  });
});
