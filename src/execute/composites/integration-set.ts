/**
 * `project.integration_set` and its like for groups: the open `settings` are the body itself. GitLab passes over fields it does not
 * know, so a slip of the pen would lose a setting without a word: it is refused here, and a field that is merely unknown is told of.
 */
import { CatalogError } from '../../call/error.ts';
import { nearest } from '../../config/nearest.ts';
import type { RunContext } from '../context.ts';
import type { Composite } from './index.ts';
import { asRow } from './row.ts';

export const setIntegration: Composite = async context => {
  const { values, ports } = context;
  const { group_id: group, project_id: project, slug } = values;
  const body = asRow(values['settings']);
  const unknown = unknownFields(body, context);
  const [path, pathParams] =
    group === undefined
      ? ['/projects/{project_id}/integrations/{slug}', { project_id: String(project), slug: String(slug) }]
      : ['/groups/{group_id}/integrations/{slug}', { group_id: String(group), slug: String(slug) }];
  const { data } = await ports.rest({ method: 'PUT', path, pathParams, body });
  return {
    data,
    ...(unknown.length > 0 && { notes: [`GitLab may not know ${unknown.join(', ')}, and passes over settings that it does not know.`] }),
  };
};

/** Fields that no integration of the catalog has; throws when one of them looks like one that exists. */
function unknownFields(settings: Readonly<Record<string, unknown>>, { entry, facts }: RunContext): readonly string[] {
  const known = Object.keys(facts.params['settings']?.properties ?? {});
  const unknown = Object.keys(settings).filter(name => !known.includes(name));
  const slips = unknown.flatMap(name => {
    const [meant] = nearest(name, known);
    return meant === undefined ? [] : [{ parameter: `settings.${name}`, sentence: `settings has no ${name}; did you mean ${meant}?` }];
  });
  if (slips.length > 0) {
    throw new CatalogError('invalid_params', `The settings of '${entry.id}' cannot be accepted, so nothing was sent to GitLab.`, {
      parameter: slips[0]?.parameter,
      hints: slips.map(({ sentence }) => sentence),
    });
  }
  return unknown;
}
