/**
 * GraphQL over the same exchange as REST. GraphQL reports its errors with status 200: this file tells an answer, a partial
 * answer and a failure apart. It does not read what is in `data`.
 */
import { CatalogError } from '../call/error.ts';
import { requestId } from './answer-error.ts';
import { plainMessage } from './message.ts';
import type { GraphqlAnswer } from './port.ts';
import { isQueryDocument } from './query-document.ts';
import { type Exchange, sendRest } from './rest.ts';
import type { Scrub } from './scrub.ts';

export { isQueryDocument };

/** Sends a document; a query counts as a read. `exchange` reaches `/api`, where GraphQL lives beside `v4`. */
export async function sendGraphql(
  document: string,
  variables: Readonly<Record<string, unknown>>,
  exchange: Exchange,
): Promise<GraphqlAnswer> {
  const reads = isQueryDocument(document);
  const { data: body, header } = await sendRest(
    { method: 'POST', path: '/graphql', body: { query: document, variables } },
    exchange,
    reads,
  );
  const { data, errors } = readGraphql(body, exchange);
  if (data !== undefined && !isFailure(data, errors, reads)) return { data, partial: errors };
  const said = plainMessage(errors.map(error => error.message));
  const id = requestId(header, exchange.scrub);
  const mend = 'Correct what it names; a field it does not know means an older version or another tier.';
  throw new CatalogError('graphql_error', `${exchange.host} did not carry out the GraphQL request. ${mend}`, {
    status: 200,
    ...(said === undefined ? {} : { said }),
    ...(id !== undefined && { requestId: id }),
  });
}

/** Errors beside data are a failure when nothing came, or when a mutation's own field was lost. */
function isFailure(data: Readonly<Record<string, unknown>>, errors: GraphqlBody['errors'], reads: boolean): boolean {
  if (errors.length === 0) return false;
  const isNull = (field: string) => data[field] === null;
  if (Object.keys(data).every(isNull)) return true;
  return !reads && errors.some(error => isNull(error.path.split('.')[0] ?? ''));
}

interface GraphqlBody {
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly { readonly message: string; readonly path: string }[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readGraphql(body: unknown, { host, scrub }: { readonly host: string; readonly scrub: Scrub }): GraphqlBody {
  if (!isRecord(body) || (!isRecord(body['data']) && !Array.isArray(body['errors']))) {
    throw new CatalogError(
      'unreadable_answer',
      `${host} did not answer as GraphQL does: there is neither data nor errors. Check GITLAB_URL.`,
    );
  }
  const list: readonly unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  const errors = list.map(error => ({
    message: plainMessage(error, scrub) ?? 'an error without a message',
    path: isRecord(error) && Array.isArray(error['path']) ? scrub(error['path'].join('.')) : '',
  }));
  return { data: isRecord(body['data']) ? body['data'] : undefined, errors };
}
