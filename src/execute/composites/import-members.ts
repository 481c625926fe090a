/** `project.import_members`: GitLab's object of people it could not import, as sentences. */
import type { Composite } from './index.ts';
import { asRow, given } from './row.ts';

export const importMembers: Composite = async ({ values, ports }) => {
  const pathParams = { project_id: String(values['project_id']), source_project_id: String(values['source_project_id']) };
  const path = '/projects/{project_id}/import_project_members/{source_project_id}';
  const { status, total_members_count, message } = asRow((await ports.rest({ method: 'POST', path, pathParams })).data);
  const notes =
    typeof message === 'string'
      ? [message]
      : Object.entries(asRow(message)).map(([name, why]) => `Not imported: @${name} (${String(why)}).`);
  return { data: given({ status, total_members_count }), notes };
};
