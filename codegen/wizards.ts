/**
 * Guided flows: reads `catalog/wizards/*.yaml` and holds them against the actions they run. Owns the format of those files; what
 * becomes of them is `emit/wizards.ts`.
 */
import { z } from 'zod';
import type { Wizard as WizardData, WizardField, WizardStep } from '../src/catalog/wizard.ts';
import type { Action, Catalog, Parameter, Source } from './model.ts';
import { didYouMean } from './nearest.ts';
import { expandParameters, type SharedParameters } from './parameters.ts';
import type { Place, Problem } from './problem.ts';
import { shapeFaults } from './shape-faults.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The domain of every wizard's id. */
export const WIZARD_DOMAIN = 'interactive';

export interface Wizard extends WizardData {
  readonly summary: string;
  readonly purpose: string;
  readonly words: readonly string[];
  readonly params: readonly Parameter[];
  readonly file: string;
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
}

const words = z.string().trim().min(1);
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is a lower-case name with underscores: project_id');
const actionId = z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, 'is an action id: domain.action in snake_case');
const option = z.union([words, z.strictObject({ value: words, title: words })]);
const scalar = z.union([words, z.number(), z.boolean()]);

const fieldKeys = {
  type: z.enum(['text', 'number', 'integer', 'yes_no', 'one_of', 'several_of']),
  title: words,
  description: words.optional(),
  required: z.literal(true).optional(),
  may_be_empty: z.literal(true).optional(),
  min_length: z.number().int().optional(),
  max_length: z.number().int().optional(),
  format: z.enum(['email', 'uri', 'date', 'date-time']).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  min_items: z.number().int().optional(),
  max_items: z.number().int().optional(),
  initial: z.union([words, z.number(), z.array(words)]).optional(),
  options: z.array(option).min(1).optional(),
  choices: z.strictObject({ from: actionId, value: words, title: words.optional(), without: words.optional() }).optional(),
  param: name.optional(),
};
const field = z.strictObject(fieldKeys);
type FieldForm = z.infer<typeof field>;

