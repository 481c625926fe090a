/**
 * Resources: the catalog itself (`gitlab://tools`, `gitlab://tools/{id}`) and GitLab objects by their canonical URI, read
 * through the same pipeline as a tool call. Owns listing and reading; the URI templates are the catalog's.
 */

import type { Call, View } from '../call/call.ts';
import type { CallShape } from '../call/call-shape.ts';
import { cutShort } from '../call/echo.ts';
import { CatalogError, type ErrorCode } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { factsOf, registry } from '../catalog/generated.ts';
import { schemasFor } from '../catalog/tier-schema.ts';
import { nearest } from '../config/nearest.ts';
import { execute } from '../execute/pipeline.ts';
import { type MatchedResource, matchResource } from '../execute/resource-uri.ts';
import type { Ports } from '../gitlab/port.ts';
import { seenUnder } from '../policy/reads.ts';
import { describeWithheld, visibleActions } from '../policy/withheld.ts';

const JSON_TYPE = 'application/json';
const CATALOG = 'gitlab://tools';

export interface ResourceContents {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
}

export const listResources = () => [
  {
    uri: CATALOG,
    name: 'tools',
    title: 'Actions of this server',
    description: 'Every action that can be called: id, effect and flags. gitlab://tools/{id} has the call and both schemas of one.',
    mimeType: JSON_TYPE,
  },
];

/** Templates: one action of the catalog, and the objects of GitLab that a get returns. */
export function listResourceTemplates(view: View) {
  const objects = visibleActions(view).flatMap(entry =>
    entry.resource === undefined
      ? []
      : [{ uriTemplate: entry.resource, name: entry.id, title: titleOf(entry), description: entry.summary, mimeType: JSON_TYPE }],
  );
  const action = {
    uriTemplate: `${CATALOG}/{id}`,
    name: 'tool',
    title: 'One action of this server',
    description: 'How to call the action on this surface, with its whole input and output schema.',
    mimeType: JSON_TYPE,
  };
  return [action, ...objects];
}

const titleOf = (entry: ActionEntry): string => factsOf(entry).missing?.kind ?? entry.id;

export interface ReadContext {
  readonly call: Call;
  readonly ports: Ports;
  readonly callShape: (entry: ActionEntry, params: Readonly<Record<string, unknown>>) => CallShape;
}

/** Reads one URI. @throws CatalogError `not_found` for what no template or action answers, else the error of the read. */
export async function readResource(uri: string, context: ReadContext): Promise<ResourceContents> {
  if (uri === CATALOG) return json(uri, visibleActions(context.call.view).map(flagsOf));
  if (uri.length > LONGEST_URI) throw noResource(uri);
  if (uri.startsWith(`${CATALOG}/`)) return json(uri, describeAction(actionIn(uri), context));
  const match = matchResource(uri);
  if (!match) throw noResource(uri);
  const entry = registry().find(({ id }) => id === match.action);
  const input = entry ? withOwnSpelling(match, entry) : match.input;
  const result = await execute({ action: match.action, input, confirm: false }, context.call, context.ports);
  if ('kind' in result || result.isError || !result.structuredContent) throw failureOf(result, uri);
  return json(uri, result.structuredContent);
}

/** Characters of the longest address that is looked at; GitLab's own paths stay far below. */
const LONGEST_URI = 4_096;
/** Characters of an address that an error repeats. */
const ECHOED = 120;

const noResource = (uri: string): CatalogError =>
  new CatalogError(
    'not_found',
    `No resource has the address ${cutShort(uri, ECHOED)}. Objects have addresses such as gitlab://project/group%2Fproject/issue/1.`,
  );

/** The id behind `gitlab://tools/`. */
function actionIn(uri: string): string {
  try {
    return decodeURIComponent(uri.slice(CATALOG.length + 1));
  } catch {
    throw noResource(uri); // an escape that is none
  }
}

/** Projects and groups are read by the same rule as in a tool call, which undoes one encoding itself and refuses a second. */
function withOwnSpelling({ input, escaped }: MatchedResource, entry: ActionEntry): MatchedResource['input'] {
  const { params } = factsOf(entry);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const kind = params[name]?.kind;
      return [name, kind === 'project' || kind === 'group' ? (escaped[name] ?? value) : value];
    }),
  );
}

const json = (uri: string, value: unknown): ResourceContents => ({ uri, mimeType: JSON_TYPE, text: JSON.stringify(value) });

const flagsOf = (entry: ActionEntry) => ({
  id: entry.id,
  effect: entry.effect,
  ...(entry.destructive ? { destructive: true } : {}),
  ...(entry.tier === 'free' ? {} : { tier: entry.tier }),
});

function describeAction(id: string, { call, callShape }: ReadContext) {
  const found = registry().find(candidate => candidate.id === id || candidate.aliases.includes(id));
  if (!found) {
    const close = nearest(
      id,
      registry().map(candidate => candidate.id),
      3,
    );
    throw new CatalogError(
      'not_found',
      `No action is called "${cutShort(id)}".${close.length > 0 ? ` The nearest are ${close.join(', ')}.` : ''}`,
    );
  }
  const entry = seenUnder(found, call.view);
  const { input, output } = schemasFor(entry, call.view.tier);
  const withheld = describeWithheld(entry, call.view);
  return {
    ...flagsOf(entry),
    summary: entry.summary,
    ...(entry.destructive ? { why_destructive: entry.destructive } : {}),
    scope: entry.scope,
    ...(withheld ? { withheld } : {}),
    call: callShape(entry, Object.fromEntries(entry.required.map(name => [name, `<${name}>`]))),
    input_schema: input,
    output_schema: output,
  };
}

function failureOf(result: Awaited<ReturnType<typeof execute>>, uri: string): CatalogError {
  if ('kind' in result)
    return new CatalogError(
      'internal',
      `Reading ${cutShort(uri, ECHOED)} asked a question, which a resource cannot. Use the tool instead.`,
    );
  const facts = result._meta?.['gitlab-catalog/error'] as { code?: ErrorCode; retryable?: boolean; status?: number } | undefined; // classify.ts writes it
  const text = result.content.find(block => block.type === 'text')?.text ?? `${cutShort(uri, ECHOED)} cannot be read.`;
  return new CatalogError(facts?.code ?? 'internal', text, { status: facts?.status, retryable: facts?.retryable });
}
