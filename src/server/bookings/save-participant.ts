import { isFinal } from '../../lib/bookings/booking-status.ts';
import type { Participant, Passport } from '../../lib/bookings/participant.schema.ts';
import { participantProblems } from '../../lib/bookings/passport-validation.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { isMasked, needsConfirmation } from '../../lib/participants/participant-draft.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { manilaDate, manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { decryptPassport, encryptPassport, maskedNumber } from './participant-view.ts';

/** The form of a participant of one trip. */
export interface ParticipantForm {
  readonly tripRef: string;
  /** Index of the participant, from 0. */
  readonly index: number;
  readonly participant: Participant;
  /** Whether the booker accepts that the trip is advised for older travellers. */
  readonly ageAdviceAccepted?: true | undefined;
}

/** Outcome of saving a participant. */
export type SaveParticipantOutcome =
  | { readonly kind: 'saved' }
  /** The booking is over and not changed any more. */
  | { readonly kind: 'over' }
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/**
 * Saves a participant of one trip (specification.md#passports). Passports are encrypted, and not
 * stored where the trip needs none.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveParticipant(
  repositories: Repositories,
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
  const passport = await passportFor(repositories, booking, form, ring);
  if (passport && isMasked(passport.number)) return { kind: 'wrong', errors: [NUMBER_UNKNOWN] };
  await repositories.participants.save({
    ...place,
    name,
    nationality,
    ageBand,
    passport: passport && encryptPassport(passport, place, ring),
    savedAt: manilaIso(now),
  });
  return { kind: 'saved' };
}

function problemsOf(
  { tripRef, index, participant, ageAdviceAccepted }: ParticipantForm,
  { trips }: BookingRecord,
): FieldError[] {
  const trip = trips.find(({ ref }) => ref === tripRef);
  if (!trip) return [{ field: 'tripRef', detail: 'a trip of this booking' }];
  const { people } = trip.trip;
  if (index >= people) return [{ field: 'index', detail: `0 to ${people - 1}: this trip is for ${people}` }];
  const lastDay = manilaDate(Date.parse(trip.end));
  const problems = participantProblems(participant, trip.documents, lastDay, 'en').map(({ field, text }) => ({
    field: `participant.${field}`,
    detail: text,
  }));
  const isAdvised = ageAdviceAccepted || !needsConfirmation(participant, trip);
  return isAdvised ? problems : [...problems, { field: 'ageAdviceAccepted', detail: ageAdvice(trip.advisedFromAge) }];
}

/** The advice on young children (specification.md#travellers-rules). */
function ageAdvice(age = 0): string {
  return `This trip is not recommended for children under ${age} years. Tick the box to confirm that you will bring the child anyway.`;
}

/**
 * Error for a masked number whose passport cannot be decrypted any more. Its last three characters
 * must not be stored as the whole number.
 */
const NUMBER_UNKNOWN: FieldError = { field: 'participant.passport.number', detail: 'the whole passport number again' };

/** The passport to store. A masked number stands for the stored one. */
async function passportFor(
  { participants }: Repositories,
  { ref, trips }: BookingRecord,
  { tripRef, index, participant }: ParticipantForm,
  ring: KeyRing,
): Promise<Passport | null> {
  const { passport } = participant;
  const needsPassports = trips.some((trip) => trip.ref === tripRef && trip.documents === 'passport');
  if (!passport || !needsPassports) return null;
  const all = await participants.ofBooking(ref);
  const saved = all.find((one) => one.tripRef === tripRef && one.index === index);
  const known = saved?.passport ? decryptPassport(saved.passport, saved, ring) : null;
  return known && passport.number === maskedNumber(known.number) ? { ...passport, number: known.number } : passport;
}
