import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/compression/compress-folder.ts';
import { effortFor } from '../../../scripts/compression/format.ts';
import { temporaryFolder } from '../../fixtures/dist-folder.ts';

const PAGE = '<p>Palawan</p>'.repeat(200);

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

  test('go when their page goes', async () => {
    const site = aSite({ 'a.html': PAGE, 'b.html': PAGE });
    await site.compress();
    site.remove('a.html');
    await site.compress();
    expect([site.has('a.html.br'), site.has('a.html.gz'), site.has('b.html.br')]).toEqual([false, false, true]);
  });
});

test.each([
  [40_000, 1_000_000, { br: 11, gz: 9 }],
  [300_000, 1_000_000, { br: 10, gz: 9 }],
  [40_000, 40_000_000, { br: 10, gz: 9 }],
  [40_000, 400_000_000, { br: 6, gz: 6 }],
])('a file of %i bytes among %i gets the effort %j', (size, pending, effort) => {
  expect(effortFor(size, pending)).toEqual(effort);
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
    compress: () => compressFolder(dist, cache),
    rebuild: (all: Readonly<Record<string, string>>) => {
      rmSync(dist, { recursive: true });
      write(all);
    },
    remove: (name: string) => rmSync(file(name)),
    has: (name: string) => existsSync(file(name)),
    read: (name: string) => readFileSync(file(name)),
    times: (name: string) => ['', '.br', '.gz'].map((ending) => statSync(file(name + ending)).mtimeMs),
  };
}
