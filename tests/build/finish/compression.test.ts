import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFolder } from '../../../build/finish/compress-folder.ts';
import { compress } from '../../../build/finish/compression-format.ts';
import { MAX_FIRST_SCREEN_BYTES } from '../../../build/finish/page-budget.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

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

  test('of another effort are all made again, also those that are up to date', async () => {
    const site = aSite({ 'a.html': PAGE });
    await site.compress();
    site.renameCache('an-earlier-effort');
    expect(await site.compress()).toEqual({ fresh: 1, reused: 0, upToDate: 0 });
    expect(site.kept()).toHaveLength(2);
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

const PROSE = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'));

const bytesOf = async (path: string, content: Buffer) => (await compress(path, content)).br.length;

describe('quick copies', () => {
  const sizeOf = (site: ReturnType<typeof aSite>) => site.read('tours.html.br').length;

  test('hold the same text, and a later call makes them as small as others', async () => {
    const text = PROSE.subarray(0, 60_000).toString('utf8');
    const [site, other] = [aSite({ 'tours.html': text }), aSite({ 'tours.html': text })];
    await site.compress(true);
    await other.compress();
    expect(brotliDecompressSync(site.read('tours.html.br')).toString()).toBe(text);
    expect(sizeOf(site)).toBeGreaterThan(sizeOf(other));
    expect(await site.compress()).toEqual({ fresh: 1, reused: 0, upToDate: 0 });
    expect(site.read('tours.html.br')).toEqual(other.read('tours.html.br'));
    expect(await site.compress()).toEqual({ fresh: 0, reused: 0, upToDate: 1 });
  });

  test('are remembered through another quick build', async () => {
    const site = aSite({ 'tours.html': PAGE });
    await site.compress(true);
    site.write({ 'about.html': `${PAGE}about` });
    expect(await site.compress(true)).toEqual({ fresh: 1, reused: 0, upToDate: 1 });
    expect(await site.compress()).toEqual({ fresh: 2, reused: 0, upToDate: 0 });
  });

  test('are not made where the cache has better ones', async () => {
    const site = aSite({ 'tours.html': PAGE });
    await site.compress();
    site.rebuild({ 'tours.html': PAGE });
    expect(await site.compress(true)).toEqual({ fresh: 0, reused: 1, upToDate: 0 });
    expect(await site.compress()).toEqual({ fresh: 0, reused: 0, upToDate: 1 });
  });
});

describe('the effort of compression', () => {
  test('is small for a page that arrives in one round trip, and the most for every script', async () => {
    const text = PROSE.subarray(0, 20_000);
    expect(await bytesOf('page.html', text)).toBeGreaterThan(await bytesOf('script.js', text));
  });

  test('is the most for a page that would need a second round trip (specification.md#page-speed)', async () => {
    const text = PROSE.subarray(0, 80_000);
    const page = await bytesOf('page.html', text);
    expect(page).toBeGreaterThan(MAX_FIRST_SCREEN_BYTES);
    expect(page).toBe(await bytesOf('script.js', text));
  });

  test('is small also for a page that takes nearly one round trip', async () => {
    const text = PROSE.subarray(0, 36_000);
    const page = await bytesOf('page.html', text);
    expect(page).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
    expect(page).toBeGreaterThan(0.94 * MAX_FIRST_SCREEN_BYTES);
    expect(page).toBeGreaterThan(await bytesOf('script.js', text));
  });
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
    compress: (quick = false) => compressFolder(dist, cache, quick),
    rebuild: (all: Readonly<Record<string, string>>) => {
      rmSync(dist, { recursive: true });
      write(all);
    },
    /** The names of what the cache keeps. */
    kept: () => readdirSync(cache).flatMap((name) => readdirSync(join(cache, name))),
    renameCache: (name: string) => {
      for (const present of readdirSync(cache)) renameSync(join(cache, present), join(cache, name));
    },
    remove: (name: string) => rmSync(file(name)),
    has: (name: string) => existsSync(file(name)),
    read: (name: string) => readFileSync(file(name)),
    times: (name: string) => ['', '.br', '.gz'].map((ending) => statSync(file(name + ending)).mtimeMs),
  };
}
