import { describe, expect, test } from 'vitest';
import { townRoutes } from '../../../src/site/page-models/town-routes.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aCatalogue } from '../../fixtures/builders/a-page-context.ts';

const seat = aSharedSeat({ destination: 'ELN', ratePlan: { base: 14, extra: 14, inc: 1 } });
const catalogue = aCatalogue([aListing(), seat, aListing({ origin: 'PBT', code: 'PV-PBT-ELN' }), aBoatTour()]);

describe('pairs of towns', () => {
  test('have a page and a listing, and the price of the cheapest way', () => {
    const paths = new Set(['/puerto-princesa-to-el-nido', '/el-nido-to-puerto-princesa', '/tours']);
    expect(townRoutes(catalogue, paths, 'en')).toEqual([
      {
        origin: 'PPS',
        destination: 'ELN',
        label: 'Puerto Princesa to El Nido',
        path: '/puerto-princesa-to-el-nido',
        fromUsd: 16,
      },
    ]);
  });

  test('are none without pages', () => {
    expect(townRoutes(catalogue, new Set(), 'en')).toEqual([]);
  });
});
