/**
 * Uploads to the generic package registry, which takes the file itself as the body of the request. Owns the request and the
 * address that the file is downloaded from; where the bytes come from is the caller's business.
 */
import type { RunContext } from '../context.ts';
import { asRow } from './row.ts';

export interface PackagePlace {
  readonly name: string;
  /** Folder inside the package. */
  readonly folder?: string | undefined;
}

const ROUTE = '/projects/{project_id}/packages/generic/{package_name}/{package_version}';

/** Sends one file and answers with what GitLab made of it. */
export async function uploadFile({ values, ports }: RunContext, { name, folder }: PackagePlace, content: Uint8Array): Promise<unknown> {
  const { status } = values;
  const { data } = await ports.rest({
    method: 'PUT',
    path: folder === undefined ? `${ROUTE}/{file_name}` : `${ROUTE}/{path}/{file_name}`,
    pathParams: {
      project_id: String(values['project_id']),
      package_name: String(values['package_name']),
      package_version: String(values['package_version']),
      file_name: name,
      ...(folder !== undefined && { path: folder }),
    },
    query: { select: 'package_file', ...(typeof status === 'string' && { status }) },
    content,
  });
  // Releases without select answer with a bare message.
  return { file_name: name, size: content.length, ...asRow(data) };
}

/** Where the file is downloaded from, whoever asks with a token of the instance. */
export function downloadAddress({ values, call }: RunContext, { name, folder }: PackagePlace): string {
  const parts = ['packages/generic', values['package_name'], values['package_version'], folder, name]
    .filter(part => part !== undefined)
    .flatMap(part => String(part).split('/'));
  const project = encodeURIComponent(String(values['project_id']));
  return `${call.caller.instance.url}/api/v4/projects/${project}/${parts.map(encodeURIComponent).join('/')}`;
}

/** The place that a call names with `file_name` and `path`. */
export const placeOf = ({ values }: RunContext): PackagePlace => ({
  name: String(values['file_name']),
  folder: typeof values['path'] === 'string' && values['path'] !== '' ? values['path'] : undefined,
});
