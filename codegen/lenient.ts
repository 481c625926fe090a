/**
 * A catalog without what its problems spoil: lets a build run while entries are still being written. Leaving one out can spoil
 * another, so the caller checks again until nothing is left to take out.
 */
import type { StepForm } from './format.ts';
import type { Action, Catalog } from './model.ts';
import type { Problem } from './problem.ts';

/** Takes out spoiled actions, entities and steps; undefined when the problems spoil nothing that is there. */
export function withoutSpoiled(catalog: Catalog, problems: readonly Problem[]): Catalog | undefined {
  const actions = new Set<string>();
  const entities = new Set<string>();
  const steps = new Set<string>();
  for (const { spoils } of problems) {
    if (spoils.kind === 'action') actions.add(spoils.id);
    if (spoils.kind === 'entity') entities.add(spoils.name);
    if (spoils.kind === 'step') steps.add(`${spoils.id} ${spoils.to}`);
  }
  const kept = catalog.actions.filter(action => !actions.has(action.id));
  const known = [...catalog.entities].filter(([name]) => !entities.has(name));
  const isSpoiled = (id: string, step: StepForm): boolean => steps.has(`${id} ${typeof step === 'string' ? step : (step.to ?? '')}`);
  const trimmed = kept.map(action => withoutSteps(action, step => isSpoiled(action.id, step)));
  const isSame =
    kept.length === catalog.actions.length &&
    known.length === catalog.entities.size &&
    trimmed.every((action, index) => action === kept[index]);
  return isSame ? undefined : { ...catalog, actions: trimmed, entities: new Map(known) };
}

function withoutSteps(action: Action, isSpoiled: (step: StepForm) => boolean): Action {
  const next = action.next.filter(step => !isSpoiled(step));
  const hints = action.missing?.hints.filter(step => !isSpoiled(step)) ?? [];
  if (next.length === action.next.length && hints.length === (action.missing?.hints.length ?? 0)) return action;
  return { ...action, next, ...(action.missing && { missing: { ...action.missing, hints } }) };
}
