import { statusAt } from '../../lib/bookings/status-at.ts';
import type { PassportsView } from '../../lib/desk/booking-file.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { decryptPassport } from '../bookings/participant-view.ts';
import type { Actor } from '../repositories/actor.ts';
import type { ParticipantRecord } from '../repositories/participant-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/**
 * Reads the passports of a booking in full, and writes down in its history who did. Null where it
 * does not exist.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function readPassports(
  { bookings, participants }: Pick<Repositories, 'bookings' | 'participants'>,
  ref: string,
  actor: Actor,
  keys: KeyRing,
  now: number,
): Promise<PassportsView | null> {
  const booking = await bookings.find(ref);
  if (!booking) return null;
  const status = statusAt(booking, now);
  const at = manilaIso(now);
  const cause = 'Passports were read.';
  await bookings.addEvent(ref, { at, event: 'read-passports', from: status, to: status, cause, actor });
  const stored = await participants.ofBooking(ref);
  const passports = booking.trips
    .filter(({ documents }) => documents === 'passport')
    .flatMap(({ ref: tripRef, trip }) =>
      Array.from({ length: trip.people }, (_, index) => {
        const participant = stored.find((one) => one.tripRef === tripRef && one.index === index);
        return { tripRef, index, ...passportFields(participant, keys) };
      }),
    );
  return { asOf: at, passports };
}

function passportFields(
  participant: ParticipantRecord | undefined,
  keys: KeyRing,
): Pick<PassportsView['passports'][number], 'name' | 'state' | 'passport'> {
  const name = participant?.name ?? null;
  if (!participant?.passport) return { name, state: 'missing', passport: null };
  const passport = decryptPassport(participant.passport, participant, keys);
  return { name, state: passport ? 'complete' : 'unreadable', passport };
}
