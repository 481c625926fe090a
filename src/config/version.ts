/** The package's version: baked into the bundle, read from `package.json` in the source tree. */
import { readFileSync } from 'node:fs';

declare const PACKAGE_VERSION: string | undefined;

const fromPackage = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }; // our own file
  return version;
};

export const packageVersion: string = typeof PACKAGE_VERSION === 'string' ? PACKAGE_VERSION : fromPackage();
