import { expect, test } from 'vitest';
import { bookingPage } from '../../../src/site/page-models/booking-page.ts';
import { aListing } from '../../fixtures/builders/a-listing.ts';

test('a booking page leads back to its listing (specification.md#routes: /booking/{slug})', () => {
  const listing = aListing();
  const { code, path, crumbs } = bookingPage(listing, 'en');
  expect([code, path]).toEqual([listing.code, listing.path]);
  expect(crumbs.map(({ label }) => label)).toEqual(['Home', listing.title, 'Book']);
  expect(crumbs[1]?.path).toBe(listing.path);
});
