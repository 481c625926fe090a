/**
 * openapi-fetch over a transport of ours. It builds addresses and reads errors; a light `Request` and `fetch` stand in for
 * the global ones, which cost more than the rest of a call. Bodies come back unread: `rest.ts` reads each of them once.
 */
import type { HttpMethod } from '../catalog/action.ts';
import { fillPath, writeQuery } from './address.ts';
import type { QueryValue, StopSignal, WireFetch, WireRequest, WireResponse } from './port.ts';
import { readBody } from './read-body.ts';

/** Bytes of an error answer that are read; its first sentences are enough. */
export const ERROR_LIMIT = 65_536;

export interface ClientRequest {
  readonly method: HttpMethod;
  /** Below `base`, with `{placeholders}`. */
  readonly path: string;
  readonly pathParams: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, QueryValue>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly signal: StopSignal;
  readonly timeout: number;
  /** As in `WireRequest`. */
  readonly collects: WireRequest['collects'];
  /** Sends the request that was built. */
  readonly fetch: WireFetch;
}

export interface ClientAnswer {
  readonly response: WireResponse;
  /** Body of an error answer: parsed JSON where it is that, text otherwise. */
  readonly error: unknown;
}

export type Client = (request: ClientRequest) => Promise<ClientAnswer>;

/** The part of a request that openapi-fetch makes; the rest goes around it, headers too, which it would copy thrice. */
class LightRequest implements Pick<WireRequest, 'url' | 'method' | 'body'> {
  readonly url: string;
  readonly method: string;
  readonly body: string | Uint8Array | undefined;

  constructor(url: string, { method, body }: Pick<WireRequest, 'method' | 'body'>) {
    this.url = url;
    this.method = method;
    this.body = body;
  }
}

/** openapi-fetch asks a `Response` for these and no more. */
function lightResponse(response: WireResponse): WireResponse {
  return {
    status: response.status,
    ok: response.ok,
    headers: response.headers,
    body: response.body,
    // Only called for errors, whose status is worth more than a body that broke off.
    text: () =>
      readBody(response.body, ERROR_LIMIT).then(
        ({ bytes }) => bytes.toString('utf8'),
        () => '',
      ),
  };
}

/** One shape for all operations: the rows that call this are typed by operation already. */
interface AnyOperation {
  parameters: { path: Record<string, string | number>; query: Record<string, QueryValue> };
  requestBody?: { content: { 'application/json': string | Uint8Array } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type AnyPaths = Record<string, Record<'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace', AnyOperation>>;

/** A client for addresses below `baseUrl`. */
export async function createGitlabClient(baseUrl: string): Promise<Client> {
  const { default: createClient } = await import('openapi-fetch');
  const client = createClient<AnyPaths>({
    baseUrl,
    // Only constructed and handed to our own fetch, which reads the fields above.
    Request: LightRequest as unknown as typeof Request,
    pathSerializer: fillPath,
    // The type of a query is ours, stated in `ClientRequest`.
    querySerializer: query => writeQuery(query as Readonly<Record<string, QueryValue>>),
    bodySerializer: body => body,
  });
  return async request => {
    const { error, response } = await client.request(LOWER[request.method], request.path, {
      params: { path: { ...request.pathParams }, query: { ...request.query } },
      ...(request.body === undefined ? {} : { body: request.body }),
      parseAs: 'stream',
      // A LightRequest goes in and a light response comes out; openapi-fetch only passes them on.
      fetch: built => {
        const { url, method, body } = built as unknown as LightRequest;
        const { headers, signal, timeout, collects } = request;
        return request
          .fetch({ url, method, headers, body, signal, timeout, collects })
          .then(answer => lightResponse(answer) as unknown as Response);
      },
    });
    return { error, response: response as unknown as WireResponse }; // the light response from above
  };
}

const LOWER = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete', HEAD: 'head' } as const;
