import type { MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';
import { publicActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import type { RefundRecord, RefundStatus } from '../repositories/refund-record.ts';
import { snapshotOf } from './booking-snapshot.ts';

/** States of which the traveller was notified. */
const ANNOUNCED_STATUSES: readonly RefundStatus[] = ['pending', 'given'];

/**
 * The mails about a new state of a refund: to the traveller once, to both if it then fails. A
 * refund that fails immediately is the operator's to repeat.
 *
 * @param before its state before; null where it was just recorded
 * @param booking the booking afterwards
 * @param byHandCents the part of its refund due that came by hand
 */
export function mailsOfRefund(
  before: RefundStatus | null,
  refund: RefundRecord,
  booking: BookingRecord,
  byHandCents: number,
): readonly NewMail[] {
  const { changedAt: at, cents: receivedCents, reason: cause, actor } = refund;
  const facts = snapshotOf(booking, { at, cause, actor: publicActor(actor), receivedCents, byHandCents });
  const mail = (occasion: MailOccasion, kind: Exclude<MailRecipient['kind'], 'provider'>): NewMail => ({
    id: `${booking.ref}-${occasion}-${refund.id}-${kind}`,
    bookingRef: booking.ref,
    occasion,
    recipient: { kind },
    facts,
  });
  if (ANNOUNCED_STATUSES.includes(refund.status)) return [mail('refund', 'traveller')];
  const wasNotified = before !== null && ANNOUNCED_STATUSES.includes(before);
  return refund.status === 'failed' && wasNotified
    ? [mail('refund-failure', 'traveller'), mail('refund-failure', 'operator')]
    : [];
}
