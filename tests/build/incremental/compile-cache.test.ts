import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pruneCompileCache } from '../../../build/incremental/compile-cache.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../../fixtures/steps/publisher-parts.ts';

/** A folder with four files of ten bytes, the oldest first. */
function aCache(): string {
  const folder = temporaryFolder();
  for (const [age, name] of ['d', 'c', 'b', 'a'].entries()) {
    const file = join(folder, name);
    writeFileBelow(file, '0123456789');
    utimesSync(file, 1000 - age, 1000 - age);
  }
  return folder;
}

test('compiled code within the limit stays', () => {
  const folder = aCache();
  pruneCompileCache(folder, 40);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('beyond the limit the oldest goes, until half of it is left', () => {
  const folder = aCache();
  pruneCompileCache(folder, 39);
  expect(readdirSync(folder)).toEqual(['d']);
});
