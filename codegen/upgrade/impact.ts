/**
 * What a change of GitLab's document means to the catalog: the actions it touches, and for each the sentence that the report
 * says and the edit that `--apply` makes. Owns the judgement; edits are carried out by `apply.ts`.
 */
import type { Action, Catalog, Parameter, Request } from '../model.ts';
import { wireName } from '../operations.ts';
import type { Change, OperationChange, ParameterChange } from './changes.ts';
import { shapeOfPath } from './document.ts';
import type { Fact } from './facts.ts';

/** What is to be written into an action's entry. `path` leads to a parameter by our names. */
export type Edit = { readonly action: Action } & (
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'values'; readonly path: readonly string[]; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'rename'; readonly path: readonly string[]; readonly to: string }
  | { readonly kind: 'require'; readonly path: readonly string[] }
  | { readonly kind: 'place'; readonly path: readonly string[]; readonly to: 'query' | 'body' }
  | { readonly kind: 'add'; readonly path: readonly string[]; readonly fact: Fact; readonly isRequired: boolean }
);

export interface Touch {
  readonly action: Action;
  /** What is proposed, without a full stop. */
  readonly text: string;
  readonly edit?: Edit;
}

export interface Impact {
  readonly change: Change;
  /** Where it belongs: the domain of the first action that sends the operation. */
  readonly domain?: string;
  /** Actions for which it makes a difference, in the catalog's order. */
  readonly touches: readonly Touch[];
}

interface Sender {
  readonly action: Action;
  readonly request: Request;
  readonly through: 'request' | 'composite' | 'look-up';
}

/** Says for each change which actions it touches and what is proposed there. */
export function impactsOf(changes: readonly Change[], catalog: Catalog): readonly Impact[] {
  const senders = sendersOf(catalog);
  return changes.map(change => {
    const own = senders.get(change.key) ?? [];
    const main = mainSender(own);
    const [first] = own;
    return {
      change,
      ...(first && { domain: first.action.domain }),
      touches: own.flatMap(sender => touchOf(change, sender, sender === main) ?? []),
    };
  });
}

/** Who sends an operation, each action once, by the operation's key. */
export function sendersOf(catalog: Catalog): ReadonlyMap<string, readonly Sender[]> {
  const senders = new Map<string, Sender[]>();
  const add = (sender: Sender) => {
    const key = `${sender.request.method} ${shapeOfPath(sender.request.path)}`;
    const known = senders.get(key) ?? [];
    if (!known.some(one => one.action === sender.action)) senders.set(key, [...known, sender]);
  };
  for (const action of catalog.actions) {
    for (const request of action.requests) add({ action, request, through: action.kind === 'composite' ? 'composite' : 'request' });
    for (const { path, query } of action.resolve) {
      const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
      add({ action, request: { method: 'GET', path, fixed: query, placeholders, optional: false }, through: 'look-up' });
    }
  }
  return senders;
}

/** Where a new parameter belongs: the action that takes most of what the operation takes. */
const mainSender = (senders: readonly Sender[]): Sender | undefined =>
  senders.filter(one => one.through === 'request').toSorted((a, b) => b.action.params.length - a.action.params.length)[0];

/** Undefined where the action sends the operation, and what changed in it is nothing that it sends. */
function touchOf(change: Change, sender: Sender, isMain: boolean): Touch | undefined {
  const { action, through } = sender;
  if (change.kind !== 'parameter') return operationTouch(change, sender);
  if (through !== 'request') {
    if (!concernsInner(change, sender)) return undefined;
    const text =
      through === 'look-up'
        ? "looks an id up with it; see that the entry's 'resolve' still holds"
        : `sends it from its function '${action.composite?.name}'; see that it still holds`;
    return { action, text };
  }
  const proposal = parameterTouch(change, sender, isMain);
  return proposal && { action, ...proposal };
}

