import { paidBackText } from '../bookings/refund.text.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailEndedBookingMessages } from '../messages/email-ended-booking.ts';
import { type Block, type EmailContent, heading, link, list, factsBlock as rows, text } from './email.ts';
import {
  allPaidThen,
  amountText,
  type BookingSnapshot,
  departureText,
  type MailedBooking,
  type MailSources,
} from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

function tripList({ trips, language }: MailedBooking): Block {
  const { tripLine } = emailBlocksMessages(language);
  return list(trips.map(({ title, departure }) => tripLine(title, departureText(departure, language))));
}

/** What a cancellation keeps, in US cents; 0 where nothing goes back or it is not known. */
function retainedCents(facts: BookingSnapshot): number {
  const { to, refundCents, refundedCents } = facts;
  if (to !== 'cancelled' || refundCents === 0 || refundedCents === undefined) return 0;
  return Math.max(0, allPaidThen(facts) - refundedCents - refundCents);
}

function refundRows({ language }: MailedBooking, facts: BookingSnapshot): readonly Block[] {
  const { refund } = emailEndedBookingMessages(language);
  const retained = retainedCents(facts);
  return [
    heading(refund.title),
    rows([
      [refund.paid, amountText(allPaidThen(facts), language)],
      [refund.amount, amountText(facts.refundCents, language)],
      [refund.kept, retained > 0 ? amountText(retained, language) : null],
    ]),
  ];
}

function refundText({ language }: MailedBooking, facts: BookingSnapshot): string {
  const { cancelled } = emailEndedBookingMessages(language);
  if (allPaidThen(facts) === 0) return cancelled.nothingPaid;
  return facts.refundCents === 0 ? cancelled.nothing : paidBackText(language);
}

/** The cancellation email for a traveller, with the refund. */
export function cancellationEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { ref, language } = booking;
  const { cancelled } = emailEndedBookingMessages(language);
  return {
    subject: cancelled.subject(ref),
    blocks: [
      salutation(booking),
      text(facts.actor === 'operator' ? cancelled.byOperator : cancelled.byTraveller),
      tripList(booking),
      ...refundRows(booking, facts),
      text(refundText(booking, facts)),
      link(emailBlocksMessages(language).seeBooking, bookingLink),
      ...contactBlocks(operator, language),
    ],
  };
}

interface Expiry {
  readonly came: string;
  readonly advice: string;
  readonly refund: readonly Block[];
}

/**
 * The kind of an expiry. A late payment could revive the booking without places: none is requested.
 */
function expiryOf(booking: MailedBooking, facts: BookingSnapshot): Expiry {
  const { nowUsd, language } = booking;
  const { paidCents, refundCents } = facts;
  const { expired } = emailEndedBookingMessages(language);
  if (paidCents === 0) return { came: expired.nothingPaid, advice: expired.ifPaid, refund: [] };
  return {
    came: expired.partPaid(amountText(paidCents, language), amountText(nowUsd * 100, language)),
    advice: expired.payNoMore,
    refund: [...refundRows(booking, facts), text(refundCents > 0 ? paidBackText(language) : expired.refunded)],
  };
}

/** The email for a traveller who has paid nothing or a part in time. */
export function expiryEmail({ booking, facts, operator, bookingLink }: MailSources): EmailContent {
  const { ref, language } = booking;
  const { came, advice, refund } = expiryOf(booking, facts);
  return {
    subject: emailEndedBookingMessages(language).expired.subject(ref),
    blocks: [
      salutation(booking),
      text(came),
      tripList(booking),
      text(advice),
      link(emailBlocksMessages(language).seeBooking, bookingLink),
      ...refund,
      ...contactBlocks(operator, language),
    ],
  };
}
