import type { FieldError } from '../../api/problem.ts';
import { isFinal } from '../../booking/booking-status.ts';
import { manilaDate, manilaIso } from '../../booking/manila-time.ts';
import type { Participant, Passport } from '../../participants/participant.schema.ts';
import { isMasked } from '../../participants/participant-draft.ts';
import { participantProblems } from '../../participants/participant-problems.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import { statusAt } from '../bookings/status.ts';
import type { KeyRing } from '../passports/key-ring.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { maskedNumber, openPassport, sealPassport } from './participant-view.ts';

/** Somebody on one trip of a booking. */
export interface ParticipantForm {
  readonly tripRef: string;
  /** Which of the trip's people, from 0. */
  readonly index: number;
  readonly participant: Participant;
}

/** How saving went. */
export type SaveParticipantOutcome =
  | { readonly kind: 'saved' }
  /** The booking is over: nothing changes any more. */
  | { readonly kind: 'over' }
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/**
 * Saves the details of one person on one trip (specification, section 5). Passports are encrypted; where the trip asks for none, none is kept.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveParticipant(
  ledger: Ledger,
  booking: BookingRecord,
  form: ParticipantForm,
  ring: KeyRing,
  now: number,
): Promise<SaveParticipantOutcome> {
  const status = statusAt(booking, now);
  if (status === 'expired' || isFinal(status)) return { kind: 'over' };
  const errors = problemsOf(form, booking);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const { name, nationality, ageBand } = form.participant;
  const place = { bookingRef: booking.ref, tripRef: form.tripRef, index: form.index };
  const passport = await passportFor(ledger, booking, form, ring);
  if (passport && isMasked(passport.number)) return { kind: 'wrong', errors: [NUMBER_UNKNOWN] };
  await ledger.participants.save({
    ...place,
    name,
    nationality,
    ageBand,
    passport: passport && sealPassport(passport, place, ring),
    savedAt: manilaIso(now),
  });
  return { kind: 'saved' };
}

function problemsOf({ tripRef, index, participant }: ParticipantForm, { trips }: BookingRecord): FieldError[] {
  const trip = trips.find(({ ref }) => ref === tripRef);
  if (!trip) return [{ field: 'tripRef', detail: 'a trip of this booking' }];
  const { people } = trip.trip;
  if (index >= people) return [{ field: 'index', detail: `0 to ${people - 1}: this trip is for ${people}` }];
  const lastDay = manilaDate(Date.parse(trip.end));
  return participantProblems(participant, trip.documents, lastDay).map(({ field, text }) => ({
    field: `participant.${field}`,
    detail: text,
  }));
}

/** Whoever gives back a number as it was read may not know that it cannot be read any more: its last three signs are not kept as if they were all. */
const NUMBER_UNKNOWN: FieldError = { field: 'participant.passport.number', detail: 'the whole passport number again' };

/** The passport to keep. One whose number comes back masked, as it was read, keeps the number that is known. */
async function passportFor(
  { participants }: Ledger,
  { ref, trips }: BookingRecord,
  { tripRef, index, participant }: ParticipantForm,
  ring: KeyRing,
): Promise<Passport | null> {
  const { passport } = participant;
  const asksForPassports = trips.some((trip) => trip.ref === tripRef && trip.documents === 'passport');
  if (!passport || !asksForPassports) return null;
  const all = await participants.ofBooking(ref);
  const saved = all.find((one) => one.tripRef === tripRef && one.index === index);
  const known = saved?.passport ? openPassport(saved.passport, saved, ring) : null;
  return known && passport.number === maskedNumber(known.number) ? { ...passport, number: known.number } : passport;
}
