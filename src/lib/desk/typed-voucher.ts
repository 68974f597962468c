import { isBookingRef } from '../booking/booking-ref.ts';

/** The code that somebody has typed: a reference in any case, or a voucher's text. */
export function typedVoucher(text: string): string {
  const ref = text.replace(/[\s-]/g, '').toUpperCase();
  return isBookingRef(ref) ? ref : text.trim().replaceAll('\r\n', '\n');
}
