/** `repository.archive`: the address that downloads an archive. Asks nothing of GitLab. */
import type { Composite } from './index.ts';
import { given } from './row.ts';

export const archiveUrl: Composite = async ({ values, call }) => {
  const { project_id: project, sha, path } = values;
  const format = typeof values['format'] === 'string' ? values['format'] : 'tar.gz';
  const query = Object.entries({ sha, path }).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}=${encodeURIComponent(value)}` : [],
  );
  const address = `${call.caller.instance.url}/api/v4/projects/${encodeURIComponent(String(project))}/repository/archive.${format}`;
  return { data: given({ url: query.length > 0 ? `${address}?${query.join('&')}` : address, format, sha, path }) };
};
