import type { Booker } from '../booking/booker.schema.ts';
import { READY_BEFORE_MINUTES } from '../booking/departure.ts';
import type { TripChoice } from '../booking/trip-choice.schema.ts';
import type { TripOfBooking } from '../booking/trip-text-data.ts';
import type { BookingEvent, BookingStatus } from '../bookings/booking-status.ts';
import type { Documents } from '../bookings/passport-validation.ts';
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { dollarText } from '../money/format-money.ts';
import type { OpenTasks } from '../participants/open-tasks.ts';
import type { ManualInstructions } from '../payments/manual-instructions.ts';
import type { PaymentPlan } from '../payments/payment-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { Operator } from '../site/operator.schema.ts';
import { formatManilaDate, formatManilaDay, formatManilaTime } from '../time/manila-format.ts';

/** The occasion of an email: a change of state, or money without one. */
export type MailOccasion =
  | Exclude<BookingEvent, 'complete' | 'miss'>
  /** A payment without a change of state: less than due, or more. */
  | 'part-payment'
  /** Money came for a booking that is over. */
  | 'late-payment'
  /** A trip has another day, hour, group or stop. */
  | 'change-trip'
  /** A trip that was called off is taken out, and its money goes back. */
  | 'drop-trip'
  /** A departure is called off, and the traveller chooses. */
  | 'call-off'
  /** Money goes back, or has gone back. */
  | 'refund'
  /** A refund that was announced did not arrive. */
  | 'refund-failure'
  /** The traveller requested the link again, or corrected their address. */
  | 'link'
  /** The traveller leaves the next day. */
  | 'departure-reminder'
  /** The traveller leaves in three days, and something is missing. */
  | 'task-reminder'
  /** The traveller is back, and is asked how it was. */
  | 'review-invitation';

/** The booking at the moment of the occasion, which a later email still describes. */
export interface BookingSnapshot {
  /** ISO times in Palawan. */
  readonly at: string;
  readonly expiresAt: string | null;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** US cents that were paid for its trips. */
  readonly paidCents: number;
  /** US cents that were paid for trips that were taken out; absent where there are none. */
  readonly droppedCents?: number;
  readonly refundCents: number;
  /** What had gone back before. Absent in emails of earlier versions. */
  readonly refundedCents?: number;
  /**
   * The part of `refundCents` that no payment service can refund, as it came by hand. Absent in
   * emails of earlier versions.
   */
  readonly byHandCents?: number;
  /** The amount that was received; for a refund the amount that goes back. */
  readonly receivedCents: number;
  /** Why, in words. */
  readonly cause: string;
  readonly actor: 'traveller' | 'operator' | 'payment' | 'clock';
  /** The trip that is called off, and the ISO time at which it would have left. */
  readonly calledOff?: {
    readonly tripRef: string;
    readonly departure: string;
    /** For a company: all that it has arranged for this departure. */
    readonly bookings?: readonly { readonly ref: string; readonly people: number }[];
  };
  /** The trip that was changed, as it was before; absent in emails of earlier versions. */
  readonly changed?: { readonly tripRef: string; readonly departure: string; readonly people: number } | undefined;
  /** The trip that was taken out, and the US cents that are owed back for it. */
  readonly dropped?: { readonly tripRef: string; readonly refundCents: number } | undefined;
  /** The day in Palawan that a reminder is about; absent in other emails. */
  readonly day?: string;
}

/** The recipient of an email. */
export type MailRecipient =
  | { readonly kind: 'traveller' }
  | { readonly kind: 'operator' }
  /** A company that runs trips, by the name under which the booking's trips were sold. */
  | { readonly kind: 'provider'; readonly name: string };

/** A trip as mails need it, its words in the language of whoever reads the mail. */
export interface MailedTrip extends TripOfBooking {
  readonly trip: TripOfBooking['trip'] & Pick<TripChoice, 'listingCode'>;
  readonly provider: string;
  /** True where the operator called it off. */
  readonly isCalledOff?: true | undefined;
  readonly policy: Policy;
  readonly documents: Documents;
}

