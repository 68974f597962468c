import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteMap } from '../../../build/plugins/site-map.ts';
import type { PublicPage } from '../../../src/site/content/public-pages.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const SITE = 'https://www.example.com';
function aPage(path: string): PublicPage {
  return { path, language: 'en', english: path };
}

const PAGES: readonly PublicPage[] = [
  aPage('/'),
  { ...aPage('/tours'), changed: '2026-11-21' },
  aPage('/destinations/el-nido'),
];
const BUILT = ['', 'tours/', 'destinations/el-nido/', 'cart/', 'tours/second-slug/', '404'];

afterEach(() => vi.unstubAllEnvs());

type Hooks = Record<string, (options: object) => unknown>;

/** Runs the hooks of a build that made some pages, and gives the folder that it wrote to. */
async function mapOf(pages = PAGES, built = BUILT, before: Record<string, string> = {}): Promise<string> {
  const folder = join(temporaryFolder(), 'client');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(before)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'public-pages.json'), JSON.stringify(pages));
  const config = { root: pathToFileURL(`${process.cwd()}/`), base: '/', trailingSlash: 'ignore', build: {} };
  const logger = { info: () => {}, warn: console.warn, error: console.error };
  const run = async (name: keyof AstroIntegration['hooks'], options: object) => {
    for (const { hooks } of siteMaps) await (hooks as Hooks)[name]?.({ config, logger, ...options });
  };
  const siteMaps = siteMap();
  await run('astro:config:setup', { updateConfig: (change: object) => Object.assign(config, change) });
  await run('astro:routes:resolved', { routes: [] });
  await run('astro:config:done', {});
  const names = built.map((pathname) => ({ pathname }));
  await run('astro:build:done', { dir: pathToFileURL(`${folder}/`), pages: names });
  return folder;
}

const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

describe('the site map', () => {
  test('has the address of every public page that was built, and of no other', async () => {
    const xml = textOf(await mapOf(), 'sitemap-0.xml');
    expect(locationsIn(xml).toSorted()).toEqual([`${SITE}/`, `${SITE}/destinations/el-nido`, `${SITE}/tours`]);
  });

  test('has the day of the last change where it is known', async () => {
    const xml = textOf(await mapOf(), 'sitemap-0.xml');
    expect(xml).toContain(`<url><loc>${SITE}/tours</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>`);
    expect(xml).toContain(`<url><loc>${SITE}/destinations/el-nido</loc></url>`);
  });

  test('is found at /sitemap.xml, which is the index', async () => {
    const folder = await mapOf();
    expect(locationsIn(textOf(folder, 'sitemap.xml'))).toEqual([`${SITE}/sitemap-0.xml`]);
    expect(textOf(folder, 'sitemap.xml')).toBe(textOf(folder, 'sitemap-index.xml'));
  });

  test('is one document of the protocol', async () => {
    expect(textOf(await mapOf(), 'sitemap-0.xml')).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:xhtml="http:\/\/www.w3.org\/1999\/xhtml">.*<\/urlset>$/,
    );
  });

  test('takes the address of SITE_URL where that is set', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example/');
    const folder = await mapOf();
    expect(locationsIn(textOf(folder, 'sitemap-0.xml'))).toContain('https://preview.example/tours');
    expect(locationsIn(textOf(folder, 'sitemap.xml'))).toEqual(['https://preview.example/sitemap-0.xml']);
  });

  test('leaves nothing of its list in the public folder', async () => {
    expect(existsSync(join(await mapOf(), 'public-pages.json'))).toBe(false);
  });

  test('stops the build when a public page was not built', async () => {
    await expect(mapOf(PAGES, ['', 'tours/'])).rejects.toThrow('not built: /destinations/el-nido');
  });
});
