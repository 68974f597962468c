import { type BookingStatus, isCancellable } from '../../lib/bookings/booking-status.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import { manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { snapshotOf } from '../mail/booking-snapshot.ts';
import { callOffMailId } from '../mail/called-off-trips.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { type ChangeOutcome, type ChangeRequest, changeDepartures, changesKey } from './change-departures.ts';
import type { DayDeparture } from './count-day.ts';
import { notifyCompanies } from './notify-companies.ts';

/** A traveller's trip that is called off. */
export interface CalledOffTrip {
  readonly bookingRef: string;
  readonly tripRef: string;
  readonly status: BookingStatus;
  /** False where an earlier call has told the traveller already. */
  readonly isNew: boolean;
}

/** Outcome of calling off. */
export type CallOffOutcome =
  | {
      readonly kind: 'called-off';
      readonly departures: readonly DayDeparture[];
      readonly trips: readonly CalledOffTrip[];
      /** Names of the companies that get a mail now. */
      readonly companies: readonly string[];
    }
  | Exclude<ChangeOutcome, { readonly kind: 'changed' }>;

/**
 * Closes departures and asks everybody on them by mail: another date, or all money back
 * (specification.md#calling-off-a-departure). Companies are told. After a crash the same call
 * tells the others.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function callOffDepartures(
  unitOfWork: UnitOfWork,
  catalogue: BookingCatalogue,
  request: Omit<ChangeRequest, 'what' | 'isLateAllowed'>,
  now: number,
): Promise<CallOffOutcome> {
  const change: ChangeRequest = { ...request, what: { kind: 'close' }, isLateAllowed: true };
  const closed = await unitOfWork.write(changesKey(request.day), (repositories) =>
    changeDepartures(repositories, catalogue, change, now),
  );
  if (closed.kind !== 'changed') return closed;
  // Who has left today is not at the quay any more; an hour that is named did not leave.
  const departures = closed.departures.filter(
    ({ date, time }) => request.time !== null || manilaInstant(date, time) > now,
  );
  const trips: CalledOffTrip[] = [];
  const companies = new Set<string>();
  for (const { listing, date, time, bookings } of departures) {
    const departure = manilaIso(manilaInstant(date, time));
    for (const { bookingRef, tripRef } of bookings) {
      const notified = await unitOfWork.write(bookingRef, (repositories) =>
        notifyTraveller(repositories, { bookingRef, tripRef, departure, reason: request.reason, by: request.by }, now),
      );
      if (notified) trips.push(notified);
    }
    const called = { listingCode: listing.code, departure, bookings, reason: request.reason };
    const notify = (repositories: Repositories) => notifyCompanies(repositories, called, now);
    for (const name of await unitOfWork.write(changesKey(request.day), notify)) companies.add(name);
  }
  return { kind: 'called-off', departures, trips, companies: [...companies] };
}

/** A trip on a departure that is called off. */
interface Affected {
  readonly bookingRef: string;
  readonly tripRef: string;
  readonly departure: string;
  readonly reason: string;
  readonly by: string;
}

/** Tells one traveller once. @returns null where the booking has ended or moved meanwhile */
async function notifyTraveller(
  { bookings, outbox, notes }: Repositories,
  { bookingRef, tripRef, departure, reason, by }: Affected,
  now: number,
): Promise<CalledOffTrip | null> {
  const found = await bookings.find(bookingRef);
  const booking = found && bookingAt(found, now);
  const trip = booking?.trips.find(({ ref }) => ref === tripRef);
  if (!booking || trip?.departure !== departure || !isCancellable(booking.status)) return null;
  if (!trip.isCalledOff) await bookings.changeTrip(bookingRef, { ...trip, isCalledOff: true });
  const id = callOffMailId(bookingRef, trip);
  const isNew = (await outbox.find(id)) === null;
  if (isNew) {
    const facts = snapshotOf(booking, {
      ...{ at: manilaIso(now), cause: reason, actor: 'operator' },
      calledOff: { tripRef, departure },
    });
    await outbox.add([{ id, bookingRef, occasion: 'call-off', recipient: { kind: 'traveller' }, facts }], facts.at);
    const choice = 'The traveller was asked by mail: another date, or all money back.';
    await notes.add(bookingRef, {
      at: facts.at,
      by,
      text: `Called off: ${trip.title}, ${departure.slice(0, 16).replace('T', ' ')}: ${reason}. ${choice}`,
    });
  }
  return { bookingRef, tripRef, status: booking.status, isNew };
}
