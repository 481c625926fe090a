/** What holds for every action of the catalog, whatever it asks for and whatever GitLab answers. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskSource, loadCatalog } from '../../../codegen/load.ts';
import { actionModules } from '../../../generated/actions/index.ts';
import type { ActionEntry } from '../../../src/catalog/action.ts';
import { factsOf, registry } from '../../../src/catalog/generated.ts';
import type { WireFetch } from '../../../src/gitlab/port.ts';
import { isQueryDocument } from '../../../src/gitlab/query-document.ts';
import { connectTo, makeIdentity, makeView, TEST_TOKEN, useTool } from '../../support/in-process.ts';

const HOST = 'https://gitlab.test';
const { catalog } = loadCatalog(diskSource(fileURLToPath(new URL('../../../', import.meta.url))));
const examples = new Map(catalog.actions.map(action => [action.id, action.example]));
/** Answer without a request, or about the very fault: nothing of them could be a false success. */
const SELF_SUFFICIENT = ['repository.archive', 'server.status', 'server.health_check'];
/** Wizards send what their targets send. */
const actions = registry().filter(entry => entry.runs === undefined);
const view = makeView('dynamic');

type Params = Readonly<Record<string, unknown>>;
const exampleOf = (entry: ActionEntry): Params => examples.get(entry.id) ?? {};

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

/** Makes a call, confirmed, on a GitLab that gives every request the same answer. */
async function call(entry: ActionEntry, params: Params, reply: (method: string) => Reply) {
  const sent: { readonly method: string; readonly path: string; readonly isWrite: boolean }[] = [];
  const fetch: WireFetch = async ({ url, method, body: sentBody }) => {
    sent.push({ method, path: url.slice(HOST.length), isWrite: isWrite(method, url, sentBody) });
    const { status, type = 'application/json', body = '' } = reply(method);
    const headers: Readonly<Record<string, string>> = { 'content-type': type, 'retry-after': '0' };
    return {
      status,
      ok: status < 300,
      headers: { get: name => headers[name.toLowerCase()] ?? null },
      body: (async function* () {
        yield new TextEncoder().encode(body);
      })(),
      text: async () => body,
    };
  };
  const identity = makeIdentity(connectTo(HOST, fetch), HOST, view);
  const result = await useTool(identity, 'gitlab_execute_action', { action: entry.id, params, confirm: true });
  if (JSON.stringify(result).includes(TEST_TOKEN)) throw new Error(`${entry.id} shows the token`);
  const error = result._meta?.['gitlab-catalog/error'] as { readonly code: string } | undefined;
  return { sent, isError: result.isError === true, code: error?.code, json: result.structuredContent };
}

/** A POST to GraphQL writes only where its document is no query. */
function isWrite(method: string, url: string, body: unknown): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  if (!url.endsWith('/api/graphql')) return true;
  const { query } = JSON.parse(String(body)) as { query: string }; // what the client sends
  return !isQueryDocument(query);
}

const missing = (): Reply => ({ status: 404, body: '{"message":"404 Not Found"}' });

/** Every action for which `check` gives a fault. */
async function faults(entries: readonly ActionEntry[], check: (entry: ActionEntry) => Promise<string | undefined>): Promise<string[]> {
  const found: string[] = [];
  for (const entry of entries) {
    const fault = await check(entry);
    if (fault !== undefined) found.push(`${entry.id}: ${fault}`);
  }
  return found;
}

const handlerOf = async (entry: ActionEntry) => (await actionModules[entry.domain]?.())?.handlers[entry.id];

