import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { ON_FILE } from '../../lib/bookings/participant.schema.ts';
import { tripList } from '../../lib/bookings/trip-list.ts';
import { completeDraft, draftOf, needsConfirmation } from '../../lib/participants/participant-draft.ts';
import { type BookingPerson, formsOf, type TripForms } from '../../lib/participants/people-of-booking.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { readBooking } from '../booking-service/read-booking.ts';
import { $storedBookings, storeBooking } from '../booking-service/stored-bookings.store.ts';
import { hasDrafts, removeDraft, retainDraftsOf, storedDraft } from '../bookings/participant-drafts.store.ts';
import { pageLanguage } from '../page/page-language.ts';

async function sendDraft(
  ref: string,
  { asked }: TripForms,
  { tripRef, index, saved }: BookingPerson,
  service: BookingService,
): Promise<ChangeOutcome | null> {
  const place = { ref, tripRef, index };
  const draft = storedDraft(place);
  if (!draft) return null;
  const outcome = completeDraft(draftOf(saved, draft), asked, pageLanguage());
  // The checkbox of the age advice is not stored: its form waits for the traveller.
  if (outcome.kind === 'incomplete' || needsConfirmation(draft, asked)) return null;
  const result = await service.saveParticipant(ref, { tripRef, index, participant: outcome.participant });
  if (result.kind === 'ok') {
    removeDraft(place);
    storeBooking(result.booking);
  }
  return result;
}

/** Whether the full passports of a booking are missing here: then the service has them. */
function lacksPassports({ ref, trips }: Booking): boolean {
  return trips.some((trip) =>
    trip.participants.some((one, index) => one?.passport === ON_FILE && storedDraft({ ref, tripRef: trip.ref, index })),
  );
}

/** @returns whether the connection works */
async function sendDraftsOf(booking: Booking, service: BookingService): Promise<boolean> {
  for (const forms of formsOf(booking)) {
    for (const person of forms.people) {
      const result = await sendDraft(booking.ref, forms, person, service);
      if (result?.kind === 'offline') return false;
    }
  }
  return true;
}

/** @returns whether the connection works */
async function sendFor(stored: Booking, service: BookingService): Promise<boolean> {
  if (!lacksPassports(stored)) return sendDraftsOf(stored, service);
  const read = await readBooking(stored.ref, service);
  return read.kind === 'ok' ? sendDraftsOf(read.booking, service) : read.kind !== 'offline';
}

/**
 * Sends the complete participant forms that were filled in offline. A form that lacks a passport
 * number (specification.md#passports: never on a device) waits for it, at most until the last trip
 * has left.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function sendDrafts(service: BookingService, now: number = Date.now()): Promise<void> {
  const ahead = tripList($storedBookings.get(), now).ahead.map(({ booking }) => booking);
  retainDraftsOf(new Set(ahead.map(({ ref }) => ref)));
  for (const booking of ahead) {
    if (secretOf(booking.ref) === null || !hasDrafts(booking.ref)) continue;
    if (!(await sendFor(booking, service))) return;
  }
}
