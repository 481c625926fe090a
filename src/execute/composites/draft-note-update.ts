/**
 * `mr_review.draft_note_update`: changes an unpublished review comment, with its place in the diff worked out. GitLab replaces text
 * and place together: it refuses a call without the text, and a draft sent without its place leaves its line. What the call leaves
 * out is therefore read from the draft.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import type { Composite } from './index.ts';
import { completePosition } from './position.ts';
import { asRow, given, type Row, textField } from './row.ts';

const PATH = '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/{draft_note_id}';

export const updateDraftNote: Composite = async context => {
  const { note, position } = context.values;
  if (note === undefined && position === undefined) {
    throw new CatalogError('invalid_params', 'Nothing to change: give note, position or both.', { parameter: 'note' });
  }
  const placed = await completePosition(context);
  const draft = note === undefined || position === undefined ? await readDraft(context) : {};
  const body = given({ note: note ?? draft['note'], position: placed ?? placeOf(draft) });
  const { data } = await context.ports.rest({ method: 'PUT', path: PATH, pathParams: pathParams(context), body });
  return { data };
};

/** Where a draft stands; one on the whole merge request has a position too, of nulls. */
function placeOf(draft: Row): Row | undefined {
  const position = asRow(draft['position']);
  if (textField(position, 'head_sha') === undefined) return undefined;
  return Object.fromEntries(Object.entries(position).filter(([, value]) => value !== null));
}

async function readDraft(context: RunContext): Promise<Row> {
  const { data } = await context.ports.rest({ method: 'GET', path: PATH, pathParams: pathParams(context) });
  return asRow(data);
}

const pathParams = ({ values }: RunContext) => ({
  project_id: String(values['project_id']),
  merge_request_iid: String(values['merge_request_iid']),
  draft_note_id: String(values['draft_note_id']),
});
