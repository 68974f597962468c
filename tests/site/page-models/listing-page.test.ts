import { describe, expect, test } from 'vitest';
import { policySentences } from '../../../src/lib/policies/policy.text.ts';
import { listingHead } from '../../../src/site/page-models/listing-head.ts';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import { stepsOf } from '../../../src/site/page-models/listing-times.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const pageOf = (
  listing = aListing(),
  changes: Parameters<typeof aPageContext>[1] = {},
  others: (typeof listing)[] = [],
) => listingPage(listing, aPageContext([listing, ...others], changes));

describe('a listing page (specification.md#listing-page)', () => {
  test('has the texts of its file', () => {
    expect(pageOf()).toMatchObject({
      title: 'Private van from Puerto Princesa to El Nido',
      highlights: ['Leaves when you want', 'Stops when you ask', 'Room for eight'],
      inclusions: ['Van and driver', 'Fuel'],
      exclusions: ['Meals'],
      notes: ['Be ready 15 minutes early.', 'One suitcase each.'],
      provider: { name: 'ADSTS' },
    });
  });

  test('has the policy in sentences made from its data', () => {
    const listing = aListing();
    expect(pageOf(listing).policy).toEqual(policySentences(listing.policy, 'en'));
  });

  test('has pickup and drop-off areas by name', () => {
    const page = pageOf();
    expect(page.pickup.map(({ name }) => name)).toEqual(['Puerto Princesa Airport, arrivals exit']);
    expect(page.dropoff.map(({ name }) => name)).toEqual(['Any hotel in El Nido town']);
  });

  test('has departures as they are announced', () => {
    expect(pageOf(aSharedSeat()).times).toEqual(['7:30 AM', '9:30 AM', '11:30 AM', '1:30 PM', '3:00 PM', '6:00 PM']);
    expect(pageOf().times).toEqual([]);
  });

  test('has the hours to choose from: the timetable, or every half hour at which it drives', () => {
    expect(pageOf(aSharedSeat()).departureHours.slice(0, 2)).toEqual([
      { time: '07:30', text: '7:30 AM' },
      { time: '09:30', text: '9:30 AM' },
    ]);
    const serviceProvider = { ...aListing().serviceProvider, hours: { first: '06:00', last: '07:00' } };
    const hours = pageOf({ ...aListing(), serviceProvider }).departureHours.map(({ time }) => time);
    expect(hours).toEqual(['06:00', '06:30', '07:00']);
  });

  test('has itinerary times by the clock', () => {
    const labels = pageOf(aBoatTour()).steps.map(({ label }) => label);
    expect(labels).toEqual(['9:00 AM – 10:30 AM', '12:00 PM', '1:30 PM – 5:00 PM']);
  });

  test('has itinerary times since departure', () => {
    const itinerary = { '+0h-+30m': 'a', '+1h': 'b', '+2h15m-+3h': 'c' };
    const labels = pageOf(aListing({ content: { itinerary, duration: '3h' } })).steps.map(({ label }) => label);
    expect(labels[0]).toContain('30 min');
    expect(labels[1]).toContain('1 h');
    expect(labels[2]).toMatch(/2 h 15 min.*3 h/);
  });

  test('has itinerary times by day and hour on a trip of several days', () => {
    const itinerary = { '+0h': 'a', '+4h30m-+8h30m': 'b', '+22h-+30h': 'c' };
    const days = aListing({ content: { itinerary, duration: '30h', sched: ['09:00'] } });
    const labelsIn = (language: 'en' | 'it') => stepsOf(days, language).map(({ label }) => label);
    expect(labelsIn('en')).toEqual(['Day 1, 9:00 AM', 'Day 1, 1:30 PM – 5:30 PM', 'Day 2, 7:00 AM – 3:00 PM']);
    expect(labelsIn('it')[2]).toBe('Giorno 2, dalle 07:00 alle 15:00');
  });

  test('has neither policy nor reviews where it is a sample', () => {
    const reviews = [aReview({ listingCode: 'PV-PPS-ELN' })];
    const page = pageOf(aListing({ sample: true }), { reviews });
    expect(page).toMatchObject({ policy: [], policySummary: '', badges: [], reviews: [] });
    expect(page.cancellation).toBe('');
  });

  test.each([
    ['a transfer', aListing(), '/transfers'],
    ['a tour', aBoatTour(), '/tours'],
    ['an airport transfer', aListing({ listingType: 'AIRPORT_TRANSFER' }), '/airport-transfers'],
  ])('has the way from home to %s', (_name, listing, section) => {
    expect(pageOf(listing).crumbs.map(({ path }) => path)).toEqual(['/', section, listing.path]);
  });
});

