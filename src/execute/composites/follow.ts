/** `user.follow` and `user.unfollow`: GitLab answers 304 without a body when it is so already. */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';

export const setFollowing: Composite = async ({ entry, values, ports }) => {
  const pathParams = { user_id: String(values['user_id']) };
  const verb = entry.id.endsWith('.unfollow') ? 'unfollow' : 'follow';
  try {
    const { data } = await ports.rest({ method: 'POST', path: `/users/{user_id}/${verb}`, pathParams });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && error.facts.status === 304)) throw error;
    const { data } = await ports.rest({ method: 'GET', path: '/users/{user_id}', pathParams });
    return { data, notes: [verb === 'follow' ? 'You followed the user already.' : 'You did not follow the user.'] };
  }
};
