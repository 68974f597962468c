import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

/** Bytes of one round trip on a fresh connection: ten packets (specification.md#page-speed). */
const MAX_RESPONSE_BYTES = 13_300;

/** Maximum bytes of the host's own headers of a page: see tests/host/pages.test.ts. */
export const MAX_HEADER_BYTES = 570;

/** Maximum bytes of a page's first screen, compressed, with its styles. */
export const MAX_FIRST_SCREEN_BYTES = MAX_RESPONSE_BYTES - MAX_HEADER_BYTES;

/** Maximum bytes of a whole page: half of what a second round trip brings. */
export const MAX_PAGE_BYTES = 22_000;

/** The attribute of the element with which everything below the first screen begins. */
const FOLD = /\sdata-fold[\s=>]/;

/**
 * What a page has too much of; null if its first screen arrives in one round trip.
 *
 * @param page the file, for the sentence
 * @param compressed the page, compressed with Brotli
 * @param excess how much larger this copy is than the one that is to be served: 1.1 for a tenth
 */
export function pageProblem(page: string, compressed: Buffer, excess = 1): string | null {
  const bytes = compressed.length;
  const firstScreen = Math.floor(MAX_FIRST_SCREEN_BYTES * excess);
  if (bytes <= firstScreen) return null;
  if (bytes > MAX_PAGE_BYTES * excess) {
    return `${page} takes ${bytes} bytes compressed, ${bytes - MAX_PAGE_BYTES} more than a page may: shorten what is written on it.`;
  }
  if (FOLD.test(firstBytes(compressed, firstScreen))) return null;
  return `${page} takes ${bytes} bytes compressed, and what is seen first does not arrive within ${MAX_FIRST_SCREEN_BYTES}: shorten what is written there.`;
}

/**
 * Names the pages whose first screen does not arrive in one round trip. Tests refuse them; editors
 * get a warning during the build.
 *
 * @param client the folder of the built site, compressed
 */
export function heavyPages(client: string): readonly string[] {
  return globSync('**/*.html.br', { cwd: client })
    .toSorted()
    .flatMap((file) => pageProblem(file.slice(0, -'.br'.length), readFileSync(join(client, file))) ?? []);
}

/** What a browser can read of a page after its first bytes. */
function firstBytes(compressed: Buffer, bytes: number): string {
  const start = compressed.subarray(0, bytes);
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8');
}
