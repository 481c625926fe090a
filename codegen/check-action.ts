/** Rules that one action must keep by itself and towards what it refers to: parameters, entity, next steps, effect, example. */
import { isReader } from '../src/policy/reads.ts';
import type { Surroundings } from './check.ts';
import { exampleFaults } from './check-example.ts';
import { isActionId, placeholdersOf } from './emit/steps.ts';
import { fieldAt } from './fields.ts';
import type { StepForm } from './format.ts';
import type { Action, Catalog, Parameter } from './model.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';

type Fail = (path: readonly PropertyKey[], text: string) => void;

/** Everything wrong with one action. */
export function actionRules(action: Action, catalog: Catalog, around: Surroundings): readonly Problem[] {
  const problems: Problem[] = [];
  const fail: Fail = (path, text) =>
    problems.push({
      file: action.file,
      line: action.lineOf(...path),
      text: `${action.id}: ${text}`,
      spoils: { kind: 'action', id: action.id },
    });
  checkSentences(action, fail);
  checkEffect(action, fail);
  checkRole(action, fail);
  checkParameters(action, fail);
  checkTemplates(action, fail);
  checkAnswer(action, catalog, fail);
  checkSurroundings(action, around, fail);
  checkSteps(action, catalog, problems);
  for (const text of exampleFaults(action)) fail(['example'], text);
  return problems;
}

function checkSentences(action: Action, fail: Fail): void {
  if (!/[.!?]$/.test(action.summary)) fail(['summary'], 'the summary is a sentence; end it with a full stop');
  if (/[.!?]$/.test(action.purpose)) fail(['purpose'], 'the purpose ends "Use action \'x\' to …"; leave out its full stop');
  if (/^\p{Lu}\p{Ll}/u.test(action.purpose) && !/^GitLab\b/.test(action.purpose))
    fail(['purpose'], 'the purpose continues a sentence; start it in lower case');
  if (action.destructive !== undefined && !/[.!?]$/.test(action.destructive))
    fail(['destructive'], 'the reason is a sentence; end it with a full stop');
}

function checkEffect(action: Action, fail: Fail): void {
  if (action.effect === 'delete' && action.destructive === undefined) {
    fail(['effect'], "a delete is destructive; say what is lost in 'destructive'");
  }
  if (action.effect === 'read' && action.destructive !== undefined)
    fail(['destructive'], 'a read cannot be destructive; change effect or take the reason out');
  if (action.effect === 'read' && action.requests.some(request => request.method === 'DELETE'))
    fail(['effect'], 'it sends DELETE and says it reads; set the effect it has');
  if (action.effect === 'read' && action.content === 'mutate')
    fail(['content'], "a read answers 'list', 'detail', 'assistant' or 'image', not 'mutate'");
  if (action.effect !== 'read' && action.content === 'list') fail(['content'], "only a read answers a list; a write is 'mutate'");
}

/** The sentence that names an administrator, and the key, say the same. */
function checkRole({ role, orRole, summary }: Action, fail: Fail): void {
  if (orRole !== undefined && (role === undefined || role === 'admin'))
    fail(['or_role'], "'or_role' stands beside a role of the ladder; add 'role', or remove it");
  const isSaid = /\bNeeds an administrator\b(?! or\b)/.test(summary);
  if (isSaid && role === undefined) fail(['summary'], "the summary says that it needs an administrator; add 'role: admin'");
  if (isSaid && role !== undefined && role !== 'admin')
    fail(['role'], `the role is '${role}' and the summary says that it needs an administrator; correct one of the two`);
}

function checkParameters(action: Action, fail: Fail): void {
  const names = new Set(action.params.map(param => param.name));
  for (const { name, defaultFrom, required, type } of action.params) {
    if (defaultFrom === undefined) continue;
    const source = action.params.find(param => param.name === defaultFrom);
    if (source?.type !== type)
      fail(['params'], `'${name}' takes its default from '${defaultFrom}', which is no parameter of the same type; name one`);
    if (required) fail(['params'], `'${name}' is required and has a default; take one of the two out`);
  }
  const filled = new Set(action.resolve.map(one => one.into));
  // A composite may fill a placeholder with what it found on the way.
  for (const request of action.kind === 'composite' ? [] : action.requests) {
    for (const name of request.placeholders.filter(one => !names.has(one) && !filled.has(one))) {
      fail(['request'], `the path has {${name}}, which is no parameter${didYouMean(name, names, `add it to params`)}`);
    }
  }
  for (const param of action.params) checkParameter(action, param, fail);
  for (const one of action.resolve) {
    if (!names.has(one.param)) fail(['resolve', one.param], `resolve starts from '${one.param}', which is no parameter; add it to params`);
    if (!action.requests.some(request => request.placeholders.includes(one.into)))
      fail(['resolve', one.param], `no path has {${one.into}} to fill; correct 'into'`);
    for (const name of placeholdersOf(`${one.path} ${Object.values(one.query).join(' ')}`).filter(used => !names.has(used))) {
      fail(['resolve', one.param], `the look-up uses {${name}}, which is no parameter; use one of the parameters`);
    }
  }
  checkAlready(action, fail);
  if (action.upload && !names.has('content_base64')) fail(['upload'], "an upload takes its file by '...file_source'; add it to params");
}

