import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../build/finish/site-file.ts';
import { LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { MAX_TITLE_LENGTH } from '../../src/lib/site/titles.ts';
import { textWidth } from '../../src/lib/text/text-width.ts';
import { pages, readPage, SITE } from './built-files.ts';

const fileOf = (name: string) => readFileSync(join(SITE, name));
const mapped = new Set(
  [
    ...fileOf('sitemap-0.xml')
      .toString('utf8')
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url = '']) => new URL(url).pathname),
);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&#34;': '"',
};

function textOf(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

const all = pages.map((page) => {
  const html = readPage(page);
  return {
    path: addressOf(page),
    title: textOf(html, /<title>([^<]*)/),
    description: textOf(html, /<meta name="description" content="([^"]*)/),
    canonical: textOf(html, /<link rel="canonical" href="([^"]*)/),
    isListed: !/<meta name="robots" content="noindex/.test(html),
    links: [...html.matchAll(/<a [^>]*?href="([^"#?]+)/g)].map(([, link = '']) => link),
  };
});
const open = all.filter(({ path }) => mapped.has(path));
const openIn = (code: Language) => open.filter(({ path }) => languageOfPath(path).language === code);
const canonicalPath = (canonical: string) => new URL(canonical).pathname;
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('what search engines find (specification.md#found-by-search)', () => {
  test('each public page is built and in the site map, and only they are', () => {
    expect(open.length).toBe(mapped.size);
    expect(open.length).toBeGreaterThan(80);
    const own = all.filter(({ isListed, path, canonical }) => isListed && canonicalPath(canonical) === path);
    expect(own.map(({ path }) => path).toSorted()).toEqual([...mapped].toSorted());
  });

  test.each(LANGUAGE_CODES)('titles in %s have at most 60 characters, and no two pages have the same', (code) => {
    const titles = openIn(code).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(80);
    expect(titles.filter((title) => textWidth(title) > MAX_TITLE_LENGTH)).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('descriptions in %s have 120 to 155 characters, and no two are the same', (code) => {
    const widths = openIn(code).map(({ path, description }) => ({ path, width: textWidth(description) }));
    expect(widths.filter(({ width }) => width < 120 || width > 155)).toEqual([]);
    expect(repeated(openIn(code).map(({ description }) => description))).toEqual([]);
  });

  test('each public page has a link on another one', () => {
    const linked = new Set(open.flatMap(({ path, links }) => links.filter((link) => link !== path)));
    expect(open.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('pages that are not their own address name one that is', () => {
    const others = all.filter(({ isListed, path }) => isListed && !mapped.has(path));
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter(({ canonical }) => !mapped.has(canonicalPath(canonical))).map(({ path }) => path)).toEqual([]);
  });

  test('robots may read all pages but the desk, as who may not read "noindex" does not know of it', () => {
    const rules = fileOf('robots.txt')
      .toString('utf8')
      .match(/^Disallow:.*$/gm);
    expect(rules).toEqual(['Disallow: /api/', 'Disallow: /desk']);
    expect(all.find(({ path }) => path === '/search')).toMatchObject({ isListed: false });
  });

  test('favicon.ico has three sizes of the logo', async () => {
    const icon = fileOf('favicon.ico');
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
    const images = [0, 1, 2].map((index) => {
      const [length, offset] = [icon.readUInt32LE(14 + 16 * index), icon.readUInt32LE(18 + 16 * index)];
      return sharp(icon.subarray(offset, offset + length)).metadata();
    });
    expect((await Promise.all(images)).map(({ width, height }) => [width, height])).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
