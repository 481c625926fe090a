/**
 * Local files of a call: what is uploaded, and where an answer is saved. Owns the rule that a path is used only after all its
 * links are resolved and only inside an allowed directory, and that a saved file appears whole or not at all.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { FilePolicy } from '../call/call.ts';
import { cutShort } from '../call/echo.ts';
import { CatalogError } from '../call/error.ts';
import type { FilePart } from '../gitlab/port.ts';
import type { Values } from './context.ts';

export interface UploadOptions {
  readonly values: Values;
  readonly part: string;
  readonly policy: FilePolicy;
  /** Import archives have directories of their own. */
  readonly isImport: boolean;
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;

const refuse = (sentence: string, parameter: string): CatalogError => new CatalogError('file_refused', sentence, { parameter });

/** The file part of an upload, from `file_path` or from `content_base64`: exactly one of them. */
export async function readUpload({ values, part, policy, isImport }: UploadOptions): Promise<FilePart> {
  const { file_path: path, content_base64: encoded, filename } = values;
  if ((typeof path === 'string') === (typeof encoded === 'string')) {
    throw new CatalogError('invalid_params', 'Give either file_path or content_base64, and not both. The request was not sent.', {
      parameter: typeof path === 'string' ? 'content_base64' : 'file_path',
    });
  }
  const named = typeof filename === 'string' && filename !== '' ? lastSegment(filename) : undefined;
  if (typeof path === 'string') {
    const dirs = isImport ? policy.importDirs : policy.uploadDirs;
    const setting = isImport ? 'GITLAB_MCP_ALLOWED_IMPORT_DIRS' : 'GITLAB_MCP_ALLOWED_UPLOAD_DIRS';
    const content = await readAllowed(path, { dirs, setting, policy });
    return { name: part, filename: named ?? lastSegment(path), content };
  }
  const content = decodeBase64(String(encoded));
  if (content.length > policy.maxUploadSize) throw tooLarge(content.length, policy, 'content_base64');
  return { name: part, filename: named ?? 'file', content };
}

function decodeBase64(encoded: string): Uint8Array {
  const compact = encoded.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(compact) || compact.length % 4 === 1) {
    throw new CatalogError('invalid_params', 'content_base64 is not base64. The request was not sent.', { parameter: 'content_base64' });
  }
  return Buffer.from(compact, 'base64');
}

const tooLarge = (size: number, policy: FilePolicy, parameter: string): CatalogError =>
  refuse(
    `The file has ${megabytes(size)}, more than the ${megabytes(policy.maxUploadSize)} that this server uploads (GITLAB_MCP_UPLOAD_MAX_FILE_SIZE).`,
    parameter,
  );

/** The last part of a path, whichever system wrote it. */
const lastSegment = (path: string): string => path.split(/[\\/]/).findLast(segment => segment !== '') ?? 'file';

interface Allowed {
  readonly dirs: readonly string[];
  readonly setting: string;
  readonly policy: FilePolicy;
}

