import type { Availability, DepartureAvailability } from '../../lib/availability/availability.contract.ts';
import type { AvailabilityStatus } from '../../lib/availability/availability-status.schema.ts';
import { type AvailabilityContext, departureAvailability } from '../../lib/availability/departure-availability.ts';
import { seaAt } from '../../lib/availability/sea-status.ts';
import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import { loadAvailability } from './load-availability.ts';

/** Some days of one listing; both are included. */
export interface AvailabilityQuery {
  readonly listing: SellableTrip;
  readonly from: string;
  readonly to: string;
}

/**
 * How a listing can be booked on some days (specification.md#availability-status).
 *
 * @param now an instant in milliseconds since 1970
 */
export async function readAvailability(
  repository: AvailabilityRepository,
  catalogue: BookingCatalogue,
  { listing, from, to }: AvailabilityQuery,
  now: number,
): Promise<Availability> {
  const span = { listings: [listing], from: manilaInstant(from), until: manilaInstant(addDays(to, 1)) };
  const context = await loadAvailability(repository, catalogue, span, now);
  const days: Availability['days'] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const departures = departuresOf(listing, date, context, now);
    days.push({ date, status: bestOf(departures), departures });
  }
  const isBoat = vehicleOf(listing, catalogue.pools) === 'boat';
  const sea = isBoat ? seaAt(await repository.seaStatus(listing.origin), now) : null;
  return { listing: listing.code, at: manilaIso(now), ...(sea && { sea }), days };
}

function departuresOf(
  listing: SellableTrip,
  date: string,
  context: AvailabilityContext,
  now: number,
): DepartureAvailability[] {
  const departures = departureTimes(listing).map((time) => departureAvailability(listing, date, time, context, now));
  return listing.sched.length > 0 ? departures : joinAlike(departures);
}

/** Merges equal neighbours where travellers choose their hour: thirty a day are too many. */
function joinAlike(departures: readonly DepartureAvailability[]): DepartureAvailability[] {
  return departures.reduce<DepartureAvailability[]>((joined, { cutoff: _cutoff, ...next }) => {
    const last = joined.at(-1);
    if (last && isAlike(last, next)) last.until = next.time;
    else joined.push(next);
    return joined;
  }, []);
}

function isAlike(a: DepartureAvailability, b: DepartureAvailability): boolean {
  return (
    a.status === b.status &&
    a.vacancies === b.vacancies &&
    a.largestGroup === b.largestGroup &&
    a.reason === b.reason &&
    a.isOnRequest === b.isOnRequest
  );
}

const BEST_FIRST: readonly AvailabilityStatus[] = ['FREESALE', 'AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

function bestOf(departures: readonly DepartureAvailability[]): AvailabilityStatus {
  return BEST_FIRST.find((status) => departures.some((departure) => departure.status === status)) ?? 'CLOSED';
}
