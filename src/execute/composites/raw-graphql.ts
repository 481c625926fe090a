/**
 * `server.graphql`: one GraphQL document as the caller writes it. Owns when it may not be sent at all: nobody can tell from a
 * document which projects it reaches, or which excluded action it amounts to.
 */
import { CatalogError } from '../../call/error.ts';
import { hasLists } from '../../policy/lists.ts';
import { changesNothing } from '../../policy/reads.ts';
import type { Composite } from './index.ts';
import { asRow, given } from './row.ts';

export const sendRawGraphql: Composite = async ({ entry, values, ports, call }) => {
  if (hasLists(call.view)) {
    throw new CatalogError(
      'blocked_project',
      'This document was not sent: it can reach any project, and this server may only reach listed projects and groups.',
      {
        hints: [
          'Use the action made for what you need: its project is checked',
          'The lists are GITLAB_MCP_ALLOW_PROJECTS and its three siblings',
        ],
      },
    );
  }
  if (call.view.excluded.size > 0 && !changesNothing(entry, values)) {
    throw new CatalogError(
      'withheld',
      `'${entry.id}' only reads here: this server's configuration excludes actions (GITLAB_MCP_EXCLUDE_TOOLS), and a mutation could be one of them.`,
      { reason: 'excluded', hints: ['Use the action made for the change'] },
    );
  }
  const { data, partial } = await ports.graphql(String(values['query']), asRow(values['variables']));
  return { data: given({ data, errors: partial.length > 0 ? partial : undefined }) };
};