const stepKeys = { key: name, ask: words, when: z.record(name, z.union([scalar, z.array(scalar).min(1)])).optional() };
const step = z.union([
  z.strictObject({ ...stepKeys, ...fieldKeys }),
  z.strictObject({ ...stepKeys, fields: z.record(name, field) }),
  z.strictObject({ ...stepKeys, link: z.string().regex(/^\//, 'is a path below the address of the instance: /-/users/terms') }),
]);
type StepForm = z.infer<typeof step>;

export const wizardFile = z.strictObject({
  wizard: name,
  summary: words,
  purpose: words,
  words: z.array(words).default([]),
  runs: actionId,
  undertaking: words,
  params: z.array(z.string().regex(/^\$[a-z][a-z0-9_]*$/, "is a shared parameter: '$project_id'")).default([]),
  steps: z.array(step).min(1),
  confirm: z.string().regex(/\?$/, 'is a question, and ends with a question mark'),
});

/** Every wizard below `folder`; one with a wrong shape is left out and named. */
export function readWizards(source: Source, shared: SharedParameters, problems: Problem[], folder = 'catalog/wizards'): readonly Wizard[] {
  return source
    .list(folder)
    .filter(file => /\.ya?ml$/.test(file))
    .flatMap(file => readWizard(readYaml(`${folder}/${file}`, source.read(`${folder}/${file}`) ?? ''), shared, problems));
}

function readWizard(yaml: YamlFile, shared: SharedParameters, problems: Problem[]): readonly Wizard[] {
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return [];
  const parsed = wizardFile.safeParse(yaml.value, { reportInput: true });
  const fault = (line: number, text: string) => problems.push({ file: yaml.file, line, text, spoils: { kind: 'nothing' } });
  if (!parsed.success) {
    for (const { line, text } of shapeFaults(parsed.error, yaml)) fault(line, text);
    return [];
  }
  const { wizard, summary, purpose, runs, undertaking, confirm, steps, ...form } = parsed.data;
  const lineOf = (...path: readonly PropertyKey[]) => yaml.lineOf(path);
  if (!yaml.file.endsWith(`/${wizard}.yaml`)) fault(lineOf('wizard'), `wizard '${wizard}' stands in another file; name it ${wizard}.yaml`);
  const place = (index: number): Place => ({ file: yaml.file, line: lineOf('params', index) });
  const params = expandParameters(form.params, place, {
    shared,
    requests: [],
    kind: 'composite',
    reads: true,
    resolved: new Map(),
    paging: undefined,
    fail: fault,
  }).map((param): Parameter => ({ ...param, required: true, in: 'local' }));
  const id = `${WIZARD_DOMAIN}.${wizard}`;
  return [
    { id, summary, purpose, words: form.words, runs, undertaking, confirm, params, steps: steps.map(readStep), file: yaml.file, lineOf },
  ];
}

function readStep(form: StepForm): WizardStep {
  const { key, ask } = form;
  const when = form.when && {
    when: Object.fromEntries(Object.entries(form.when).map(([at, values]) => [at, [values].flat().map(String)])),
  };
  if ('link' in form) return { key, ask, ...when, fields: {}, link: form.link };
  if ('fields' in form) {
    return { key, ask, ...when, fields: Object.fromEntries(Object.entries(form.fields).map(([at, one]) => [at, readField(one)])) };
  }
  const { key: _, ask: __, when: ___, ...one } = form;
  return { key, ask, ...when, fields: { [key]: readField(one) } };
}

function readField(form: FieldForm): WizardField {
  const options = form.options?.map(one => (typeof one === 'string' ? { value: one } : one));
  const entries = Object.entries({ ...form, options }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as WizardField; // the same keys, those without a value left out
}

/** What is wrong between wizards and the actions they run or choose from. */
export const wizardRules = (catalog: Catalog): readonly Problem[] => catalog.wizards.flatMap(wizard => faultsOf(wizard, catalog));

function faultsOf(wizard: Wizard, catalog: Catalog): readonly Problem[] {
  const problems: Problem[] = [];
  const fail = (at: readonly PropertyKey[], text: string) =>
    problems.push({ file: wizard.file, line: wizard.lineOf(...at), text: `${wizard.id}: ${text}`, spoils: { kind: 'nothing' } });
  const ids = catalog.actions.map(({ id }) => id);
  const target = catalog.actions.find(({ id }) => id === wizard.runs);
  if (!target)
    fail(['runs'], `runs '${wizard.runs}', which is no action${didYouMean(wizard.runs, ids, 'add the action or correct its id')}`);
  const known = new Set<string>();
  wizard.steps.forEach((one, index) => {
    for (const at of Object.keys(one.when ?? {})) {
      if (!known.has(at)) fail(['steps', index, 'when'], `'when' looks at '${at}', which no earlier step asks; name one that does`);
    }
    for (const [at, asked] of Object.entries(one.fields)) {
      if (known.has(at)) fail(['steps', index], `asks '${at}' twice; give one of the two another name`);
      known.add(at);
      if (target) checkField(at, asked, target, text => fail(['steps', index], text));
      checkChoices(wizard, at, asked, catalog, text => fail(['steps', index], text));
    }
  });
  for (const param of target?.params ?? []) {
    const isGiven = wizard.params.some(({ name: own }) => own === param.name) || wizard.steps.some(one => requires(one, param.name));
    if (param.required && !isGiven) fail(['steps'], `nothing gives '${param.name}', which '${wizard.runs}' requires; ask for it`);
  }
  return problems;
}

const requires = (one: WizardStep, param: string): boolean =>
  one.when === undefined && Object.entries(one.fields).some(([at, asked]) => (asked.param ?? at) === param && asked.required === true);

function checkField(at: string, asked: WizardField, target: Action, fail: (text: string) => void): void {
  const param = target.params.find(({ name: own }) => own === (asked.param ?? at));
  if (!param) {
    fail(`'${at}' goes to no parameter of '${target.id}'; correct the name or add 'param'`);
    return;
  }
  if (param.secret) fail(`'${at}' would ask for a secret in a form; take the step out`);
  if ((asked.type === 'one_of' || asked.type === 'several_of') && !asked.options && !asked.choices) {
    fail(`'${at}' is a choice without options; give it 'options' or 'choices'`);
  }
  const strange = asked.options?.find(({ value }) => param.enum && !param.enum.includes(value));
  if (strange) fail(`'${at}' offers '${strange.value}', which '${target.id}' refuses; it takes ${param.enum?.join(', ')}`);
}

function checkChoices(wizard: Wizard, at: string, { choices }: WizardField, catalog: Catalog, fail: (text: string) => void): void {
  if (!choices) return;
  const list = catalog.actions.find(({ id }) => id === choices.from);
  if (list?.content !== 'list' || list.kind !== 'rest' || list.effect !== 'read') {
    fail(`'${at}' chooses from '${choices.from}', which is no list that one GET reads; name one`);
    return;
  }
  const missing = list.params.find(({ required, name: own }) => required && wizard.params.every(param => param.name !== own));
  if (missing) fail(`'${at}' chooses from '${choices.from}', which needs '${missing.name}'; the wizard does not take it`);
  const entity = list.returns && catalog.entities.get(list.returns.entity);
  for (const named of [choices.value, choices.title, choices.without]) {
    if (named !== undefined && entity && !entity.fields.has(named)) {
      fail(`'${at}' looks at '${named}' of a row, which ${entity.name} does not have; name one of its fields`);
    }
  }
}
