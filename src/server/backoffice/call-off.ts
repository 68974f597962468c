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
  const departures = closed.departures.filter((departure) => canBeCalledOff(departure, request.time, now));
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

/**
 * Whether a departure has not left: who has is not at the quay any more. One whose hour is named
 * did not leave.
 */
export function canBeCalledOff(
  { date, time }: Pick<DayDeparture, 'date' | 'time'>,
  hour: string | null,
  now: number,
): boolean {
  return hour !== null || manilaInstant(date, time) > now;
}

/** A trip on a departure that is called off. */
interface AffectedTrip {
  readonly bookingRef: string;
  readonly tripRef: string;
  readonly departure: string;
}

interface Affected extends AffectedTrip {
  readonly reason: string;
  readonly by: string;
}

/**
 * What calling off finds of a trip, and the id of the mail that tells its traveller. `isNew` is
 * false once there is that mail.
 *
 * @returns null where the booking has ended or moved
 */
export async function tripToCallOff(
  { bookings, outbox }: Pick<Repositories, 'bookings' | 'outbox'>,
  { bookingRef, tripRef, departure }: AffectedTrip,
  now: number,
) {
  const found = await bookings.find(bookingRef);
  const booking = found && bookingAt(found, now);
  const trip = booking?.trips.find(({ ref }) => ref === tripRef);
  if (!booking || trip?.departure !== departure || !isCancellable(booking.status)) return null;
  const id = callOffMailId(bookingRef, trip);
  return { booking, trip, id, isNew: (await outbox.find(id)) === null };
}

/** Tells one traveller once. @returns null where the booking has ended or moved meanwhile */
async function notifyTraveller(
  repositories: Repositories,
  { reason, by, ...affected }: Affected,
  now: number,
): Promise<CalledOffTrip | null> {
  const { bookings, outbox, notes } = repositories;
  const { bookingRef, tripRef, departure } = affected;
  const found = await tripToCallOff(repositories, affected, now);
  if (!found) return null;
  const { booking, trip, id, isNew } = found;
  if (!trip.isCalledOff) await bookings.changeTrip(bookingRef, { ...trip, isCalledOff: true });
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
