import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const SITE = join(import.meta.dirname, '../../dist/client');

/** What one round trip on a fresh connection carries: ten packets (design, section 5). */
const ONE_ROUND_TRIP = 14 * 1024;

const pages = globSync('**/*.html', { cwd: SITE }).sort();

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('%s arrives in one round trip', (page) => {
  expect(wireSize(page)).toBeLessThanOrEqual(ONE_ROUND_TRIP);
});

/** The bytes that the server sends to a browser. */
function wireSize(page: string): number {
  try {
    return readFileSync(join(SITE, `${page}.br`)).length;
  } catch {
    return brotliCompressSync(readFileSync(join(SITE, page))).length;
  }
}
