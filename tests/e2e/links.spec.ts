import { addressesIn, broken } from './support/addresses.ts';
import type { ReadPage, Site } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const OUTSIDE = /^(?:https:\/\/|mailto:|tel:|sms:)/;

test('every link of the site leads to a page', async ({ site }) => {
  const paths = unique(site.pages.flatMap((page) => page.links.filter(isInternal).map((link) => pathOf(page, link))));
  expect(await broken(site.baseUrl, paths)).toEqual([]);
});

test('every picture, style sheet, script and font of the site is there', async ({ site, frenchSite }) => {
  const urls = [...site.pages, ...frenchSite.pages].flatMap((page) => page.resources.map((url) => ours(site, url)));
  const paths = unique(urls.filter((url) => !url.startsWith('data:')));
  expect(paths.filter((path) => OUTSIDE.test(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(100);
  expect(await broken(site.baseUrl, paths)).toEqual([]);
});

test('what style sheets and scripts load is there', async ({ site, frenchSite }) => {
  const resources = unique([...site.pages, ...frenchSite.pages].flatMap((page) => page.resources));
  expect(resources.filter((path) => path.endsWith('.woff2')).length).toBe(1);
  const code = resources.filter((path) => /\.(?:css|js)$/.test(path));
  for (const path of code) {
    const source = await (await fetch(site.baseUrl + path)).text();
    const loaded = addressesIn(source).map((url) => new URL(url, site.baseUrl + path).pathname);
    expect.soft({ path, broken: await broken(site.baseUrl, loaded) }).toEqual({ path, broken: [] });
  }
});

test('every link to a part of a page finds that part', ({ site, frenchSite }) => {
  const problems = [site, frenchSite].flatMap((one) =>
    one.pages.flatMap((page) =>
      page.links
        .filter((link) => isInternal(link) && link.includes('#'))
        .filter((link) => !hasTarget(one, page, link))
        .map((link) => `${page.path}: ${link}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('every link to elsewhere is https, mail, phone or SMS', ({ site }) => {
  const links = unique(site.pages.flatMap(({ links: all }) => all.filter((link) => !isInternal(link))));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !OUTSIDE.test(link))).toEqual([]);
});

test('addresses in structured data and canonical links are pages and pictures of the site', async ({
  site,
  frenchSite,
}) => {
  const named = [...site.pages, ...frenchSite.pages].flatMap(({ jsonLd, canonical }) => [
    ...jsonLd.flatMap((text) => [...text.matchAll(/"(https?:[^"]+)"/g)].map((match) => match[1] ?? '')),
    ...(canonical ? [canonical] : []),
  ]);
  const paths = unique(named.filter((url) => url.startsWith(site.publicUrl)).map((url) => ours(site, url)));
  expect(paths.length).toBeGreaterThan(100);
  expect(await broken(site.baseUrl, paths)).toEqual([]);
});

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function isInternal(link: string): boolean {
  return !/^[a-z]+:/i.test(link) && !link.startsWith('//');
}

/** The path of a link on a page, without its fragment. */
function pathOf(page: ReadPage, link: string): string {
  const { pathname, search } = new URL(link, `http://site.test${page.path}`);
  return pathname + search;
}

/** An address as a path, if it is under the public address of the site. */
function ours({ publicUrl }: Site, url: string): string {
  return url.startsWith(publicUrl) ? url.slice(publicUrl.length) || '/' : url;
}

function hasTarget(site: Site, page: ReadPage, link: string): boolean {
  const path = pathOf(page, link);
  const id = decodeURIComponent(link.slice(link.indexOf('#') + 1));
  return (site.pages.find((other) => other.path === path) ?? page).ids.includes(id);
}
