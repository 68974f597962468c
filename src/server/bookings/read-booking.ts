import type { Booking } from '../../lib/bookings/bookings.contract.ts';
import { type OpenTasks, openTasks } from '../../lib/participants/open-tasks.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { inOwnLanguage } from '../repositories/own-language.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { signVoucher } from '../secrets/voucher-signature.ts';
import { bookingView } from './booking-view.ts';
import { participantView } from './participant-view.ts';

/** The booking for a correct secret, else null. Takes the same time whether it exists or not. */
export async function findBooking(
  repositories: Repositories,
  ref: string,
  secret: string | null,
): Promise<BookingRecord | null> {
  const access = await accessTo(repositories.secrets, ref, secret);
  return access === 'open' ? repositories.bookings.find(ref) : null;
}

/** The view of a booking with its participants. `now` is an instant in milliseconds. */
export async function viewBooking(
  repositories: Repositories,
  booking: BookingRecord,
  ring: KeyRing,
  now: number,
): Promise<Booking> {
  const participants = await repositories.participants.ofBooking(booking.ref);
  const onTrip = (tripRef: string) => participants.filter((participant) => participant.tripRef === tripRef);
  const participantsOf = (tripRef: string) =>
    new Map(onTrip(tripRef).map((participant) => [participant.index, participantView(participant, ring)]));
  return bookingView(booking, participantsOf, now);
}

/** The keys with which a booking is read by its owner. */
interface BookingKeys {
  readonly passportKeys: KeyRing;
  readonly voucherKeys: KeyRing;
}

/** The view of a booking for its owner, in its language. Certain places have a signed voucher. */
export async function viewOwnBooking(
  repositories: Repositories,
  booking: BookingRecord,
  { passportKeys, voucherKeys }: BookingKeys,
  now: number,
): Promise<Booking> {
  const shown = await viewBooking(repositories, inOwnLanguage(booking), passportKeys, now);
  return CERTAIN_STATUSES.includes(shown.status) ? { ...shown, voucher: signVoucher(booking, voucherKeys) } : shown;
}

/** The open tasks of a booking, as its owner sees them. `now` is an instant in milliseconds. */
export async function openTasksOf(
  repositories: Repositories,
  booking: BookingRecord,
  ring: KeyRing,
  now: number,
): Promise<OpenTasks> {
  return openTasks(await viewBooking(repositories, booking, ring, now), now);
}
