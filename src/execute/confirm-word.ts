/** Reads `confirm` wherever a caller writes it. Owns what counts as a yes; when one is needed is `policy/confirm.ts`. */
import { CatalogError } from '../call/error.ts';

/**
 * Only `true` and the text "true" are consent; anything unclear is refused rather than guessed.
 * @param where how the sentence names it: `"confirm" of gitlab_execute_action`
 */
export function readConfirm(where: string, value: unknown): boolean | CatalogError {
  if (value === undefined || value === null || value === false || value === 'false' || value === '') return false;
  if (value === true || value === 'true') return true;
  return new CatalogError('invalid_params', `${where} must be true or false, so nothing was sent to GitLab.`, { parameter: 'confirm' });
}
