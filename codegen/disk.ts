/** The folder `generated/` on disk: reading, comparing, writing. Nobody else writes there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Generated } from './generate.ts';
import { compare } from './problem.ts';

/** What differs between the folder and what would be generated. */
export interface Staleness {
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** Paths of all files below a folder, sorted, with forward slashes. */
function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort(compare);
}

/** Holds a folder against what would be generated, byte for byte. */
export function compareWithDisk(folder: string, files: Generated): Staleness {
  const present = new Set(filesBelow(folder));
  const paths = [...files.keys()];
  return {
    changed: paths.filter(path => present.has(path) && readFileSync(join(folder, path), 'utf8') !== files.get(path)),
    missing: paths.filter(path => !present.has(path)),
    extra: [...present].filter(path => !files.has(path)),
  };
}

/** Makes the folder hold exactly these files; what is equal already is not touched. */
export function writeToDisk(folder: string, files: Generated): Staleness {
  const stale = compareWithDisk(folder, files);
  for (const path of stale.extra) rmSync(join(folder, path));
  for (const path of [...stale.changed, ...stale.missing]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.get(path) ?? '');
  }
  return stale;
}
