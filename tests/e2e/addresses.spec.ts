import { type Site, slugPaths } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('every address of the site map and every slug of a listing answers (specification.md#routes)', ({
  site,
  frenchSite,
}) => {
  expect(site.pages.length).toBeGreaterThan(140);
  expect(frenchSite.pages.length).toBe(site.pages.length);
  const wrong = pagesOf(site, frenchSite).filter(({ status }) => status !== 200);
  expect(wrong.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
});

test('every page has a language, a title of its own and a description', ({ site, frenchSite }) => {
  for (const { language, pages, publicUrl } of [site, frenchSite]) {
    const lacking = pages.filter(
      ({ lang, title, description }) => lang !== language || title.length < 10 || description.length < 50,
    );
    expect(lacking.map(({ path }) => path)).toEqual([]);
    const canonical = pages.filter((page) => page.canonical === publicAddress(publicUrl, page.path));
    const titles = canonical.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('every listing describes itself to search engines in 120 to 155 characters', ({ site }) => {
  const lengths = site.pages
    .filter(({ listing }) => listing !== null)
    .map(({ path, description }) => ({ path, length: description.length }));
  expect(lengths.length).toBeGreaterThan(90);
  expect(lengths.filter(({ length }) => length < 120 || length > 155)).toEqual([]);
});

test("every slug of a listing names the first slug's page as canonical (specification.md#routes)", ({ site }) => {
  for (const row of site.catalogue) {
    expect.soft(row.path).toMatch(new RegExp(`/${row.slugs[0]}$`));
    for (const path of slugPaths(row)) {
      const page = site.page(path);
      expect.soft({ path, code: page.listing }).toEqual({ path, code: row.code });
      expect.soft({ path, canonical: page.canonical }).toEqual({ path, canonical: site.publicUrl + row.path });
    }
  }
});

test('every other page is its own canonical address', ({ site, frenchSite }) => {
  const mapped = [...site.mapped, ...frenchSite.mapped];
  const others = pagesOf(site, frenchSite).filter(({ listing, path }) => listing === null && mapped.includes(path));
  const wrong = others.filter(({ path, canonical }) => canonical !== publicAddress(site.publicUrl, path));
  expect(wrong.map(({ path, canonical }) => `${path} says ${canonical}`)).toEqual([]);
});

test('every page has one main heading, and no heading skips a level', ({ site, frenchSite }) => {
  const problems = pagesOf(site, frenchSite).flatMap(({ path, headings }) => {
    const levels = headings.map(({ level }) => level);
    const skips = headings.filter(({ level }, index) => level > (levels[index - 1] ?? 0) + 1);
    const mains = levels.filter((level) => level === 1).length;
    return [...(mains === 1 ? [] : [`${path}: ${mains} h1`]), ...skips.map(({ text }) => `${path}: "${text}" skips`)];
  });
  expect(problems).toEqual([]);
});

test('no page has the same id twice', ({ site, frenchSite }) => {
  const problems = pagesOf(site, frenchSite).flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`),
  );
  expect(problems).toEqual([]);
});

test('no page shows what a program forgot to fill in', ({ site, frenchSite }) => {
  const unfilled = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\{\{|\$\{/;
  const problems = pagesOf(site, frenchSite).flatMap(({ path, words }) =>
    words.filter((value) => unfilled.test(value)).map((value) => `${path}: ${unfilled.exec(value)?.[0]}`),
  );
  expect(problems).toEqual([]);
});

test('structured data can be read, and says what it is', ({ site, frenchSite }) => {
  const pages = pagesOf(site, frenchSite);
  const blocks = pages.flatMap(({ path, jsonLd }) => jsonLd.map((text) => ({ path, data: parsed(text) })));
  const wrong = blocks.filter(({ data }) => data?.['@context'] !== 'https://schema.org' || !data['@type']);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const without = pages.filter(({ listing, jsonLd }) => listing !== null && jsonLd.length === 0);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('examples are shown as such, offered to nobody and in no site map', ({ site }) => {
  const examples = site.catalogue.filter(({ sample }) => sample);
  expect(examples).toHaveLength(6);
  for (const row of examples) {
    const { words, jsonLd, links } = site.page(row.path);
    expect.soft(words[0]).toContain('This is an example of what we could offer. It cannot be booked.');
    expect.soft(jsonLd.join()).not.toMatch(/InStock|"Offer"/);
    expect.soft(links.filter((link) => /^\/booking\//.test(link))).toEqual([]);
    expect.soft(site.mapped).not.toContain(row.path);
  }
});

test('examples are never counted as trips to choose from', ({ site }) => {
  const textOf = (path: string) => site.page(path).words.join(' ');
  expect(textOf('/airport-transfers')).toContain('3 examples, not bookable yet');
  expect(textOf('/airport-transfers')).not.toMatch(/\d trips?\b/);
  const boats = ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'];
  const others = site.catalogue.filter(({ type, sample }) => !boats.includes(type) && !sample);
  expect(textOf('/transportation-options')).toContain(`${others.length} trips to choose from, and 6 examples`);
  expect(textOf('/transportation-options')).toContain(`${others.length} trips, 6 examples`);
});

test('sample reviews never feed structured data (specification.md#reviews)', ({ site }) => {
  const rated = site.pages.filter(({ jsonLd }) => jsonLd.some((text) => /"(?:review|aggregateRating)"/.test(text)));
  expect(rated.map(({ path }) => path)).toEqual([]);
});

function pagesOf(...sites: readonly Site[]) {
  return sites.flatMap(({ pages }) => pages);
}

function publicAddress(publicUrl: string, path: string): string {
  return path === '/' ? publicUrl : publicUrl + path;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
