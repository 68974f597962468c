import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages, readPage, SITE } from './built-files.ts';

const FILE = 'things-to-do.json';

test('the feed for Google is built only where the setting asks for it (specification.md#things-to-do-feed)', () => {
  expect(existsSync(join(SITE, FILE))).toBe(process.env['THINGS_TO_DO_FEED'] === 'on');
});

test('no page names the feed for Google', () => {
  expect(pages.filter((page) => readPage(page).includes(FILE))).toEqual([]);
});
