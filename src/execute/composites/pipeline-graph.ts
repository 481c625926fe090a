/**
 * `pipeline.graph`: the jobs of a pipeline, drawn. REST names jobs, stages and states; which job needs which only GraphQL says, and
 * a picture without those lines is better than none.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { drawPipelineGraph, type GraphJob } from '../drawings/pipeline-graph.ts';
import { valueAt } from '../run-graphql.ts';
import { drawn } from './drawn.ts';
import type { Composite } from './index.ts';
import { asRow, asRows, type Row, textField } from './row.ts';

const PAGE = 100;
const MOST_PAGES = 3;

export const drawPipeline: Composite = async context => {
  const pipeline = await readPipeline(context);
  const { jobs, isCut } = await readJobs(context);
  const needs = await readNeeds(context, pipeline['iid']);
  const notes = [
    ...(isCut ? [`Only the first ${MOST_PAGES * PAGE} jobs are drawn.`] : []),
    ...(needs === undefined ? ['Which job needs which could not be read, so no lines are drawn.'] : []),
  ];
  const drawing = drawPipelineGraph({ title: titleOf(pipeline), jobs: jobs.map(job => graphJob(job, needs)) });
  return drawn(context, drawing, notes);
};

async function readPipeline({ values, ports }: RunContext): Promise<Row> {
  const pathParams = { project_id: String(values['project_id']), pipeline_id: String(values['pipeline_id']) };
  return asRow((await ports.rest({ method: 'GET', path: '/projects/{project_id}/pipelines/{pipeline_id}', pathParams })).data);
}

function titleOf(pipeline: Row): string {
  const ref = textField(pipeline, 'ref');
  return `Pipeline #${String(pipeline['id'])}${ref === undefined ? '' : ` on ${ref}`}: ${textField(pipeline, 'status') ?? 'unknown'}`;
}

/** Jobs and the jobs that start other pipelines, in the order in which GitLab made them: stage by stage. */
async function readJobs({ values, ports }: RunContext): Promise<{ readonly jobs: readonly Row[]; readonly isCut: boolean }> {
  const pathParams = { project_id: String(values['project_id']), pipeline_id: String(values['pipeline_id']) };
  const rows: Row[] = [];
  let isCut = false;
  for (const kind of ['jobs', 'bridges']) {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const path = `/projects/{project_id}/pipelines/{pipeline_id}/${kind}`;
      const found = asRows((await ports.rest({ method: 'GET', path, pathParams, query: { page, per_page: PAGE } })).data);
      rows.push(...found);
      if (found.length < PAGE) break;
      if (page === MOST_PAGES) isCut = true;
    }
  }
  return { jobs: rows.toSorted((a, b) => Number(a['id']) - Number(b['id'])), isCut };
}

type Needs = ReadonlyMap<string, readonly string[]>;

async function readNeeds(context: RunContext, iid: unknown): Promise<Needs | undefined> {
  const { ports, catalog } = context;
  const needs = new Map<string, readonly string[]>();
  try {
    const full_path = await fullPath(context);
    let after: unknown;
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const variables = { full_path, pipeline_iid: String(iid), after };
      const { data } = await ports.graphql(catalog.document('pipeline_needs'), variables);
      const jobs = asRow(valueAt(data, 'project.pipeline.jobs'));
      for (const job of asRows(jobs['nodes'])) needs.set(textField(job, 'name') ?? '', namesOf(valueAt(job, 'needs.nodes')));
      const info = asRow(jobs['pageInfo']);
      if (info['hasNextPage'] !== true) break;
      after = info['endCursor'];
    }
    return needs;
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'cancelled') throw error;
    return undefined;
  }
}

const namesOf = (nodes: unknown): readonly string[] => asRows(nodes).flatMap(node => textField(node, 'name') ?? []);

async function fullPath({ values, ports }: RunContext): Promise<string | undefined> {
  const given = String(values['project_id']);
  if (!/^\d+$/.test(given)) return given;
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: { project_id: given } });
  return textField(asRow(data), 'path_with_namespace');
}

function graphJob(job: Row, needs: Needs | undefined): GraphJob {
  const name = textField(job, 'name') ?? String(job['id']);
  return {
    name,
    stage: textField(job, 'stage') ?? 'jobs',
    status: textField(job, 'status') ?? 'unknown',
    allowFailure: job['allow_failure'] === true,
    needs: needs?.get(name) ?? [],
  };
}
