import { siteMapUrls } from './support/site-map-urls.ts';
import { expect, test } from './support/site-test.ts';

/** Image groups of specification.md#image-groups. */
const GROUPS = ['VAN', 'UR', 'HB', 'CT', 'ELN-A', 'ELN-B', 'ELN-C', 'ELN-D'];
const TYPES = [
  'SHARED_TRANSFER',
  'PRIVATE_TRANSFER',
  'PRIVATE_TRANSFER_WITH_TOUR',
  'JOINING_TOUR',
  'PRIVATE_BOAT_TOUR',
  'AIRPORT_TRANSFER',
  'TOUR_PACKAGE_LOCAL',
  'TOUR_PACKAGE_INTL',
];
const PLACES = ['PPS', 'ELN', 'PBT', 'SVC', 'SAB'];
const BUILD = { id: expect.stringMatching(/^\w{6,}$/), timestamp: expect.any(Number) };

test('the catalogue lists every published listing (specification.md#public-hooks)', async ({ request }) => {
  const response = await request.get('/catalogue.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const rows: Record<string, unknown>[] = await response.json();
  expect(rows.length).toBeGreaterThanOrEqual(48);
  for (const row of rows) {
    expect.soft(row).toMatchObject({
      code: expect.stringMatching(/^[A-Za-z0-9-]+$/),
      title: expect.stringMatching(/\S/),
      type: expect.stringMatching(new RegExp(`^(?:${TYPES.join('|')})$`)),
      origin: expect.stringMatching(new RegExp(`^(?:${PLACES.join('|')})$`)),
      destination: expect.stringMatching(new RegExp(`^(?:${PLACES.join('|')})$`)),
      priceUsd: expect.any(Number),
    });
    expect.soft([1, 2]).toContain((row.slugs as string[]).length);
  }
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(TYPES));
  const slugs = rows.flatMap((row) => row.slugs as string[]);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('the rates are per US dollar, with their date (specification.md#public-hooks)', async ({ request }) => {
  const { date, base, rates } = await (await request.get('/rates.json')).json();
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(base).toBe('USD');
  expect(rates).toMatchObject({ PHP: expect.any(Number), EUR: expect.any(Number), JPY: expect.any(Number) });
  expect(Object.keys(rates).length).toBeGreaterThan(140);
  const odd = Object.entries(rates).filter(([code, rate]) => !/^[A-Z]{3}$/.test(code) || !(Number(rate) > 0));
  expect(odd).toEqual([]);
});

test('the latest build names its file of route rules (specification.md#calls)', async ({ request }) => {
  const latest = await (await request.get('/builds/latest.json?t=1')).json();
  expect(latest).toEqual(BUILD);
  const response = await request.get(`/builds/meta/${latest.id}.json`);
  expect(response.status()).toBe(200);
  const meta = await response.json();
  expect(meta).toMatchObject(latest);
  expect(meta.redirects).toContainEqual({ from: '/transportation/index', to: '/transportation', status: 301 });
  for (const rule of meta.redirects) {
    expect
      .soft(rule)
      .toMatchObject({ from: expect.stringMatching(/^\//), to: expect.stringMatching(/^(?:\/|https:)/) });
  }
});

test('the site map has every canonical page once, and no example', async ({ request, site }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const urls = await siteMapUrls(site.baseUrl);
  expect(new Set(urls).size).toBe(urls.length);
  const listed = urls.map((url) => url.slice(site.publicUrl.length) || '/');
  const missing = site.catalogue.filter(({ path, sample }) => listed.includes(path) === sample);
  expect(missing.map(({ path }) => path)).toEqual([]);
  const seconds = site.catalogue.flatMap(({ slugs }) => slugs.slice(1));
  expect(listed.filter((path) => seconds.some((slug) => path.endsWith(`/${slug}`)))).toEqual([]);
  for (const path of [
    '/',
    '/tours',
    '/transfers',
    '/airport-transfers',
    '/destinations',
    '/article/how-to-get-to-el-nido',
  ]) {
    expect.soft(listed).toContain(path);
  }
});

test('robots may read the site and find its map', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *');
  expect(text).toContain(`Sitemap: ${site.publicUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
});

for (const group of GROUPS) {
  test(`the five pictures of ${group} answer as WebP (specification.md#image-groups)`, async ({ request }) => {
    for (const number of [1, 2, 3, 4, 5]) {
      const response = await request.get(`/images/${group}/${group}${number}.webp`);
      expect.soft(response.status()).toBe(200);
      expect.soft(response.headers()['content-type']).toBe('image/webp');
      const body = await response.body();
      expect.soft(body.subarray(0, 4).toString() + body.subarray(8, 12).toString()).toBe('RIFFWEBP');
    }
  });
}
