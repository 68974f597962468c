import { describe, expect, test } from 'vitest';
import { listingPage } from '../../../src/site/page-models/listing-page.ts';
import { mapSource } from '../../../src/site/page-models/map-source.ts';
import { routeMap } from '../../../src/site/page-models/route-map.ts';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';

const TOWNS = [
  { name: 'Puerto Princesa', latitude: 9.74, longitude: 118.74 },
  { name: 'El Nido', latitude: 11.18, longitude: 119.39 },
  { name: 'Sabang', latitude: 10.2, longitude: 118.89 },
];
const source = mapSource(
  {
    landmarks: [
      { name: 'Roxas', latitude: 10.32, longitude: 119.34, town: true },
      { name: 'Big Lagoon', latitude: 11.16, longitude: 119.32, town: false },
    ],
    pickupPoints: {
      'pps-airport': { latitude: 9.742, longitude: 118.757, search: 'Puerto Princesa Airport' },
      'eln-town-hotels': { latitude: 11.3, longitude: 119.42, search: 'Nacpan' },
    },
    islands: [{ name: 'Miniloc', latitude: 11.15, longitude: 119.32, wide: 3, tall: 3 }],
    roads: [['Puerto Princesa', 'Roxas', 'El Nido']],
  },
  TOWNS,
  [
    [
      [118, 9],
      [120, 9],
      [120, 12],
    ],
  ],
);
const map = (...names: string[]) => routeMap(names, [], source);

describe('the map of a route (specification.md#maps)', () => {
  test('lists its points in order, and how one gets to each', () => {
    expect(map('Puerto Princesa', 'El Nido', 'Big Lagoon')?.stops).toEqual([
      { name: 'Puerto Princesa', by: null },
      { name: 'El Nido', by: 'road' },
      { name: 'Big Lagoon', by: 'boat' },
    ]);
  });

  test('draws roads and boats as lines of their own', () => {
    const road = map('Puerto Princesa', 'El Nido');
    expect(road?.byRoad).toMatch(/^M/);
    expect(road?.byBoat).toBe('');
    expect(map('El Nido', 'Big Lagoon', 'El Nido')).toMatchObject({ byRoad: '', byBoat: expect.stringMatching(/^M/) });
  });

  test('draws the way back over the way there, once', () => {
    const oneWay = map('El Nido', 'Big Lagoon')?.byBoat;
    expect(map('El Nido', 'Big Lagoon', 'El Nido')?.byBoat).toBe(oneWay);
  });

  test('names the points of the route, and more softly the towns around it', () => {
    const labels = map('Puerto Princesa', 'El Nido')?.labels.map(({ text, kind }) => `${kind} ${text}`);
    expect(labels).toEqual(['stop Puerto Princesa', 'stop El Nido', 'town Sabang', 'town Roxas']);
  });

  test('shows landmarks that are no towns only where the route leads there', () => {
    expect(map('Puerto Princesa', 'El Nido')?.labels.map(({ text }) => text)).not.toContain('Big Lagoon');
  });

  test('draws the coast, and islands that it lacks', () => {
    expect(map('El Nido', 'Big Lagoon')).toMatchObject({
      land: expect.stringMatching(/^M.*z$/),
      islands: expect.stringMatching(/^M.*z$/),
    });
  });

  test('is none for a trip within one town', () => {
    expect(map('El Nido', 'El Nido')).toBeNull();
    expect(map()).toBeNull();
  });
});

describe('the map of a listing', () => {
  const context = (listing = aListing()) => aPageContext([listing], { map: source });

  test('leads from its origin to its destination where no route is given', () => {
    const { map: drawn } = listingPage(aListing(), context());
    expect(drawn?.stops.map(({ name }) => name)).toEqual(['Puerto Princesa', 'El Nido']);
  });

  test('follows its route where one is given', () => {
    const listing = aBoatTour({ content: { route: ['El Nido', 'Big Lagoon', 'El Nido'] } });
    const { map: drawn } = listingPage(listing, context(listing));
    expect(drawn?.stops.map(({ name }) => name)).toEqual(['El Nido', 'Big Lagoon', 'El Nido']);
  });

  test('has a dot for a pickup point that does not lie under one of the route', () => {
    const near = aListing({ content: { pickup: ['pps-airport'] } });
    expect(listingPage(near, context(near)).map?.pickups).toBe('');
    const far = aListing({ content: { pickup: ['eln-town-hotels'] } });
    expect(listingPage(far, context(far)).map?.pickups).toMatch(/^M\d+ \d+h0$/);
  });

  test('comes with links that open pickup points in an app for maps', () => {
    const listing = aListing({ content: { pickup: ['pps-airport', 'eln-unknown'] } });
    expect(listingPage(listing, context(listing)).pickupMapLinks).toEqual({
      'pps-airport': 'https://www.google.com/maps/search/?api=1&query=Puerto+Princesa+Airport',
    });
  });
});
