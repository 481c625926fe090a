/**
 * The catalog as the pipeline sees it: one object through which every step reads actions, facts, handlers and views. Owns the
 * index of names; the files themselves belong to `src/catalog/generated.ts`. Tests hand in a catalog of their own.
 */
import type { ActionEntry, ActionFacts, EntityView, Handler } from '../catalog/action.ts';
import { factsOf, generatedBytes, generatedJson, registry, type Validator, viewOf } from '../catalog/generated.ts';
import type { Wizard } from '../catalog/wizard.ts';

export interface Catalog {
  readonly entries: () => readonly ActionEntry[];
  readonly facts: (entry: ActionEntry) => ActionFacts;
  readonly handler: (entry: ActionEntry) => Promise<Handler>;
  /** The generated schema of an action's arguments, built at its first call. */
  readonly validator: (entry: ActionEntry) => Promise<Validator>;
  readonly view: (entity: string) => EntityView | undefined;
  /** Text of a GraphQL document. */
  readonly document: (name: string) => string;
  /** The questions of a wizard, by the id of its action. */
  readonly wizard?: (id: string) => Wizard;
}

const documents = new Map<string, string>();
const handlers = new Map<string, Handler>();
const validators = new Map<string, Validator>();

function documentText(name: string): string {
  let text = documents.get(name);
  if (text === undefined) {
    text = generatedBytes(`graphql/${name}.graphql`).toString('utf8');
    documents.set(name, text);
  }
  return text;
}

async function generatedHandler(entry: ActionEntry): Promise<Handler> {
  const known = handlers.get(entry.id); // a dynamic import costs time on every call, even of a module that is there
  if (known) return known;
  const { actionModules } = await import('../../generated/actions/index.ts');
  const handler = (await actionModules[entry.domain]?.())?.handlers[entry.id];
  if (!handler) throw new Error(`generated/actions/${entry.domain}.ts lacks ${entry.id}: run npm run codegen`);
  handlers.set(entry.id, handler);
  return handler;
}

async function generatedValidator(entry: ActionEntry): Promise<Validator> {
  const known = validators.get(entry.id);
  if (known) return known;
  const { validatorModules } = await import('../../generated/actions/index.ts');
  const thunk = (await validatorModules[entry.domain]?.())?.validators[entry.id];
  if (!thunk) throw new Error(`generated/actions/${entry.domain}.zod.js lacks ${entry.id}: run npm run codegen`);
  const validator = thunk();
  validators.set(entry.id, validator);
  return validator;
}

/** The committed catalog of `generated/`. */
export const generatedCatalog: Catalog = {
  entries: registry,
  facts: factsOf,
  handler: generatedHandler,
  validator: generatedValidator,
  view: viewOf,
  document: documentText,
  wizard: id => generatedJson<Wizard>(`wizards/${id}.json`),
};

const indexes = new WeakMap<readonly ActionEntry[], ReadonlyMap<string, ActionEntry>>();

/**
 * Finds an action by any of its names. Ids win over tool names, and both over aliases, so that a name of ours is never taken
 * by another action's alias.
 */
export function findAction(entries: readonly ActionEntry[], name: string): ActionEntry | undefined {
  let index = indexes.get(entries);
  if (!index) {
    const names = new Map<string, ActionEntry>();
    for (const entry of entries) for (const alias of entry.aliases) names.set(alias.toLowerCase(), entry);
    for (const entry of entries) names.set(entry.tool.toLowerCase(), entry);
    for (const entry of entries) names.set(entry.id, entry);
    index = names;
    indexes.set(entries, index);
  }
  return index.get(name) ?? index.get(name.trim().toLowerCase());
}
