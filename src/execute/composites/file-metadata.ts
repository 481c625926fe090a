/** `repository.file_metadata` and `file_raw_metadata`: the headers of a HEAD request as the fields of a file. */
import { CatalogError } from '../../call/error.ts';
import type { RestAnswer } from '../../gitlab/port.ts';
import type { Composite } from './index.ts';
import { given } from './row.ts';

export const readFileMetadata: Composite = async ({ entry, values, ports }) => {
  const path = '/projects/{project_id}/repository/files/{file_path}';
  const ref = typeof values['ref'] === 'string' ? values['ref'] : 'HEAD';
  const lfs = values['lfs'];
  const answer = await ports.rest({
    method: 'HEAD',
    path: entry.id === 'repository.file_raw_metadata' ? `${path}/raw` : path,
    pathParams: { project_id: String(values['project_id']), file_path: String(values['file_path']) },
    query: { ref, ...(typeof lfs === 'boolean' && { lfs }) },
  });
  if (answer.header('x-gitlab-file-path') === null && answer.header('x-gitlab-blob-id') === null) {
    // a page of something in front of GitLab also answers HEAD with a success
    throw new CatalogError(
      'unreadable_answer',
      'The answer has none of the headers that GitLab describes a file with. Look whether GITLAB_URL names GitLab itself.',
      {
        status: answer.status,
      },
    );
  }
  return { data: fieldsOf(answer) };
};

function fieldsOf({ header }: RestAnswer) {
  const text = (name: string): string | undefined => header(`x-gitlab-${name}`) ?? undefined;
  const size = text('size');
  const mode = text('execute-filemode');
  return given({
    file_name: decoded(text('file-name')),
    file_path: decoded(text('file-path')),
    ref: decoded(text('ref')),
    size: size === undefined ? undefined : Number(size),
    content_sha256: text('content-sha256'),
    blob_id: text('blob-id'),
    commit_id: text('commit-id'),
    last_commit_id: text('last-commit-id'),
    execute_filemode: mode === undefined ? undefined : mode === 'true',
  });
}

/** GitLab percent-encodes names in headers; one that is not encoded, by an older release, stays as it came. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
}
