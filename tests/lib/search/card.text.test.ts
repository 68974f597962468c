import { expect, test } from 'vitest';
import { catalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.ts';
import { typeText } from '../../../src/lib/catalogue/sample.text.ts';
import { cardTexts } from '../../../src/lib/search/card.text.ts';
import { listingCard } from '../../../src/site/page-models/listing-card.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/a-listing.ts';
import { aPageContext } from '../../fixtures/a-page-context.ts';

test.each([
  ['a private van', aListing({ isBestseller: true })],
  ['a seat', aSharedSeat()],
  ['a boat', aBoatTour({ sample: true })],
])('a copied card of %s says what a built one says', (_name, listing) => {
  const built = listingCard(listing, aPageContext([listing]).catalogue);
  const copied = cardTexts(catalogueEntry(listing));
  expect(copied).toEqual({
    type: typeText(built),
    duration: built.duration,
    departures: built.departures,
    priceNote: built.priceNote,
    chips: built.chips,
  });
});
