/**
 * Figures about growth, printed: generation and type check of a catalog five times this size.
 * Run by hand: `node --import tsx test/codegen/scale.ts [times]`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { writeToDisk } from '../../codegen/disk.ts';
import { generate } from '../../codegen/generate.ts';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import { multiply } from './multiply.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const times = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'catalog-scale-'));
try {
  const { catalog } = loadCatalog(diskSource(root));
  const large = multiply(catalog, times);
  const start = performance.now();
  const files = await generate(large);
  console.log(
    `${large.actions.length} actions generated in ${Math.round(performance.now() - start)} ms, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  );
  writeToDisk(join(folder, 'generated'), files);
  for (const name of ['src', 'tsconfig.json', 'package.json']) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.scale.json'), JSON.stringify({ extends: './tsconfig.json', include: ['src', 'generated'] }));
  const report = execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.scale.json', '--extendedDiagnostics'],
    { cwd: folder, encoding: 'utf8' },
  );
  console.log(
    report
      .split('\n')
      .filter(line => /^(Files|Memory used|Instantiations|Check time|Total time)/.test(line))
      .join('\n'),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
