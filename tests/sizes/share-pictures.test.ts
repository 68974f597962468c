import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pages, readPage, SITE } from './built-files.ts';

const MAX_BYTES = 120_000;

/** Pages that show what a traveller entered or chose. */
const PERSONAL = /^(?:cart|payment|confirmation|participants|trips|cancel|saved|compare|search|booking\/.+)\//;

/** The contents of a page's elements in its head, by property or name. */
function metaOf(page: string): ReadonlyMap<string, string> {
  const found = readPage(page).matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return new Map([...found].map(([, name = '', content = '']) => [name, content]));
}

const shared = pages.map((page) => ({ page, meta: metaOf(page) })).filter(({ meta }) => meta.size > 0);
const fileOf = (meta: ReadonlyMap<string, string>) => new URL(meta.get('og:image') ?? '').pathname;
const files = [...new Set(shared.map(({ meta }) => fileOf(meta)))];

describe('pictures of shared links (specification.md#shared-links)', () => {
  test('are named on all pages but the desk and those that have moved', () => {
    const others = pages.filter((page) => !shared.some((known) => known.page === page));
    expect(others.filter((page) => !/http-equiv="refresh"/.test(readPage(page)))).toEqual(['desk/index.html']);
    expect(files.length).toBeGreaterThan(80);
  });

  test.each(shared)('have size, type and a text for those who cannot see them on $page', ({ meta }) => {
    expect(meta.get('og:image:type')).toBe('image/jpeg');
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
    expect(meta.get('og:image:alt')).toMatch(/\p{L}/u);
  });

  test.each(files)('%s is a JPEG of 1200 by 630 pixels and at most 120 KB', async (path) => {
    const file = readFileSync(join(SITE, path));
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test.each(shared.filter(({ page }) => PERSONAL.test(page)))('show nothing of a person on $page', ({ meta }) => {
    expect(fileOf(meta)).toBe('/share/home.jpg');
  });
});
