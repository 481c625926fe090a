/** Changes what the sandbox answers, for tests of what GitLab might send. */
import type { WireFetch, WireResponse } from '../../src/gitlab/port.ts';

/** A `fetch` whose JSON answers pass through `spoil` before anybody reads them. */
export const spoiled =
  (fetch: WireFetch, spoil: (body: unknown) => unknown): WireFetch =>
  async request => {
    const response = await fetch(request);
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return response;
    const text = await response.text();
    return withText(response, text === '' ? text : JSON.stringify(spoil(JSON.parse(text))));
  };

const withText = (response: WireResponse, text: string): WireResponse => ({
  status: response.status,
  ok: response.ok,
  headers: { get: name => (name.toLowerCase() === 'content-length' ? null : response.headers.get(name)) },
  body: (async function* () {
    yield new TextEncoder().encode(text);
  })(),
  text: async () => text,
});
