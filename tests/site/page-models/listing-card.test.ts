import { describe, expect, test } from 'vitest';
import { departuresText, labelledDeparturesText } from '../../../src/lib/catalogue/departures.text.ts';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import { priceNote } from '../../../src/lib/money/price-note.text.ts';
import { listingCards } from '../../../src/site/page-models/listing-card.ts';
import { routeText } from '../../../src/site/page-models/route.text.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aCatalogue } from '../../fixtures/builders/a-page-context.ts';

describe('what a price covers (specification.md#price-rule)', () => {
  test.each<[string, Listing, string]>([
    ['a seat', aSharedSeat(), 'per person'],
    ['a place on a tour', aBoatTour(), 'per person'],
    ['a whole van', aListing(), 'for up to 8 people'],
    ['a boat for two', aListing({ ratePlan: { base: 330, extra: 45, inc: 2 } }), 'for 2 people'],
    ['a car for four', aListing({ ratePlan: { base: 18, extra: 4, inc: 4 } }), 'for 4 people'],
    ['a car for one', aListing({ ratePlan: { base: 30, extra: 10, inc: 1 } }), 'for 1 person'],
  ])('is said beside it: %s', (_name, listing, note) => {
    expect(priceNote(listing.price, listing.maxPeople, 'en')).toBe(note);
  });
});

describe('departures in words (specification.md#departures)', () => {
  test('say that the traveller chooses, where there are no times', () => {
    expect(departuresText([], 'en')).toMatch(/choose/);
  });

  test('one time is told', () => {
    expect(departuresText(['13:30'], 'en')).toContain('1:30 PM');
  });

  test('below a label is one departure its hour alone, and several are the same', () => {
    expect(labelledDeparturesText(['13:30'], 'en')).toBe('1:30 PM');
    expect(labelledDeparturesText([], 'en')).toBe(departuresText([], 'en'));
  });

  test('of several times the first, the last and their number are told', () => {
    expect(departuresText(['07:30', '09:30', '11:30', '13:30', '15:00', '18:00'], 'en')).toBe(
      '7:30 AM to 6:00 PM, 6 a day',
    );
  });
});

describe('a card', () => {
  test.each([
    ['a transfer', aListing(), 'Puerto Princesa to El Nido'],
    ['a round trip', aBoatTour(), 'El Nido'],
  ])('names the places of %s', (_name, listing, route) => {
    expect(routeText(listing, aCatalogue([listing]), 'en')).toBe(route);
  });

  test('has the price with markup, the path and the thumbnail', () => {
    expect(listingCards([aListing({ thumbnail: 'VAN/2' })], 'en')[0]).toMatchObject({
      code: 'PV-PPS-ELN',
      path: '/transfers/puerto-princesa-to-el-nido-private-van',
      title: 'Private van from Puerto Princesa to El Nido',
      duration: '5 h',
      offer: { priceUsd: 173 },
      thumbnail: 'VAN/2',
    });
  });

  test('shows the first picture of the first group without a thumbnail', () => {
    expect(listingCards([aBoatTour()], 'en')[0]?.thumbnail).toBe('ELN-A/1');
  });

  test('shows another picture than the page has shown before', () => {
    expect(listingCards([aBoatTour()], 'en', ['ELN-A/1'])[0]?.thumbnail).toBe('ELN-A/2');
  });
});

test('a listing has one card for each picture, however many pages show it', () => {
  const listing = aListing();
  expect(listingCards([listing], 'en')[0]).toBe(listingCards([listing], 'en')[0]);
});
