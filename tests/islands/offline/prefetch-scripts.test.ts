import { afterEach, describe, expect, test, vi } from 'vitest';
import { prefetchScripts } from '../../../src/islands/offline/prefetch-scripts.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const FILES: Readonly<Record<string, string>> = {
  '/_astro/Picker.js': 'import{a}from"./react.js";import "./store.js";const open=()=>import("./window.js")',
  '/_astro/window.js': 'import{e}from"./react.js";const day=()=>import(`./calendar.js`)',
  '/_astro/calendar.js': 'export const f=1;',
  '/_astro/client.js': 'import{b}from"./react.js";',
  '/_astro/react.js': 'export const a=1;',
  '/_astro/start.js': 'import{d}from"./react.js";const late=()=>import("./late.js"),near=()=>import(`./near.js`);',
  '/_astro/late.js': 'import"./store.js";import("./later.js")',
  '/_astro/near.js': '',
  '/_astro/store.js': 'export const c=1',
  '/_astro/islands.1a2b3c4d.js': '(()=>{})()',
};

const ISLAND = '<astro-island component-url="/_astro/Picker.js" renderer-url="/_astro/client.js"></astro-island>';

/** What the page asked for, in order. */
async function askedFor(html: string, missing: readonly string[] = []): Promise<readonly string[]> {
  document.body.innerHTML = html;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, href } = new URL(String(url));
    if (missing.includes(pathname)) throw new TypeError('Failed to fetch');
    return { url: href, text: async () => FILES[pathname] ?? '' } as Response;
  });
  prefetchScripts();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(fetched.mock.calls.every(([, init]) => (init as { priority?: string }).priority === 'low')).toBe(true);
  return fetched.mock.calls.map(([url]) => new URL(String(url)).pathname);
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe("the code of a page's islands", () => {
  test('is fetched once, with all that it imports statically or on demand', async () => {
    const island = ['Picker', 'calendar', 'client', 'react', 'store', 'window'].map((name) => `/_astro/${name}.js`);
    expect((await askedFor(ISLAND + ISLAND)).toSorted()).toEqual(island);
  });

  test('is fetched with Astro’s element where that is lazy too', async () => {
    const sleeping = ISLAND.replace('<astro-island', '<astro-island element-url="/_astro/islands.1a2b3c4d.js"');
    expect(await askedFor(sleeping)).toContain('/_astro/islands.1a2b3c4d.js');
    const prepared = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    expect(prepared).toContain(new URL('/_astro/islands.1a2b3c4d.js', location.href).href);
  });

  test('is fetched as far as it loads', async () => {
    expect(await askedFor(ISLAND, ['/_astro/client.js'])).toContain('/_astro/react.js');
  });

  test('is none on a page without islands', async () => {
    expect(await askedFor('<p>Text</p>')).toEqual([]);
  });

  test('is fetched with what the page’s scripts load on demand, without running it', async () => {
    const script = '<script type="module" src="/_astro/start.js"></script>';
    expect((await askedFor(script)).toSorted()).toEqual([
      '/_astro/late.js',
      '/_astro/later.js',
      '/_astro/near.js',
      '/_astro/react.js',
      '/_astro/start.js',
      '/_astro/store.js',
    ]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'waits for the first tap with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      expect(await askedFor(ISLAND)).toEqual([]);
    },
  );
});
