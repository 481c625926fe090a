import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareWithDisk, writeToDisk } from '../../codegen/disk.ts';

const FILES = new Map([
  ['registry.json', '[]\n'],
  ['schemas/thing.json', '{}\n'],
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the folder of generated files', () => {
  it('is current after writing', () => {
    expect(writeToDisk(folder, FILES)).toEqual({ changed: [], missing: ['registry.json', 'schemas/thing.json'], extra: [] });
    expect(compareWithDisk(folder, FILES)).toEqual({ changed: [], missing: [], extra: [] });
    expect(readFileSync(join(folder, 'schemas/thing.json'), 'utf8')).toBe('{}\n');
  });

  it('names a file that was edited, one that is gone and one that nothing makes', () => {
    writeToDisk(folder, FILES);
    writeFileSync(join(folder, 'registry.json'), '[] \n');
    rmSync(join(folder, 'schemas/thing.json'));
    writeFileSync(join(folder, 'old.json'), '{}\n');
    expect(compareWithDisk(folder, FILES)).toEqual({ changed: ['registry.json'], missing: ['schemas/thing.json'], extra: ['old.json'] });
  });

  it('mends all three when it is written again', () => {
    writeToDisk(folder, FILES);
    writeFileSync(join(folder, 'registry.json'), 'edited');
    writeFileSync(join(folder, 'old.json'), '{}\n');
    writeToDisk(folder, FILES);
    expect(compareWithDisk(folder, FILES)).toEqual({ changed: [], missing: [], extra: [] });
  });
});
