import type { Booker } from '../booking/booker.schema.ts';
import type { TripOfBooking } from '../booking/trip-text-data.ts';
import type { BookingEvent, BookingStatus } from '../bookings/booking-status.ts';
import type { Documents } from '../bookings/passport-validation.ts';
import type { ManualInstructions } from '../payments/manual-instructions.ts';
import type { PaymentPlan } from '../payments/payment-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { Operator } from '../site/operator.schema.ts';
import { formatManilaDay, formatManilaMoment, formatManilaTime } from '../time/manila-format.ts';

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

/** A trip as mails need it. */
export interface MailedTrip extends TripOfBooking {
  readonly provider: string;
  readonly policy: Policy;
  readonly documents: Documents;
}

/** A booking as mails need it: what never changes of it. */
export interface MailedBooking extends PaymentPlan {
  readonly ref: string;
  readonly booker: Booker;
  readonly totalUsd: number;
  readonly trips: readonly MailedTrip[];
}

/** Everything that a mail is made from. */
export interface MailSources {
  readonly booking: MailedBooking;
  readonly facts: BookingSnapshot;
  readonly operator: Operator;
  /** Where the traveller sees the booking: an address with a secret, for nobody else. */
  readonly bookingLink: string;
  /** Ways to pay on the booking's page: "Card, Apple Pay or Google Pay"; none where no service is connected. */
  readonly onlineMethods: readonly string[];
  /** How to pay an amount in US cents by hand. */
  readonly instructions: (cents: number) => ManualInstructions;
}

/** Mails are in English; a booking does not say which other language its traveller reads. */
export const MAIL_LOCALE = 'en-US';

/** "Tue, Jan 12, 7:30 AM, Palawan time" */
export function momentText(iso: string): string {
  return `${formatManilaMoment(Date.parse(iso), MAIL_LOCALE)}, Palawan time`;
}

/** "Tue, Jan 12, 2027, 7:30 AM" */
export function departureText(iso: string): string {
  const instant = Date.parse(iso);
  return `${formatManilaDay(instant, MAIL_LOCALE)}, ${formatManilaTime(instant, MAIL_LOCALE)}`;
}
