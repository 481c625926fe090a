/** A reaction left twice, which GitLab answers with 404. */
import { expect, it } from 'vitest';
import { enrich } from '../../../src/execute/enrich/index.ts';
import { makeContext } from '../context.ts';
import { gitlabError, makeEntry } from '../stub.ts';

const look = async (id: string, said: string) => {
  const { code, message, facts } = await enrich(gitlabError(404, said), makeContext({ entry: makeEntry({ id, effect: 'create' }) }));
  return { code, message, said: facts.said, hints: facts.hints };
};

it('is one that is there already, not a thing that is missing', async () => {
  expect(await look('merge_request.emoji_mr_note_create', '404 Award Emoji Name has already been taken Not Found')).toEqual({
    code: 'conflict',
    message: 'You have already left this reaction; nothing was changed.',
    said: undefined,
    hints: ['merge_request.emoji_mr_note_list shows it with its id'],
  });
});

it('is not suspected in any other 404', async () => {
  expect((await look('merge_request.emoji_mr_create', '404 Not found')).code).toBe('not_found');
  expect((await look('custom_emoji.create', 'Name has already been taken')).code).toBe('not_found');
});
