import { placeOf } from '../../lib/catalogue/catalogue.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import { mapLink } from '../../lib/places/map-link.ts';
import type { PageContext } from './page-context.ts';
import { type RouteMapView, routeMap } from './route-map.ts';

/** The map of a listing's route with its pickup points, or null for a trip within one town. */
export function listingMap({ origin, destination, content }: Listing, context: PageContext): RouteMapView | null {
  const ends = [origin, destination].map((code) => placeOf(context.catalogue, code).name);
  const pickups = content.pickup.flatMap((id) => context.map.pickupPoints[id] ?? []);
  return routeMap(content.route ?? ends, pickups, context.map);
}

/** Addresses that open pickup areas in an app for maps, by the area's id. */
export function pickupMapLinks({ content }: Listing, { map }: PageContext): Readonly<Record<string, string>> {
  const links = content.pickup.flatMap((id) => {
    const point = map.pickupPoints[id];
    return point ? [[id, mapLink(point.name)] as const] : [];
  });
  return Object.fromEntries(links);
}
