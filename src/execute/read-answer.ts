/**
 * GitLab's answer to a REST request as an `Answer`: an object, a list with its pages, a text, the end of a log, or a file.
 * Owns the bounds on what is kept and says what was left out; how it is shown is decided later.
 */
import type { ActionEntry } from '../catalog/action.ts';
import { cleanLog } from '../format/job-log.ts';
import { readTail, type Tail } from '../gitlab/log-tail.ts';
import type { RestAnswer } from '../gitlab/port.ts';
import { cutAt } from './bounds.ts';
import { type Content, readContent } from './content.ts';
import type { RunContext } from './context.ts';
import { movedNote } from './moved-place.ts';
import type { Answer } from './outcome.ts';
import { offsetPages } from './pages.ts';
import { requireRow } from './readable.ts';

/** Bytes of a picture that are still shown. */
export const IMAGE_LIMIT = 4 * 1024 * 1024;
const LOG_LINES = 200;
/** Kept free beside a long text for the fields and sentences around it. */
const RESERVE = 2_000;

/** Bytes of one text that still leave the answer within its size, at about four a token. */
export const textLimit = ({ call }: RunContext): number => Math.max(1_000, call.view.maxResultTokens * 4 - RESERVE);

/** Lines of a log to keep: what the call asks for, at least one. */
export const tailLines = ({ values }: RunContext): number => (typeof values['tail'] === 'number' ? Math.max(1, values['tail']) : LOG_LINES);

/** Reads a body by the action's `answer` kind. */
export async function readAnswer(context: RunContext, answer: RestAnswer): Promise<Answer> {
  const notes = answer.movedTo === undefined ? [] : [movedNote(answer.movedTo, answer.data)];
  const read = await readBody(context, answer);
  return notes.length > 0 ? { ...read, notes: [...notes, ...(read.notes ?? [])] } : read;
}

async function readBody(context: RunContext, answer: RestAnswer): Promise<Answer> {
  const { facts } = context;
  switch (facts.answer) {
    case 'none':
      return { data: undefined };
    case 'text':
      return readText(context, answer);
    case 'log':
      return answer.stream
        ? readLog(context, await readTail(answer.stream, { lines: tailLines(context), maxBytes: textLimit(context) }))
        : { data: {} };
    case 'file':
      return readFile(context, answer);
    case 'blob':
      return readBlob(answer.data, context);
    case 'json':
      return facts.returns?.list ? readList(context, answer) : { data: answer.data };
  }
}

function readList({ facts, entry }: RunContext, answer: RestAnswer): Answer {
  const key = facts.returns?.key ?? '';
  const items = Array.isArray(answer.data) ? answer.data : listWithin(answer.data, key, entry);
  return { data: items, pagination: offsetPages(facts.paging === 'none' ? undefined : answer.paging) };
}

/** A few routes wrap their rows in an object, or answer a single row. */
function listWithin(data: unknown, key: string, entry: ActionEntry): readonly unknown[] {
  if (data === undefined || data === null) return [];
  const inner = typeof data === 'object' ? (data as Readonly<Record<string, unknown>>)[key] : undefined; // an object of unknown fields
  if (Array.isArray(inner)) return inner;
  requireRow(data, entry);
  return [data];
}

function readText(context: RunContext, { data, truncated, header }: RestAnswer): Answer {
  const content = typeof data === 'string' ? data : '';
  const size = truncated ? declaredSize(header) : Buffer.byteLength(content);
  return {
    data: { content, ...(size !== undefined && { size }), ...(truncated && { truncated }) },
    ...(truncated && { notes: [cutNote(context)] }),
  };
}

/** Of a body that was not read to its end; undefined where GitLab did not say. */
function declaredSize(header: RestAnswer['header']): number | undefined {
  const length = Number(header('content-length') ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : undefined;
}

const cutNote = ({ facts }: RunContext): string =>
  facts.params['output_path']
    ? 'Only the beginning is shown: give output_path to save the whole on the server’s machine.'
    : 'Only the beginning is shown: the whole is larger than this server answers with (GITLAB_MCP_MAX_RESULT_TOKENS).';

/** The end of a log, which is where its error is. */
export function readLog(context: RunContext, tail: Tail): Answer {
  const log = cleanLog(tail.text);
  const isCut = tail.omittedLines > 0;
  const shown = tail.totalLines - tail.omittedLines;
  // With fewer lines than were asked for, it is the size of answers that ends it.
  const canGrow = context.facts.params['tail'] !== undefined && shown >= tailLines(context);
  const note = `The last ${shown} of ${tail.totalLines} lines are shown; ${canGrow ? 'give a larger tail to see more' : 'the rest is in GitLab'}.`;
  return {
    data: { log, total_lines: tail.totalLines, omitted_lines: tail.omittedLines, truncated: isCut },
    ...(isCut && { notes: [note] }),
    ...(log.trim() === '' && { notes: ['The log is empty: the job has written nothing yet, or its log was erased.'] }),
  };
}

function readFile(context: RunContext, answer: RestAnswer): Answer {
  const bytes = answer.data instanceof Uint8Array ? answer.data : new Uint8Array();
  const size = answer.truncated ? declaredSize(answer.header) : bytes.length;
  const type = answer.header('content-type')?.split(';')[0]?.trim();
  const fields = { ...(size !== undefined && { size }), ...(type && { content_type: type }) };
  return withContent({ context, fields, content: readContent(bytes, answer.truncated), isCut: answer.truncated });
}

/** JSON whose `content` is base64: a file of the repository. */
function readBlob(data: unknown, context: RunContext): Answer {
  if (typeof data !== 'object' || data === null) return { data };
  const { content, encoding, ...fields } = data as Readonly<Record<string, unknown>>; // an object of unknown fields
  if (typeof content !== 'string' || encoding !== 'base64') return { data };
  return withContent({ context, fields, content: readContent(Buffer.from(content, 'base64')), isCut: false });
}

interface ContentOptions {
  readonly context: RunContext;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly content: Content;
  readonly isCut: boolean;
}

/** Text as it is, a picture beside its facts, other bytes as base64 while they fit. */
function withContent({ context, fields, content, isCut }: ContentOptions): Answer {
  const limit = textLimit(context);
  if (content.kind === 'text') {
    const short = cutAt(content.text, limit);
    const isShortened = isCut || short.length < content.text.length;
    return {
      data: { ...fields, encoding: 'text', content: short, ...(isShortened && { truncated: true }) },
      ...(isShortened && { notes: [cutNote(context)] }),
    };
  }
  if (content.kind === 'image' && !isCut && content.base64.length <= IMAGE_LIMIT * 1.4) {
    return {
      data: { ...fields, content_type: content.mimeType },
      images: [{ data: content.base64, mimeType: content.mimeType }],
      notes: [`The file is a picture (${content.mimeType}): it stands in this answer as an image.`],
    };
  }
  if (isCut || content.base64.length > limit) {
    const way = context.facts.params['output_path'] ? 'give output_path to save it on the server’s machine' : 'open it in GitLab';
    return {
      data: { ...fields, encoding: 'base64', truncated: true },
      notes: [`The file is not text and too large to be answered: ${way}.`],
    };
  }
  return { data: { ...fields, encoding: 'base64', content: content.base64 } };
}
