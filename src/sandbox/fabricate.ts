/**
 * Makes up rows from a schema, the same each time: a field's value follows its type, its name and the row's number. Where the
 * demonstration has a thing of the wanted kind (a user, a project, an issue), that thing is taken. Stores nothing.
 */
import { createHash } from 'node:crypto';
import type { JsonSchema } from '../catalog/generated.ts';
import { showCommit } from './resources/commits.ts';
import { showIssue } from './resources/issues.ts';
import { showWholeRequest } from './resources/merge-requests.ts';
import { showJob, showPipeline } from './resources/pipelines.ts';
import { showProject } from './resources/projects.ts';
import { type Json, number, type Row } from './row.ts';
import { slimUser } from './world/people.ts';
import { projectOwner, type World } from './world/world.ts';

/** Where a row is made: the schemas it refers to, the world, and the project or group of the path. */
export interface Workshop {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly world: World;
  readonly project?: Row | undefined;
  readonly group?: Row | undefined;
}

const MAX_DEPTH = 3;

const referred = (schema: JsonSchema): string => (typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').pop() ?? '') : '');

export function resolved(schemas: Workshop['schemas'], schema: JsonSchema): JsonSchema {
  const name = referred(schema);
  return name === '' ? schema : (schemas[name] ?? {});
}

const nth = (rows: readonly Row[], index: number): Row | undefined => rows[(index - 1) % Math.max(rows.length, 1)];

type Sample = (world: World, index: number, project: Row) => Row | undefined;

/** The n-th row of a table of the project, as its own resource shows it. */
const ofProject =
  (table: string, show: (world: World, row: Row, project: Row) => Row): Sample =>
  (world, index, project) => {
    const row = nth(world.table(table, projectOwner(project)), index);
    return row && show(world, row, project);
  };

/** Things of the demonstration by the entity they are. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  User: (world, index) => slimUser(world, ((index - 1) % world.table('users').length) + 1),
  Project: (world, index) => {
    const project = nth(world.table('projects'), index);
    return project && showProject(world, project);
  },
  Group: (world, index) => {
    const group = nth(world.table('groups'), index);
    return group && { ...group };
  },
  Issue: ofProject('issues', showIssue),
  MergeRequest: ofProject('merge_requests', showWholeRequest),
  Pipeline: ofProject('pipelines', (world, row) => showPipeline(world, row)),
  Job: ofProject('jobs', (world, row, project) => showJob(world, project, row)),
  Commit: (world, index, project) => {
    const commit = [...world.repository(number(project['id'])).commits.values()].at(-index);
    return commit && showCommit(project, commit);
  },
};

/** Entities by the field that something else holds them in, where the schema spells the field out instead of naming the entity. */
const BY_FIELD: Readonly<Record<string, string>> = {
  author: 'User',
  user: 'User',
  project: 'Project',
  group: 'Group',
  issue: 'Issue',
  merge_request: 'MergeRequest',
  pipeline: 'Pipeline',
  job: 'Job',
  commit: 'Commit',
};

const SAMPLE_TIMES: Readonly<Record<string, string>> = { date: '2025-03-01', 'date-time': '2025-03-01T09:00:00.000Z' };

const digest = (text: string): string => createHash('sha1').update(text).digest('hex');

/** What some names always mean. */
const WORDS: Readonly<Record<string, string>> = {
  ref: 'main',
  branch: 'main',
  target_branch: 'main',
  default_branch: 'main',
  default_branch_name: 'main',
  source_branch: 'feature/login',
  visibility: 'private',
  state: 'active',
  status: 'active',
  color: '#6699cc',
  timezone: 'UTC',
  cron_timezone: 'UTC',
  ip_address: '203.0.113.7',
};

/** A text that a field of this name could hold. */
function wordsFor(world: World, name: string, index: number): string {
  const word = WORDS[name];
  if (word !== undefined) return word;
  if (/(^|_)(sha|oid)$/.test(name)) return digest(`${name} ${index}`);
  if (/(^|_)email$/.test(name)) return `somebody-${index}@example.com`;
  if (name.endsWith('url')) return `${world.url}/${name}/${index}`;
  return `${name.replaceAll('_', '-')}-${index}`;
}

/** A whole number that a field of this name could hold. */
function numberFor({ project, group }: Workshop, name: string, index: number): number {
  if (name === 'project_id' && project) return number(project['id']);
  if (name === 'group_id' && group) return number(group['id']);
  if (/(^|_)access_levels?$/.test(name)) return 30;
  return index;
}

export function fabricate(workshop: Workshop, schema: JsonSchema, name: string, index: number, depth = 0): Json {
  const { schemas, world } = workshop;
  const sample = SAMPLES[referred(schema)]?.(world, index, workshop.project ?? world.project(70));
  if (sample) return sample;
  const known = resolved(schemas, schema);
  const [first] = known.enum ?? [];
  if (first !== undefined) return first;
  switch (known.type) {
    case 'integer':
      return numberFor(workshop, name, index);
    case 'number':
      return index + 0.5;
    case 'boolean':
      return false;
    case 'array':
      return depth >= MAX_DEPTH ? [] : [fabricate(workshop, known.items ?? {}, name.replace(/s$/, ''), index, depth + 1)];
    case 'object':
      return depth >= MAX_DEPTH ? {} : withSample(workshop, name, index, fields(workshop, known, index, depth + 1));
    case 'string': {
      const format = typeof known['format'] === 'string' ? known['format'] : '';
      return SAMPLE_TIMES[format] ?? (format === 'uri' ? `${world.url}/${name}/${index}` : wordsFor(world, name, index));
    }
    default:
      return null;
  }
}

/** A made-up object with the facts of the thing that its field names, or of the person that it looks like. */
function withSample({ world, project }: Workshop, name: string, index: number, made: Row): Row {
  const isPerson = 'username' in made && 'name' in made;
  const sample = SAMPLES[BY_FIELD[name] ?? (isPerson ? 'User' : '')]?.(world, index, project ?? world.project(70));
  if (!sample) return made;
  return Object.fromEntries(
    Object.entries(made).map(([field, value]) => [field, field === 'id' && isPerson ? value : (sample[field] ?? value)]),
  );
}

const fields = (workshop: Workshop, schema: JsonSchema, index: number, depth: number): Row =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fabricate(workshop, field, name, index, depth)]),
  );

/** A row of the schema; an empty one where the schema is of something else. */
export function fabricateRow(workshop: Workshop, schema: JsonSchema, index: number): Row {
  const made = fabricate(workshop, schema, 'item', index);
  return typeof made === 'object' && made !== null && !Array.isArray(made) ? (made as Row) : {}; // neither list nor scalar
}
