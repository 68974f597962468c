import { type RequestErrorKind, requestErrorText } from './request-error.text.ts';

/** Outcomes of a booking request that did not book: see src/islands/booking-service. */
export type RejectedOutcome =
  | { readonly kind: 'conflict'; readonly detail: string | null }
  | { readonly kind: 'invalid'; readonly detail: string | null }
  | RequestErrorKind;

const ACTION_TEXT = { not: 'Nothing was booked', safe: 'Your trips and details are saved on this device.' };

/** The reason why a booking was not made: the service's text, else one by kind of outcome. */
export function bookingRejectedText(outcome: RejectedOutcome): string {
  switch (outcome.kind) {
    case 'conflict':
      return outcome.detail ?? 'Something has changed since you chose your trips. Nothing was booked.';
    case 'invalid':
      return outcome.detail ?? 'Some details are missing or wrong. Nothing was booked.';
    default:
      return requestErrorText(outcome, ACTION_TEXT);
  }
}
