/**
 * A call's parameters shown back: in a preview, a not-found card. Owns that no secret is among them, whether the catalog calls
 * the parameter secret, its name says so, or it hides in an address.
 */
import type { ActionFacts, ParamFacts } from '../catalog/action.ts';
import { MASK, maskSecrets } from '../format/structured.ts';
import { boundData } from './bounds.ts';
import type { Values } from './context.ts';

/** Size of all of them together, at about four characters a token. */
const SHOWN_TOKENS = 1_000;

/** The parameters of a call as they may be shown: without secrets, and without the bulk of a file or a long text. */
export function showParameters(values: Values, facts: ActionFacts): Values {
  const masked = maskSecrets(maskParameters(values, facts.params));
  return boundData(masked, SHOWN_TOKENS).data as Values; // both keep an object an object
}

function maskParameters(values: Values, facts: Readonly<Record<string, ParamFacts>>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const param = facts[name];
      return [name, param ? maskParameter(value, param) : value];
    }),
  );
}

function maskParameter(value: unknown, param: ParamFacts): unknown {
  if (param.kind === 'secret' || param.items?.kind === 'secret') return MASK;
  if (Array.isArray(value)) {
    const { items } = param;
    return items ? value.map(item => maskParameter(item, items)) : value;
  }
  if (typeof value === 'object' && value !== null && param.properties) return maskParameters(value as Values, param.properties); // a plain object by its type
  return value;
}
