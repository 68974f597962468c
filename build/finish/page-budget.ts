import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of one round trip on a fresh connection: ten packets (specification.md#page-speed). */
const MAX_RESPONSE_BYTES = 13_300;

/** Maximum bytes of the host's own headers of a page: see tests/host/pages.test.ts. */
export const MAX_HEADER_BYTES = 570;

/** Maximum bytes of a page, compressed, with its styles. */
export const MAX_PAGE_BYTES = MAX_RESPONSE_BYTES - MAX_HEADER_BYTES;

/**
 * Names the pages that do not arrive in one round trip. Tests refuse them; editors get a warning
 * during the build.
 *
 * @param client the folder of the built site, compressed
 * @returns a sentence for each, the heaviest first
 */
export function heavyPages(client: string): readonly string[] {
  return globSync('**/*.html.br', { cwd: client })
    .map((file) => ({ page: file.slice(0, -'.br'.length), bytes: statSync(join(client, file)).size }))
    .filter(({ bytes }) => bytes > MAX_PAGE_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes || a.page.localeCompare(b.page))
    .map(
      ({ page, bytes }) =>
        `${page} takes ${bytes} bytes compressed, ${bytes - MAX_PAGE_BYTES} more than arrive at once on a phone: shorten what is written on it.`,
    );
}
