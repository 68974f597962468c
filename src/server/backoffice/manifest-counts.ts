import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { countDay, type DayDeparture } from './count-day.ts';
import type { CountOf } from './manifest.ts';
import type { ManifestCount } from './share-out.ts';

/** Counts the departures of a day for its manifest. `now` is an instant in ms. */
export async function countsOn(
  { availability }: Pick<Repositories, 'availability'>,
  catalogue: Pick<BookingCatalogue, 'trips' | 'pools'>,
  { day, listing }: { readonly day: string; readonly listing?: string | undefined },
  now: number,
): Promise<CountOf> {
  const listings = [...catalogue.trips.values()].filter(({ code }) => listing === undefined || code === listing);
  return countOfDepartures(await countDay(availability, catalogue, { listings, date: day }, now), catalogue);
}

/** Finds the count of a trip's departure among those of a day. */
export function countOfDepartures(
  departures: readonly DayDeparture[],
  catalogue: Pick<BookingCatalogue, 'pools'>,
): CountOf {
  const counts = new Map<string, ManifestCount>();
  for (const departure of departures) {
    const { seats, capacity, used, over, status, reason, isOnRequest, time } = departure;
    const { code, sharing } = departure.listing;
    counts.set(`${code} ${time}`, {
      ...{ seats, capacity, used, over, status, sharing, vehicle: vehicleOf(departure.listing, catalogue.pools) },
      ...(reason && { reason }),
      ...(isOnRequest && { isOnRequest }),
    });
  }
  return ({ listingCode, departure }) => counts.get(`${listingCode} ${departure.slice(11, 16)}`) ?? null;
}
