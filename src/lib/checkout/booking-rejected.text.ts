import type { Language } from '../languages/language.ts';
import { bookingRejectedMessages } from '../messages/booking-rejected.ts';
import { serviceText } from '../site/service-text.ts';
import { type RequestErrorKind, requestErrorText } from './request-error.text.ts';

/** Outcomes of a booking request that did not book: see src/islands/booking-service. */
export type RejectedOutcome =
  | {
      readonly kind: 'conflict';
      readonly detail: string | null;
      readonly isAnsweredBefore?: true | undefined;
      readonly isFriendBooking?: true | undefined;
    }
  | { readonly kind: 'invalid'; readonly detail: string | null }
  | RequestErrorKind;

/** The reason why a booking was not made: the service's text, else one by kind of outcome. */
export function bookingRejectedText(outcome: RejectedOutcome, language: Language): string {
  const t = bookingRejectedMessages(language);
  switch (outcome.kind) {
    case 'conflict':
      if (outcome.isFriendBooking) return t.friendBooked;
      return serviceText(outcome.detail, language) ?? (outcome.isAnsweredBefore ? t.answeredBefore : t.conflict);
    case 'invalid':
      return serviceText(outcome.detail, language) ?? t.invalid;
    default:
      return requestErrorText(outcome, t, language);
  }
}
