import { afterEach, expect, test, vi } from 'vitest';
import { readRealContent } from '../../fixtures/builders/real-content.ts';
import { provideCollections } from '../../fixtures/fakes/content-collections.ts';

const RATES = '../../../src/site/content/exchange-rates.ts';
const { rates } = readRealContent();

afterEach(() => {
  vi.doUnmock('astro:content');
  vi.doUnmock(RATES);
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The keys of the pages that a build keeps while their keys stay, by rates of a day. */
async function keysWith(date: string): Promise<readonly string[]> {
  vi.resetModules();
  provideCollections([]);
  vi.doMock(RATES, () => ({ exchangeRates: async () => ({ ...rates, date }) }));
  const { listingRoutes } = await import('../../../src/site/content/listing-routes.ts');
  const { landingRoutes } = await import('../../../src/site/content/landing-pages.ts');
  const { bookingRoutes } = await import('../../../src/site/content/booking-routes.ts');
  const routes = [...(await listingRoutes('en')), ...(await landingRoutes('en')), ...(await bookingRoutes('en'))];
  return routes.map(({ cacheKey }) => cacheKey);
}

test('a page that builds keep is made anew for rates of another day, which it names', async () => {
  const before = await keysWith('2026-09-29');
  expect(before.length).toBeGreaterThan(100);
  const after = await keysWith('2026-11-27');
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
});
