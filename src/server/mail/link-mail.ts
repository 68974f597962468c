import { bookingAt } from '../../lib/bookings/status-at.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import { snapshotOf } from './booking-snapshot.ts';

/** Milliseconds within which repeated requests cause one mail. */
const LINK_WINDOW_MS = 10 * 60_000;

/**
 * The mail with the link to a booking, at most one in ten minutes. `now` is an instant in
 * milliseconds.
 */
export function linkMail(booking: BookingRecord, now: number): NewMail {
  return linkMailOf(booking, `link${Math.floor(now / LINK_WINDOW_MS)}`, now);
}

/**
 * The mail to a corrected address. `count` is the number of corrections, so that each has its own
 * mail.
 */
export function correctionMail(booking: BookingRecord, count: number, now: number): NewMail {
  return linkMailOf(booking, `corrected${count}`, now);
}

function linkMailOf(booking: BookingRecord, cause: string, now: number): NewMail {
  const { ref } = booking;
  return {
    id: `${ref}-${cause}-traveller`,
    bookingRef: ref,
    occasion: 'link',
    recipient: { kind: 'traveller' },
    facts: snapshotOf(bookingAt(booking, now), {
      at: manilaIso(now),
      cause: 'The traveller asked for the link.',
      actor: 'traveller',
    }),
  };
}
