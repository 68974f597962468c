import { LANDING_TABLE } from './support/landing-table.ts';
import type { CatalogueRow, Site } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** specification.md#bestsellers */
const BESTSELLERS = [
  'PV-PPS-ELN',
  'PV-PPUR-PPS-ELN',
  'PV-ELN-PPS',
  'PV-PPUR-ELN-PPS',
  'PV-PPS-PBT',
  'PV-PBT-ELN',
  'SV-PPS-ELN',
  'SV-ELN-PPS',
];

for (const [path, rule] of Object.entries(LANDING_TABLE)) {
  test(`${path} shows exactly its listings (specification.md#landing-pages)`, ({ site }) => {
    const expected = site.catalogue.filter(rule).map(({ code }) => code);
    expect(expected.length).toBeGreaterThan(0);
    expect(resultCodes(site, path).toSorted()).toEqual(expected.toSorted());
  });
}

test('the pages of the known titles have them (specification.md#titles-and-hero-pictures)', ({ site }) => {
  expect(mainHeading(site, '/airport-transfers')).toBe('Airport Transfers');
  expect(mainHeading(site, '/private-transfers-with-underground-river-tour')).toBe(
    'Private Transfers with Underground River Tour',
  );
});

test('the two pages of private transfers have the same introduction (specification.md#introduction-to-private-transfers)', ({
  site,
}) => {
  for (const path of ['/private-transfers', '/book-a-transportation']) {
    const { headings, words } = site.page(path);
    const [text = ''] = words;
    expect.soft(headings.map((heading) => heading.text)).toContain('Travel the Roads of Palawan in Comfort and Style!');
    for (const area of ['Villa Libertad', 'Lio', 'Nacpan', 'Bucana', 'San Fernando', 'Sibaltan', 'Taytay', 'Roxas']) {
      expect.soft(text).toContain(area);
    }
  }
});

test('home shows six of the eight bestsellers (specification.md#bestsellers)', ({ site }) => {
  const codes = site
    .page('/')
    .cards.filter(({ section }) => section === 'Most booked trips')
    .map(({ code }) => code);
  expect(new Set(codes).size).toBe(6);
  expect(codes.filter((code) => !BESTSELLERS.includes(code))).toEqual([]);
});

test('a listing suggests six others that share a place with it (specification.md#suggestions)', ({ site }) => {
  for (const row of site.catalogue) {
    const codes = site
      .page(row.path)
      .cards.filter(({ section }) => section === 'More trips from here')
      .map(({ code }) => code);
    const possible = site.catalogue.filter((other) => other.code !== row.code && sharePlace(row, other));
    expect
      .soft({ of: row.code, count: new Set(codes).size })
      .toEqual({ of: row.code, count: Math.min(6, possible.length) });
    const strangers = codes.filter((code) => !possible.some((other) => other.code === code));
    expect.soft({ of: row.code, strangers }).toEqual({ of: row.code, strangers: [] });
  }
});

test('only result lists count as results, not bestsellers or suggestions (specification.md#public-hooks)', ({
  site,
}) => {
  expect(site.page('/').cards.filter(({ isResult }) => isResult)).toEqual([]);
  const listings = site.pages.filter(({ listing }) => listing !== null);
  expect(listings.filter(({ cards }) => cards.some(({ isResult }) => isResult)).map(({ path }) => path)).toEqual([]);
});

/** The codes in the result list of a landing page, all its parts taken together. */
function resultCodes(site: Site, path: string): string[] {
  const parts = site.pages.filter((page) => page.path.startsWith(`${path}/page/`));
  const cards = [site.page(path), ...parts].flatMap((page) => page.cards);
  return cards.filter(({ isResult }) => isResult).map(({ code }) => code);
}

function mainHeading(site: Site, path: string): string | undefined {
  return site.page(path).headings.find(({ level }) => level === 1)?.text;
}

function sharePlace(a: CatalogueRow, b: CatalogueRow): boolean {
  return [a.origin, a.destination].some((place) => place === b.origin || place === b.destination);
}

test('more trips stand side by side from each breakpoint on (specification.md#interface)', async ({ page }) => {
  await page.goto('/tours');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const template = await page
      .locator('.card-grid:not([hidden])')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    return template.split(' ').length;
  };
  expect([await columns(599), await columns(960), await columns(1280), await columns(1920)]).toEqual([1, 2, 3, 4]);
});
