import type { Booking } from './booking.schema.ts';
import { hasVoucher } from './booking-status.text.ts';

/** Bookings of a device: first those with a trip to come, next one first, then the past. */
export interface TripList<Kept> {
  readonly ahead: readonly Kept[];
  readonly past: readonly Kept[];
}

/** The instant of a booking's next departure, else its last, in milliseconds since 1970. */
export function nextDeparture({ trips }: Pick<Booking, 'trips'>, now: number): number {
  const departures = trips.map(({ departure }) => Date.parse(departure)).toSorted((a, b) => a - b);
  return departures.find((departure) => departure > now) ?? departures.at(-1) ?? 0;
}

/** @param now an instant in milliseconds since 1970 */
export function tripList<Kept extends { readonly booking: Booking }>(
  kept: readonly Kept[],
  now: number,
): TripList<Kept> {
  const at = ({ booking }: Kept) => nextDeparture(booking, now);
  const isAhead = (one: Kept) => hasVoucher(one.booking.status) && at(one) > now;
  return {
    ahead: kept.filter(isAhead).toSorted((a, b) => at(a) - at(b)),
    past: kept.filter((one) => !isAhead(one)).toSorted((a, b) => at(b) - at(a)),
  };
}
