/** `package.publish_and_link`: one file as a generic package, then a link to it at a release. */
import { readUpload } from '../files.ts';
import { downloadAddress, placeOf, uploadFile } from './generic-package.ts';
import type { Composite } from './index.ts';
import { given } from './row.ts';

export const publishAndLink: Composite = async context => {
  const { values, call, ports } = context;
  const place = placeOf(context);
  const { content } = await readUpload({ values, part: 'file', policy: call.view.files, isImport: false });
  await uploadFile(context, place, content);
  const { data } = await ports.rest({
    method: 'POST',
    path: '/projects/{project_id}/releases/{tag_name}/assets/links',
    pathParams: { project_id: String(values['project_id']), tag_name: String(values['tag_name']) },
    body: given({
      name: values['link_name'] ?? place.name,
      url: downloadAddress(context, place),
      link_type: values['link_type'] ?? 'package',
      direct_asset_path: values['direct_asset_path'],
    }),
  });
  return { data };
};
