import { describe, expect, test } from 'vitest';
import { drawWeek } from '../../../src/lib/time/draw-week.ts';
import { homePage } from '../../../src/site/page-models/home-page.ts';
import { waysToTravel } from '../../../src/site/page-models/ways-to-travel.ts';
import { aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const vans = Array.from({ length: 8 }, (_, index) => aListing({ code: `PV-${index}` }));
const seat = aSharedSeat({ destination: 'ELN', ratePlan: { base: 14, extra: 14, inc: 1 } });

describe('the home page (specification.md#bestsellers)', () => {
  const context = aPageContext([...vans, seat], {
    bestsellers: vans.map(({ code }) => code),
    reviews: [
      ...Array.from({ length: 5 }, (_, index) => aReview({ sample: false, author: `Five ${index}` })),
      ...Array.from({ length: 9 }, () => aReview({ reviewRating: 4, author: 'Four' })),
      ...Array.from({ length: 9 }, () => aReview({ lang: 'de', author: 'Deutsch' })),
    ],
  });
  const page = homePage(context, new Set(['/puerto-princesa-to-el-nido', '/el-nido-to-sabang', '/tours']));

  test('shows six bestsellers', () => {
    expect(new Set(page.bestsellers.map(({ code }) => code)).size).toBe(6);
    expect(page.bestsellers.filter(({ code }) => !code.startsWith('PV-'))).toEqual([]);
  });

  test('shows no picture twice above its routes', () => {
    const images = page.bestsellers.map(({ thumbnail }) => thumbnail);
    const shown = [page.heroImage, page.articleImage, ...waysToTravel('en').map(({ image }) => image)];
    expect(new Set(shown).size).toBe(6);
    // Vans of the fixtures have five pictures, three of which the page shows before its cards.
    expect(images.slice(0, 2).filter((image) => shown.includes(image))).toEqual([]);
  });

  test('shows routes that have a page and a listing, from their cheapest price', () => {
    expect(page.routes).toHaveLength(1);
    expect(page.routes).toMatchObject([
      { label: 'Puerto Princesa to El Nido', path: '/puerto-princesa-to-el-nido', fromUsd: 16 },
    ]);
  });

  test('shows three five-star reviews in its own language, and no samples (specification.md#reviews)', () => {
    expect(page.reviews).toHaveLength(3);
    expect(page.reviews.filter(({ author }) => !author.startsWith('Five'))).toEqual([]);
    const samples = page.reviews.map((review) => ({ ...review, sample: true }));
    expect(homePage({ ...context, reviews: samples }, new Set()).reviews).toEqual([]);
  });

  test('draws other bestsellers each week, and all eight get their turn within any eight weeks (specification.md#bestsellers)', () => {
    const monday = Date.parse('2026-11-23T00:00:00Z');
    const shown = Array.from({ length: 60 }, (_, index) => {
      const week = drawWeek(monday + index * 7 * 86_400_000);
      return homePage({ ...context, week }, new Set()).bestsellers.map(({ code }) => code);
    });
    for (let first = 0; first + 8 <= shown.length; first++) {
      expect(new Set(shown.slice(first, first + 8).flat()).size).toBe(8);
    }
    expect(new Set(shown.map((codes) => codes.toSorted().join())).size).toBeGreaterThan(10);
  });

  test('is the same on each build of a week (specification.md#bestsellers: seeded)', () => {
    expect(homePage(context, new Set(['/puerto-princesa-to-el-nido', '/el-nido-to-sabang', '/tours']))).toEqual(page);
  });
});
