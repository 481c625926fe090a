/** `package.publish`: one file, from disk or from base64, as a generic package. */
import { readUpload } from '../files.ts';
import { placeOf, uploadFile } from './generic-package.ts';
import type { Composite } from './index.ts';

export const publishPackage: Composite = async context => {
  const { content } = await readUpload({ values: context.values, part: 'file', policy: context.call.view.files, isImport: false });
  return { data: await uploadFile(context, placeOf(context), content) };
};
