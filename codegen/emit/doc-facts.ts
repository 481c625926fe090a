/**
 * What an action sends, what comes back and what it suggests, in words for people. Owns the wording of those three lines; the
 * page around them is `action-docs.ts`.
 */
import { type FieldNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import { answeredFields } from '../fields.ts';
import type { StepForm } from '../format.ts';
import type { Action, Catalog, Entity, Request } from '../model.ts';
import { type EntityHomes, entityLink } from './entity-docs.ts';
import { listKey } from './schema.ts';
import { isActionId } from './steps.ts';

/** Fields of an answer that are named on its line; the entity's table holds them all. */
const FIELDS_SHOWN = 12;

/** An id that leads to its entry, on this page or on that of its domain. */
export const linkTo = (id: string, from: string): string => {
  const domain = id.split('.')[0] ?? '';
  return `[\`${id}\`](${domain === from ? '' : `${domain}.md`}#${id.replace(/[^a-z0-9_]/g, '')})`;
};

/** `Sends …`: the request, the field that GraphQL is asked for, or all that a call may send. */
export function sends(action: Action, catalog: Catalog): string {
  if (action.kind === 'rest') return `Sends ${action.requests.map(requestCode).join(' or ')}`;
  const documents = action.graphql ? [action.graphql.document] : (action.composite?.documents ?? []);
  const asked = documents.map(name => operationOf(name, action, catalog));
  if (action.kind === 'graphql') return `Sends the GraphQL ${asked.join(' and ')}`;
  const all = [...action.requests.map(requestCode), ...asked.map(words => `the GraphQL ${words}`)];
  return all.length > 0 ? `Sends ${all.join(', ')}` : withoutStop(capital(action.composite?.reason ?? ''));
}

const requestCode = ({ method, path, fixed, optional }: Request): string => {
  const query = Object.entries(fixed).map(([name, value]) => `${name}=${value}`);
  return `\`${method} ${path}${query.length === 0 ? '' : `?${query.join('&')}`}\`${optional ? ' only if needed' : ''}`;
};

/** `mutation \`vulnerabilityConfirm\``; a query by GitLab's names of the fields that lead to what is read. */
function operationOf(name: string, action: Action, catalog: Catalog): string {
  const tree = parse(catalog.documents.get(name)?.text ?? `query { ${name} }`);
  const operation = tree.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const fields = fieldsOf(operation?.selectionSet);
  if (operation?.operation !== 'query') return `mutation ${fields.map(field => `\`${field.name.value}\``).join(', ')}`;
  const path = action.graphql ? pathTo(fields, action.graphql.at.split('.')) : onlyPath(fields);
  return `query ${(path.length > 0 ? [path.join('.')] : fields.map(field => field.name.value)).map(one => `\`${one}\``).join(', ')}`;
}

const fieldsOf = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
  (set?.selections ?? []).filter((node): node is FieldNode => node.kind === Kind.FIELD);

/** The keys of an answer as GitLab calls the fields behind them, as far as they stand in the operation itself. */
function pathTo(fields: readonly FieldNode[], [key, ...rest]: readonly string[]): readonly string[] {
  const field = fields.find(node => (node.alias ?? node.name).value === key);
  return field ? [field.name.value, ...pathTo(fieldsOf(field.selectionSet), rest)] : [];
}

/** The first field and what it is asked for, where that is one thing. */
function onlyPath(fields: readonly FieldNode[]): readonly string[] {
  const [field] = fields;
  if (!field || fields.length > 1) return [];
  const inner = fieldsOf(field.selectionSet).filter(node => node.selectionSet !== undefined);
  return [field, ...(inner.length === 1 ? inner : [])].map(node => node.name.value);
}

/** Fields of an answer: first those that the entity's card or table shows, in that order. */
function shownFirst(action: Action, entity: Entity): readonly string[] {
  const { card, table, entries } = entity.views;
  const sent = answeredFields(action, entity);
  const words =
    JSON.stringify(action.returns?.list ? [table ?? entries, card] : [card ?? entries, table]).match(/[a-z_][a-z0-9_]*/gi) ?? [];
  return [...new Set([...words.filter(word => sent.has(word)), ...sent.keys()])];
}

/** `Returns …`: the entity with its first fields, a list by the name of its array, a text or a file, or nothing. */
export function returnsLine(action: Action, catalog: Catalog, homes: EntityHomes): string {
  const file = fileWords(action);
  const entity = action.returns && catalog.entities.get(action.returns.entity);
  if (!entity) return `Returns ${file ?? 'only a confirmation'}.`;
  const link = entityLink(entity.name, action.domain, homes);
  const names = shownFirst(action, entity);
  const more = names.length - FIELDS_SHOWN;
  // One field too many is shown rather than counted.
  const shown = names.slice(0, more > 1 ? FIELDS_SHOWN : names.length).map(name => `\`${name}\``);
  const fields = `${shown.join(', ')}${more > 1 ? ` and ${more} more` : ''}`;
  if (action.returns?.list) return `Returns \`${listKey(action, entity)}\`, a list of ${link}: ${fields}.`;
  return `Returns ${file === undefined ? '' : `${file}, with `}${link}: ${fields}.`;
}

const fileWords = ({ answer, params }: Action): string | undefined => {
  const saved = params.some(param => param.name === 'output_path') ? ', or saves it at `output_path`' : '';
  if (answer === 'text') return `text${saved}`;
  if (answer === 'log') return `the log as text, its end when it is long${saved}`;
  return answer === 'file' || answer === 'blob' ? `the file as text, image or base64${saved}` : undefined;
};

/** Steps on one line, each with its condition and the words that are its own. */
export const stepsLine = (steps: readonly StepForm[], from: string): string => steps.map(step => stepWords(step, from)).join(' · ');

function stepWords(step: StepForm, from: string): string {
  if (typeof step === 'string') return isActionId(step) ? linkTo(step, from) : withoutStop(step);
  const { to, text, when } = step;
  const what = to === undefined ? withoutStop(text ?? '') : `${linkTo(to, from)}${text === undefined ? '' : ` to ${text}`}`;
  const conditions = Object.entries(when ?? {}).map(
    ([field, values]) =>
      `\`${field}\` is ${[values]
        .flat()
        .map(value => `\`${value}\``)
        .join(' or ')}`,
  );
  return conditions.length === 0 ? what : `${what} (when ${conditions.join(' and ')})`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const withoutStop = (text: string): string => text.replace(/\.$/, '');
