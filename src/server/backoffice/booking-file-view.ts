import { needsHotel, STOP_SIDES } from '../../lib/booking/stop-names.ts';
import { type BookingEvent, isCancellable, statusAfter } from '../../lib/bookings/booking-status.ts';
import { bookingAt, statusAt } from '../../lib/bookings/status-at.ts';
import type { BookingAction, BookingFileView, DeskActor } from '../../lib/desk/booking-file.contract.ts';
import { redactPassports } from '../../lib/participants/redact-passports.ts';
import { pesosFor } from '../../lib/payments/manual-instructions.ts';
import { outstandingDues, sumOfDues } from '../../lib/payments/outstanding-balance.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { viewBooking } from '../bookings/read-booking.ts';
import { manualRefundDue } from '../bookings/refund-amounts.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type Actor, publicActor, resellerNameOf, staffNameOf } from '../repositories/actor.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import { type PaymentRecord, serviceIdOf } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { bookingFile } from './booking-file.ts';
import { checkInAt, checkInsOf } from './desk-trip.ts';

/** What the view needs besides the booking. */
export interface BookingFileContext {
  readonly keys: KeyRing;
  readonly catalogue: Pick<BookingCatalogue, 'areas' | 'rates'>;
}

/**
 * Everything about a booking for the desk; null where it does not exist
 * (specification.md#a-booking-at-the-desk).
 *
 * @param now an instant in milliseconds since 1970
 */
export async function bookingFileView(
  repositories: Repositories,
  ref: string,
  { keys, catalogue }: BookingFileContext,
  now: number,
): Promise<BookingFileView | null> {
  const file = await bookingFile(repositories, ref);
  if (!file) return null;
  const current = bookingAt(file.booking, now);
  const shown = await viewBooking(repositories, file.booking, keys, now);
  const dueCents = sumOfDues(outstandingDues(current, current.paidCents));
  const methods = new Map(file.payments.map(({ id, method }) => [id, method]));
  return {
    asOf: manilaIso(now),
    booking: redactPassports(shown),
    actions: actionsFor(current, now),
    dueCents,
    duePesos: pesosFor(dueCents, catalogue.rates).minor / 100,
    refundCents: current.refundCents,
    byHandCents: await manualRefundDue(repositories, current),
    history: file.events.map(({ at, event, from, to, cause, actor }) => {
      return { at, event, from, to, cause, actor: deskActor(actor) };
    }),
    payments: file.payments.map(paymentView),
    refunds: file.refunds.map((refund) => refundView(refund, methods.get(refund.paymentId) ?? '')),
    notes: file.notes.map(({ at, text, by }) => ({ at, text, by })),
    mails: file.mails.map((mail) => mailView(mail, file.booking)),
    hotelStops: Object.fromEntries(current.trips.map((trip) => [trip.ref, hotelStopsOf(trip, catalogue)])),
    checkIns: await checkInViews(repositories, current),
    reseller: file.booking.reseller?.name ?? null,
    attribution: file.arrival && { ...file.arrival.labels },
  };
}

function hotelStopsOf({ trip, unknownHotels }: TripRecord, { areas }: Pick<BookingCatalogue, 'areas'>) {
  return STOP_SIDES.filter((side) => unknownHotels.includes(side) || needsHotel(areas[String(trip[side].areaId)]));
}

function deskActor(actor: Actor): DeskActor {
  const reseller = resellerNameOf(actor);
  if (reseller !== null) return { kind: 'reseller', name: reseller };
  const name = staffNameOf(actor);
  return { kind: name === null ? publicActor(actor) : 'staff', name };
}

/** What the desk can do with a booking now. */
function actionsFor({ status: stored, expiresAt, trips, refundCents }: BookingRecord, now: number): BookingAction[] {
  const status = statusAt({ status: stored, expiresAt }, now);
  const hasLeft = trips.some(({ departure }) => Date.parse(departure) <= now);
  const can = (event: BookingEvent) => statusAfter(status, event) !== null;
  const isToCome = trips.some(({ departure }) => Date.parse(departure) > now);
  return [
    ...(status === 'cancelled' ? [] : (['pay'] as const)),
    ...(can('confirm') ? (['confirm'] as const) : []),
    ...(isCancellable(status) ? (['cancel'] as const) : []),
    ...(hasLeft && can('complete') ? (['complete'] as const) : []),
    ...(hasLeft && can('miss') ? (['no-show'] as const) : []),
    ...(refundCents > 0 ? (['refund'] as const) : []),
    ...(isToCome && isCancellable(status) ? (['change'] as const) : []),
  ];
}

function paymentView(payment: PaymentRecord): BookingFileView['payments'][number] {
  const { method, cents, charged, receivedAt, recordedBy } = payment;
  const money = charged && { minor: charged.amount, currency: charged.currency };
  return { id: serviceIdOf(payment), method, cents, charged: money, receivedAt, by: recordedBy };
}

function refundView(refund: RefundRecord, method: string): BookingFileView['refunds'][number] {
  const { id, cents, status, reason, actor, at, changedAt } = refund;
  return { id, cents, method, status, reason, actor: deskActor(actor), at, changedAt };
}

function mailView(mail: MailRecord, { reseller }: BookingRecord): BookingFileView['mails'][number] {
  const { id, occasion, recipient, state, createdAt, dueAt, finishedAt, attempts, lastError } = mail;
  const own = recipient.kind === 'traveller' ? (reseller?.name ?? 'traveller') : recipient.kind;
  const to = recipient.kind === 'provider' ? recipient.name : own;
  const due = state === 'waiting' ? dueAt : null;
  return { id, occasion, recipient: to, state, createdAt, dueAt: due, finishedAt, attempts, lastError };
}

async function checkInViews(
  { checkIns }: Repositories,
  { ref, trips }: BookingRecord,
): Promise<BookingFileView['checkIns']> {
  const all = checkInsOf(await checkIns.ofBookings([ref]));
  return trips.flatMap((trip) =>
    Array.from({ length: trip.trip.people }, (_, index) => {
      const place = { bookingRef: ref, tripRef: trip.ref, departure: trip.departure, index };
      const checkIn = checkInAt(all, place);
      return checkIn ? [{ ...checkIn, tripRef: trip.ref, index }] : [];
    }).flat(),
  );
}
