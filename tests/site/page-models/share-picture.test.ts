import { describe, expect, test } from 'vitest';
import { listingShare } from '../../../src/site/page-models/listing-head.ts';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import { homeShare, lowestPriceText, shareImagePath } from '../../../src/site/page-models/share-picture.ts';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';

const shareOf = (listing = aListing()) => listingShare(listingPage(listing, aPageContext([listing])), 'en');

describe('the picture of a shared link (specification.md#shared-links)', () => {
  test('has the price of a listing and its scope', () => {
    expect(shareOf().note).toBe('$173 for up to 8 people');
  });

  test('has no price of an example, which nobody can pay', () => {
    expect(shareOf(aListing({ sample: true }))).not.toHaveProperty('note');
  });

  test('has the lowest price of a page with many listings, but not that of an example', () => {
    const tour = aBoatTour();
    const example = aListing({ sample: true, price: { ...tour.price, base: 1 } });
    expect(lowestPriceText([aListing(), tour, example], 'en')).toMatch(new RegExp(`^From \\$${tour.price.base} `));
    expect(lowestPriceText([example], 'en')).toBeUndefined();
  });

  test('is a file beside its page, and the home page has one too', () => {
    const home = homeShare(aPageContext());
    expect(home).toEqual({ page: '/', picture: 'ELN-B/1', title: 'Vans, boats and tours' });
    expect(shareImagePath(home)).toBe('/share/home.jpg');
    expect(shareImagePath({ ...home, page: '/tours/boat' })).toBe('/share/tours/boat.jpg');
  });
});
