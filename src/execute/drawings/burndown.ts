/**
 * The burndown chart of a milestone: work left at the end of each day, beside the straight line to its due date. Pure: days in,
 * picture out. Owns how the days are counted; where the issues come from is the composite's.
 */
import { type Drawing, element, INK, LINE, MUTED, picture, round, shorten, text } from './svg.ts';

/** A piece of work: when it came, when it was finished, and how much it counts. */
export interface WorkItem {
  readonly created: string;
  readonly closed?: string | undefined;
  readonly weight: number;
}

export interface BurndownOptions {
  readonly title: string;
  /** Days, `2025-01-31`. */
  readonly start: string;
  readonly due: string;
  readonly today: string;
  readonly items: readonly WorkItem[];
  /** What is counted: `issues`, `weight`. */
  readonly unit: string;
}

export interface DayLeft {
  readonly day: string;
  readonly left: number;
}

const DAY = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY);
const dayText = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** The work left at the end of each day from the start to the due date, or to today where that is earlier. */
export function daysLeft({ start, due, today, items }: Omit<BurndownOptions, 'title' | 'unit'>): readonly DayLeft[] {
  const first = dayNumber(start);
  const last = Math.min(dayNumber(due), dayNumber(today));
  const changes = new Map<number, number>();
  let left = 0;
  for (const { created, closed, weight } of items) {
    for (const [day, change] of [
      [dayNumber(created), weight] as const,
      ...(closed === undefined ? [] : [[dayNumber(closed), -weight] as const]),
    ]) {
      if (day <= first) left += change;
      else changes.set(day, (changes.get(day) ?? 0) + change);
    }
  }
  const days: DayLeft[] = [];
  for (let day = first; day <= last; day += 1) {
    left += changes.get(day) ?? 0;
    days.push({ day: dayText(day), left });
  }
  return days;
}

const WIDTH = 760;
const HEIGHT = 400;
const PLOT = { left: 56, right: WIDTH - 24, top: 72, bottom: HEIGHT - 56 };

/** Draws the chart. `due` must not lie before `start`. */
export function drawBurndown(options: BurndownOptions): Drawing {
  const days = daysLeft(options);
  const span = Math.max(1, dayNumber(options.due) - dayNumber(options.start));
  const first = days[0]?.left ?? openWeight(options.items);
  const most = days.reduce((highest, { left }) => Math.max(highest, left), Math.max(1, first));
  const step = niceStep(most);
  const top = Math.ceil(most / step) * step;
  const x = (day: number): number => PLOT.left + (day / span) * (PLOT.right - PLOT.left);
  const y = (left: number): number => PLOT.bottom - (left / top) * (PLOT.bottom - PLOT.top);
  const points = days.map(({ left }, index) => `${round(x(index))},${round(y(left))}`);
  const line = points.filter((_, index) => index % Math.ceil(points.length / MOST_POINTS) === 0 || index === points.length - 1).join(' ');
  const end = days.at(-1);
  return picture({ title: `Burndown of ${options.title}`, width: WIDTH, height: HEIGHT, summary: inWords(options, days) }, [
    text(shorten(`Burndown of ${options.title}`, 70), { x: PLOT.left, y: 28, size: 16, weight: 'bold' }),
    ...legend(options.unit),
    ...rules(top, step, y),
    ...dayMarks(options.start, span, x),
    element('line', { x1: x(0), y1: y(first), x2: x(span), y2: y(0), stroke: MUTED, 'stroke-width': 1.5, 'stroke-dasharray': '6 4' }),
    ...(days.length > 1
      ? [element('polyline', { points: line, fill: 'none', stroke: BLUE, 'stroke-width': 2.5, 'stroke-linejoin': 'round' })]
      : []),
    ...(end ? [element('circle', { cx: x(days.length - 1), cy: y(end.left), r: 4, fill: BLUE })] : []),
  ]);
}

const BLUE = '#1f75cb';
/** Days of the line at most; of a longer one, evenly chosen ones. */
const MOST_POINTS = 400;

const openWeight = (items: readonly WorkItem[]): number =>
  items.reduce((sum, { closed, weight }) => sum + (closed === undefined ? weight : 0), 0);

function inWords({ title, start, due, unit }: BurndownOptions, days: readonly DayLeft[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return `${title} runs from ${start} to ${due} and has not begun.`;
  const even = first.left * (1 - (days.length - 1) / Math.max(1, dayNumber(due) - dayNumber(start)));
  const [then, now] = [amount(first.left, unit), amount(last.left, unit)];
  return `${title}, ${start} to ${due}: ${then} open at the start, ${now} on ${last.day}. An even pace would have left ${round(Math.max(0, even))}.`;
}

function amount(left: number, unit: string): string {
  if (unit === 'weight') return `a weight of ${left}`;
  return left === 1 ? '1 issue' : `${left} issues`;
}

/** The distance of the rules: 1, 2 or 5 times a power of ten, about five of them. */
function niceStep(most: number): number {
  const raw = most / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  return Math.max(1, [1, 2, 5, 10].map(factor => factor * power).find(step => step >= raw) ?? raw);
}

function rules(top: number, step: number, y: (left: number) => number): readonly string[] {
  return Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).flatMap(value => [
    element('line', { x1: PLOT.left, y1: y(value), x2: PLOT.right, y2: y(value), stroke: value === 0 ? INK : LINE }),
    text(String(value), { x: PLOT.left - 8, y: y(value) + 4, anchor: 'end', fill: MUTED }),
  ]);
}

/** About seven days named below the chart, the first and the last always. */
function dayMarks(start: string, span: number, x: (day: number) => number): readonly string[] {
  const every = Math.max(1, Math.ceil(span / 7));
  const marks = Array.from({ length: Math.floor(span / every) + 1 }, (_, index) => index * every).filter(
    day => day === 0 || span - day >= every / 2,
  );
  return [...marks, span].flatMap(day => [
    element('line', { x1: x(day), y1: PLOT.bottom, x2: x(day), y2: PLOT.bottom + 5, stroke: INK }),
    text(span > 300 ? dayText(dayNumber(start) + day).slice(0, 7) : dayText(dayNumber(start) + day).slice(5), {
      x: x(day),
      y: PLOT.bottom + 20,
      anchor: 'middle',
      fill: MUTED,
    }),
  ]);
}

const legend = (unit: string): readonly string[] => [
  element('line', { x1: PLOT.left, y1: 48, x2: PLOT.left + 24, y2: 48, stroke: BLUE, 'stroke-width': 2.5 }),
  text(unit === 'weight' ? 'Weight left' : 'Issues left', { x: PLOT.left + 30, y: 52, fill: MUTED }),
  element('line', {
    x1: PLOT.left + 120,
    y1: 48,
    x2: PLOT.left + 144,
    y2: 48,
    stroke: MUTED,
    'stroke-width': 1.5,
    'stroke-dasharray': '6 4',
  }),
  text('Straight line', { x: PLOT.left + 150, y: 52, fill: MUTED }),
];
