/** The actions of one domain file: shape, short forms, derived values. Owns derivation; `check.ts` owns the rules. */
import type { HttpMethod, Resolve } from '../src/catalog/action.ts';
import { type ActionForm, domainFile } from './format.ts';
import type { Action, GraphqlRequest, Request } from './model.ts';
import { expandParameters, type SharedParameters } from './parameters.ts';
import type { Problem } from './problem.ts';
import { shapeFaults } from './shape-faults.ts';
import type { YamlFile } from './yaml-file.ts';

export interface DomainHead {
  readonly domain: string;
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly actions: readonly Action[];
}

/** Reads a domain file. An entry with a wrong shape costs that entry, not the file. */
export function readActions(yaml: YamlFile, shared: SharedParameters, problems: Problem[]): DomainHead | undefined {
  const parsed = domainFile.safeParse(yaml.value, { reportInput: true });
  const broken = new Set<number>();
  let value = parsed.data;
  if (!parsed.success) {
    for (const fault of shapeFaults(parsed.error, yaml)) {
      const index = fault.path[0] === 'actions' && typeof fault.path[1] === 'number' ? fault.path[1] : undefined;
      if (index !== undefined) broken.add(index);
      const id = index === undefined ? undefined : idAt(yaml.value, index);
      const at = { file: yaml.file, line: fault.line };
      problems.push({ ...at, text: id ? `${id}: ${fault.text}` : fault.text, spoils: id ? { kind: 'action', id } : { kind: 'nothing' } });
    }
    value = domainFile.safeParse(withoutEntries(yaml.value, broken)).data;
  }
  if (!value) return undefined;
  const indexes = [...Array(value.actions.length + broken.size).keys()].filter(index => !broken.has(index));
  const actions = value.actions.map((form, position) => readAction(form, indexes[position] ?? position, yaml, shared, problems));
  return { domain: value.domain, title: value.title, summary: value.summary, actions };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function idAt(file: unknown, index: number): string | undefined {
  const entry: unknown = isRecord(file) && Array.isArray(file['actions']) ? file['actions'][index] : undefined;
  return isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;
}

const withoutEntries = (file: unknown, broken: ReadonlySet<number>): unknown =>
  isRecord(file) && Array.isArray(file['actions']) ? { ...file, actions: file['actions'].filter((_, index) => !broken.has(index)) } : file;

function readAction(form: ActionForm, index: number, yaml: YamlFile, shared: SharedParameters, problems: Problem[]): Action {
  const lineOf = (...path: readonly PropertyKey[]) => yaml.lineOf(['actions', index, ...path]);
  const fail = (line: number, text: string) =>
    problems.push({ file: yaml.file, line, text: `${form.id}: ${text}`, spoils: { kind: 'action', id: form.id } });
  const ways = [form.request, form.graphql, form.composite].filter(way => way !== undefined).length;
  if (ways !== 1) fail(lineOf('id'), 'needs exactly one of request, graphql and composite');
  const [domain = '', name = ''] = form.id.split('.');
  const kind = form.composite ? 'composite' : form.graphql ? 'graphql' : 'rest';
  const requests = readRequests(form);
  const resolve = Object.entries(form.resolve ?? {}).map(([param, by]) => readResolve(param, by));
  const paging = pagingOf(form, kind);
  const params = expandParameters(form.params, at => ({ file: yaml.file, line: lineOf('params', at) }), {
    shared,
    requests,
    kind,
    reads: form.effect === 'read',
    resolved: new Map(resolve.map(one => [one.into, one.param])),
    paging,
    fail,
  });
  return {
    id: form.id,
    domain,
    name,
    file: yaml.file,
    lineOf,
    kind,
    summary: form.summary,
    purpose: form.purpose,
    requests,
    ...(form.graphql && { graphql: readGraphql(form.graphql) }),
    ...(form.composite && { composite: readComposite(form.composite) }),
    params,
    effect: form.effect,
    ...(form.destructive !== undefined && { destructive: form.destructive }),
    content: form.content,
    ...(form.returns !== undefined && { returns: readReturns(form.returns) }),
    ...(form.title !== undefined && { title: form.title }),
    ...(form.key !== undefined && { key: form.key }),
    ...(form.only !== undefined && { only: form.only }),
    answer: form.answer ?? (form.returns === undefined ? 'none' : 'json'),
    ...(paging && { paging }),
    ...(form.upload && { upload: form.upload }),
    resolve,
    ...(form.already && { already: readAlready(form.already) }),
    ...(form.unentitled && { unentitled: form.unentitled }),
    ...(form.resource !== undefined && { resource: form.resource }),
    ...(form.missing && { missing: { ...form.missing, subject: subjectOf(form, requests) } }),
    next: form.next,
    tier: form.tier ?? 'free',
    gitlabComOnly: form.gitlab_com_only ?? false,
    ...(form.role !== undefined && { role: form.role }),
    ...(form.or_role !== undefined && { orRole: form.or_role }),
    scope: form.scope ?? scopeOf(form, kind, requests),
    ...(form.since !== undefined && { since: form.since }),
    tool: form.tool ?? `gitlab_${domain === 'merge_request' ? 'mr' : domain}_${name}`,
    aliases: form.aliases ?? [],
    ...(form.reference !== undefined && { reference: form.reference }),
    words: form.words,
    idempotent: form.idempotent ?? form.effect !== 'create',
    ...(form.guard !== undefined && { guard: form.guard }),
    ...(form.reads_when !== undefined && { readsWhen: form.reads_when }),
    ...(form.preview !== undefined && { preview: form.preview }),
    retry: form.retry ?? false,
    reveals: form.reveals ?? [],
    example: { ...exampleOf(params), ...form.example },
  };
}

/** `GET /a/{b}?c=d`, in its parts; a trailing `~` says that not every call sends it. */
export function parseRequest(line: string): Request {
  const [method = 'GET', rest = ''] = line.split(' ', 2);
  const optional = rest.endsWith('~');
  const [path = '', query = ''] = (optional ? rest.slice(0, -1) : rest).split('?', 2);
  const fixed = Object.fromEntries(
    query
      .split('&')
      .filter(part => part !== '')
      .map(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  return { method: method as HttpMethod, path, fixed, placeholders, optional }; // the schema lets only these methods pass
}

function readRequests(form: ActionForm): readonly Request[] {
  const lines = form.composite ? form.composite.requests.filter(line => !line.startsWith('GRAPHQL ')) : [form.request ?? []].flat();
  return lines.map(parseRequest);
}

const readComposite = (composite: NonNullable<ActionForm['composite']>): NonNullable<Action['composite']> => ({
  name: composite.name,
  reason: composite.reason,
  documents: composite.requests.filter(line => line.startsWith('GRAPHQL ')).map(line => line.slice('GRAPHQL '.length)),
});

const readReturns = (returns: NonNullable<ActionForm['returns']>): NonNullable<Action['returns']> =>
  typeof returns === 'string' ? { entity: returns, list: false } : { entity: returns[0] ?? '', list: true };

function readResolve(param: string, by: NonNullable<ActionForm['resolve']>[string]): Resolve {
  const { path, fixed } = parseRequest(by.by);
  return { param, into: by.into, path, query: fixed, field: by.field ?? 'id' };
}

const readAlready = ({ note, read }: NonNullable<ActionForm['already']>): NonNullable<Action['already']> => ({
  note,
  ...(read !== undefined && { read: parseRequest(read) }),
});

function readGraphql(form: NonNullable<ActionForm['graphql']>): GraphqlRequest {
  const variables = Object.entries(form.variables).map(([variable, text]) => {
    const call = /^(\w+)\((?:([A-Za-z:]+),\s*)?(\w+)\)$/.exec(text);
    if (!call) return [variable, { from: text }] as const;
    const [, name = '', type, from = ''] = call;
    return [variable, { from, convert: type === undefined ? name : `${name}:${type}` }] as const;
  });
  const { document, at, payload, merge } = form;
  return {
    document,
    at,
    variables: Object.fromEntries(variables),
    ...(payload !== undefined && { payload }),
    ...(merge !== undefined && { merge }),
  };
}

function pagingOf(form: ActionForm, kind: Action['kind']): Action['paging'] {
  if (form.content !== 'list') return form.paging;
  return form.paging ?? (kind === 'graphql' ? 'cursor' : kind === 'composite' ? 'none' : 'offset');
}

function scopeOf(form: ActionForm, kind: Action['kind'], requests: readonly Request[]): string {
  const reads = kind === 'rest' ? requests.every(request => request.method === 'GET' || request.method === 'HEAD') : form.effect === 'read';
  return reads ? 'read_api' : 'api';
}

/** The thing looked for, quoted, and the project or group it was looked for in. */
function subjectOf(form: ActionForm, requests: readonly Request[]): string {
  const placeholders = requests[0]?.placeholders ?? [];
  const last = placeholders.at(-1);
  const looked = Object.entries(form.resolve ?? {}).find(([, by]) => by.into === last)?.[0] ?? last;
  const subject = form.missing?.subject ?? (looked === undefined ? '' : `"{${looked}}"`);
  const within = ['project_id', 'group_id'].find(name => placeholders.includes(name) && name !== looked);
  if (within === undefined || subject.includes(`{${within}}`)) return subject;
  return `${subject} in ${within === 'project_id' ? 'project' : 'group'} {${within}}`;
}

function exampleOf(params: Action['params']): Record<string, unknown> {
  return Object.fromEntries(
    params.filter(param => param.required && param.example !== undefined).map(param => [param.name, param.example]),
  );
}
