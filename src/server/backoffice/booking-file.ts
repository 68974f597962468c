import type { AttributionRecord } from '../repositories/attribution-record.ts';
import type { BookingNote } from '../repositories/booking-note.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { ParticipantRecord } from '../repositories/participant-record.ts';
import type { PaymentRecord } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** A participant, and whether their passport is stored. */
export interface FiledParticipant
  extends Pick<ParticipantRecord, 'tripRef' | 'index' | 'name' | 'nationality' | 'ageBand'> {
  readonly hasPassport: boolean;
}

/** All data of a booking except the content of passports. */
export interface BookingFile {
  readonly booking: BookingRecord;
  readonly participants: readonly FiledParticipant[];
  readonly payments: readonly PaymentRecord[];
  readonly refunds: readonly RefundRecord[];
  readonly events: readonly StatusChange[];
  readonly notes: readonly BookingNote[];
  readonly mails: readonly MailRecord[];
  /** The advertisement that brought the traveller; null where unknown. */
  readonly arrival: AttributionRecord | null;
}

/** A booking's mails are few. */
const MAX_MAILS = 200;

/** Reads all data of a booking; null where it does not exist. */
export async function bookingFile(repositories: Repositories, ref: string): Promise<BookingFile | null> {
  const booking = await repositories.bookings.find(ref);
  if (!booking) return null;
  const participants = await repositories.participants.ofBooking(ref);
  return {
    booking,
    participants: participants
      .toSorted((a, b) => a.tripRef.localeCompare(b.tripRef) || a.index - b.index)
      .map(({ tripRef, index, name, nationality, ageBand, passport }) => {
        return { tripRef, index, name, nationality, ageBand, hasPassport: passport !== null };
      }),
    payments: await repositories.payments.ofBooking(ref),
    refunds: await repositories.refunds.ofBooking(ref),
    events: await repositories.bookings.events(ref),
    notes: await repositories.notes.ofBooking(ref),
    mails: (await repositories.outbox.list({ bookingRef: ref, most: MAX_MAILS })).toReversed(),
    arrival: await repositories.attributions.find(ref),
  };
}
