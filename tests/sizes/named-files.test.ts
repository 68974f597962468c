import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages, readPage, SITE } from './built-files.ts';

/** Files of the build that a page names in any attribute. */
const NAMED = /["'(, ](\/_astro\/[\w.@-]+)/g;

test('every script, style and picture that a built page names is there', () => {
  const named = new Map(
    pages.flatMap((page) => [...readPage(page).matchAll(NAMED)].map(([, file = '']) => [file, page] as const)),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter(([file]) => !existsSync(join(SITE, file)))).toEqual([]);
});
