/**
 * `discover_project.resolve`: from the address of a Git remote to its project. The address is read without asking anybody; the
 * project's own clone addresses then confirm that it is the one meant.
 */
import { CatalogError } from '../../call/error.ts';
import { isSameHost, parseRemote, pathOnInstance, type Remote } from '../project-spelling.ts';
import type { Composite } from './index.ts';
import { asRow, type Row, textField } from './row.ts';

export const discoverProject: Composite = async ({ values, call, ports }) => {
  const address = String(values['remote_url']);
  const { instance } = call.caller;
  const remote = parseRemote(address);
  const path = remote ? pathOnInstance(remote, instance) : '';
  if (!remote || !path.includes('/')) {
    throw new CatalogError(
      'invalid_params',
      'remote_url is not the address of a Git remote. Copy it as git remote -v prints it; nothing was sent to GitLab.',
      {
        parameter: 'remote_url',
        hints: [
          'https://gitlab.example.com/group/project.git, ssh://git@gitlab.example.com/group/project.git or git@gitlab.example.com:group/project.git',
        ],
      },
    );
  }
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: { project_id: path } });
  const home = new URL(instance.url).host;
  switch (compareHosts(remote, asRow(data), new URL(instance.url).hostname)) {
    case 'same':
      return { data };
    case 'unknown':
      return { data, notes: [`The remote is on ${remote.host}, while this server talks to ${home}: check that this is the same project.`] };
    case 'other':
      throw new CatalogError(
        'invalid_params',
        `The remote is on ${remote.host}, but this server talks to ${home}, where ${path} is another project.`,
        {
          parameter: 'remote_url',
          hints: ['Give a remote of this instance, or the project’s full path to project.get'],
        },
      );
  }
};

/** SSH may live on a host of its own, so the project's clone addresses count beside the instance's. */
function compareHosts(remote: Remote, project: Row, home: string): 'same' | 'other' | 'unknown' {
  if (isSameHost(remote.host, home)) return 'same';
  const addresses = ['ssh_url_to_repo', 'http_url_to_repo'].flatMap(name => textField(project, name) ?? []);
  if (addresses.length === 0) return 'unknown';
  return addresses.some(address => parseRemote(address)?.host.toLowerCase() === remote.host.toLowerCase()) ? 'same' : 'other';
}