describe('every action', () => {
  it('takes a name with anything in it as one segment of its path', async () => {
    const name = 'x/y #?%2F+ü';
    const found = await faults(actions, async entry => {
      const handler = await handlerOf(entry);
      const { params: facts, resolve } = factsOf(entry);
      if (handler?.kind !== 'rest' || resolve || facts['output_path']) return undefined;
      const texts = Object.keys(facts).filter(
        key => facts[key]?.in === 'path' && facts[key]?.type === 'string' && !facts[key]?.kind && !facts[key]?.enum,
      );
      if (texts.length === 0) return undefined;
      const params: Params = { ...exampleOf(entry), ...Object.fromEntries(texts.map(key => [key, name])) };
      const [first] = (await call(entry, params, missing)).sent;
      const paths = handler.routes.map(({ path }) =>
        path.replace(/\{([^}]+)\}/g, (_, key: string) => encodeURIComponent(String(params[key]))),
      );
      const path = first?.path.split('?')[0] ?? '';
      return paths.some(expected => path === `/api/v4${expected}`) ? undefined : `${path} is none of ${paths.join(', ')}`;
    });
    expect(found).toEqual([]);
  });

  it('takes a path that is encoded already for the path it is', async () => {
    const found = await faults(actions, async entry => {
      const { params: facts } = factsOf(entry);
      const places = Object.keys(facts).filter(
        key => facts[key]?.in === 'path' && (facts[key]?.kind === 'project' || facts[key]?.kind === 'group'),
      );
      // one at a time: where there are two and none is required, they are alternatives
      const rest = Object.fromEntries(
        Object.entries(exampleOf(entry)).filter(([key]) => entry.required.includes(key) || !places.includes(key)),
      );
      for (const place of places) {
        const { sent } = await call(entry, { ...rest, [place]: 'nord%2Fapp' }, missing);
        const path = sent[0]?.path.split('?')[0] ?? '';
        if (!path.includes('/nord%2Fapp') || path.includes('%25')) return `${place} gave ${path}`;
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });

  it('over GraphQL looks up the path of a project or group that is given by its id', async () => {
    const found = await faults(actions, async entry => {
      const handler = await handlerOf(entry);
      const { params: facts } = factsOf(entry);
      if (handler?.kind !== 'graphql') return undefined;
      const [place] = Object.values(handler.variables).filter(
        ({ from, convert }) => !convert && /^(project|group)$/.test(facts[from]?.kind ?? ''),
      );
      if (!place) return undefined;
      const { sent } = await call(entry, { ...exampleOf(entry), [place.from]: 71 }, missing);
      const [first] = sent;
      return sent.length === 1 && /^\/api\/v4\/(projects|groups)\/71/.test(first?.path ?? '') ? undefined : JSON.stringify(sent);
    });
    expect(found).toEqual([]);
  });

  it('refuses what only begins like a number, and sends nothing', async () => {
    const found = await faults(actions, async entry => {
      const { params: facts } = factsOf(entry);
      for (const name of Object.keys(facts).filter(key => facts[key]?.in === 'path' && facts[key]?.type === 'integer')) {
        const { sent, code } = await call(entry, { ...exampleOf(entry), [name]: '12abc' }, missing);
        if (sent.length > 0 || code !== 'invalid_params') return `${name} gave ${code ?? 'a success'}, sent ${sent.length}`;
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });

  it('with an unknown parameter, or without one that it needs, is refused and sends nothing', async () => {
    const found = await faults(actions, async entry => {
      const example = exampleOf(entry);
      const variants: Params[] = [{ ...example, no_such_parameter: 1 }];
      for (const name of entry.required) variants.push(Object.fromEntries(Object.entries(example).filter(([key]) => key !== name)));
      for (const params of variants) {
        const { sent, code } = await call(entry, params, missing);
        if (sent.length > 0 || code !== 'invalid_params')
          return `${JSON.stringify(params)} gave ${code ?? 'a success'}, sent ${sent.length}`;
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });

  it('takes no web page for an answer', async () => {
    const page = '<!DOCTYPE html><html><head><title>Sign in</title></head></html>';
    const found = await faults(actions, async entry => {
      const { sent, isError } = await call(entry, exampleOf(entry), () => ({ status: 200, type: 'text/html', body: page }));
      return isError || SELF_SUFFICIENT.includes(entry.id) ? undefined : `a success, ${sent.length} sent`;
    });
    expect(found).toEqual([]);
  });

  it('answers an error that has no body at all', async () => {
    const found = await faults(actions, async entry => {
      for (const status of [400, 401, 403, 404, 409, 422]) {
        const { sent, isError } = await call(entry, exampleOf(entry), () => ({ status }));
        if (!isError && !SELF_SUFFICIENT.includes(entry.id)) return `a success of ${status}, ${sent.length} sent`;
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });
});

describe('every write', () => {
  const writes = actions.filter(({ effect }) => effect !== 'read');

  it('is sent once when a gateway fails, and its outcome is called unknown', async () => {
    const found = await faults(writes, async entry => {
      const { sent, code } = await call(entry, exampleOf(entry), method =>
        method === 'GET' ? { status: 200, body: '[{"id":1,"iid":1}]' } : { status: 502, type: 'text/html', body: '<html></html>' },
      );
      const written = sent.filter(one => one.isWrite).length;
      // an action that may also read is shown by an example that reads
      if (factsOf(entry).retry || entry.readsWhen !== undefined) return undefined;
      // a composite may find nothing to write to in an answer that is the same for every read
      if (written === 0 && code !== undefined && (await handlerOf(entry))?.kind === 'composite') return undefined;
      return written === 1 && code === 'outcome_unknown' ? undefined : `${written} writes, ${code ?? 'a success'}`;
    });
    expect(found).toEqual([]);
  });

  it('that succeeds without a body is a success', async () => {
    const found = await faults(writes, async entry => {
      if ((await handlerOf(entry))?.kind !== 'rest' || factsOf(entry).resolve) return undefined;
      const { isError, json } = await call(entry, exampleOf(entry), () => ({ status: 204 }));
      return !isError && json?.['status'] === 'success' ? undefined : JSON.stringify(json);
    });
    expect(found).toEqual([]);
  });
});
