import { describe, expect, test } from 'vitest';
import { bookingObstacle } from '../../../src/lib/catalogue/known-listing.ts';
import { sortListings } from '../../../src/lib/search/sort-listings.ts';
import { mostPopularFirst } from '../../../src/site/page-models/landing-view.ts';
import { listingHead } from '../../../src/site/page-models/listing-head.ts';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import { routeComparison } from '../../../src/site/page-models/route-comparison.ts';
import { townRoutes } from '../../../src/site/page-models/town-routes.ts';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aCatalogue, aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const example = aListing({ code: 'AT-A', sample: true, slug: ['example'], ratePlan: { base: 1, extra: 0, inc: 8 } });
const codesOf = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

describe('an example, which nobody can book', () => {
  test('is no offer to search engines, which should not list it', () => {
    const head = listingHead(listingPage(example, aPageContext([example])), 'https://www.example.com', 'en');
    expect(JSON.stringify(head.structuredData)).not.toMatch(/InStock|Offer|price/);
    expect(head).toMatchObject({ noIndex: true, canonicalPath: example.path });
    const real = listingHead(listingPage(aListing(), aPageContext()), 'https://www.example.com', 'en');
    expect(JSON.stringify(real.structuredData)).toContain('Offer');
    expect(JSON.stringify(real.structuredData)).not.toContain('InStock');
    expect(real.noIndex).toBe(false);
  });

  test('says that it is one where its address is sent in a message', () => {
    const begins = readRealContent().catalogue.listings.map(({ sample, content }) => [
      sample,
      content.seoDescription.startsWith('Example, not bookable yet: '),
    ]);
    expect(begins.filter(([sample, isSaid]) => sample !== isSaid)).toEqual([]);
    expect(begins.filter(([sample]) => sample)).toHaveLength(6);
  });

  test('is not the cheapest way between two towns, and not compared with the ways that run', () => {
    const listings = [aListing(), aSharedSeat(), example];
    const [route] = townRoutes(aCatalogue(listings), new Set(['/puerto-princesa-to-el-nido']), 'en');
    expect(route?.fromUsd).toBe(173);
    expect(codesOf(routeComparison(listings, 'en')?.options ?? [])).not.toContain('AT-A');
  });

  test('stands after what is as popular, on the page and in the browser', () => {
    expect(codesOf(mostPopularFirst([example, aListing()]))).toEqual(['PV-PPS-ELN', 'AT-A']);
    const entries = [aCatalogueEntry({ code: 'AT-A', sample: true }), aCatalogueEntry()];
    expect(codesOf(sortListings(entries, 'popularity', 'en'))).toEqual(['PV-PPS-ELN', 'AT-A']);
  });

  test.each([
    ['an example', { kind: 'found', detail: aVanDetail({ sample: true }) }, 'sample'],
    ['a listing that runs', { kind: 'found', detail: aVanDetail() }, null],
    ['one that is gone', { kind: 'gone' }, 'gone'],
    ['one that could not be had', { kind: 'failed' }, 'failed'],
    ['one that is on its way', undefined, null],
  ] as const)('is what keeps %s from being booked: %#', (_name, known, obstacle) => {
    expect(bookingObstacle(known)).toBe(obstacle);
  });
});

test('the six listings of types without real ones are examples, and no others', () => {
  const { catalogue } = readRealContent();
  const invented = ['AIRPORT_TRANSFER', 'TOUR_PACKAGE_LOCAL', 'TOUR_PACKAGE_INTL'];
  const examples = catalogue.listings.filter(({ sample }) => sample);
  expect(examples).toHaveLength(6);
  expect(examples.filter(({ listingType }) => !invented.includes(listingType))).toEqual([]);
});
