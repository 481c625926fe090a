/**
 * Bundles `src/cli/main.ts` into `dist/`: one entry and lazy chunks beside it, with no packages to install at run time, and the
 * generated data that the run time reads.
 */
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** CommonJS packages inside an ESM bundle call `require`; ESM has none unless it is made. */
const REQUIRE = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * The SDK's default JSON Schema validator is Ajv, a third of the bundle and read at every start. The server checks answers by
 * itself and never asks for it, so a stand-in that refuses takes its place.
 */
const withoutSdkValidator = {
  name: 'without-sdk-validator',
  setup(bundle) {
    bundle.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({ path: 'sdk-shims', namespace: 'stand-in' }));
    bundle.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({
      contents: `export { default as process } from 'node:process';
        export class DefaultJsonSchemaValidator {
          getValidator() {
            return () => { throw new Error('the SDK validator is not part of this bundle: give the Server a jsonSchemaValidator'); };
          }
        }`,
      resolveDir: root,
    }));
  },
};

/**
 * A module that two chunks need is shared with all that either of them uses. The SDK's entry module holds its HTTP serving too,
 * which a start over stdio would then read: the HTTP server gets a copy of that one module, while what it builds on is shared.
 */
const httpServingApart = {
  name: 'http-serving-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /^@modelcontextprotocol\/server$/ }, async ({ pluginData, importer, kind, resolveDir }) => {
      if (pluginData === 'resolved' || !/[\\/](src[\\/]server[\\/]http|@modelcontextprotocol[\\/]node)[\\/]/.test(importer))
        return undefined;
      const { path } = await bundle.resolve('@modelcontextprotocol/server', { importer, kind, resolveDir, pluginData: 'resolved' });
      return { path, suffix: '?http' };
    });
  },
};

rmSync(dist, { recursive: true, force: true });
const {
  metafile,
  outputFiles: _,
  ...result
} = await build({
  absWorkingDir: root,
  entryPoints: { cli: 'src/cli/main.ts' },
  outdir: dist,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  legalComments: 'none',
  define: { GENERATED_BESIDE_BUNDLE: 'true', PACKAGE_VERSION: JSON.stringify(version) },
  banner: { js: REQUIRE },
  plugins: [withoutSdkValidator, httpServingApart],
});
for (const warning of result.warnings) console.warn(warning.text);

/** Data only: the modules of `generated/` are in the chunks, and the editor's schema is for the source tree. */
const isData = path => statSync(path).isDirectory() || (/\.(json|jsonl|graphql)$/.test(path) && !path.endsWith('catalog.schema.json'));
mkdirSync(join(dist, 'generated'), { recursive: true });
cpSync(join(root, 'generated'), join(dist, 'generated'), { recursive: true, filter: isData });
cpSync(join(root, 'src/sandbox/graphql/schema.graphql'), join(dist, 'schema.graphql'));
rmSync(join(dist, 'generated/actions'), { recursive: true, force: true });
// What is read by domain, or by the sandbox alone, is packed: it is most of the package.
for (const name of readdirSync(join(dist, 'generated'), { recursive: true })) {
  if (!/^(schemas|facts)[\\/].*\.json$|^openapi\.json$/.test(name)) continue;
  const file = join(dist, 'generated', name);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}
chmodSync(join(dist, 'cli.js'), 0o755);

const bytes = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
console.log(`dist: ${Object.keys(metafile.outputs).length} modules, ${Math.round(bytes / 1024)} KB`);
