import type { Booker } from '../booking/booker.schema.ts';
import type { TripOfBooking } from '../booking/trip-text-data.ts';
import type { Documents } from '../bookings/passport-validation.ts';
import type { ManualInstructions } from '../payments/manual-instructions.ts';
import type { PaymentPlan } from '../payments/payment-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { Operator } from '../site/operator.schema.ts';
import type { BookingSnapshot } from './email-data.ts';

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
