import { completed, draftOf } from '../participants/participant-draft.ts';
import { type BookingPerson, formsOf, type TripForms } from '../participants/people-of-booking.ts';
import { secretOf } from './booking-secrets.ts';
import type { BookingService, ChangeOutcome } from './booking-service/booking-service.ts';
import { $keptBookings, type KeptBooking, keepBooking } from './kept-bookings.ts';
import { forgetDraft, keptDraft } from './participant-drafts.ts';

async function sendDraft(
  ref: string,
  { asked }: TripForms,
  { tripRef, index, saved }: BookingPerson,
  service: BookingService,
): Promise<ChangeOutcome | null> {
  const place = { ref, tripRef, index };
  const draft = keptDraft(place);
  if (!draft) return null;
  const outcome = completed(draftOf(saved, draft), asked);
  if (outcome.kind === 'incomplete') return null;
  const answer = await service.saveParticipant(ref, { tripRef, index, participant: outcome.participant });
  if (answer.kind === 'ok') {
    forgetDraft(place);
    keepBooking(answer.booking);
  }
  return answer;
}

/** @returns whether the line holds */
async function sendDraftsOf({ booking }: KeptBooking, service: BookingService): Promise<boolean> {
  for (const forms of formsOf(booking)) {
    for (const person of forms.people) {
      const answer = await sendDraft(booking.ref, forms, person, service);
      if (answer?.kind === 'offline') return false;
    }
  }
  return true;
}

/**
 * Sends the forms about travellers that were filled in without a connection, as far as they are complete. Passport numbers are on no device (specification,
 * section 5): a form that lacks one waits for somebody to type it.
 */
export async function sendDrafts(service: BookingService): Promise<void> {
  for (const kept of $keptBookings.get()) {
    if (secretOf(kept.booking.ref) === null) continue;
    if (!(await sendDraftsOf(kept, service))) return;
  }
}
