import { expect, test } from 'vitest';
import { catalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.ts';
import { cardOfDetail, cardOfEntry } from '../../../src/lib/catalogue/listing-card.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';

test.each([
  ['a private van', aListing({ isBestseller: true })],
  ['a seat', aSharedSeat()],
  ['a boat', aBoatTour({ sample: true })],
])('a card of %s says the same from its data file as from the catalogue', (_name, listing) => {
  expect(cardOfDetail(aListingDetail(listing), 'en')).toEqual(cardOfEntry(catalogueEntry(listing, 'en'), 'en'));
});

test('the card of an example says that it is one', () => {
  expect(cardOfEntry(catalogueEntry(aBoatTour({ sample: true }), 'en'), 'en').type).toContain(
    'Example, cannot be booked',
  );
});