/** A trip that was taken out of its booking. */
export interface MailedDroppedTrip extends MailedTrip {
  /** US cents that were paid for it. */
  readonly paidCents: number;
}

/** A booking as mails need it: what never changes of it. */
export interface MailedBooking extends PaymentPlan {
  readonly ref: string;
  readonly booker: Booker;
  /** The language that its traveller is written to in; other recipients read English. */
  readonly language: Language;
  readonly totalUsd: number;
  readonly trips: readonly MailedTrip[];
  /** Trips that were taken out; absent where there are none. */
  readonly droppedTrips?: readonly MailedDroppedTrip[] | undefined;
}

/** Everything that a mail is made from. */
export interface MailSources {
  readonly booking: MailedBooking;
  readonly facts: BookingSnapshot;
  readonly operator: Operator;
  /** The traveller's address of the booking, with its secret. */
  readonly bookingLink: string;
  /** What the traveller has still to do; only reminders of it tell of this. */
  readonly tasks: OpenTasks;
  /** Online payment methods: "Card, Apple Pay or Google Pay"; empty without a service. */
  readonly onlineMethods: readonly string[];
  /** Instructions to pay an amount in US cents by hand. */
  readonly instructions: (cents: number) => ManualInstructions;
  /** What may come as luggage on the trip with a reference; empty where nobody said. */
  readonly luggageOf: (tripRef: string) => readonly string[];
}

/** The trip that the occasion took out of the booking. */
export function droppedTripOf({
  booking,
  facts,
}: Pick<MailSources, 'booking' | 'facts'>): MailedDroppedTrip | undefined {
  return booking.droppedTrips?.find(({ ref }) => ref === facts.dropped?.tripRef);
}

/** All that was paid then, in US cents, also for trips that were taken out before. */
export function allPaidThen({ paidCents, droppedCents = 0 }: BookingSnapshot): number {
  return paidCents + droppedCents;
}

/** Languages that write a day in full after a preposition: "hasta el martes 12 de enero". */
const FULL_DAYS: ReadonlySet<Language> = new Set(['fr', 'es', 'it']);

/** "Tue, Jan 12", for sentences and subjects. */
export function shortDayText(iso: string, language: Language): string {
  const isFull = FULL_DAYS.has(language);
  const day = formatManilaDate(Date.parse(iso), LANGUAGES[language].locale, isFull ? 'long' : 'short');
  return isFull ? day.replace(',', '') : day;
}

/** "Tue, Jan 12, 7:30 AM", for subjects. */
export function shortDepartureText(iso: string, language: Language): string {
  const hour = formatManilaTime(Date.parse(iso), LANGUAGES[language].locale);
  return emailBlocksMessages(language).dayAndHour(shortDayText(iso, language), hour);
}

/** "Tue, Jan 12, 7:30 AM, Palawan time" */
export function momentText(iso: string, language: Language): string {
  return emailBlocksMessages(language).moment(shortDepartureText(iso, language));
}

/** "Tue, Jan 12, 2027" */
function dayText(iso: string, language: Language): string {
  return formatManilaDay(Date.parse(iso), LANGUAGES[language].locale);
}

/** The hour at which travellers should be ready: "7:15 AM". */
export function readyText(departure: string, language: Language): string {
  return formatManilaTime(Date.parse(departure) - READY_BEFORE_MINUTES * 60_000, LANGUAGES[language].locale);
}

/** "Tue, Jan 12, 2027, 7:30 AM" */
export function departureText(iso: string, language: Language): string {
  const hour = formatManilaTime(Date.parse(iso), LANGUAGES[language].locale);
  return emailBlocksMessages(language).departure(dayText(iso, language), hour);
}

/** "US$34.60", for an amount in US cents. */
export function amountText(cents: number, language: Language): string {
  return dollarText(cents, LANGUAGES[language].locale);
}
