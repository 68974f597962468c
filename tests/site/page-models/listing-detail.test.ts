import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import { listingDetailSchema } from '../../../src/lib/catalogue/listing-detail.schema.ts';
import type { OnSiteFee } from '../../../src/lib/catalogue/on-site-fee.schema.ts';
import { listingDetail } from '../../../src/site/page-models/listing-detail.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { anArea } from '../../fixtures/builders/a-place.ts';

const PICTURE = { avifSrcset: '/a.avif 400w', src: '/a.webp', width: 1600, height: 1067, alt: 'A van' };
const HOTELS = anArea({ id: 'eln-town-hotels', note: 'At the gate' });
const AREAS = new Map([[HOTELS.id, HOTELS]]);
const ECO: OnSiteFee = {
  id: 'eln-eco',
  name: 'Eco-tourism fee',
  amountPhp: 400,
  per: 'person',
  optional: false,
  purpose: 'Paid at the desk.',
  appliesTo: [{ origin: 'ELN' }],
};

function detailOf(listing = aBoatTour(), fees: readonly OnSiteFee[] = [ECO]) {
  return listingDetail(listing, aPageContext([listing], { fees }), AREAS, PICTURE);
}

describe('a listing in /listings/{code}.json', () => {
  test('fits its schema', () => {
    for (const listing of [aListing(), aSharedSeat(), aBoatTour()]) {
      const detail = detailOf(listing);
      expect(listingDetailSchema.parse(detail)).toEqual(detail);
    }
  });

  test('has prices with markup and says what they cover (specification.md#price-rule)', () => {
    expect(detailOf(aListing())).toMatchObject({
      plan: { base: 173, extra: 0, inc: 8, currency: 'USD' },
      priceNote: 'for up to 8 people',
      maxPeople: 8,
    });
  });

  test('has departures for rules and for people', () => {
    expect(detailOf(aSharedSeat())).toMatchObject({
      departures: expect.stringMatching(/, 6 a day$/),
      duration: '3h30m',
      durationText: '3 h 30 min',
    });
    expect(detailOf(aSharedSeat()).sched[3]).toEqual({ time: '13:30', text: '1:30 PM' });
  });

  test('has its pickup areas with their notes, and none that no place has', () => {
    const listing = aBoatTour({ content: { pickup: ['eln-town-hotels', 'gone'] } });
    expect(detailOf(listing).pickup).toEqual([HOTELS]);
  });

  test('has the fees that apply, in pesos (specification.md#on-site-fees)', () => {
    expect(detailOf().onSiteFees).toEqual([
      { name: 'Eco-tourism fee', amountPhp: 400, per: 'person', optional: false },
    ]);
    expect(detailOf(aSharedSeat()).onSiteFees).toEqual([]);
  });

  test('has its policy as data and as sentences', () => {
    const { policy, policySentences, policySummary } = detailOf();
    expect(policy.ladder).toHaveLength(2);
    expect(policySentences).toContain('You pay the full price when you book.');
    expect(policySummary).toBe('Free cancellation until 24 hours before');
  });

  test("gives no provider's e-mail address away", () => {
    const listing = aListing({
      serviceProvider: { id: 'dspal', name: 'DSPal', email: 'x@example.com', about: 'Runs tours.' },
    });
    expect(detailOf(listing).provider).toEqual({ id: 'dspal', name: 'DSPal' });
  });

  describe('names the listing of the way back (specification.md#booking-dialog)', () => {
    const back = (code: string, provider: string, sample = false) => {
      const serviceProvider = { id: provider, name: provider.toUpperCase(), email: null, about: 'Drives vans.' };
      return aListing({ code, slug: [code.toLowerCase()], origin: 'ELN', destination: 'PPS', serviceProvider, sample });
    };
    const wayBackOf = (...others: readonly Listing[]) => {
      const listing = aListing();
      return listingDetail(listing, aPageContext([listing, ...others]), AREAS, PICTURE).returnTrip?.code;
    };

    test('which is that of the same company where it has one', () => {
      expect(wayBackOf(back('OTHER', 'zion'), back('OWN', 'adsts'))).toBe('OWN');
      expect(wayBackOf(back('OTHER', 'zion'))).toBe('OTHER');
    });

    test('and none where nobody goes there, as another kind of trip, or as an example only', () => {
      expect(wayBackOf()).toBeUndefined();
      expect(wayBackOf(aSharedSeat({ origin: 'ELN', destination: 'PPS' }))).toBeUndefined();
      expect(wayBackOf(back('EXAMPLE', 'adsts', true))).toBeUndefined();
    });

    test('and none for a trip that ends where it begins', () => {
      expect(detailOf(aBoatTour()).returnTrip).toBeUndefined();
    });
  });
});
