import type { Booker } from '../booking/booker.schema.ts';
import type { Policy } from '../cancellation/policy.schema.ts';
import type { Documents } from '../participants/participant-problems.ts';
import type { ManualInstructions } from '../payment/manual-instructions.ts';
import type { PaymentPlan } from '../payment/payment-plan.ts';
import type { Operator } from '../site/operator.schema.ts';
import type { TripOfBooking } from '../voucher/written-trip.ts';
import type { MailFacts } from './mail-facts.ts';

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
  readonly facts: MailFacts;
  readonly operator: Operator;
  /** Where the traveller sees the booking: an address with a secret, for nobody else. */
  readonly bookingLink: string;
  /** Ways to pay on the booking's page: "Card, Apple Pay or Google Pay"; none where no service is connected. */
  readonly onlineMethods: readonly string[];
  /** How to pay an amount in US cents by hand. */
  readonly instructions: (cents: number) => ManualInstructions;
}
