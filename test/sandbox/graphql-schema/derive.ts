/**
 * Writes `src/sandbox/graphql/schema.graphql` anew: what the catalog's documents, as they are sent, use of GitLab's GraphQL.
 * `node --import tsx test/sandbox/graphql-schema/derive.ts PATH`, where PATH is GitLab's schema of 16.2 as SDL.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { extended, pruned } from './prune.ts';

const read = (url: URL | string) => parse(readFileSync(url, 'utf8'), { noLocation: true });
const here = (path: string) => new URL(path, import.meta.url);

const [, , given] = process.argv;
if (given === undefined) throw new Error('Say where the SDL of GitLab 16.2 lies: derive.ts PATH');

const folder = here('../../../generated/graphql/');
const files = readdirSync(folder).filter(file => file.endsWith('.graphql'));
const full = extended(read(given), read(here('newer.graphql')));
const whole = buildASTSchema(full, { assumeValidSDL: true });
const documents = [...files.map(file => new URL(file, folder)), here('beyond.graphql')].flatMap(url => {
  const document = read(url);
  const faults = validate(whole, document);
  for (const { message } of faults) console.error(`${url.pathname.split('/').at(-1)}: ${message}`);
  return faults.length > 0 ? [] : [document];
});
const schema = pruned(full, documents);
const head = "# The part of GitLab's GraphQL schema that the sandbox answers. Made by test/sandbox/graphql-schema/derive.ts.\n\n";
writeFileSync(here('../../../src/sandbox/graphql/schema.graphql'), head + schema);
console.log(`${documents.length} of ${files.length + 1} documents, ${schema.split('\n').length} lines`);
if (documents.length <= files.length) process.exitCode = 1;
