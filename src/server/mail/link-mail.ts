import { bookingAt } from '../../lib/bookings/status-at.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';

/** Whoever asks again within this time is told by the same mail. */
const LINK_WINDOW_MS = 10 * 60_000;

/** The mail that gives a traveller the link to their booking again, as the booking stands at a moment; at most one in ten minutes. `now` is an instant in ms. */
export function linkMail(booking: BookingRecord, now: number): NewMail {
  return linkMailOf(booking, `link${Math.floor(now / LINK_WINDOW_MS)}`, now);
}

/** The same to an address that was corrected: a mail of its own, whatever went to the old one. `count` says how often it was corrected. */
export function correctionMail(booking: BookingRecord, count: number, now: number): NewMail {
  return linkMailOf(booking, `corrected${count}`, now);
}

function linkMailOf(booking: BookingRecord, cause: string, now: number): NewMail {
  const { ref, status, expiresAt, paidCents, refundCents } = bookingAt(booking, now);
  return {
    id: `${ref}-${cause}-traveller`,
    bookingRef: ref,
    occasion: 'link',
    recipient: { kind: 'traveller' },
    facts: {
      at: manilaIso(now),
      expiresAt,
      from: status,
      to: status,
      paidCents,
      refundCents,
      receivedCents: 0,
      cause: 'The traveller asked for the link.',
      actor: 'traveller',
    },
  };
}