/** Of a request inside a composite or a look-up: whether it gives what changed, or now has to. */
function concernsInner({ name, what }: ParameterChange, { action, request, through }: Sender): boolean {
  const known = what.kind === 'renamed' ? what.from : name;
  const isFixed = Object.keys(request.fixed).some(key => key.replace(/\[.*$/, '') === known.split('.')[0]);
  return what.kind === 'required' || isFixed || (through === 'composite' && sentAt(known, action) !== undefined);
}

function operationTouch({ kind, operation }: OperationChange, { action }: Sender): Touch {
  const line = `${operation.method} ${operation.route}`;
  switch (kind) {
    case 'appeared':
      return { action, text: 'sends it already' };
    case 'went':
      return noted(
        action,
        'note it in the entry',
        `GitLab's document no longer has ${line}: send what took its place, or delete the entry.`,
      );
    case 'deprecated':
      return noted(action, 'note it in the entry', `GitLab calls ${line} deprecated.`);
    case 'revived':
      return { action, text: "GitLab's document no longer calls it deprecated; see whether the entry says so" };
  }
}

const noted = (action: Action, text: string, note: string): Touch => ({ action, text, edit: { action, kind: 'note', text: note } });

type Proposal = Omit<Touch, 'action'>;

function parameterTouch(change: ParameterChange, sender: Sender, isMain: boolean): Proposal | undefined {
  const { action } = sender;
  const { what, name } = change;
  const found = change.place === 'path' ? placeholderAt(change, sender) : sentAt(what.kind === 'renamed' ? what.from : name, action);
  switch (what.kind) {
    case 'added':
      return addedProposal(what.fact, found, sender, isMain);
    case 'required':
      return requiredProposal(change, found, sender);
    case 'values':
      return valuesProposal(what, found, action);
    case 'renamed':
      if (change.place === 'path') return { text: 'nothing to do: placeholders bear our own names' };
      if (!found) return undefined;
      return { text: 'rename it and accept the old spelling', edit: { action, kind: 'rename', path: found.path, to: lastName(name) } };
    case 'removed':
      if (!found) return undefined;
      return noted(action, 'note it in the entry', `GitLab's document no longer has the parameter ${name}: take it out.`);
    case 'deprecated':
      if (!found) return undefined;
      return noted(action, 'note it in the entry', `GitLab calls the parameter ${name} deprecated.`);
    case 'moved': {
      if (!found) return undefined;
      const to = change.place === 'body' ? 'body' : 'query';
      return { text: `send it in the ${to}`, edit: { action, kind: 'place', path: found.path, to } };
    }
    case 'type':
      return found ? { text: `see that ${typeWord(found.param)} still fits` } : undefined;
    case 'optional':
      return found?.param.required ? { text: 'may leave it optional too' } : undefined;
    case 'revived':
      return found && { text: "GitLab's document no longer calls it deprecated; see whether the entry says so" };
  }
}

const typeWord = (param: Parameter): string => (param.items ? `a list of ${param.items.type}` : param.type);
const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

interface FoundParameter {
  readonly param: Parameter;
  /** Our names, from the action's parameter to the one meant. */
  readonly path: readonly string[];
}

/** The parameter that fills a placeholder: names differ, places do not. */
function placeholderAt({ name, operation }: ParameterChange, { action, request }: Sender): FoundParameter | undefined {
  const index = operation.facts.filter(fact => fact.place === 'path').findIndex(fact => fact.name === name);
  const param = action.params.find(one => one.name === request.placeholders[index]);
  return param && { param, path: [param.name] };
}

/** The parameter that an action sends in query or body under GitLab's (dotted) name. */
function sentAt(name: string, action: Action): FoundParameter | undefined {
  const tops = action.params
    .filter(param => param.in !== 'path' && param.in !== 'local')
    .flatMap((param): FoundParameter[] =>
      param.spread
        ? (param.properties ?? []).map(inner => ({ param: inner, path: [param.name, inner.name] }))
        : [{ param, path: [param.name] }],
    );
  const [first = '', ...rest] = name.split('.');
  const bracketed = rest.length === 1 ? tops.find(({ param }) => wireName(param) === `${first}[${rest[0]}]`) : undefined;
  if (bracketed) return bracketed;
  let found = tops.find(({ param }) => wireName(param) === first);
  for (const part of rest) {
    const inner = (found?.param.items?.properties ?? found?.param.properties)?.find(property => wireName(property) === part);
    found = found && inner && { param: inner, path: [...found.path, inner.name] };
  }
  return found;
}

function addedProposal(fact: Fact, found: FoundParameter | undefined, sender: Sender, isMain: boolean): Proposal | undefined {
  const { action } = sender;
  if (found) return { text: 'sends it already' };
  if (isCatalogsOwn(fact, sender)) return { text: 'nothing to do: the catalog fills it' };
  const path = containerOf(fact, action);
  if (!path || (!isMain && !fact.isRequired)) return undefined;
  return {
    text: fact.isRequired ? 'add it, required' : 'add it, or leave it out by deleting its line again',
    edit: { action, kind: 'add', path, fact, isRequired: fact.isRequired },
  };
}

/** Pages of a list, values that the request fixes, and the file of an upload. */
const isCatalogsOwn = ({ name }: Fact, { action, request }: Sender): boolean =>
  (action.content === 'list' && ['page', 'per_page'].includes(name)) || name in request.fixed || name === action.upload?.part;

/** Our names of the object that a new field belongs into: none at the top; undefined where the action does not send that object. */
function containerOf(fact: Fact, action: Action): readonly string[] | undefined {
  const parts = fact.name.split('.');
  if (parts.length > 1) {
    const parent = sentAt(parts.slice(0, -1).join('.'), action);
    return (parent?.param.items?.properties ?? parent?.param.properties) && parent?.path;
  }
  const spread = action.params.find(param => param.spread);
  if (fact.place !== 'body' || !spread) return [];
  return spread.properties ? [spread.name] : undefined;
}

function requiredProposal(change: ParameterChange, found: FoundParameter | undefined, sender: Sender): Proposal | undefined {
  const { action } = sender;
  if (found?.param.required) return { text: 'requires it already' };
  if (found) return { text: 'require it', edit: { action, kind: 'require', path: found.path } };
  const fact = change.operation.facts.find(one => one.place === change.place && one.name === change.name);
  if (!fact || isCatalogsOwn(fact, sender)) return { text: 'nothing to do: the catalog fills it' };
  const path = containerOf(fact, action);
  return path ? { text: 'add it, required', edit: { action, kind: 'add', path, fact, isRequired: true } } : undefined;
}

function valuesProposal(
  what: ParameterChange['what'] & { kind: 'values' },
  found: FoundParameter | undefined,
  action: Action,
): Proposal | undefined {
  if (!found) return undefined;
  const ours = (found.param.items ?? found.param).enum;
  if (!ours) return { text: `nothing to do: it takes any ${found.param.items?.type ?? found.param.type}` };
  const add = what.added.filter(value => !ours.includes(value));
  const remove = what.removed.filter(value => ours.includes(value));
  if (add.length + remove.length === 0) return { text: 'nothing to do: its values are these already' };
  const words = [add.length > 0 && `add ${add.join(', ')}`, remove.length > 0 && `take out ${remove.join(', ')}`].filter(
    word => word !== false,
  );
  return { text: words.join(' and '), edit: { action, kind: 'values', path: found.path, add, remove } };
}