describe('prices of a listing page (specification.md#price-rule)', () => {
  test('are, on a private boat, a base for two and an extra for each further person', () => {
    const boat = aListing({ ratePlan: { base: 330, extra: 45, inc: 2 }, maxPeople: 5 });
    expect(pageOf(boat)).toMatchObject({ priceUsd: 380, extraUsd: 52, inc: 2, maxPeople: 5 });
    expect(pageOf(boat).groupPrices).toEqual([
      { people: 1, totalUsd: 380, shareUsd: 380 },
      { people: 2, totalUsd: 380, shareUsd: 190 },
      { people: 3, totalUsd: 432, shareUsd: 144 },
      { people: 4, totalUsd: 484, shareUsd: 121 },
      { people: 5, totalUsd: 536, shareUsd: 108 },
    ]);
  });

  test('are, in a van, one price for all eight', () => {
    expect(new Set(pageOf().groupPrices.map(({ totalUsd }) => totalUsd))).toEqual(new Set([173]));
    expect(pageOf().groupPrices).toHaveLength(8);
  });
});

describe('reviews and suggestions of a listing page (specification.md#review-selection)', () => {
  test('at most eight reviews that fit', () => {
    const reviews = Array.from({ length: 20 }, () => aReview({ listingCode: 'PV-PPS-ELN' }));
    expect(pageOf(aListing(), { reviews }).reviews).toHaveLength(8);
  });

  test('a review fits by the name of a place', () => {
    const reviews = [aReview({ reviewContent: 'We loved El Nido.' }), aReview({ reviewContent: 'Nothing to say.' })];
    expect(pageOf(aListing(), { reviews }).reviews.map(({ reviewContent }) => reviewContent)).toEqual([
      'We loved El Nido.',
    ]);
  });

  test('six suggestions that share a place, the same on each build', () => {
    const others = Array.from({ length: 12 }, (_, index) => aListing({ code: `PV-${index}` }));
    const codes = () => pageOf(aListing(), {}, others).suggestions.map(({ code }) => code);
    expect(new Set(codes()).size).toBe(6);
    expect(codes()).not.toContain('PV-PPS-ELN');
    expect(codes()).toEqual(codes());
  });
});

describe('the head of a listing page', () => {
  test('names the canonical path and the picture of the card', () => {
    const listing = aListing({ thumbnail: 'VAN/4', slug: ['first', 'second'] });
    expect(listingHead(pageOf(listing), 'https://www.example.com', 'en')).toMatchObject({
      title: listing.title,
      path: '/transfers/first',
      share: { page: '/transfers/first', picture: 'VAN/4', title: listing.title, note: '$173 for up to 8 people' },
      listing: 'PV-PPS-ELN',
    });
  });

  test('names a boat as such, but no van and no example (specification.md#the-sea)', () => {
    const capacity = { units: 2, seats: 10, pool: 'boats' };
    const pools = [aPool({ id: 'boats', vehicle: 'boat' })];
    const vehicleOfPage = (changes: Parameters<typeof aListing>[0]) =>
      listingHead(pageOf(aListing(changes), { pools }), 'https://www.example.com', 'en').vehicle;
    expect(vehicleOfPage({ capacity })).toBe('boat');
    expect(vehicleOfPage({})).toBeUndefined();
    expect(vehicleOfPage({ capacity, sample: true })).toBeUndefined();
  });
});
