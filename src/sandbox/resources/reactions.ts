/** Emoji reactions on issues, merge requests, snippets, epics and their comments: one of a name by each person. */
import { badParameter, notFound, unauthorized } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { number, object, type Row, text } from '../row.ts';
import type { Noteable } from '../world/notes.ts';
import { type Awardable, reactionRow } from '../world/reactions.ts';
import { notesOf } from './notes.ts';

type Find = (exchange: Exchange) => Awardable;

function react(exchange: Exchange, on: Awardable): Reply {
  const { world } = exchange;
  const name = text(exchange.input['name']).replace(/^:|:$/g, '');
  const me = number(world.me['id']);
  if (name === '') throw badParameter('name is missing');
  const twin = world.table('reactions', on.owner).some(row => row['name'] === name && object(row['user'])['id'] === me);
  if (twin) throw notFound('Award Emoji Name has already been taken');
  return created(
    world.add('reactions', on.owner, reactionRow(world, { id: world.nextId('reactions'), name, user: me, on, at: world.stamp() })),
  );
}

function reactionOf(exchange: Exchange, on: Awardable): Row {
  const found = exchange.world.table('reactions', on.owner).find(row => text(row['id']) === exchange.params['reaction']);
  if (!found) throw notFound('Award Emoji');
  return found;
}

/** The four routes below `path`, for the thing that `find` names. */
function routes(router: Router, path: string, find: Find): void {
  router.on(`GET ${path}`, exchange => paged(exchange, exchange.world.table('reactions', find(exchange).owner)));
  router.on(`GET ${path}/:reaction`, exchange => ok(reactionOf(exchange, find(exchange))));
  router.on(`POST ${path}`, exchange => react(exchange, find(exchange)));
  router.on(`DELETE ${path}/:reaction`, exchange => {
    const on = find(exchange);
    const reaction = reactionOf(exchange, on);
    if (object(reaction['user'])['id'] !== exchange.world.me['id']) throw unauthorized();
    exchange.world.remove('reactions', on.owner, reaction);
    return gone();
  });
}

/** Reactions on a noteable and on its comments. */
export function reactionRoutes(router: Router, path: string, find: (exchange: Exchange) => Noteable): void {
  routes(router, `${path}/award_emoji`, exchange => find(exchange));
  routes(router, `${path}/notes/:note/award_emoji`, exchange => {
    const noteable = find(exchange);
    const note = notesOf(exchange.world, noteable).find(row => text(row['id']) === exchange.params['note']);
    if (!note) throw notFound('Note');
    return { owner: `${noteable.owner}/note:${number(note['id'])}`, type: 'Note', id: number(note['id']) };
  });
}
