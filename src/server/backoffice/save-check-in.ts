import { statusAt } from '../../lib/bookings/status-at.ts';
import { isRunBy } from '../../lib/bookings/trip-provider.ts';
import type { SaveCheckInRequest, SaveCheckInResponse } from '../../lib/desk/check-in.contract.ts';
import { checkInOf } from '../../lib/desk/check-in.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { CheckInRecord } from '../repositories/check-in-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** What somebody at the pier says of a traveller. */
export interface CheckInInput extends SaveCheckInRequest {
  readonly bookingRef: string;
  /** The name of the staff member. */
  readonly by: string;
  /** The company of a driver; null for the office. */
  readonly driverOf: string | null;
}

/** Outcome of a check-in. */
export type SaveCheckInOutcome =
  | ({ readonly kind: 'saved' } & SaveCheckInResponse)
  /** No such trip or traveller, or a trip that another company runs. */
  | { readonly kind: 'missing' }
  /** The booking is cancelled or expired. */
  | { readonly kind: 'over' }
  /** The id belongs to another check-in. */
  | { readonly kind: 'other-check-in' };

/**
 * Stores what was said of a traveller, once for each id (specification.md#check-in).
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveCheckIn(
  { bookings, checkIns }: Pick<Repositories, 'bookings' | 'checkIns'>,
  { bookingRef, tripRef, index, driverOf, ...given }: CheckInInput,
  { providers }: Pick<BookingCatalogue, 'providers'>,
  now: number,
): Promise<SaveCheckInOutcome> {
  const booking = await bookings.find(bookingRef);
  const trip = booking?.trips.find(({ ref }) => ref === tripRef);
  if (!booking || !trip || index >= trip.trip.people) return { kind: 'missing' };
  if (driverOf !== null && !isRunBy(driverOf, trip, providers)) return { kind: 'missing' };
  const status = statusAt(booking, now);
  if (status === 'cancelled' || status === 'expired') return { kind: 'over' };
  const { id, state, by } = given;
  // A clock that is ahead would count until its time has come.
  const at = manilaIso(Math.min(Date.parse(given.at), now));
  const place = { bookingRef, tripRef, index, departure: trip.departure };
  const known = await checkIns.find(id);
  if (known && !isSamePlace(known, place)) return { kind: 'other-check-in' };
  if (!known) await checkIns.add({ id, ...place, state, at, by }, manilaIso(now));
  const all = await checkIns.ofBookings([bookingRef]);
  const own = all.filter((one) => isSamePlace(one, place) && one.departure === trip.departure);
  return { kind: 'saved', tripRef, index, checkIn: checkInOf(own) };
}

type Place = Pick<CheckInRecord, 'bookingRef' | 'tripRef' | 'index'>;

function isSamePlace(one: Place, other: Place): boolean {
  return one.bookingRef === other.bookingRef && one.tripRef === other.tripRef && one.index === other.index;
}
