import { peopleText } from '../money/people.ts';
import type { BookedTrip, Booking } from './booking.schema.ts';

/** More lines make a code that a phone's camera reads badly. */
const MAX_LINES = 6;

function tripLine({ trip }: BookedTrip): string {
  return `${trip.date} ${trip.time} ${trip.listingCode}, ${peopleText(trip.people)}`;
}

/**
 * The text of a voucher's QR code: enough for a driver or guide without a network. A photograph of
 * it discloses no more than the print beside it: no link and no secret.
 *
 * @example voucherCode(booking) // 'ABCD1234\nMaria Santos\n2027-01-12 07:30 PV-PPS-ELN, 2 people'
 */
export function voucherCode({ ref, booker, trips }: Pick<Booking, 'ref' | 'booker' | 'trips'>): string {
  const lines = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1)).map(tripLine);
  const more = lines.length - MAX_LINES;
  return [ref, booker.name, ...lines.slice(0, MAX_LINES), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
