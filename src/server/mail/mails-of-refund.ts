import type { BookingSnapshot, MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import type { RefundRecord, RefundStatus } from '../repositories/refund-record.ts';

/** The traveller has been told that the money goes back. */
const ANNOUNCED_STATUSES: readonly RefundStatus[] = ['pending', 'given'];

/**
 * Every mail that news of a refund calls for: one to the traveller when it goes back, however often its service reports it, and one to both when it then does
 * not arrive. A refund that fails at once is the operator's to repeat: nobody was told of it.
 *
 * @param before its state before; null where it was just written down
 * @param booking as it is afterwards
 * @param byHandCents how much of what it is owed then came by hand
 */
export function mailsOfRefund(
  before: RefundStatus | null,
  refund: RefundRecord,
  booking: BookingRecord,
  byHandCents: number,
): readonly NewMail[] {
  const mail = (occasion: MailOccasion, kind: Exclude<MailRecipient['kind'], 'provider'>): NewMail => ({
    id: `${booking.ref}-${occasion}-${refund.id}-${kind}`,
    bookingRef: booking.ref,
    occasion,
    recipient: { kind },
    facts: { ...factsOf(refund, booking), byHandCents },
  });
  if (ANNOUNCED_STATUSES.includes(refund.status)) return [mail('refund', 'traveller')];
  const wasNotified = before !== null && ANNOUNCED_STATUSES.includes(before);
  return refund.status === 'failed' && wasNotified
    ? [mail('refund-failure', 'traveller'), mail('refund-failure', 'operator')]
    : [];
}

function factsOf({ changedAt, cents, reason, actor }: RefundRecord, booking: BookingRecord): BookingSnapshot {
  const { status, expiresAt, paidCents, refundCents } = booking;
  return {
    at: changedAt,
    from: status,
    to: status,
    expiresAt,
    paidCents,
    refundCents,
    receivedCents: cents,
    cause: reason,
    actor,
  };
}