/** Where GitLab may answer that nothing was to be changed, what is read then is the object that the write names. */
function checkAlready({ already, kind, effect, params, requests }: Action, fail: Fail): void {
  if (!already) return;
  if (kind !== 'rest' || effect === 'read') fail(['already'], 'only a write that is one REST request is answered so; take it out');
  if (!already.read) return;
  if (already.read.method !== 'GET') fail(['already', 'read'], 'what was changed already is read with GET; correct it');
  const always = already.read.placeholders.filter(name => requests.every(one => one.placeholders.includes(name)));
  for (const name of already.read.placeholders.filter(one => !always.includes(one) || !params.some(param => param.name === one))) {
    fail(['already', 'read'], `it needs {${name}}, which the request's own path does not have; use what the request names`);
  }
}

/** Names whose values nobody but GitLab may read. */
export const namesSecret = (name: string): boolean => /(^|_)(token|password|secret|private_key)$/.test(name);

function checkParameter(action: Action, param: Parameter, fail: Fail): void {
  const inner = param.items ?? param;
  const at = ['params', action.params.indexOf(param)];
  const isInPath = action.requests.some(request => request.placeholders.includes(param.name));
  if (action.kind === 'rest' && param.in === 'path' && !isInPath && !action.resolve.some(one => one.param === param.name)) {
    fail(at, `'${param.name}' is said to be in the path, and no path has it; correct 'in' or the request`);
  }
  if (
    param.in === 'body' &&
    action.kind === 'rest' &&
    action.requests.every(request => request.method === 'GET' || request.method === 'HEAD')
  ) {
    fail(at, `'${param.name}' is sent in the body, and ${action.requests[0]?.method ?? 'GET'} has none; set 'in: query'`);
  }
  if (param.in === 'body' && /[[\]]/.test(param.as ?? ''))
    fail(at, `'${param.as}' is no name in a JSON body; write the nesting as an object with properties`);
  if (/\[\]$/.test(param.as ?? '')) fail(at, `'${param.as}' ends in []; leave the brackets out, the style adds them`);
  if (param.min !== undefined && param.max !== undefined && param.min > param.max) fail(at, `'${param.name}' has min above max; swap them`);
  if ((inner.min !== undefined || inner.max !== undefined) && inner.type !== 'integer' && inner.type !== 'number')
    fail(at, `'${param.name}' is no number and has min or max; take them out`);
  if (inner.enum && inner.type !== 'string') fail(at, `'${param.name}' has an enum and is no string; take the enum out or change the type`);
  if (inner.properties && inner.type !== 'object') fail(at, `'${param.name}' has properties and is no object; set the type to object`);
  if (param.spread && (param.type !== 'object' || param.in !== 'body' || action.kind === 'graphql'))
    fail(at, `'${param.name}' is spread, which only an object in a request's body can be; take it out`);
  if (namesSecret(param.name) && inner.type === 'string' && param.in !== 'local' && !param.secret) {
    fail(at, `'${param.name}' is a secret by its name; add 'secret: true', so that it is never shown back`);
  }
  if (param.nullable && (param.required || param.in !== 'body' || (param.type !== 'integer' && param.type !== 'number')))
    fail(at, `'${param.name}' is nullable, which only an optional number of a body can be; take it out (empty text clears other types)`);
  if (param.style && param.type !== 'array') fail(at, `'${param.name}' has a style and is no list; take it out`);
}

function checkTemplates(action: Action, fail: Fail): void {
  const names = new Set(action.params.map(param => param.name));
  for (const [key, template] of [
    ['resource', action.resource],
    ['missing', action.missing?.subject],
  ] as const) {
    for (const name of placeholdersOf(template ?? '').filter(used => !names.has(used))) {
      fail([key], `the template names {${name}}, which the action does not take${didYouMean(name, names, 'use one of its parameters')}`);
    }
  }
}

