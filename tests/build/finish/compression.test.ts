import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFolder } from '../../../build/finish/compress-folder.ts';
import { type Effort, effortFor, type SiteSize, siteSizeOf } from '../../../build/finish/compression-format.ts';
import { temporaryFolder } from '../../fixtures/dist-folder.ts';

const PAGE = '<p>Palawan</p>'.repeat(200);
const MB = 1024 * 1024;

/** Text of a given number of bytes that compresses fast. */
function textOf(bytes: number, letter: string): string {
  return letter.repeat(bytes);
}

describe('compressed copies', () => {
  test('hold the same text', async () => {
    const site = aSite({ 'tours/index.html': PAGE });
    await site.compress();
    expect(brotliDecompressSync(site.read('tours/index.html.br')).toString()).toBe(PAGE);
    expect(gunzipSync(site.read('tours/index.html.gz')).toString()).toBe(PAGE);
  });

  test('are made for text of more than 1 KB', async () => {
    const site = aSite({
      'small.html': 'x'.repeat(1024),
      'picture.webp': PAGE,
      'app.js': PAGE,
      'map.svg': `${PAGE}svg`,
    });
    expect(await site.compress()).toEqual({ fresh: 2, reused: 0, upToDate: 0 });
    expect(site.has('small.html.br') || site.has('picture.webp.br')).toBe(false);
  });

  test('are left alone while they are newer than the page', async () => {
    const site = aSite({ 'a.html': PAGE });
    await site.compress();
    expect(await site.compress()).toEqual({ fresh: 0, reused: 0, upToDate: 1 });
  });

  test('come from the cache after a rebuild that changed nothing', async () => {
    const site = aSite({ 'a.html': PAGE, 'b.html': `${PAGE}b` });
    await site.compress();
    site.rebuild({ 'a.html': PAGE, 'b.html': `${PAGE}changed` });
    expect(await site.compress()).toEqual({ fresh: 1, reused: 1, upToDate: 0 });
  });

  test('keep the time of an unchanged page, so that browsers need not load it again', async () => {
    const site = aSite({ 'a.html': PAGE });
    await site.compress();
    const before = site.times('a.html');
    site.rebuild({ 'a.html': PAGE });
    await site.compress();
    expect(site.times('a.html')).toEqual(before);
  });

  test('are made once for pages with the same text', async () => {
    const site = aSite({ 'a.html': PAGE, 'b.html': PAGE });
    expect(await site.compress()).toEqual({ fresh: 1, reused: 1, upToDate: 0 });
    expect(site.has('a.html.br') && site.has('b.html.br')).toBe(true);
  });

  test('are made with the same effort in an incremental build as in a clean one', async () => {
    const changed = aSite({ 'a.html': PAGE, 'b.html': textOf(17 * MB, 'b') });
    await changed.compress();
    changed.write({ 'a.html': textOf(MB, 'a') });
    await changed.compress();
    const clean = aSite({ 'a.html': textOf(MB, 'a'), 'b.html': textOf(17 * MB, 'b') });
    await clean.compress();
    expect(changed.read('a.html.br').equals(clean.read('a.html.br'))).toBe(true);
  });

  test('are made again when the site grows so much that its files get another effort', async () => {
    const site = aSite({ 'a.html': textOf(MB, 'a') });
    await site.compress();
    site.write({ 'b.html': textOf(17 * MB, 'b') });
    expect(await site.compress()).toEqual({ fresh: 2, reused: 0, upToDate: 0 });
  });

  test('get no other effort for what stays of earlier builds', async () => {
    const old = '_astro/app.1a2b3c4d.js';
    const site = aSite({ 'a.html': PAGE, [old]: textOf(17 * MB, 'b') });
    await site.compress([old]);
    expect(site.kept()).not.toEqual([]);
  });

  test('of contents that are gone are forgotten once they are the most', async () => {
    const site = aSite({ 'a.html': PAGE });
    for (const change of ['one', 'two', 'three']) {
      await site.compress();
      site.write({ 'a.html': PAGE + change });
    }
    await site.compress();
    expect(site.kept().length).toBeLessThanOrEqual(4);
  });

  test('go when their page goes', async () => {
    const site = aSite({ 'a.html': PAGE, 'b.html': PAGE });
    await site.compress();
    site.remove('a.html');
    await site.compress();
    expect([site.has('a.html.br'), site.has('a.html.gz'), site.has('b.html.br')]).toEqual([false, false, true]);
  });

  test('go when their page becomes too small for new ones', async () => {
    const site = aSite({ 'a.html': PAGE });
    await site.compress();
    site.write({ 'a.html': '<p>Moved</p>' });
    await site.compress();
    expect([site.has('a.html.br'), site.has('a.html.gz')]).toEqual([false, false]);
  });
});

test.each([
  [1_000_000, 'small'],
  [16 * 1024 * 1024, 'small'],
  [40_000_000, 'medium'],
  [400_000_000, 'large'],
])('a site with %i bytes of text is %s', (bytes, size) => {
  expect(siteSizeOf(bytes)).toBe(size);
});

test.each<[number, SiteSize, Effort]>([
  [40_000, 'small', { br: 11, gz: 9 }],
  [300_000, 'small', { br: 10, gz: 9 }],
  [40_000, 'medium', { br: 10, gz: 9 }],
  [40_000, 'large', { br: 6, gz: 6 }],
])('a file of %i bytes of a %s site gets the effort %j', (size, site, effort) => {
  expect(effortFor(size, site)).toEqual(effort);
});

function aSite(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const [dist, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  const file = (name: string) => join(dist, name);
  const write = (all: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(join(file(name), '..'), { recursive: true });
      writeFileSync(file(name), text);
    }
  };
  write(files);
  return {
    write,
    compress: (old: readonly string[] = []) => compressFolder(dist, cache, new Set(old)),
    rebuild: (all: Readonly<Record<string, string>>) => {
      rmSync(dist, { recursive: true });
      write(all);
    },
    /** The names of what the cache keeps for a small site. */
    kept: () => readdirSync(join(cache, 'small')),
    remove: (name: string) => rmSync(file(name)),
    has: (name: string) => existsSync(file(name)),
    read: (name: string) => readFileSync(file(name)),
    times: (name: string) => ['', '.br', '.gz'].map((ending) => statSync(file(name + ending)).mtimeMs),
  };
}
