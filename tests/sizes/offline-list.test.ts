import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../../src/lib/languages/localized-path.ts';
import { fileTypeOf } from '../../src/lib/offline/file-type.ts';
import { type OfflineBuild, offlineBuildOf } from '../../src/lib/offline/offline-build.ts';
import { type OfflineFile, parseOfflineList } from '../../src/lib/offline/precache-list.ts';

const SITE = join(import.meta.dirname, '../../dist/client');

/** All pages and thumbnails that are saved after one visit. */
const MAX_BYTES = 2_500_000;

/** The same with scripts and data. */
const MAX_TOTAL_BYTES = 2_750_000;

const fileOf = (path: string) => readFileSync(join(SITE, path), 'utf8');

/** What finishing the build has written in front of the worker's code. */
function builtWorker(): OfflineBuild {
  const [, json = ''] = /^self\.OFFLINE_BUILD=(.*);\n/.exec(fileOf('sw.js')) ?? [];
  return offlineBuildOf({ OFFLINE_BUILD: JSON.parse(json) });
}

/** Bytes on the wire, of which those of one content are paid for once. */
function bytesOf(some: readonly OfflineFile[]): number {
  const once = new Map(some.map(({ revision, bytes }) => [revision, bytes]));
  return [...once.values()].reduce((sum, size) => sum + size, 0);
}

const siteMap = [...fileOf('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

describe.each(LANGUAGE_CODES)('what a phone saves of the site in "%s"', (language) => {
  const list = parseOfflineList(fileOf(builtWorker().editions[language].list.path));
  const files = list?.files ?? [];
  const saved = new Set(files.map(({ path }) => path));

  test('takes at most 2.5 MB on the wire for pages and thumbnails, with scripts and data 2.75', () => {
    const seen = files.filter((file) => ['page', 'picture'].includes(fileTypeOf(file)));
    expect(bytesOf(seen)).toBeGreaterThan(500_000);
    expect(bytesOf(seen)).toBeLessThanOrEqual(MAX_BYTES);
    expect(bytesOf(files)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  test('leaves out small pictures of flags alone, which come when somebody asks for everything', () => {
    const rest = list?.rest ? (parseOfflineList(fileOf(list.rest.path))?.files ?? []) : [];
    expect(rest.filter(({ path }) => !path.startsWith('/flags/'))).toEqual([]);
  });

  test('has every page of the site map in its language, thumbnails, data and the offline page', () => {
    const ofLanguage = siteMap.filter((path) => languageOfPath(path).language === language);
    expect(ofLanguage.length).toBeGreaterThan(85);
    expect(ofLanguage.filter((path) => !saved.has(path))).toEqual([]);
    for (const path of ['/offline', '/cart', '/payment', '/trips'].map((page) => localizedPath(page, language))) {
      expect.soft([path, saved.has(path)]).toEqual([path, true]);
    }
    expect(saved.has('/rates.json')).toBe(true);
    expect(files.filter(({ path }) => path.endsWith('.avif')).length).toBeGreaterThan(30);
  });

  test('has no page of another language', () => {
    const others = files.filter(
      (file) => fileTypeOf(file) === 'page' && languageOfPath(file.path).language !== language,
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  test('has no pictures of shared links, as only messengers read them', () => {
    expect(files.filter(({ path }) => path.startsWith('/share/'))).toEqual([]);
  });
  test('what renders notifications is among it, with React: they tell of the lost connection itself', () => {
    const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
    for (const name of ['OverlaysIsland', 'client', 'react', 'core', 'interaction']) {
      expect.soft([name, scripts.some((path) => path.startsWith(`/_astro/${name}.`))]).toEqual([name, true]);
    }
  });
});
