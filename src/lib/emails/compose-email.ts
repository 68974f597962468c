import { CALENDAR_FILE_NAME, CALENDAR_FILE_TYPE, calendarFile } from '../bookings/calendar-file.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import type { Operator } from '../site/operator.schema.ts';
import { bookingLinkEmail } from './booking-link.email.ts';
import { bookingPlacedEmail } from './booking-placed.email.ts';
import { calledOffEmail } from './called-off.email.ts';
import { changedTripEmail } from './changed-trip.email.ts';
import { confirmationEmail, isThanksOnly } from './confirmation.email.ts';
import { departureReminderEmail } from './departure-reminder.email.ts';
import { droppedTripEmail } from './dropped-trip.email.ts';
import { type Attachment, type Email, type EmailContent, renderEmail, title } from './email.ts';
import { cancellationEmail, expiryEmail } from './ended-booking.email.ts';
import {
  droppedTripOf,
  type MailedTrip,
  type MailOccasion,
  type MailRecipient,
  type MailSources,
} from './mailed-booking.ts';
import { operatorNotice } from './operator-notice.email.ts';
import { latePaymentEmail, partPaymentEmail, refundEmail, refundFailureEmail } from './payments.email.ts';
import { providerCallOffEmail, providerDropEmail, providerEmail } from './provider.email.ts';
import { reviewInvitationEmail } from './review-invitation.email.ts';
import { taskReminderEmail } from './task-reminder.email.ts';

function travellerEmail(occasion: MailOccasion, sources: MailSources): EmailContent {
  switch (occasion) {
    case 'place':
      return bookingPlacedEmail(sources);
    case 'receive-deposit':
    case 'receive-payment':
    case 'confirm':
      return confirmationEmail(occasion, sources);
    case 'part-payment':
      return partPaymentEmail(sources);
    case 'late-payment':
      return latePaymentEmail(sources);
    case 'cancel':
      return cancellationEmail(sources);
    case 'expire':
      return expiryEmail(sources);
    case 'change-trip':
      return changedTripEmail(sources);
    case 'drop-trip':
      return droppedTripEmail(sources);
    case 'call-off':
      return calledOffEmail(sources);
    case 'refund':
      return refundEmail(sources);
    case 'refund-failure':
      return refundFailureEmail(sources);
    case 'link':
      return bookingLinkEmail(sources);
    case 'departure-reminder':
      return departureReminderEmail(sources);
    case 'task-reminder':
      return taskReminderEmail(sources);
    case 'review-invitation':
      return reviewInvitationEmail(sources);
  }
}

/** A mail to a traveller begins with whose it is. */
export function fromOperator({ subject, blocks }: EmailContent, { name }: Pick<Operator, 'name'>): EmailContent {
  return { subject, blocks: [title(name), ...blocks] };
}

function calendarOf({ booking, facts, operator }: MailSources, isCancelled: boolean): Attachment {
  const { ref, trips, language } = booking;
  const content = calendarFile(
    { ref, trips, isCancelled, at: Date.parse(facts.at), operator },
    LANGUAGES[language].locale,
    language,
  );
  return {
    filename: CALENDAR_FILE_NAME,
    contentType: `${CALENDAR_FILE_TYPE}; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content,
  };
}

/** The same with the trip that was taken out alone. */
function onlyDropped(sources: MailSources): MailSources {
  const dropped = droppedTripOf(sources);
  return { ...sources, booking: { ...sources.booking, trips: dropped ? [dropped] : [] } };
}

/** Calendar files for a traveller: trips are added once certain, removed when cancelled. */
function travellerCalendars(occasion: MailOccasion, sources: MailSources): readonly Attachment[] {
  const { from } = sources.facts;
  switch (occasion) {
    case 'receive-deposit':
    case 'receive-payment':
    case 'confirm':
      return isThanksOnly(occasion, sources) ? [] : [calendarOf(sources, false)];
    case 'change-trip':
      return sources.facts.to === 'awaiting-payment' ? [] : [calendarOf(sources, false)];
    case 'cancel':
      return from === 'awaiting-payment' ? [] : [calendarOf(sources, true)];
    case 'drop-trip':
      if (from !== 'awaiting-payment') return [calendarOf(onlyDropped(sources), true)];
      return sources.facts.to === 'awaiting-payment' ? [] : [calendarOf(sources, false)];
    default:
      return [];
  }
}

/**
 * Calendar files for operator and companies: of changed trips, and of their end. The ids are those
 * of the traveller's file, the words English.
 */
function companyCalendars(
  occasion: MailOccasion,
  sources: MailSources,
  trips: readonly MailedTrip[],
): readonly Attachment[] {
  const isDropped = occasion === 'drop-trip';
  const notified = isDropped ? onlyDropped(sources).booking.trips : trips;
  const hasChanged = notified.some(({ changes = 0 }) => changes > 0);
  if (!hasChanged || (occasion !== 'change-trip' && occasion !== 'cancel' && !isDropped)) return [];
  const booking = { ...sources.booking, trips, language: DEFAULT_LANGUAGE };
  return travellerCalendars(occasion, { ...sources, booking });
}

/** The email about a change of a booking: in its language for its traveller, else in English. */
export function composeEmail(occasion: MailOccasion, recipient: MailRecipient, sources: MailSources): Email {
  const { trips, language } = sources.booking;
  switch (recipient.kind) {
    case 'traveller':
      return renderEmail(
        fromOperator(travellerEmail(occasion, sources), sources.operator),
        language,
        travellerCalendars(occasion, sources),
      );
    case 'operator':
      return renderEmail(operatorNotice(occasion, sources), 'en', companyCalendars(occasion, sources, trips));
    case 'provider': {
      const { name } = recipient;
      if (occasion === 'call-off') return renderEmail(providerCallOffEmail(name, sources), 'en');
      const own = trips.filter(({ provider }) => provider === name);
      if (occasion === 'drop-trip')
        return renderEmail(providerDropEmail(name, sources), 'en', companyCalendars(occasion, sources, own));
      return renderEmail(providerEmail(occasion, name, sources), 'en', companyCalendars(occasion, sources, own));
    }
  }
}
