import type { BookingEvent, BookingStatus } from '../bookings/booking-status.ts';

/** What a mail tells of: a change of a booking's state, or money that changed none. */
export type MailOccasion =
  | Exclude<BookingEvent, 'complete' | 'miss'>
  /** Money came that changes nothing yet: less than what is due, or more. */
  | 'part-payment'
  /** Money came for a booking that is over. */
  | 'late-payment'
  /** Money goes back, or has gone back. */
  | 'refund'
  /** Money of which a mail said that it goes back did not arrive. */
  | 'refund-failure'
  /** The traveller asked for the link again, or corrected the address that it goes to. */
  | 'link';

/** What was true when it happened: a mail that is sent later tells of that moment, not of its own. */
export interface BookingSnapshot {
  /** ISO times in Palawan. */
  readonly at: string;
  readonly expiresAt: string | null;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** US cents. */
  readonly paidCents: number;
  readonly refundCents: number;
  /** How much of `refundCents` came by hand, so that no payment service can give it back. Absent in mails of earlier versions. */
  readonly byHandCents?: number;
  /** What has just come; of a refund, what goes back. */
  readonly receivedCents: number;
  /** Why, in words. */
  readonly cause: string;
  readonly actor: 'traveller' | 'operator' | 'payment' | 'clock';
}

/** Whom a mail is for. */
export type MailRecipient =
  | { readonly kind: 'traveller' }
  | { readonly kind: 'operator' }
  /** A company that runs trips, by the name under which the booking's trips were sold. */
  | { readonly kind: 'provider'; readonly name: string };
