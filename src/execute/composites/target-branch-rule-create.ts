/** `project.target_branch_rule_create`: a project given by its path is read for its number, which the mutation wants. */
import type { RunContext } from '../context.ts';
import type { Composite } from './index.ts';
import { globalId, mutate } from './mutation.ts';
import { asRow } from './row.ts';

export const createTargetBranchRule: Composite = async context => {
  const { name, target_branch } = context.values;
  const input = { projectId: globalId('Project', await projectNumber(context)), name, targetBranch: target_branch };
  const payload = await mutate(context, { document: 'target_branch_rule_create', field: 'projectTargetBranchRuleCreate', input });
  return { data: payload['targetBranchRule'] };
};

async function projectNumber({ values, ports }: RunContext): Promise<unknown> {
  const given = String(values['project_id']);
  if (/^\d+$/.test(given)) return given;
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: { project_id: given } });
  return asRow(data)['id'];
}
