import { CALENDAR_FILE_NAME, CALENDAR_FILE_TYPE, calendarFile } from '../voucher/calendar-file.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { cancellationLetter, expiryLetter } from './ending-letters.ts';
import type { Letter } from './letter.ts';
import { type Attachment, type Mail, mailOf } from './mail.ts';
import type { MailOccasion, MailRecipient } from './mail-facts.ts';
import { MAIL_LOCALE } from './mail-times.ts';
import type { MailSources } from './mailed-booking.ts';
import { operatorNotice } from './operator-notice.ts';
import { latePaymentLetter, partPaymentLetter } from './payment-letters.ts';
import { placedLetter } from './placed-letter.ts';
import { providerLetter } from './provider-letter.ts';
import { refundFailureLetter, refundLetter } from './refund-letters.ts';

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
