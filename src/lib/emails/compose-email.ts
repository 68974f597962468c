import { CALENDAR_FILE_NAME, CALENDAR_FILE_TYPE, calendarFile } from '../bookings/calendar-file.ts';
import { linkLetter } from './booking-link.email.ts';
import { placedLetter } from './booking-placed.email.ts';
import { confirmationLetter } from './confirmation.email.ts';
import { type Attachment, type Mail, mailOf } from './email.ts';
import type { Letter } from './email-content.ts';
import type { MailOccasion, MailRecipient } from './email-data.ts';
import { MAIL_LOCALE } from './email-times.ts';
import { cancellationLetter, expiryLetter } from './ended-booking.email.ts';
import type { MailSources } from './mailed-booking.ts';
import { operatorNotice } from './operator-notice.email.ts';
import { latePaymentLetter, partPaymentLetter } from './payments.email.ts';
import { providerLetter } from './provider.email.ts';
import { refundFailureLetter, refundLetter } from './refunds.email.ts';

function travellerLetter(occasion: MailOccasion, sources: MailSources): Letter {
  switch (occasion) {
    case 'place':
      return placedLetter(sources);
    case 'receive-deposit':
    case 'receive-payment':
    case 'confirm':
      return confirmationLetter(occasion, sources);
    case 'part-payment':
      return partPaymentLetter(sources);
    case 'late-payment':
      return latePaymentLetter(sources);
    case 'cancel':
      return cancellationLetter(sources);
    case 'expire':
      return expiryLetter(sources);
    case 'refund':
      return refundLetter(sources);
    case 'refund-failure':
      return refundFailureLetter(sources);
    case 'link':
      return linkLetter(sources);
  }
}

function calendarOf({ booking, facts, operator }: MailSources, isCancelled: boolean): Attachment {
  const { ref, trips } = booking;
  const content = calendarFile({ ref, trips, isCancelled, at: Date.parse(facts.at), operator }, MAIL_LOCALE);
  return {
    filename: CALENDAR_FILE_NAME,
    contentType: `${CALENDAR_FILE_TYPE}; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content,
  };
}

/** Trips enter a calendar once their places are certain, and leave it when they are called off. */
function calendarsOf(occasion: MailOccasion, sources: MailSources): readonly Attachment[] {
  const { from } = sources.facts;
  switch (occasion) {
    case 'receive-deposit':
    case 'receive-payment':
      return from === 'expired' ? [] : [calendarOf(sources, false)];
    case 'confirm':
      return [calendarOf(sources, false)];
    case 'cancel':
      return from === 'awaiting-payment' ? [] : [calendarOf(sources, true)];
    default:
      return [];
  }
}

/** The mail that tells somebody what happened to a booking. */
export function composeMail(occasion: MailOccasion, recipient: MailRecipient, sources: MailSources): Mail {
  switch (recipient.kind) {
    case 'traveller':
      return mailOf(travellerLetter(occasion, sources), calendarsOf(occasion, sources));
    case 'operator':
      return mailOf(operatorNotice(occasion, sources));
    case 'provider':
      return mailOf(providerLetter(occasion, recipient.name, sources));
  }
}
