import { isOffered, type Listing } from '../catalogue/listing.ts';
import type { Place } from '../catalogue/place.schema.ts';
import type { Site } from './site.schema.ts';

/** What the feed is made from. */
export interface GtfsSource {
  readonly site: Pick<Site, 'name' | 'url' | 'contacts'>;
  readonly listings: readonly Listing[];
  readonly places: readonly Place[];
  /** Where pickup areas are, by id. */
  readonly pickupPoints: Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>>;
  /** The first day of the feed, an ISO date in Palawan. */
  readonly from: string;
  /** The build, which names this version of the feed. */
  readonly version: string;
}

/** Where vans of a route stop. */
interface Stop {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where vans of a route stop in a town: its terminal, else another spot, else its middle. */
function stopOf(areaIds: readonly string[], town: Place, points: GtfsSource['pickupPoints']): Stop {
  const areas = town.areas.filter(({ id }) => areaIds.includes(id) && points[id] !== undefined);
  const area = areas.find(({ kind }) => kind === 'terminal') ?? areas[0];
  const point = area && points[area.id];
  if (!area || !point) return { ...town, id: town.slug };
  return { ...point, id: area.id, name: `${area.name}, ${town.name}` };
}

/** A shared van with its two ends. */
export interface GtfsRoute {
  readonly listing: Listing;
  readonly origin: Stop;
  readonly destination: Stop;
  readonly headsign: string;
}

/** The shared vans that are sold, each from one town to another. */
export function gtfsRoutes({ listings, places, pickupPoints }: GtfsSource): readonly GtfsRoute[] {
  const towns = new Map(places.map((place) => [place.code, place]));
  return listings.flatMap((listing) => {
    const [from, to] = [towns.get(listing.origin), towns.get(listing.destination)];
    const isShared = listing.listingType === 'SHARED_TRANSFER' && isOffered(listing);
    if (!isShared || !from || !to || listing.content.sched.length === 0) return [];
    const { pickup, dropoff } = listing.content;
    const [origin, destination] = [stopOf(pickup, from, pickupPoints), stopOf(dropoff, to, pickupPoints)];
    return [{ listing, origin, destination, headsign: to.name }];
  });
}

/** The service of a route: one for all that are never closed. */
export function serviceOf({ code, closures }: Listing): string {
  return closures.length > 0 ? code : 'daily';
}

/** The departures of a day, each a trip with a stable id. */
export function gtfsTrips(routes: readonly GtfsRoute[]) {
  return routes.flatMap((route) =>
    route.listing.content.sched.map((time) => ({
      ...route,
      time,
      id: `${route.listing.code}-${time.replace(':', '')}`,
    })),
  );
}
