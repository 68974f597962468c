import { type MessageLink, messageLinks } from '../../lib/bookings/message-links.ts';
import { bookingMessage } from '../../lib/desk/booking-message.text.ts';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { voucherLink } from '../../lib/navigation/paths.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { dueAmount } from '../payments/due-amount.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';

/**
 * The message to whoever booked at the counter, with the link to the booking.
 *
 * @param now an instant in milliseconds since 1970
 */
export function counterMessage(
  booking: BookingRecord,
  secret: string,
  { operator, payment, rates }: Pick<BookingCatalogue, 'operator' | 'payment' | 'rates'>,
  now: number,
): CounterBookingResponse['message'] {
  const { ref, booker, expiresAt, language } = booking;
  const url = voucherLink(operator.url, ref, secret, language);
  const due = dueAmount(booking, now);
  const text = bookingMessage({
    ...{ ref, url, name: booker.name, operator: operator.name },
    trips: booking.trips.map(({ title, departure, trip }) => ({ title, departure, people: trip.people })),
    due:
      due && expiresAt !== null
        ? { amount: manualInstructions(payment, rates, ref, due.minor, 'en').amount, until: expiresAt }
        : null,
  });
  const links = messageLinks({ email: booker.email, sms: booker.mobile, whatsapp: booker.mobile }, '', text, 'en');
  const linkOf = (kind: MessageLink['kind']) => links.find((link) => link.kind === kind)?.href ?? '';
  return { url, text, sms: linkOf('sms'), whatsapp: linkOf('whatsapp') };
}
