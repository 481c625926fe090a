/**
 * A pipeline as a picture: stages are columns, jobs are boxes in the colour of their state, and lines lead from each job to those
 * that need it. Pure. Owns the layout; the order of jobs and stages is that of the input.
 */
import { type Drawing, element, escapeXml, INK, MUTED, picture, round, shorten, text } from './svg.ts';

export interface GraphJob {
  readonly name: string;
  readonly stage: string;
  readonly status: string;
  /** Its failure does not fail the pipeline. */
  readonly allowFailure: boolean;
  /** Names of the jobs it waits for. */
  readonly needs: readonly string[];
}

export interface PipelineGraphOptions {
  readonly title: string;
  readonly jobs: readonly GraphJob[];
}

const BOX = { width: 190, height: 34, gap: 12 };
const COLUMN = 270;
const MARGIN = 24;
/** Room for lines that bend around the last column. */
const RIGHT = 40;
const TOP = 92;
const EMPTY_WIDTH = 480;

interface Paint {
  readonly edge: string;
  readonly ground: string;
}

const GREY: Paint = { edge: '#89888d', ground: '#f4f4f5' };
const ORANGE: Paint = { edge: '#c17d10', ground: '#fdf1dd' };
const PAINTS: Readonly<Record<string, Paint>> = {
  success: { edge: '#108548', ground: '#ecf4ee' },
  failed: { edge: '#dd2b0e', ground: '#fcf1ef' },
  running: { edge: '#1f75cb', ground: '#e9f3fc' },
  pending: ORANGE,
  preparing: ORANGE,
  waiting_for_resource: ORANGE,
  waiting_for_callback: ORANGE,
  canceling: { edge: '#535158', ground: '#ececef' },
  canceled: { edge: '#535158', ground: '#ececef' },
};

const paintOf = ({ status, allowFailure }: GraphJob): Paint => (status === 'failed' && allowFailure ? ORANGE : (PAINTS[status] ?? GREY));

interface Place {
  readonly job: GraphJob;
  readonly x: number;
  readonly y: number;
}

/** Draws the graph. */
export function drawPipelineGraph({ title, jobs }: PipelineGraphOptions): Drawing {
  const stages = [...new Set(jobs.map(({ stage }) => stage))];
  const columns = stages.map(stage => jobs.filter(job => job.stage === stage));
  const rows = Math.max(1, ...columns.map(column => column.length));
  const width = Math.max(EMPTY_WIDTH, MARGIN + (stages.length - 1) * COLUMN + BOX.width + RIGHT);
  const height = TOP + rows * (BOX.height + BOX.gap) - BOX.gap + MARGIN;
  const places = columns.flatMap((column, index) =>
    column.map((job, row): Place => ({ job, x: MARGIN + index * COLUMN, y: TOP + row * (BOX.height + BOX.gap) })),
  );
  return picture({ title, width, height, summary: inWords(stages, columns) }, [
    text(shorten(title, Math.floor((width - 2 * MARGIN) / 9)), { x: MARGIN, y: 34, size: 16, weight: 'bold' }),
    ...stages.map((stage, index) => text(shorten(stage, 26), { x: MARGIN + index * COLUMN, y: TOP - 16, weight: 'bold', fill: MUTED })),
    ...needLines(places),
    ...places.map(box),
  ]);
}

/** Below the boxes, so that no line crosses a name. */
function needLines(places: readonly Place[]): readonly string[] {
  const byName = new Map(places.map(place => [place.job.name, place]));
  return places.flatMap(to =>
    to.job.needs.flatMap(name => {
      const from = byName.get(name);
      return from && from !== to ? [needLine(from, to)] : [];
    }),
  );
}

/** From the right edge to the left one; within a column, around the right side. */
function needLine(from: Place, to: Place): string {
  const [x1, y1, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.y + BOX.height / 2];
  const isSameColumn = from.x === to.x;
  const x2 = isSameColumn ? to.x + BOX.width : to.x;
  const bend = isSameColumn ? 40 : Math.max(30, (x2 - x1) / 2);
  const path = [
    `M${round(x1)} ${round(y1)}`,
    `C${round(x1 + bend)} ${round(y1)}`,
    `${round(isSameColumn ? x2 + bend : x2 - bend)} ${round(y2)}`,
    `${round(x2)} ${round(y2)}`,
  ];
  return element('path', { d: path.join(' '), fill: 'none', stroke: '#bfbfc3', 'stroke-width': 1.5 });
}

function box({ job, x, y }: Place): string {
  const paint = paintOf(job);
  return element(
    'g',
    {},
    [
      element('title', {}, escapeXml(`${job.name}: ${job.status}`)),
      element('rect', { x, y, width: BOX.width, height: BOX.height, rx: 6, fill: paint.ground, stroke: paint.edge, 'stroke-width': 1.5 }),
      element('circle', { cx: x + 16, cy: y + BOX.height / 2, r: 5, fill: paint.edge }),
      text(shorten(job.name, 22), { x: x + 30, y: y + BOX.height / 2 + 4, fill: INK }),
    ].join(''),
  );
}

function inWords(stages: readonly string[], columns: readonly (readonly GraphJob[])[]): string {
  if (stages.length === 0) return 'The pipeline has no jobs.';
  return stages
    .map((stage, index) => `${stage}: ${(columns[index] ?? []).map(({ name, status }) => `${name} (${status})`).join(', ')}.`)
    .join('\n');
}
