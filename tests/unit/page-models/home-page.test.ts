import { describe, expect, test } from 'vitest';
import { homePage } from '../../../src/lib/page-models/home-page.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/a-listing.ts';
import { aPageContext } from '../../fixtures/a-page-context.ts';
import { aReview } from '../../fixtures/a-review.ts';

const boats = Array.from({ length: 9 }, (_, index) => aBoatTour({ code: `JT-${index}` }));
const vans = Array.from({ length: 8 }, (_, index) => aListing({ code: `PV-${index}` }));
const seat = aSharedSeat({ destination: 'ELN', ratePlan: { base: 14, extra: 14, inc: 1 } });

describe('the home page (issue 2, part 4; specification, section 9, Blocks)', () => {
  const context = aPageContext([...boats, ...vans, seat], {
    bestsellers: vans.map(({ code }) => code),
    reviews: [
      ...Array.from({ length: 5 }, (_, index) => aReview({ author: `Five ${index}` })),
      ...Array.from({ length: 9 }, () => aReview({ reviewRating: 4, author: 'Four' })),
      ...Array.from({ length: 9 }, () => aReview({ lang: 'de', author: 'Deutsch' })),
    ],
  });
  const page = homePage(context, new Set(['/puerto-princesa-to-el-nido', '/el-nido-to-sabang', '/tours']));

  test('shows six bestsellers', () => {
    expect(new Set(page.bestsellers.map(({ code }) => code)).size).toBe(6);
    expect(page.bestsellers.filter(({ code }) => !code.startsWith('PV-'))).toEqual([]);
  });

  test('shows six joining tours and no samples', () => {
    const samples = boats.map((boat) => ({ ...boat, sample: true }));
    expect(new Set(page.tours.map(({ code }) => code)).size).toBe(6);
    expect(page.tours.filter(({ code }) => !code.startsWith('JT-'))).toEqual([]);
    expect(homePage(aPageContext(samples), new Set()).tours).toEqual([]);
  });

  test('shows routes that have a page and a listing, from their cheapest price', () => {
    expect(page.routes).toHaveLength(1);
    expect(page.routes).toMatchObject([
      { label: 'Puerto Princesa to El Nido', path: '/puerto-princesa-to-el-nido', fromUsd: 16 },
    ]);
  });

  test('shows three five-star reviews in its own language', () => {
    expect(page.reviews).toHaveLength(3);
    expect(page.reviews.filter(({ author }) => !author.startsWith('Five'))).toEqual([]);
  });

  test('is the same on each build (design, section 7: seeded)', () => {
    expect(homePage(context, new Set(['/puerto-princesa-to-el-nido', '/el-nido-to-sabang', '/tours']))).toEqual(page);
  });
});
