/**
 * Step 6: an answer becomes a tool result: the same facts as Markdown for the model and as JSON for the client, with what to do
 * next, the images and the embedded resource. Owns what goes into each part; how Markdown looks is `src/format`'s business.
 */
import type { ActionFacts } from '../catalog/action.ts';
import { DONE_MESSAGE, renderDetail, renderDone, renderList, renderNothing } from '../format/render.ts';
import { showable } from '../format/structured.ts';
import { hollowNotes } from '../policy/fine-grained.ts';
import { DETAIL, forAssistant, forContent, forImage } from './annotations.ts';
import { answerNotes } from './answer-notes.ts';
import { boundData } from './bounds.ts';
import { asListed } from './conform.ts';
import type { RunContext } from './context.ts';
import { stepSentences } from './next-steps.ts';
import type { Answer, ContentBlock, Pagination, ToolResult } from './outcome.ts';
import { ownSecretScrub } from './own-secret.ts';
import { searchPages } from './pages.ts';
import { projectData } from './projection.ts';
import { requireObject, requireShallow } from './readable.ts';
import { expandResource } from './resource-uri.ts';

/** Fields whose bytes matter, by how GitLab's body was read. */
const EXACT: Readonly<Partial<Record<ActionFacts['answer'], readonly string[]>>> = {
  text: ['content'],
  file: ['content'],
  blob: ['content'],
};

type Structured = Readonly<Record<string, unknown>>;

/** The finished result of a successful call. */
export function finish(context: RunContext, answer: Answer, fields?: readonly string[]): ToolResult {
  const { facts } = context;
  if (facts.returns === undefined || answer.data === undefined || answer.data === null || answer.data === '')
    return finishDone(context, answer);
  requireShallow(answer.data, context.entry);
  if (!facts.returns.list) requireObject(answer.data, context.entry);
  const view = context.catalog.view(facts.returns.entity);
  const data = showable(answer.data, {
    secrets: view?.secrets,
    reveals: facts.reveals,
    exact: EXACT[facts.answer],
    scrub: ownSecretScrub(context.call.caller),
  });
  const whole: Answer = { ...answer, data, notes: [...(answer.notes ?? []), ...answerNotes(context, data)] };
  const chosen: Chosen = { fields, sent: answer.data };
  return facts.returns.list ? finishList(context, whole, chosen) : finishDetail(context, whole, chosen);
}

/** Which fields the call asked for, and the data before nulls were dropped. */
interface Chosen {
  readonly fields: readonly string[] | undefined;
  readonly sent: unknown;
}

const NOTHING = 'GitLab answered without any content: there is nothing to show.';

function finishDone(context: RunContext, { notes = [] }: Answer): ToolResult {
  // A read that brought nothing is no error (GitLab answers null where nothing is set), but it must not pass for an object.
  const isBare = context.entry.effect === 'read' && context.facts.returns !== undefined;
  if (isBare) {
    const text = renderNothing([NOTHING, ...notes]);
    return assemble({ context, text, structured: { status: 'empty', message: NOTHING }, images: [], isObject: false });
  }
  const structured = { status: 'success', message: DONE_MESSAGE };
  return assemble({ context, text: renderDone(notes), structured, images: [], isObject: false });
}

function finishDetail(context: RunContext, answer: Answer, chosen: Chosen): ToolResult {
  const { facts, call, catalog } = context;
  const bounded = boundData(answer.data, call.view.maxResultTokens);
  const projected = projectData(bounded.data, chosen);
  const notes = [...(answer.notes ?? []), ...bounded.notes, ...projected.notes];
  const nextSteps = [...stepSentences(facts.next, answer.data, call.view, catalog), ...hollowNotes(context.entry, call.view, answer.data)];
  const text = renderDetail({
    view: catalog.view(facts.returns?.entity ?? ''),
    title: facts.returns?.title ?? facts.returns?.entity,
    data: bounded.data,
    fields: projected.fields,
    notes,
    nextSteps,
    limit: { tokens: call.view.maxResultTokens },
    ...(facts.answer === 'log' && { keep: 'end' as const }),
  });
  const structured = opened(nextSteps, projected.data as Structured); // an object, by requireObject
  return assemble({ context, text, structured, images: answer.images ?? [], isObject: true });
}

function finishList(context: RunContext, answer: Answer, chosen: Chosen): ToolResult {
  const { facts, call, catalog } = context;
  const items = Array.isArray(answer.data) ? answer.data : [];
  const key = facts.returns?.key ?? 'items';
  const bounded = boundData(items, call.view.maxResultTokens);
  const projected = projectData(bounded.data, { ...chosen, key });
  const rows = Array.isArray(bounded.data) ? bounded.data : items;
  const { text, nextSteps } = renderList({
    view: catalog.view(facts.returns?.entity ?? ''),
    title: facts.returns?.title,
    items: rows,
    fields: projected.fields,
    pagination: answer.pagination,
    totalsInferred: facts.paging === 'search',
    notes: [...(answer.notes ?? []), ...bounded.notes, ...projected.notes],
    nextSteps: [...stepSentences(facts.next, items, call.view, catalog), ...hollowNotes(context.entry, call.view, items)],
    limit: { tokens: call.view.maxResultTokens, rest: restSentence(context) },
  });
  const pagination = jsonPagination(answer.pagination, facts.paging === 'search', items.length);
  const structured = opened(nextSteps, { [key]: projected.data, ...(pagination && { pagination }) });
  return assemble({ context, text, structured, images: answer.images ?? [], isObject: true });
}

function restSentence({ facts }: RunContext): string {
  if (facts.paging === 'cursor') return 'Ask for fewer with first, or read on with after.';
  return facts.params['per_page'] ? 'Ask for fewer with per_page, or read on with page.' : 'Narrow the call to see the rest.';
}

const jsonPagination = (pagination: Pagination | undefined, isSearch: boolean, shown: number): Pagination | undefined =>
  isSearch && pagination && 'total_items' in pagination ? searchPages(pagination, shown) : pagination;

const opened = (nextSteps: readonly string[], data: Structured): Structured =>
  nextSteps.length > 0 ? { next_steps: nextSteps, ...data } : data;

interface Parts {
  readonly context: RunContext;
  readonly text: string;
  readonly structured: Structured;
  readonly images: NonNullable<Answer['images']>;
  /** Whether there is an object or a list to embed; a mere "done" has none. */
  readonly isObject: boolean;
}

function assemble({ context, text, structured: whole, images, isObject }: Parts): ToolResult {
  const { entry, call } = context;
  const structured = asListed(whole, context);
  const rounded = call.roundPriorities;
  // Once more: what the writer joins or leaves out may make a secret whole again.
  const content: ContentBlock[] = [
    { type: 'text', text: ownSecretScrub(call.caller)(text), annotations: forContent(entry.content, rounded) },
  ];
  for (const image of images) content.push({ type: 'image', ...image, annotations: forImage(rounded) });
  const uri =
    isObject && call.view.embeddedResources && entry.resource !== undefined ? expandResource(entry.resource, context.values) : undefined;
  if (uri !== undefined) {
    const resource = { uri, mimeType: 'application/json', text: JSON.stringify(structured) };
    content.push({ type: 'resource', resource, annotations: forAssistant(DETAIL, rounded) });
  }
  return { content, structuredContent: structured };
}
