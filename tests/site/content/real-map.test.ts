import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import type { Point } from '../../../src/lib/places/map-geometry.ts';
import { isOnRoad } from '../../../src/lib/places/road-network.ts';
import { palawanCoast } from '../../../src/site/content/coast.ts';
import { listingMap } from '../../../src/site/page-models/listing-route.ts';
import { mapSource } from '../../../src/site/page-models/map-source.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { catalogue, library } = readRealContent();
const source = mapSource(library.map.data, catalogue.places, palawanCoast());
const context = aPageContext([], { catalogue, map: source });
const placeAt = new Map(source.places.map(({ name, at }) => [name, at]));

/** Kilometres between two positions on Palawan. */
function kilometres([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot((x - otherX) * 109.4, (y - otherY) * 111.2);
}

/** Whether a position lies in a ring (ray casting). */
function isIn([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((inside, [toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !inside : inside;
  }, false);
}

/** Kilometres to the nearest point of the coast. */
function toCoast(at: Point): number {
  return Math.min(...source.coast.flatMap((ring) => ring.map((point) => kilometres(at, point))));
}

const mapOf = (listing: Listing) => listingMap(listing, context);
const mapped = catalogue.listings.filter((listing) => mapOf(listing) !== null);

describe('the map of the content (specification.md#maps)', () => {
  test('is drawn once for all listings with the same points, and anew for others', () => {
    const [first] = mapped;
    if (!first) throw new Error('No listing has a map.');
    const other = mapped.find(({ destination, origin }) => destination === first.origin && origin !== first.origin);
    expect(mapOf({ ...first, code: 'COPY' })).toBe(mapOf(first));
    expect(mapOf({ ...first, content: { ...first.content, pickup: [] } })).not.toBe(mapOf(first));
    expect(other && mapOf(other)).not.toEqual(mapOf(first));
  });

  test.each(
    source.places.filter(({ name }) => isOnRoad(name, source.network)).map(({ name, at }) => [name, at] as const),
  )('has %s on land, or within a kilometre of it', (_name, at) => {
    const isOnLand = source.coast.some((ring) => isIn(at, ring));
    const toCoast = Math.min(...source.coast.flatMap((ring) => ring.map((point) => kilometres(at, point))));
    expect(isOnLand || toCoast < 1.5).toBe(true);
  });

  test.each(
    source.places.filter(({ name }) => !isOnRoad(name, source.network)).map(({ name, at }) => [name, at] as const),
  )('has %s, to which boats go, at sea or on a shore', (_name, at) => {
    const isOnLand = source.coast.some((ring) => isIn(at, ring));
    expect(!isOnLand || toCoast(at) < 1.5).toBe(true);
  });

  test('has the bends of its roads on land', () => {
    const bends = source.network.flatMap(({ line }) => line.slice(1, -1));
    const inTheSea = bends.filter((bend) => !source.coast.some((ring) => isIn(bend, ring)));
    expect(inTheSea).toEqual([]);
  });

  test('has no pickup point far from the town of its area', () => {
    for (const { data: place } of library.places)
      for (const { id } of place.areas) {
        const point = source.pickupPoints[id];
        if (point) expect(kilometres(point.at, [place.longitude, place.latitude]), id).toBeLessThan(45);
      }
  });
});

describe('the maps of listings', () => {
  test('are there for every trip that leads out of its town', () => {
    const without = catalogue.listings.filter((listing) => !mapped.includes(listing));
    expect(without.map(({ code }) => code)).toEqual(expect.arrayContaining(['JT-CTAM', 'PV-CTPM']));
    for (const { origin, destination } of without) expect(origin).toBe(destination);
  });

  test.each(mapped.map((listing) => [listing.code, listing] as const))(
    'of %s begins and ends where the listing does',
    (_code, listing) => {
      const stops = mapOf(listing)?.stops ?? [];
      const near = (name: string | undefined, code: string) => {
        const town = catalogue.placeByCode.get(code);
        return kilometres(placeAt.get(name ?? '') ?? [0, 0], [town?.longitude ?? 0, town?.latitude ?? 0]);
      };
      expect(near(stops[0]?.name, listing.origin)).toBeLessThan(15);
      expect(near(stops.at(-1)?.name, listing.destination)).toBeLessThan(15);
    },
  );

  test.each(mapped.filter(({ sample }) => !sample).map((listing) => [listing.code, listing] as const))(
    'of %s names every point of its route',
    (_code, listing) => {
      const map = mapOf(listing);
      const names = map?.labels.map(({ text }) => text) ?? [];
      expect(map?.stops.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    },
  );
});
