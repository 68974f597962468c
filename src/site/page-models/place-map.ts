import { placeOf } from '../../lib/catalogue/catalogue.ts';
import { isRoundTrip } from '../../lib/catalogue/listing.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import type { PageContext } from './page-context.ts';
import { type RouteMapView, routeMap } from './route-map.ts';

/** The town that most trips to a place come from, or null without any. */
function mainOrigin({ code }: Place, { catalogue }: PageContext): Place | null {
  const origins = catalogue.listings
    .filter((listing) => listing.destination === code && !isRoundTrip(listing))
    .map(({ origin }) => origin);
  const times = Map.groupBy(origins, (origin) => origin);
  const [most] = [...times].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? placeOf(catalogue, most[0]) : null;
}

/** The map of the road to a place from where most travellers come (specification.md#maps). */
export function placeMap(place: Place, context: PageContext): RouteMapView | null {
  const origin = mainOrigin(place, context);
  return origin && routeMap([origin.name, place.name], [], context.map);
}