async function readAllowed(path: string, { dirs, setting, policy }: Allowed): Promise<Uint8Array> {
  requireLocal(path, { dirs, setting, policy }, 'file_path');
  requireName(path, 'file_path');
  const real = await realpath(path).catch(() => {
    throw refuse(
      `There is no file '${cutShort(path, 120)}' on the server's machine. Check the path, or send the content as content_base64.`,
      'file_path',
    );
  });
  await requireInside(real, dirs, setting, 'file_path');
  // The link was resolved above; if the place changed hands since, the file is not followed elsewhere.
  const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => {
    throw refuse(`The file '${cutShort(path, 120)}' cannot be read by this server. Check its permissions.`, 'file_path');
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw refuse(`'${cutShort(path, 120)}' is not a file.`, 'file_path');
    if (facts.size > policy.maxUploadSize) throw tooLarge(facts.size, policy, 'file_path');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function requireLocal(path: string, { dirs, setting, policy }: Allowed, parameter: string): void {
  if (!policy.local)
    throw refuse(`${parameter} names a file on the server's machine, which this server does not open to its callers.`, parameter);
  if (dirs.length === 0)
    throw refuse(`${parameter} cannot be used: no directory is allowed. The operator names some in ${setting}.`, parameter);
  if (!isAbsolute(path)) {
    throw refuse(
      `There is no file '${cutShort(path, 120)}' on the server's machine: ${parameter} must be a full path there (such as ${join(dirs[0] ?? sep, 'name')}).`,
      parameter,
    );
  }
}

/** Bytes of a name that file systems take at most. */
const LONGEST_NAME = 255;

/** Said before anything is asked of GitLab: the system's own words for such a name mislead. */
function requireName(path: string, parameter: string): void {
  if (path.includes('\0')) throw refuse(`${parameter} holds the character NUL, which no name of a file can hold.`, parameter);
  const longest = path.split(sep).find(part => Buffer.byteLength(part) > LONGEST_NAME);
  if (longest !== undefined)
    throw refuse(
      `${parameter} holds a name of ${Buffer.byteLength(longest)} bytes, and no file's may have more than ${LONGEST_NAME}.`,
      parameter,
    );
}

async function requireInside(real: string, dirs: readonly string[], setting: string, parameter: string): Promise<void> {
  for (const dir of dirs) {
    const root = await realpath(dir).catch(() => undefined);
    if (root !== undefined && isInside(real, root)) return;
  }
  throw refuse(`${parameter} lies outside the directories that this server may use (${setting}).`, parameter);
}

const isInside = (path: string, root: string): boolean => {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** Full paths of the files directly in a directory that may be uploaded from, by name; its folders and links are left out. */
export async function listUploads(directory: string, policy: FilePolicy): Promise<readonly string[]> {
  const setting = 'GITLAB_MCP_ALLOWED_UPLOAD_DIRS';
  requireLocal(directory, { dirs: policy.uploadDirs, setting, policy }, 'directory_path');
  const real = await realpath(directory).catch(() => {
    throw refuse(`There is no directory '${directory}' on the server's machine. Check the path.`, 'directory_path');
  });
  // The question is about what is in it, so an allowed directory itself will do.
  await requireInside(join(real, 'file'), policy.uploadDirs, setting, 'directory_path');
  const entries = await readdir(real, { withFileTypes: true }).catch(() => {
    throw refuse(`'${directory}' is not a directory that this server can read.`, 'directory_path');
  });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(real, entry.name))
    .toSorted();
}

export interface SaveOptions {
  readonly path: string;
  readonly policy: FilePolicy;
  /** Called once the place is known to be allowed: nothing is asked of GitLab for a place that is not. */
  readonly content: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Saves an answer under a temporary name beside its place, then renames it. Returns the place and the bytes written. */
export async function saveAnswer({ path, policy, content }: SaveOptions): Promise<{ readonly path: string; readonly size: number }> {
  const setting = 'GITLAB_MCP_ALLOWED_DOWNLOAD_DIRS';
  const dirs = policy.downloadDirs;
  requireLocal(path, { dirs, setting, policy }, 'output_path');
  requireName(path, 'output_path');
  const folder = await realpath(dirname(path)).catch(() => {
    throw refuse(
      `There is no directory '${dirname(path)}' on the server's machine. Create it, or name another output_path.`,
      'output_path',
    );
  });
  const place = join(folder, basename(path));
  await requireInside(place, dirs, setting, 'output_path');
  const chunks = await content();
  const temporary = join(folder, `.${randomUUID()}.part`);
  const handle = await open(temporary, 'wx', 0o600).catch(() => {
    throw refuse(`This server cannot write to '${folder}'. Check its permissions.`, 'output_path');
  });
  try {
    const size = await writeAll(handle, chunks);
    await handle.close();
    await rename(temporary, place).catch(() => {
      throw refuse(`'${cutShort(path, 120)}' cannot be replaced by a file. Name another output_path.`, 'output_path');
    });
    return { path: place, size };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of chunks) {
    await handle.appendFile(chunk);
    size += chunk.length;
  }
  return size;
}
