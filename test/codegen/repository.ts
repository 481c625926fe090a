/** The repository's own catalog and what it makes, built once a test file. */
import { fileURLToPath } from 'node:url';
import { type Generated, generate } from '../../codegen/generate.ts';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import type { Catalog } from '../../codegen/model.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const source = diskSource(root);

export const ownCatalog = (): Catalog => loadCatalog(source).catalog;

let made: Promise<Generated> | undefined;

/** `generated/`, made in memory. */
export const ownGenerated = (): Promise<Generated> => {
  made ??= generate(ownCatalog());
  return made;
};

/** A generated file of JSON, parsed. */
export const jsonFile = async (path: string): Promise<unknown> => JSON.parse((await ownGenerated()).get(path) ?? 'null');
