/** `wizards/*.json` and everything by which a wizard is an action like others: registry, facts, schemas, tools, search. */
import type { ActionEntry } from '../../src/catalog/action.ts';
import type { Action, Catalog } from '../model.ts';
import { WIZARD_DOMAIN, type Wizard } from '../wizards.ts';
import { actionFacts, registryEntry } from './facts.ts';
import { mapLines } from './json.ts';
import { handlersModule, validatorsModule } from './modules.ts';
import { inputSchema, outputSchema } from './schema.ts';
import { purposesOf } from './steps.ts';
import { individualTool } from './surfaces.ts';

/** A wizard as an action: it takes its own parameters, and answers what its target answers. */
export function wizardAction(wizard: Wizard, catalog: Catalog): Action {
  const target = catalog.actions.find(({ id }) => id === wizard.runs);
  if (!target) throw new Error(`${wizard.id} runs ${wizard.runs}, which is no action`);
  const name = wizard.id.slice(WIZARD_DOMAIN.length + 1);
  const { destructive: _, resource: __, missing: ___, guard: ____, preview: _____, upload: ______, ...inherited } = target;
  return {
    ...inherited,
    id: wizard.id,
    domain: WIZARD_DOMAIN,
    name,
    file: wizard.file,
    lineOf: wizard.lineOf,
    kind: 'composite',
    composite: { name, reason: 'a person answers its questions', documents: [] },
    requests: [],
    summary: `${wizard.summary} A client without elicitation is told to use '${wizard.runs}'.`,
    purpose: wizard.purpose,
    params: wizard.params,
    resolve: [],
    next: [],
    tool: `gitlab_${WIZARD_DOMAIN}_${name}`,
    aliases: [],
    words: [...wizard.words, 'wizard', 'guided', 'step by step', 'form', 'ask me'],
    idempotent: false,
    retry: false,
    reveals: [],
    example: Object.fromEntries(wizard.params.map(param => [param.name, param.example])),
  };
}

export const wizardActions = (catalog: Catalog): readonly Action[] => catalog.wizards.map(wizard => wizardAction(wizard, catalog));

export const wizardEntry = (wizard: Wizard, catalog: Catalog): ActionEntry => ({
  ...registryEntry(wizardAction(wizard, catalog)),
  runs: wizard.runs,
});

/** Its own files: the questions, and the modules and data of the domain. */
export function wizardFiles(catalog: Catalog): [string, string][] {
  if (catalog.wizards.length === 0) return [];
  const actions = wizardActions(catalog);
  const purposes = purposesOf(catalog.actions);
  return [
    ...catalog.wizards.map((wizard): [string, string] => [`wizards/${wizard.id}.json`, `${JSON.stringify(wizardData(wizard), null, 1)}\n`]),
    [`actions/${WIZARD_DOMAIN}.ts`, handlersModule(WIZARD_DOMAIN, [])],
    [`actions/${WIZARD_DOMAIN}.zod.js`, validatorsModule(WIZARD_DOMAIN, actions)],
    [`facts/${WIZARD_DOMAIN}.json`, mapLines(actions.map(action => [action.id, actionFacts(action, catalog, purposes)]))],
    [
      `schemas/${WIZARD_DOMAIN}.json`,
      mapLines(actions.map(action => [action.id, { input: inputSchema(action), output: outputSchema(action, catalog) }])),
    ],
    [`surfaces/${WIZARD_DOMAIN}.json`, mapLines(actions.map(action => [action.id, individualTool(action, catalog)]))],
  ];
}

/** What the run time reads of a wizard. */
export const wizardData = ({ id, runs, undertaking, confirm, steps }: Wizard) => ({ id, runs, undertaking, confirm, steps });
