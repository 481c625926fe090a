/** Issue boards of projects and groups, with their lists of labels. */
import { type Collection, collection, inGroup, inProject, member } from '../collection.ts';
import { badRequest } from '../errors.ts';
import type { Exchange, Router } from '../router.ts';
import { number, pick, type Row } from '../row.ts';
import { boardListRow, boardRow } from '../world/settings.ts';
import { groupOwner, type World } from '../world/world.ts';
import { labelsFor } from './labels.ts';
import { projectOf } from './projects.ts';

const PROJECT_FIELDS = ['id', 'name', 'name_with_namespace', 'path', 'path_with_namespace', 'http_url_to_repo', 'web_url'] as const;

const listsOf = (world: World, board: Row): readonly Row[] => world.table('board_lists', `board:${number(board['id'])}`);

/** A board with its lists, and with what it belongs to. */
function show(exchange: Exchange, board: Row): Row {
  const lists = listsOf(exchange.world, board);
  if (exchange.params['group'] === undefined) return { ...board, project: pick(projectOf(exchange), PROJECT_FIELDS), lists };
  const group = exchange.world.group(exchange.params['group']);
  return { ...board, project: null, group: pick(group, ['id', 'name', 'web_url']), lists };
}

const boards = (path: string, owner: Collection['owner']): Collection => ({
  path: `${path}/boards`,
  table: 'boards',
  kind: 'Board',
  owner,
  required: ['name'],
  fresh: (_exchange, { id }) => boardRow({ id, name: '' }),
  show,
});

/** Labels that a list of the board may be of. */
function labelsAt(exchange: Exchange): readonly Row[] {
  const { world, params } = exchange;
  if (params['group'] === undefined) return labelsFor(world, projectOf(exchange));
  return world.table('labels', groupOwner(world.group(params['group'])));
}

const lists = (of: Collection): Collection => ({
  path: `${of.path}/:board/lists`,
  table: 'board_lists',
  kind: 'List',
  owner: exchange => `board:${number(member(exchange, of, exchange.params['board'] ?? '')['id'])}`,
  fresh: (exchange, { owner, id }) => {
    const label = labelsAt(exchange).find(row => row['id'] === number(exchange.body['label_id']));
    if (!label) throw badRequest('Label not found!');
    return boardListRow({ id, label, position: exchange.world.table('board_lists', owner).length });
  },
});

export function boardRoutes(router: Router): void {
  for (const of of [boards('/projects/:project', inProject), boards('/groups/:group', inGroup)]) {
    collection(router, of);
    collection(router, lists(of));
  }
}
