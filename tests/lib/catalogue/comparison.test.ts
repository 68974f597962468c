import { describe, expect, test } from 'vitest';
import { viewForGroup } from '../../../src/lib/catalogue/comparison.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';

const ECO = { name: 'Eco-tourism fee', amountPhp: 400, per: 'person', optional: false } as const;
const KAYAK = { name: 'Kayak', amountPhp: 300, per: 'item', optional: true } as const;

describe('a listing for a group (specification.md#price-rule)', () => {
  test('costs the same for any number that one van takes', () => {
    const van = aListingDetail(aListing());
    expect(viewForGroup(van, 1, 'en')).toMatchObject({ totalUsd: 173, shareUsd: 173, vehicles: '' });
    expect(viewForGroup(van, 8, 'en')).toMatchObject({ totalUsd: 173, shareUsd: 22, vehicles: '' });
  });

  test('needs a second van for a ninth', () => {
    expect(viewForGroup(aListingDetail(aListing()), 9, 'en')).toMatchObject({ totalUsd: 346, vehicles: 'in 2 vans' });
  });

  test('costs as many seats as there are people', () => {
    expect(viewForGroup(aListingDetail(aSharedSeat()), 4, 'en')).toMatchObject({ totalUsd: 68, shareUsd: 17 });
  });

  test('asks for cash in pesos, without what is optional (specification.md#on-site-fees)', () => {
    const tour = aListingDetail(aBoatTour(), { onSiteFees: [ECO, KAYAK] });
    expect(viewForGroup(tour, 3, 'en').cashPhp).toBe(1200);
  });
});
