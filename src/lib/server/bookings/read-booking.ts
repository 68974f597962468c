import type { Booking } from '../../api/bookings.ts';
import { participantView } from '../participants/participant-view.ts';
import type { KeyRing } from '../passports/key-ring.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { accessTo } from '../secrets/access.ts';
import type { BookingRecord } from './booking-record.ts';
import { bookingView } from './booking-view.ts';

/** A booking for somebody who knows its secret; null for everybody else. */
export async function findBooking(ledger: Ledger, ref: string, secret: string | null): Promise<BookingRecord | null> {
  const access = await accessTo(ledger.secrets, ref, secret);
  const booking = await ledger.bookings.find(ref);
  return access === 'open' ? booking : null;
}

/** A booking as its owner sees it, with its participants. `now` is an instant in ms. */
export async function viewBooking(
  ledger: Ledger,
  booking: BookingRecord,
  ring: KeyRing,
  now: number,
): Promise<Booking> {
  const participants = await ledger.participants.ofBooking(booking.ref);
  const onTrip = (tripRef: string) => participants.filter((participant) => participant.tripRef === tripRef);
  const participantsOf = (tripRef: string) =>
    new Map(onTrip(tripRef).map((participant) => [participant.index, participantView(participant, ring)]));
  return bookingView(booking, participantsOf, now);
}
