import { randomUUID } from 'node:crypto';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import type { Actor, OperatorActor } from '../repositories/actor.ts';
import { staffNameOf } from '../repositories/actor.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import { INVOICE_METHOD, paymentIdOf } from '../repositories/payment-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { refundParts } from './refund-amounts.ts';

type Books = Pick<Repositories, 'bookings' | 'payments' | 'refunds'>;

/**
 * Charges US cents of a reseller's booking, which stand on its next invoice. The caller stores what
 * follows for the booking.
 */
export async function chargeByInvoice(
  { payments }: Books,
  { ref }: BookingRecord,
  cents: number,
  { at, actor }: Pick<StatusChange, 'at' | 'actor'>,
): Promise<void> {
  const { length } = await payments.ofBooking(ref);
  const id = paymentIdOf(INVOICE_METHOD, length === 0 ? ref : `${ref}-${length + 1}`);
  const recordedBy = staffNameOf(actor);
  await payments.add({ id, bookingRef: ref, method: INVOICE_METHOD, cents, charged: null, receivedAt: at, recordedBy });
}

/**
 * Settles what a change has made due or owed back for a reseller's booking. Neither its traveller
 * nor the desk has to; other bookings are returned as they are.
 */
export async function settleByInvoice(
  books: Books,
  booking: BookingRecord,
  change: Pick<StatusChange, 'at' | 'actor'>,
): Promise<BookingRecord> {
  if (!booking.reseller) return booking;
  const credited = booking.refundCents > 0 ? await creditOwed(books, booking, change) : booking;
  const dueCents = credited.totalUsd * 100 - credited.paidCents;
  if (dueCents <= 0 || !CERTAIN_STATUSES.includes(credited.status)) return credited;
  await chargeByInvoice(books, credited, dueCents, change);
  const status = credited.status === 'deposit-paid' ? 'paid' : credited.status;
  const paid = { paidCents: credited.paidCents + dueCents, status } as const;
  await books.bookings.change(booking.ref, paid);
  return { ...credited, ...paid };
}

/** Credits what is owed back, as far as it was charged by invoice. */
async function creditOwed(
  { bookings, payments, refunds }: Books,
  booking: BookingRecord,
  { at, actor }: Pick<StatusChange, 'at' | 'actor'>,
): Promise<BookingRecord> {
  const { ref, refundCents, refundedCents } = booking;
  const parts = refundParts(await payments.ofBooking(ref), await refunds.ofBooking(ref), refundCents);
  let cents = 0;
  for (const { payment, cents: part } of parts.filter(({ payment: { method } }) => method === INVOICE_METHOD)) {
    cents += part;
    await refunds.add({
      ...{ id: randomUUID(), bookingRef: ref, paymentId: payment.id, serviceId: null, cents: part, owedCents: part },
      ...{ charged: null, status: 'given', reason: `Credited on the invoice of ${booking.reseller?.name}.` },
      ...{ actor: refundActor(actor), at, changedAt: at },
    });
  }
  const settled = { refundCents: refundCents - cents, refundedCents: refundedCents + cents };
  await bookings.change(ref, settled);
  return { ...booking, ...settled };
}

function refundActor(actor: Actor): OperatorActor {
  return staffNameOf(actor) === null ? 'operator' : (actor as OperatorActor);
}
