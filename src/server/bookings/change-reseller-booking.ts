import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import { type Booker, isSameBooker } from '../../lib/booking/booker.schema.ts';
import type { ChangedChoice } from '../../lib/bookings/change-trip.contract.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { paymentDeadline } from '../../lib/payments/payment-deadline.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { findClosedTrip } from '../availability/find-closed-trip.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import { resellerActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerBookingRecord, ResellerRecord } from '../repositories/reseller-record.ts';
import { payableTripOf } from './booked-trip.ts';
import { changeTrip } from './change-trip.ts';
import type { ChangeRefusal } from './plan-trip-change.ts';
import { chargeByInvoice } from './settle-by-invoice.ts';
import { applyEvent } from './transitions.ts';

/** A booking of a reseller, read in the transaction that changes it. */
export interface ResellersBooking {
  readonly reseller: ResellerRecord;
  readonly sold: ResellerBookingRecord;
  readonly booking: BookingRecord;
}

/** What a reseller says anew of a booking; what is absent stays. */
export interface ResellerChange {
  readonly booker?: Booker | undefined;
  readonly reference?: string | undefined;
  readonly details?: ResellerBookingRecord['details'] | undefined;
  readonly choice?: ChangedChoice | undefined;
  /** Notes of a trip that is confirmed: nobody else has been told of it yet. */
  readonly notes?: string | undefined;
  readonly holdMinutes?: number | undefined;
}

/** Outcome of a change by a reseller. */
export type ResellerChangeOutcome =
  | { readonly kind: 'changed' }
  /** It was not confirmed in time: its places are given back. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'not-on-hold' }
  | { readonly kind: 'held-too-long' }
  /** The departure was closed or called off since. */
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'full'; readonly fullTrips: readonly FullTrip[] }
  | ChangeRefusal;

const CHANGED = { kind: 'changed' } as const;

/**
 * Makes a held booking certain, charged by invoice. One that is certain already is changed in
 * nothing but what the reseller says of it.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function confirmResellerBooking(
  repositories: Repositories,
  { reseller, sold, booking }: ResellersBooking,
  change: ResellerChange,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ResellerChangeOutcome> {
  const status = statusAt(booking, now);
  if (status === 'expired') return { kind: 'expired' };
  const isCertain = CERTAIN_STATUSES.includes(status);
  if (!isCertain && status !== 'awaiting-payment') return { kind: 'over' };
  const closed = isCertain ? null : await findClosedTrip(repositories.availability, catalogue, booking.trips, now);
  if (closed) return { kind: 'closed', reason: closed.reason };
  const after = await saveWords(repositories, { sold, booking }, change, now);
  if (isCertain) return CHANGED;
  await saveNotes(repositories, booking, change.notes);
  const actor = resellerActor(reseller.name);
  const cents = after.totalUsd * 100;
  await chargeByInvoice(repositories, after, cents, { at: manilaIso(now), actor });
  const cause = `${reseller.name} confirmed. ${dollarText(cents, 'en-US')} is charged by invoice.`;
  const event = { event: 'receive-payment', cause, actor } as const;
  await applyEvent(repositories, after, event, now, { paidCents: cents, expiresAt: null });
  return CHANGED;
}

/**
 * Changes what a reseller says of a booking, its trip, or until when its places are held.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function changeResellerBooking(
  repositories: Repositories,
  { reseller, sold, booking }: ResellersBooking,
  change: ResellerChange,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ResellerChangeOutcome> {
  const status = statusAt(booking, now);
  if (status === 'expired') return { kind: 'expired' };
  const [trip] = booking.trips;
  if (change.choice && trip) {
    const actor = resellerActor(reseller.name);
    const request = { tripRef: trip.ref, choice: change.choice, expectedTotalUsd: null, actor };
    const outcome = await changeTrip(repositories, booking, request, catalogue, now);
    if (outcome.kind !== 'changed' && outcome.kind !== 'same' && outcome.kind !== 'other-price') return outcome;
  }
  await saveWords(repositories, { sold, booking }, change, now);
  if (change.holdMinutes === undefined) return CHANGED;
  const current = (await repositories.bookings.find(booking.ref)) ?? booking;
  return extendHold(repositories, current, change.holdMinutes, catalogue.payment.keepHours, now);
}

/** Holds the places of a booking longer, but no longer than those of any unpaid one. */
async function extendHold(
  { bookings, resellers }: Repositories,
  booking: BookingRecord,
  minutes: number,
  keepHours: number,
  now: number,
): Promise<ResellerChangeOutcome> {
  if (booking.status !== 'awaiting-payment' || booking.expiresAt === null) return { kind: 'not-on-hold' };
  const latest = Date.parse(booking.placedAt) + keepHours * 3_600_000;
  const until = Math.min(paymentDeadline(booking.trips.map(payableTripOf), minutes / 60, now), latest);
  if (until <= now) return { kind: 'held-too-long' };
  await bookings.change(booking.ref, { expiresAt: manilaIso(until) });
  await resellers.changeBooking(booking.ref, { updatedAt: manilaIso(now) });
  return CHANGED;
}

/** Stores what the reseller says of travellers. @returns the booking with its booker */
async function saveWords(
  { bookings, resellers }: Repositories,
  { sold, booking }: Pick<ResellersBooking, 'sold' | 'booking'>,
  { booker, reference, details }: ResellerChange,
  now: number,
): Promise<BookingRecord> {
  const next = { ...sold, ...(reference !== undefined && { reference }), ...(details !== undefined && { details }) };
  const isSame = stableStringify(next) === stableStringify(sold) && (!booker || isSameBooker(booker, booking.booker));
  // Nothing is written down again of somebody who was erased.
  if (isSame || sold.details === null) return booking;
  if (booker) await bookings.change(booking.ref, { booker });
  await resellers.changeBooking(booking.ref, {
    ...(reference !== undefined && { reference }),
    ...(details !== undefined && { details }),
    updatedAt: manilaIso(now),
  });
  return booker ? { ...booking, booker } : booking;
}

async function saveNotes(
  { bookings }: Repositories,
  { ref, trips: [sold] }: BookingRecord,
  notes: string | undefined,
): Promise<void> {
  if (notes === undefined || !sold || notes === sold.trip.notes) return;
  await bookings.changeTrip(ref, { ...sold, trip: { ...sold.trip, notes } });
}
