/** `package.publish_directory`: several files, of a directory or in the call itself, one upload each, as one generic package. */
import { basename } from 'node:path';
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { listUploads, readUpload } from '../files.ts';
import { uploadFile } from './generic-package.ts';
import type { Composite } from './index.ts';
import { asRows, type Row } from './row.ts';

const MOST_FILES = 100;

interface Source {
  readonly name: string;
  /** What `readUpload` takes: `file_path` or `content_base64`. */
  readonly values: Row;
}

export const publishDirectory: Composite = async context => {
  const { values, call } = context;
  const sources = await sourcesOf(context);
  const uploaded: unknown[] = [];
  let totalSize = 0;
  for (const [index, { name, values: source }] of sources.entries()) {
    const { content } = await readUpload({ values: source, part: 'file', policy: call.view.files, isImport: false });
    uploaded.push(await uploadFile(context, { name }, content));
    totalSize += content.length;
    call.progress(index + 1, sources.length, name);
  }
  const { package_name, package_version } = values;
  return { data: { package_name, package_version, total_files: uploaded.length, total_size: totalSize, files: asRows(uploaded) } };
};

/** What is to be uploaded; refused before anything is sent when it is nothing, too much, or named twice over. */
async function sourcesOf(context: RunContext): Promise<readonly Source[]> {
  const { directory_path: directory, files } = context.values;
  if ((typeof directory === 'string') === Array.isArray(files)) {
    throw new CatalogError('invalid_params', 'Give either directory_path or files, and not both. Nothing was sent to GitLab.', {
      parameter: typeof directory === 'string' ? 'files' : 'directory_path',
    });
  }
  const parameter = typeof directory === 'string' ? 'directory_path' : 'files';
  const sources =
    typeof directory === 'string'
      ? await filesOf(directory, context)
      : asRows(files).map(({ file_name, content_base64 }) => ({ name: String(file_name), values: { content_base64 } }));
  if (sources.length > 0 && sources.length <= MOST_FILES) return sources;
  const sentence =
    sources.length === 0
      ? 'No file fits, so nothing was uploaded. Check directory_path and include_pattern; folders in it are not looked into.'
      : `${sources.length} files fit, and at most ${MOST_FILES} are uploaded at once, so nothing was. Narrow them with include_pattern.`;
  throw new CatalogError('file_refused', sentence, { parameter });
}

async function filesOf(directory: string, { values, call }: RunContext): Promise<readonly Source[]> {
  const pattern = typeof values['include_pattern'] === 'string' ? matcher(values['include_pattern']) : undefined;
  const paths = await listUploads(directory, call.view.files);
  return paths.map(path => ({ name: basename(path), values: { file_path: path } })).filter(({ name }) => pattern?.test(name) ?? true);
}

/** A pattern over a whole name: `*` is any run of characters, `?` one of them. */
const matcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+/g, '.*')
      .replaceAll('?', '.')}$`,
    'su',
  );
