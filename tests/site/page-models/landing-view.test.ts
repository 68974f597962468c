import { describe, expect, test } from 'vitest';
import type { LandingPage } from '../../../src/lib/site/landing-page.schema.ts';
import { landingHead } from '../../../src/site/page-models/landing-head.ts';
import {
  isTransfersPage,
  type LandingSource,
  landingListings,
  landingViews,
} from '../../../src/site/page-models/landing-view.ts';
import { aLandingPage } from '../../fixtures/builders/a-library.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPageContext, aSite } from '../../fixtures/builders/a-page-context.ts';

const SITE = 'https://www.example.com';
const vans = Array.from({ length: 30 }, (_, index) =>
  aListing({
    code: `PV-${index}`,
    images: [`G${index}`],
    ratePlan: { base: 300 - index * 10 || 10, extra: 0, inc: 8 },
  }),
);

function aSource(changes: Partial<LandingPage> = {}, slug = 'private-transfers'): LandingSource {
  return { slug, data: aLandingPage({ filter: {}, ...changes }), intro: null };
}

/** The only part of a page; fails when there are several. */
function onlyView(source: LandingSource, context = aPageContext()) {
  const views = landingViews(source, context);
  expect(views).toHaveLength(1);
  return views[0] as (typeof views)[number];
}

describe('listings of a landing page (specification.md#landing-pages)', () => {
  test('are those of its filter, cheapest first', () => {
    const listings = [
      aListing({ code: 'DEAR' }),
      aBoatTour(),
      aListing({ code: 'CHEAP', ratePlan: { base: 99, extra: 0, inc: 8 } }),
    ];
    const source = aSource({ filter: { types: ['PRIVATE_TRANSFER'] } });
    expect(landingListings(source, listings).map(({ code }) => code)).toEqual(['CHEAP', 'DEAR']);
  });

  test('become cards', () => {
    const view = onlyView(aSource(), aPageContext([aListing(), aBoatTour()]));
    expect(view.cards.map(({ code, offer }) => [code, offer.priceUsd])).toEqual([
      ['JT-ELN-A', 30],
      ['PV-PPS-ELN', 173],
    ]);
    expect(view.count).toEqual({ trips: 2, examples: 0 });
  });
});

describe('titles of landing pages (specification.md#titles-and-hero-pictures)', () => {
  test.each([
    ['from the table', { '/private-transfers': { title: 'Private Vans' } }, 'Private Vans'],
    ['from the path in title case', {}, 'Private Transfers'],
    [
      'from the path when the table has only a picture',
      { '/private-transfers': { image: 'VAN/5' } },
      'Private Transfers',
    ],
  ])('come %s', (_name, heroes, title) => {
    const view = onlyView(aSource(), aPageContext(undefined, { heroes }));
    expect(view.title).toBe(title);
    expect(view.crumbs).toEqual([
      { label: 'Home', path: '/' },
      { label: title, path: '/private-transfers' },
    ]);
  });
});

describe('parts of a long landing page', () => {
  const context = aPageContext(vans, { site: aSite({ listingsPerPage: 12 }) });
  const views = landingViews(
    aSource({ layout: 'route', questions: [{ question: 'Why?', answer: 'Because.' }] }),
    context,
  );

  test('are as many as it takes', () => {
    expect(views.map(({ path, cards }) => [path, cards.length])).toEqual([
      ['/private-transfers', 12],
      ['/private-transfers/page/2', 12],
      ['/private-transfers/page/3', 6],
    ]);
  });

  test('have every listing once, cheapest first', () => {
    const prices = views.flatMap(({ cards }) => cards.map(({ offer }) => offer.priceUsd));
    expect(new Set(views.flatMap(({ cards }) => cards.map(({ code }) => code))).size).toBe(30);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('know each other and the whole number', () => {
    expect(views[1]?.parts.map(({ path }) => path)).toEqual(views.map(({ path }) => path));
    expect(views.map(({ count, part }) => [count.trips, part])).toEqual([
      [30, 1],
      [30, 2],
      [30, 3],
    ]);
  });

  test('compare the ways of travelling on the first only', () => {
    expect(views.map(({ comparison }) => comparison !== null)).toEqual([true, false, false]);
  });

  test('have titles that differ', () => {
    expect(new Set(views.map((view) => landingHead(view, SITE, 'en').title)).size).toBe(3);
  });

  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
  ])('of %i listings with 12 each are %i', (count, parts) => {
    const listings = vans.slice(0, count);
    expect(landingViews(aSource(), aPageContext(listings, { site: aSite({ listingsPerPage: 12 }) }))).toHaveLength(
      parts,
    );
  });
});

describe('the layout of a landing page', () => {
  test('compares only where its file asks for a route', () => {
    const context = aPageContext([aListing(), aSharedSeat()]);
    expect(onlyView(aSource(), context).comparison).toBeNull();
    expect(onlyView(aSource({ layout: 'route' }), context).comparison?.options).toHaveLength(2);
  });

  test.each([
    ['/shared-minivan-transfer', true],
    ['/private-transfers', true],
    ['/book-a-transportation', true],
    ['/transportation-options', true],
    ['/el-nido-joining-boat-tours', false],
    ['/tours', false],
  ])('%s is about transfers: %s', (path, transfers) => {
    expect(isTransfersPage({ path, comparison: null })).toBe(transfers);
  });

  test('a page with a comparison is about transfers', () => {
    expect(isTransfersPage({ path: '/el-nido-to-sabang', comparison: { options: [], rows: [], verdicts: [] } })).toBe(
      true,
    );
  });

  test('the head shares the hero picture', () => {
    const view = onlyView(
      aSource(),
      aPageContext(undefined, { heroes: { '/private-transfers': { image: 'ELN-A/3' } } }),
    );
    expect(landingHead(view, SITE, 'en')).toMatchObject({
      title: 'Private Transfers',
      path: '/private-transfers',
      share: { page: '/private-transfers', picture: 'ELN-A/3', title: 'Private Transfers' },
    });
  });

  test('texts and intro of the files are handed on', () => {
    const intro = { heading: 'Travel', paragraphs: ['Yes.'], lists: [], invitation: 'Ask.' };
    const source = { ...aSource({ lead: 'A lead.', body: ['A paragraph.'] }), intro };
    expect(onlyView(source)).toMatchObject({ lead: 'A lead.', body: ['A paragraph.'], intro });
  });
});
