import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const SITE = join(import.meta.dirname, '../../dist/client');

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every .%s of the build is a copy of a file that is there, as it is now', (ending, decompress) => {
  const copies = globSync(`**/*.${ending}`, { cwd: SITE }).map((name) => join(SITE, name));
  const others = copies.filter((copy) => !decompress(readFileSync(copy)).equals(originalOf(copy)));
  expect(copies.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

/** Empty where the file is gone. */
function originalOf(copy: string): Buffer {
  try {
    return readFileSync(copy.replace(/\.\w+$/, ''));
  } catch {
    return Buffer.alloc(0);
  }
}
