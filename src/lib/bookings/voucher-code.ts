import { peopleText } from '../money/people.ts';
import type { BookedTrip, Booking } from './booking.schema.ts';

/** More lines make a code that a phone's camera reads badly. */
const MAX_LINES = 6;
const MAX_NAME_LENGTH = 40;

/** What a voucher's code says of a booking. */
export interface VoucherBooking extends Pick<Booking, 'ref' | 'booker'> {
  readonly trips: readonly Pick<BookedTrip, 'trip' | 'departure'>[];
}

function tripLine({ trip }: VoucherBooking['trips'][number]): string {
  return `${trip.date} ${trip.time} ${trip.listingCode}, ${peopleText(trip.people, 'en')}`;
}

/**
 * A booking in a few lines of English: enough for a driver or guide without a network. A photograph
 * of it discloses no more than the print beside it: no link and no secret.
 *
 * @example voucherText(booking) // 'ABCD1234\nMaria Santos\n2027-01-12 07:30 PV-PPS-ELN, 2 people'
 */
export function voucherText({ ref, booker, trips }: VoucherBooking, maxLines = MAX_LINES): string {
  const name = [...booker.name].slice(0, MAX_NAME_LENGTH).join('');
  const lines = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1)).map(tripLine);
  const more = lines.length - maxLines;
  return [ref, name, ...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** The text of a voucher's QR code: signed by the server, else without a signature. */
export function voucherCode(booking: VoucherBooking & Pick<Booking, 'voucher'>): string {
  return booking.voucher ?? voucherText(booking);
}
