import { describe, expect, test } from 'vitest';
import { destinationPage } from '../../../src/site/page-models/destination-page.ts';
import type { LandingSource } from '../../../src/site/page-models/landing-view.ts';
import { mapSource } from '../../../src/site/page-models/map-source.ts';
import { routesTo } from '../../../src/site/page-models/route-table.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { aPlace, PUERTO_PRINCESA } from '../../fixtures/builders/a-place.ts';

const back = aListing({ code: 'PV-ELN-PPS', origin: 'ELN', destination: 'PPS' });
const seat = aSharedSeat({ code: 'SV-PPS-ELN', destination: 'ELN' });
const fromPortBarton = aListing({ code: 'PV-PBT-ELN', origin: 'PBT', ratePlan: { base: 145, extra: 0, inc: 8 } });
const context = aPageContext([aListing(), back, seat, fromPortBarton, aBoatTour()]);

const map = mapSource({ landmarks: [], pickupPoints: {}, islands: [], roads: [] }, [aPlace(), PUERTO_PRINCESA], []);

describe('a destination', () => {
  const page = destinationPage(aPlace(), context);
  const codes = (cards: readonly { readonly code: string }[]) => cards.map(({ code }) => code);

  test('has tours there, ways to it and ways on, cheapest first', () => {
    expect(codes(page.toursHere.cards)).toEqual(['JT-ELN-A']);
    expect(codes(page.waysHere.cards)).toEqual(['SV-PPS-ELN', 'PV-PBT-ELN', 'PV-PPS-ELN']);
    expect(codes(page.waysOn.cards)).toEqual(['PV-ELN-PPS']);
  });

  test('links to the pages of tours that all begin there, unless another is canonical', () => {
    const sourceOf = (slug: string, codeContains: string, canonical?: string): LandingSource => ({
      slug,
      data: {
        filter: { codeContains: [codeContains] },
        layout: 'list',
        canonical,
        lead: '',
        body: [],
        questions: [],
        seoDescription: '',
      },
      intro: null,
    });
    const landings = [sourceOf('tour-a', 'ELN-A'), sourceOf('all', '-'), sourceOf('twin', 'ELN-A', 'tour-a')];
    expect(destinationPage(aPlace(), context, landings).tourPages).toEqual([{ label: 'Tour A', path: '/tour-a' }]);
  });

  test('has its address and the way from home', () => {
    expect(page.path).toBe('/destinations/el-nido');
    expect(page.crumbs.map(({ path }) => path)).toEqual(['/', '/destinations', '/destinations/el-nido']);
  });

  test('has at most six cards in a block, and a search that finds all', () => {
    const many = Array.from({ length: 20 }, (_, index) => aListing({ code: `PV-${index}` }));
    const { cards, allPath } = destinationPage(aPlace(), aPageContext(many)).waysHere;
    expect(cards).toHaveLength(6);
    expect(allPath).toBe('/search?destination=ELN&types=PRIVATE_TRANSFER');
    expect(page.waysHere.allPath).toBeNull();
  });

  test('has a map of the road from where most travellers come (specification.md#maps)', () => {
    const page = destinationPage(aPlace(), { ...context, map });
    expect(page.map?.stops.map(({ name }) => name)).toEqual(['Puerto Princesa', 'El Nido']);
  });

  test('has no map where nothing leads to it', () => {
    expect(destinationPage(aPlace(), aPageContext([back], { map })).map).toBeNull();
  });
});

describe('the route table of an article', () => {
  test('has every way to the place by town and then by price', () => {
    expect(routesTo('ELN', context).map(({ from, code, priceUsd }) => [from, code, priceUsd])).toEqual([
      ['Port Barton', 'PV-PBT-ELN', 167],
      ['Puerto Princesa', 'SV-PPS-ELN', 17],
      ['Puerto Princesa', 'PV-PPS-ELN', 173],
    ]);
  });

  test('has no samples', () => {
    expect(routesTo('ELN', aPageContext([aListing({ sample: true })]))).toEqual([]);
  });
});