function checkAnswer(action: Action, catalog: Catalog, fail: Fail): void {
  const { returns } = action;
  if (action.content === 'list' && !returns?.list)
    fail(['returns'], 'a list returns [Entity]; put the entity in brackets or change content');
  if (returns?.list && action.content !== 'list') fail(['content'], "it returns a list; set 'content: list'");
  if (action.effect === 'read' && returns === undefined && action.answer === 'none')
    fail(['returns'], "a read leaves something to show; set 'returns', or 'answer' for text and files");
  if (action.paging !== undefined && action.content !== 'list') fail(['paging'], "only a list pages; take 'paging' out");
  if (action.key !== undefined && !returns?.list) fail(['key'], 'only a list has a key; take it out');
  if (action.only !== undefined && !returns) fail(['only'], "it returns nothing; set 'returns', or take 'only' out");
  if (!returns) return;
  const entity = catalog.entities.get(returns.entity);
  if (!entity && catalog.unreadable.has(returns.entity)) return;
  if (!entity) {
    fail(
      ['returns'],
      `unknown entity '${returns.entity}'${didYouMean(returns.entity, catalog.entities.keys(), `add catalog/entities/${returns.entity}.yaml`)}`,
    );
    return;
  }
  const { card, table, entries } = entity.views;
  for (const field of action.only ?? [])
    if (!entity.fields.has(field)) fail(['only'], `${entity.name} has no field '${field}'; correct it or add it to ${entity.file}`);
  if (returns.list && !table && !entries)
    fail(['returns'], `${entity.name} has no table and no entries to show a list by; add one to ${entity.file}`);
  if (!returns.list && !card) fail(['returns'], `${entity.name} has no card to show one by; add it to ${entity.file}`);
  for (const name of action.reveals)
    if (!fieldAt(name, entity.fields, catalog.entities))
      fail(['reveals'], `reveals '${name}', which ${entity.name} does not have; name one of its fields`);
}

function checkSurroundings(action: Action, around: Surroundings, fail: Fail): void {
  const name = action.composite?.name;
  if (name !== undefined && !around.hasComposite(name))
    fail(['composite'], `no file src/execute/composites/${name.replaceAll('_', '-')}.ts; write the function or correct the name`);
  if (action.readsWhen !== undefined && !isReader(action.readsWhen))
    fail(['reads_when'], `nothing in src/policy/reads.ts is called '${action.readsWhen}'; write it or correct the name`);
  if (action.readsWhen !== undefined && action.effect === 'read')
    fail(['reads_when'], 'it reads by its effect already; take reads_when out');
  if (action.guard !== undefined && around.guards && !around.guards.has(action.guard)) {
    fail(
      ['guard'],
      `no guard '${action.guard}' in src/policy/guards.ts${didYouMean(action.guard, around.guards, 'write it or correct the name')}`,
    );
  }
}

function checkSteps(action: Action, catalog: Catalog, problems: Problem[]): void {
  const ids = catalog.actions.map(one => one.id);
  const check = (step: StepForm, key: readonly PropertyKey[]): void => {
    const to = typeof step === 'string' ? (isActionId(step) ? step : undefined) : step.to;
    const at = { file: action.file, line: action.lineOf(...key) };
    const fail = (text: string) =>
      problems.push({ ...at, text: `${action.id}: ${text}`, spoils: { kind: 'step', id: action.id, to: to ?? '' } });
    if (to !== undefined && !ids.includes(to) && !catalog.unreadable.has(to))
      fail(`next step '${to}' is no action${didYouMean(to, ids, 'add the action or take the step out')}`);
    if (to === action.id) fail(`next step '${to}' is the action itself; take it out`);
    if (typeof step === 'string') return;
    if (to === undefined && step.text === undefined) fail("a step needs 'to' or 'text'");
    const entity = action.returns && !action.returns.list ? catalog.entities.get(action.returns.entity) : undefined;
    for (const name of Object.keys(step.when ?? {})) {
      if (action.returns?.list !== false) fail(`'when' looks at '${name}', and only a single result has fields; take it out`);
      else if (entity && !fieldAt(name, entity.fields, catalog.entities)) {
        fail(`'when' looks at '${name}', which ${entity.name} does not have; name one of its fields`);
      }
    }
  };
  action.next.forEach((step, index) => {
    check(step, ['next', index]);
  });
  action.missing?.hints.forEach((step, index) => {
    check(step, ['missing', 'hints', index]);
  });
}
