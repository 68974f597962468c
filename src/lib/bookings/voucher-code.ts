import { peopleText } from '../money/people.ts';
import type { BookedTrip, Booking } from './booking.schema.ts';

/** More lines make a code that a phone's camera reads badly. */
const MAX_LINES = 6;

function tripLine({ trip }: BookedTrip): string {
  return `${trip.date} ${trip.time} ${trip.listingCode}, ${peopleText(trip.people)}`;
}

/**
 * What stands in the code of a voucher: enough for a driver or guide who reads it without a network. Whoever photographs it learns no more than what is
 * printed beside it: there is no link and never a secret in it.
 *
 * @example voucherCode(booking)
 * // 'ABCD1234\nMaria Santos\n2027-01-12 07:30 PV-PPS-ELN, 2 people'
 */
export function voucherCode({ ref, booker, trips }: Pick<Booking, 'ref' | 'booker' | 'trips'>): string {
  const lines = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1)).map(tripLine);
  const more = lines.length - MAX_LINES;
  return [ref, booker.name, ...lines.slice(0, MAX_LINES), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
