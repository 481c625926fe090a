/** A reaction that the account has left already: GitLab answers 404, though the thing reacted to is there. */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

export const reactionGiven: Enrichment = async (error, { entry }) => {
  if (error.facts.status !== 404 || !/\.emoji_\w+_create$/.test(entry.id)) return undefined;
  if (!/already been taken/i.test(error.facts.said ?? '')) return undefined;
  const hints = [`${entry.id.replace(/create$/, 'list')} shows it with its id`];
  return new CatalogError('conflict', 'You have already left this reaction; nothing was changed.', {
    ...error.facts,
    said: undefined,
    hints,
  });
};
