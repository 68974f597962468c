import { placeOf } from '../../lib/catalogue/catalogue.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import { mapLink } from '../../lib/places/map-link.ts';
import type { MapSource } from './map-source.ts';
import type { PageContext } from './page-context.ts';
import { type RouteMapView, routeMap } from './route-map.ts';

/** Maps by what they are drawn from, and the points on them. */
const maps = new WeakMap<MapSource, Map<string, RouteMapView | null>>();

/**
 * The map of a listing's route with its pickup points, or null for a trip within one town. Listings
 * with the same points have the same map, which is drawn once.
 */
export function listingMap({ origin, destination, content }: Listing, context: PageContext): RouteMapView | null {
  const ends = [origin, destination].map((code) => placeOf(context.catalogue, code).name);
  const names = content.route ?? ends;
  const drawn = maps.get(context.map) ?? new Map<string, RouteMapView | null>();
  maps.set(context.map, drawn);
  const key = JSON.stringify([names, content.pickup]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const pickups = content.pickup.flatMap((id) => context.map.pickupPoints[id] ?? []);
  const map = routeMap(names, pickups, context.map);
  drawn.set(key, map);
  return map;
}

/** Addresses that open pickup areas in an app for maps, by the area's id. */
export function pickupMapLinks({ content }: Listing, { map }: PageContext): Readonly<Record<string, string>> {
  const links = content.pickup.flatMap((id) => {
    const point = map.pickupPoints[id];
    return point ? [[id, mapLink(point.name)] as const] : [];
  });
  return Object.fromEntries(links);
}
