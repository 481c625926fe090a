/**
 * Where a comment stands in a diff, as GitLab wants it: both paths of a renamed file, and a line code for both ends of a range.
 * Owns working these out; it reads the merge request's diff only when the call does not say enough.
 */
import { createHash } from 'node:crypto';
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { asRows, isRow, type Row, textField } from './row.ts';

/** Pages of a hundred files that are looked through for a path. */
const DIFF_PAGES = 10;

interface LinePair {
  readonly old: number;
  readonly new: number;
}

/** The position of a call, completed; undefined for a comment on the whole merge request. */
export async function completePosition(context: RunContext): Promise<Row | undefined> {
  const position = context.values['position'];
  if (!isRow(position)) return undefined;
  const findFile = remembered(() => findDiff(context, position));
  const paths = await completePaths(position, findFile);
  const range = position['line_range'];
  if (!isRow(range)) return { ...position, ...paths };
  const path = paths.new_path ?? paths.old_path ?? '';
  const start = await completeEnd(range['start'], 'start', path, findFile);
  const end = await completeEnd(range['end'], 'end', path, findFile);
  return { ...position, ...paths, ...lastLine(position, end), line_range: { start, end } };
}

const wrong = (parameter: string, sentence: string): CatalogError => new CatalogError('invalid_params', sentence, { parameter });

interface Paths {
  readonly old_path?: string;
  readonly new_path?: string;
}

/** A path that was left out is read from the diff: in a renamed file the two differ. */
async function completePaths(position: Row, findFile: () => Promise<Row>): Promise<Paths> {
  const oldPath = textField(position, 'old_path');
  const newPath = textField(position, 'new_path');
  if (oldPath !== undefined && newPath !== undefined) return { old_path: oldPath, new_path: newPath };
  if (oldPath === undefined && newPath === undefined) throw wrong('position.new_path', 'position names no file: give new_path.');
  const file = await findFile();
  return {
    old_path: oldPath ?? textField(file, 'old_path') ?? newPath ?? '',
    new_path: newPath ?? textField(file, 'new_path') ?? oldPath ?? '',
  };
}

async function findDiff({ values, ports }: RunContext, position: Row): Promise<Row> {
  const pathParams = { project_id: String(values['project_id']), merge_request_iid: String(values['merge_request_iid']) };
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}/diffs';
  const [field, wanted] =
    textField(position, 'new_path') === undefined
      ? (['old_path', position['old_path']] as const)
      : (['new_path', position['new_path']] as const);
  let page = 1;
  for (let read = 0; read < DIFF_PAGES && page > 0; read += 1) {
    const { data, paging } = await ports.rest({ method: 'GET', path, pathParams, query: { page, per_page: 100 } });
    const file = asRows(data).find(row => row[field] === wanted);
    if (file) return file;
    page = paging?.nextPage ?? 0;
  }
  throw wrong(
    `position.${field}`,
    `position.${field} '${String(wanted)}' is not among the files that merge request !${pathParams.merge_request_iid} changes.`,
  );
}

/** One end of a range with its line code: SHA-1 of the path, line before, line after. A code that was given is kept. */
async function completeEnd(end: unknown, name: 'start' | 'end', path: string, findFile: () => Promise<Row>): Promise<Row> {
  const where = `position.line_range.${name}`;
  if (!isRow(end)) throw wrong(where, `${where} is missing: give old_line, new_line or both.`);
  const [oldLine, newLine] = [numberField(end, 'old_line'), numberField(end, 'new_line')];
  const type = textField(end, 'type') ?? (oldLine === undefined ? 'new' : 'old');
  const code = textField(end, 'line_code');
  if (code !== undefined) return { ...end, type };
  const { old, new: fresh } = await linePair({ oldLine, newLine, where, findFile });
  return { ...end, line_code: `${createHash('sha1').update(path).digest('hex')}_${old}_${fresh}`, type };
}

interface HalfKnown {
  readonly oldLine: number | undefined;
  readonly newLine: number | undefined;
  readonly where: string;
  readonly findFile: () => Promise<Row>;
}

async function linePair({ oldLine, newLine, where, findFile }: HalfKnown): Promise<LinePair> {
  if (oldLine !== undefined && newLine !== undefined) return { old: oldLine, new: newLine };
  if (oldLine === undefined && newLine === undefined) throw wrong(where, `${where} names no line: give old_line, new_line or both.`);
  const diff = textField(await findFile(), 'diff') ?? '';
  const pair = pairInDiff(diff, oldLine, newLine);
  if (!pair) throw wrong(where, `${where} is not a line that the diff shows: give both old_line and new_line for an unchanged line.`);
  return pair;
}

/**
 * Walks a unified diff counting both sides as GitLab does: an added line carries the old number reached so far, a removed one
 * the new number.
 */
export function pairInDiff(diff: string, oldLine: number | undefined, newLine: number | undefined): LinePair | undefined {
  let [old, fresh] = [0, 0];
  for (const line of diff.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (hunk) {
      [old, fresh] = [Number(hunk[1]), Number(hunk[2])];
      continue;
    }
    const mark = line[0];
    const isThere =
      (mark === '+' && newLine === fresh) || (mark === '-' && oldLine === old) || (mark === ' ' && (newLine === fresh || oldLine === old));
    if (isThere) return { old, new: fresh };
    if (mark === '+' || mark === ' ') fresh += 1;
    if (mark === '-' || mark === ' ') old += 1;
  }
  return undefined;
}

/** The thread hangs on the last line of its range, unless the call says where. */
function lastLine(position: Row, end: Row): Row {
  if (position['old_line'] !== undefined || position['new_line'] !== undefined) return {};
  const { old_line, new_line } = end;
  return { ...(old_line !== undefined && { old_line }), ...(new_line !== undefined && { new_line }) };
}

const numberField = (row: Row, name: string): number | undefined => {
  const value = row[name];
  return typeof value === 'number' ? value : undefined;
};

function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    value ??= load();
    return value;
  };
}
