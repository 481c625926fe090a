/**
 * Step 6: an answer becomes a tool result: the same facts as Markdown for the model and as JSON for the client, with what to do
 * next, the images and the embedded resource. Owns what goes into each part; how Markdown looks is `src/format`'s business.
 */
import { renderDetail, renderDone, renderList } from '../format/render.ts';
import { dropHiddenTags, dropNulls, maskSecrets, maskText } from '../format/structured.ts';
import { DETAIL, forAssistant, forContent, forImage } from './annotations.ts';
import { answerNotes } from './answer-notes.ts';
import { boundData } from './bounds.ts';
import type { RunContext } from './context.ts';
import { stepSentences } from './next-steps.ts';
import type { Answer, ContentBlock, Pagination, ToolResult } from './outcome.ts';
import { searchPages } from './pages.ts';
import { projectData } from './projection.ts';
import { expandResource } from './resource-uri.ts';

type Structured = Readonly<Record<string, unknown>>;

/** The finished result of a successful call. */
export function finish(context: RunContext, answer: Answer, fields?: readonly string[]): ToolResult {
  const { facts } = context;
  const { credential } = context.call.caller;
  if (facts.returns === undefined || answer.data === undefined || answer.data === null || answer.data === '')
    return finishDone(context, answer);
  const view = context.catalog.view(facts.returns.entity);
  const masked = maskSecrets(dropNulls(answer.data), view?.secrets ?? [], facts.reveals ?? []);
  const data = dropHiddenTags(credential.kind === 'none' ? masked : maskText(masked, credential.token));
  const whole: Answer = { ...answer, data, notes: [...(answer.notes ?? []), ...answerNotes(context, data)] };
  return facts.returns.list ? finishList(context, whole, fields) : finishDetail(context, whole, fields);
}

function finishDone(context: RunContext, { notes = [] }: Answer): ToolResult {
  // A read that brought nothing is no error (GitLab answers null where nothing is set), but it must not pass for an object.
  const isBare = context.entry.effect === 'read' && context.facts.returns !== undefined;
  const said = isBare ? [...notes, 'GitLab answered without any content: there is nothing to show.'] : notes;
  const structured = { status: 'success', message: 'Action completed successfully.' };
  return assemble({ context, text: renderDone(said), structured, images: [] });
}

function finishDetail(context: RunContext, answer: Answer, fields: readonly string[] | undefined): ToolResult {
  const { facts, call, catalog } = context;
  const bounded = boundData(answer.data, call.view.maxResultTokens);
  const projected = projectData(bounded.data, fields, undefined);
  const notes = [...(answer.notes ?? []), ...bounded.notes, ...projected.notes];
  const nextSteps = stepSentences(facts.next, answer.data, call.view, catalog);
  const text = renderDetail({
    view: catalog.view(facts.returns?.entity ?? ''),
    title: facts.returns?.title ?? facts.returns?.entity,
    data: bounded.data,
    notes,
    nextSteps,
    limit: { tokens: call.view.maxResultTokens },
    ...(facts.answer === 'log' && { keep: 'end' as const }),
  });
  const structured = { ...opening(nextSteps), ...asObject(projected.data) };
  return assemble({ context, text, structured, images: answer.images ?? [] });
}

function finishList(context: RunContext, answer: Answer, fields: readonly string[] | undefined): ToolResult {
  const { facts, call, catalog } = context;
  const items = Array.isArray(answer.data) ? answer.data : [];
  const key = facts.returns?.key ?? 'items';
  const bounded = boundData(items, call.view.maxResultTokens);
  const projected = projectData(bounded.data, fields, key);
  const rows = Array.isArray(bounded.data) ? bounded.data : items;
  const { text, nextSteps } = renderList({
    view: catalog.view(facts.returns?.entity ?? ''),
    title: facts.returns?.title,
    items: rows,
    pagination: answer.pagination,
    totalsInferred: facts.paging === 'search',
    notes: [...(answer.notes ?? []), ...bounded.notes, ...projected.notes],
    nextSteps: stepSentences(facts.next, items, call.view, catalog),
    limit: { tokens: call.view.maxResultTokens, rest: restSentence(context) },
  });
  const pagination = jsonPagination(answer.pagination, facts.paging === 'search', items.length);
  const structured = { ...opening(nextSteps), [key]: projected.data, ...(pagination && { pagination }) };
  return assemble({ context, text, structured, images: answer.images ?? [] });
}

function restSentence({ facts }: RunContext): string {
  if (facts.paging === 'cursor') return 'Ask for fewer with first, or read on with after.';
  return facts.params['per_page'] ? 'Ask for fewer with per_page, or read on with page.' : 'Narrow the call to see the rest.';
}

const jsonPagination = (pagination: Pagination | undefined, isSearch: boolean, shown: number): Pagination | undefined =>
  isSearch && pagination && 'total_items' in pagination ? searchPages(pagination, shown) : pagination;

const opening = (nextSteps: readonly string[]): Structured => (nextSteps.length > 0 ? { next_steps: nextSteps } : {});

/** A result's root is an object; the few bare values get a name. */
const asObject = (data: unknown): Structured =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Structured) : { result: data }; // a plain object, checked

interface Parts {
  readonly context: RunContext;
  readonly text: string;
  readonly structured: Structured;
  readonly images: NonNullable<Answer['images']>;
}

function assemble({ context, text, structured, images }: Parts): ToolResult {
  const { entry, call } = context;
  const rounded = call.roundPriorities;
  const content: ContentBlock[] = [{ type: 'text', text, annotations: forContent(entry.content, rounded) }];
  for (const image of images) content.push({ type: 'image', ...image, annotations: forImage(rounded) });
  const uri = call.view.embeddedResources && entry.resource !== undefined ? expandResource(entry.resource, context.values) : undefined;
  if (uri !== undefined) {
    const resource = { uri, mimeType: 'application/json', text: JSON.stringify(structured) };
    content.push({ type: 'resource', resource, annotations: forAssistant(DETAIL, rounded) });
  }
  return { content, structuredContent: structured };
}
