/** What the tests of the pipeline build their calls from: a call, a catalog of a few actions, and a GitLab that is a function. */
import type { Call, View } from '../../src/call/call.ts';
import { CatalogError, type ErrorCode } from '../../src/call/error.ts';
import type { ActionEntry, ActionFacts, Handler, ParamFacts } from '../../src/catalog/action.ts';
import type { Catalog } from '../../src/execute/catalog.ts';
import type { GraphqlAnswer, Paging, Ports, RestAnswer, RestRequest } from '../../src/gitlab/port.ts';
import { createLogger } from '../../src/log/logger.ts';

export const makeView = (over: Partial<View> = {}): View => ({
  key: 'test',
  surface: 'dynamic',
  metaParamSchema: 'opaque',
  tier: undefined,
  scopes: undefined,
  readOnly: false,
  safeMode: false,
  excluded: new Set(),
  yolo: false,
  consent: 'model',
  embeddedResources: true,
  resources: true,
  allowProjects: [],
  denyProjects: [],
  allowGroups: [],
  denyGroups: [],
  maxResultTokens: 10_000,
  files: { local: false, uploadDirs: [], downloadDirs: [], importDirs: [], maxUploadSize: 1024 },
  ...over,
});

export interface LoggedLine {
  readonly level: string;
  readonly event: string;
  readonly [fact: string]: unknown;
}

export const makeCall = (over: Partial<Omit<Call, 'view'>> & { view?: Partial<View>; lines?: LoggedLine[] } = {}): Call => {
  const { view, lines, ...rest } = over;
  return {
    caller: { instance: { url: 'https://gitlab.example.com' }, credential: { kind: 'none' }, fingerprint: 'test' },
    era: 'legacy',
    client: { name: 'test', version: '1', capabilities: {} },
    roundPriorities: false,
    signal: new AbortController().signal,
    progress: () => undefined,
    id: 'call-1',
    log: createLogger('debug', line => lines?.push(JSON.parse(line))),
    view: makeView(view),
    ...rest,
  };
};

export const makeEntry = (over: Partial<ActionEntry> = {}): ActionEntry => ({
  id: 'thing.get',
  domain: 'thing',
  summary: 'Read a thing.',
  purpose: 'see a thing',
  effect: 'read',
  idempotent: true,
  content: 'detail',
  tier: 'free',
  scope: 'read_api',
  tool: `gitlab_${(over.id ?? 'thing.get').replace('.', '_')}`,
  aliases: [],
  required: [],
  ...over,
});

export const makeFacts = (over: Partial<ActionFacts> = {}): ActionFacts => ({ params: {}, answer: 'json', next: [], ...over });

export const param = (over: Partial<ParamFacts> = {}): ParamFacts => ({ type: 'string', in: 'query', ...over });

export interface StubAction {
  readonly entry: ActionEntry;
  readonly facts: ActionFacts;
  readonly handler: Handler;
}

export const makeCatalog = (...actions: readonly StubAction[]): Catalog => {
  const entries = actions.map(({ entry }) => entry);
  const of = (entry: ActionEntry): StubAction => actions.find(action => action.entry.id === entry.id)!;
  return {
    entries: () => entries,
    facts: entry => of(entry).facts,
    handler: async entry => of(entry).handler,
    validator: async () => ({ safeParse: value => ({ success: true, data: value }) }),
    view: () => undefined,
    document: name => `query ${name} { x }`,
  };
};

export const answerOf = (
  data: unknown,
  over: Partial<RestAnswer> & { headers?: Record<string, string>; paging?: Paging } = {},
): RestAnswer => {
  const { headers = {}, ...rest } = over;
  return { status: 200, header: name => headers[name] ?? null, data, truncated: false, paging: undefined, ...rest };
};

export const gitlabError = (status: number, said: string, code: ErrorCode = 'not_found'): CatalogError =>
  new CatalogError(code, `GitLab answered ${status}.`, { status, said });

/** `GET /projects/demo%2Fapp/issues?state=opened`: the request as it would read on the wire. */
export const line = ({ method, path, pathParams, query }: RestRequest): string => {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(pathParams?.[name])));
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map(item => `${name}[]=${item}`) : [`${name}=${String(value)}`],
  );
  return `${method} ${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
};

export interface StubPorts extends Ports {
  readonly sent: string[];
  readonly requests: RestRequest[];
  readonly documents: { document: string; variables: Readonly<Record<string, unknown>> }[];
}

/** Answers by request line; a value that is an error is thrown, a list of answers is given one after the other. */
export const makePorts = (
  answers: Readonly<Record<string, RestAnswer | CatalogError | readonly (RestAnswer | CatalogError)[]>>,
  graphql?: GraphqlAnswer | CatalogError,
): StubPorts => {
  const sent: string[] = [];
  const requests: RestRequest[] = [];
  const documents: StubPorts['documents'] = [];
  const times = new Map<string, number>();
  return {
    sent,
    requests,
    documents,
    rest: async request => {
      const key = line(request);
      sent.push(key);
      requests.push(request);
      const found = answers[key] ?? gitlabError(404, '404 Not Found');
      const count = times.get(key) ?? 0;
      times.set(key, count + 1);
      const answer = Array.isArray(found) ? found[Math.min(count, found.length - 1)] : found;
      if (answer instanceof CatalogError) throw answer;
      return answer as RestAnswer;
    },
    graphql: async (document, variables) => {
      documents.push({ document, variables });
      if (!graphql) throw new Error('no GraphQL answer in this test');
      if (graphql instanceof CatalogError) throw graphql;
      return graphql;
    },
  };
};
