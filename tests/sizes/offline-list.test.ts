import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileTypeOf } from '../../src/lib/offline/file-type.ts';
import { type OfflineBuild, offlineBuildOf } from '../../src/lib/offline/offline-build.ts';
import { parseOfflineList } from '../../src/lib/offline/precache-list.ts';

const SITE = join(import.meta.dirname, '../../dist/client');

/** All pages and thumbnails that are saved after one visit. */
const MAX_BYTES = 2_500_000;

/** The same with scripts and data. */
const MAX_TOTAL_BYTES = 2_600_000;

const fileOf = (path: string) => readFileSync(join(SITE, path), 'utf8');

/** What finishing the build has written in front of the worker's code. */
function builtWorker(): OfflineBuild {
  const [, json = ''] = /^self\.OFFLINE_BUILD=(.*);\n/.exec(fileOf('sw.js')) ?? [];
  return offlineBuildOf({ OFFLINE_BUILD: JSON.parse(json) });
}

const list = parseOfflineList(fileOf(builtWorker().editions.en.list.path));
const files = list?.files ?? [];

/** Bytes on the wire, of which those of one content are paid for once. */
function bytesOf(some: typeof files): number {
  const once = new Map(some.map(({ revision, bytes }) => [revision, bytes]));
  return [...once.values()].reduce((sum, size) => sum + size, 0);
}

test('all pages and thumbnails that are saved after one visit take at most 2.5 MB on the wire, with scripts and data 2.6', () => {
  const seen = files.filter((file) => ['page', 'picture'].includes(fileTypeOf(file)));
  expect(bytesOf(seen)).toBeGreaterThan(500_000);
  expect(bytesOf(seen)).toBeLessThanOrEqual(MAX_BYTES);
  expect(bytesOf(files)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
});

test('what does not fit is small pictures of flags, and comes when somebody asks for everything', () => {
  const rest = list?.rest ? (parseOfflineList(fileOf(list.rest.path))?.files ?? []) : [];
  expect(rest.filter(({ path }) => !path.startsWith('/flags/'))).toEqual([]);
});

test('every page of the site map is among it, and so are thumbnails, data and the offline page', () => {
  const saved = new Set(files.map(({ path }) => path));
  const pages = [...fileOf('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(pages.length).toBeGreaterThan(85);
  expect(pages.filter((path) => !saved.has(path))).toEqual([]);
  for (const path of ['/offline', '/cart', '/payment', '/trips', '/rates.json', '/catalogue.json']) {
    expect.soft([path, saved.has(path)]).toEqual([path, true]);
  }
  expect(files.filter(({ path }) => path.endsWith('.avif')).length).toBeGreaterThan(30);
});

test('pictures of shared links are not among it, as only messengers read them', () => {
  expect(files.filter(({ path }) => path.startsWith('/share/'))).toEqual([]);
});

test('what renders notifications is among it, with React: they tell of the lost connection itself', () => {
  const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  for (const name of ['OverlaysIsland', 'client', 'react', 'core', 'interaction']) {
    expect.soft([name, scripts.some((path) => path.startsWith(`/_astro/${name}.`))]).toEqual([name, true]);
  }
});
