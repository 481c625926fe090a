/**
 * Step 5 for an action that is one REST request: look-ups first, then the request, then its answer. Owns their order; the
 * request itself is built by `rest-request.ts`.
 */
import { cutShort } from '../call/echo.ts';
import { CatalogError } from '../call/error.ts';
import type { Resolve, RestHandler } from '../catalog/action.ts';
import { withPageToken } from '../gitlab/pagination.ts';
import type { RestRequest } from '../gitlab/port.ts';
import { answerUnchanged, isUnchanged } from './already.ts';
import type { RunContext } from './context.ts';
import { readUpload, saveAnswer } from './files.ts';
import type { Answer } from './outcome.ts';
import { IMAGE_LIMIT, readAnswer, textLimit } from './read-answer.ts';
import { buildRequest, placeholders } from './rest-request.ts';

/** Sends an action's request and reads the answer. */
export async function runRest(context: RunContext, handler: RestHandler): Promise<Answer> {
  const request = await completeRequest(context, handler);
  const { output_path: output } = context.values;
  if (typeof output === 'string') return saveTo(output, request, context);
  try {
    return await readAnswer(context, await context.ports.rest(request));
  } catch (error) {
    if (isUnchanged(error, request.method)) return answerUnchanged(context);
    throw error;
  }
}

/** The request with everything that takes more than the values: looked-up ids, the file, the page token. */
export async function completeRequest(context: RunContext, handler: RestHandler): Promise<RestRequest> {
  const { entry, facts, values, call } = context;
  const built = buildRequest({ entry, facts, handler, values, found: await findIds(context) });
  const token = values['page_token'];
  return {
    ...built,
    ...(typeof token === 'string' && facts.params['page_token']?.in === 'local' && { query: withPageToken(built.query ?? {}, token) }),
    ...(facts.upload && {
      files: [await readUpload({ values, part: facts.upload.part, policy: call.view.files, isImport: entry.id.includes('import') })],
    }),
    ...bodyReading(context),
    ...(facts.retry && { retryWrite: true }),
  };
}

function bodyReading(context: RunContext): Pick<RestRequest, 'answer' | 'limit'> {
  switch (context.facts.answer) {
    case 'text':
      return { answer: 'text', limit: textLimit(context) };
    case 'log':
      return { answer: 'stream' };
    case 'file':
      return { answer: 'bytes', limit: IMAGE_LIMIT };
    case 'none':
      return { answer: 'none' };
    default:
      return {};
  }
}

async function findIds({ facts, values, ports }: RunContext): Promise<Readonly<Record<string, string | number>>> {
  const found: Record<string, string | number> = {};
  for (const resolve of facts.resolve ?? []) {
    const given = values[resolve.param];
    if (given === undefined) continue;
    const { data } = await ports.rest(lookUp(resolve, { ...values, ...found }));
    const row: unknown = Array.isArray(data) ? data[0] : data;
    const id = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[resolve.field] : undefined; // checked below
    if (typeof id !== 'string' && typeof id !== 'number') {
      throw new CatalogError(
        'not_found',
        `GitLab found nothing with ${resolve.param} ${cutShort(String(given))}, so nothing more was done. Check the number.`,
        {
          status: 404,
          parameter: resolve.param,
        },
      );
    }
    found[resolve.into] = id;
  }
  return found;
}

/** The list query of a look-up; its templates hold parameters of the call. */
function lookUp(resolve: Resolve, values: Readonly<Record<string, unknown>>): RestRequest {
  const pathParams = Object.fromEntries(placeholders(resolve.path).map(name => [name, String(values[name] ?? '')]));
  const query = Object.fromEntries(
    Object.entries(resolve.query).map(([key, template]) => [
      key,
      template.replace(/\{([^}]+)\}/g, (_, name: string) => String(values[name] ?? '')),
    ]),
  );
  return { method: 'GET', path: resolve.path, pathParams, query };
}

/** Saves the answer's bytes instead of showing them. */
async function saveTo(path: string, request: RestRequest, { call, ports }: RunContext): Promise<Answer> {
  let type: string | undefined;
  const saved = await saveAnswer({
    path,
    policy: call.view.files,
    content: async () => {
      const answer = await ports.rest({ ...request, answer: 'stream' });
      type = answer.header('content-type')?.split(';')[0]?.trim();
      return answer.stream ?? emptyStream();
    },
  });
  return { data: { saved_to: saved.path, size: saved.size, ...(type && { content_type: type }) } };
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
