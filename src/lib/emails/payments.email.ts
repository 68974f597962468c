import { hasDeparted } from '../booking/has-departed.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailPaymentsMessages } from '../messages/email-payments.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, factsBlock as rows, text } from './email.ts';
import { allPaidThen, amountText, type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';

function receivedText({ booking, facts }: MailSources): string {
  const { language, totalUsd } = booking;
  const { part } = emailPaymentsMessages(language);
  const amount = amountText(facts.receivedCents, language);
  const excess = facts.paidCents - totalUsd * 100;
  if (excess > 0) return part.tooMuch(amount, amountText(excess, language));
  if (excess === 0) return part.all(amount);
  return facts.expiresAt === null ? part.part(amount) : part.partUntil(amount, momentText(facts.expiresAt, language));
}

/** The email for a traveller who paid another amount than was due. */
export function partPaymentEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language } = booking;
  const [next] = outstandingDues(booking, facts.paidCents);
  return {
    subject: emailPaymentsMessages(language).part.subject(ref, amountText(facts.receivedCents, language)),
    blocks: [
      salutation(booking),
      text(receivedText(sources)),
      ...moneyBlocks(sources),
      ...(next ? payingBlocks(sources, next.cents) : [link(emailBlocksMessages(language).seeBooking, bookingLink)]),
      ...contactBlocks(operator, language),
    ],
  };
}

/** The email for a traveller whose payment came after the booking ended or its trips left. */
export function latePaymentEmail({ booking, facts, operator }: MailSources): EmailContent {
  const { ref, language, trips } = booking;
  const { late } = emailPaymentsMessages(language);
  const amount = amountText(facts.receivedCents, language);
  const hasEnded = facts.to === 'cancelled' || !hasDeparted(trips, Date.parse(facts.at));
  const endedSubject = facts.to === 'cancelled' ? late.subjectCancelled : late.subjectExpired;
  return {
    subject: (hasEnded ? endedSubject : late.subjectLeft)(ref, amount),
    blocks: [
      salutation(booking),
      text(hasEnded ? late.ended(ref, amount) : late.left(ref, amount)),
      ...contactBlocks(operator, language),
    ],
  };
}

/** The email for a traveller about a refund. */
export function refundEmail({ booking, facts, operator }: MailSources): EmailContent {
  const { ref, language } = booking;
  const { refund } = emailPaymentsMessages(language);
  const amount = amountText(facts.receivedCents, language);
  return {
    subject: refund.subject(ref, amount),
    blocks: [
      salutation(booking),
      text(refund.text(ref, amount)),
      rows([
        [refund.paid, amountText(allPaidThen(facts), language)],
        [refund.now, amount],
        [refund.open, facts.refundCents > 0 ? amountText(facts.refundCents, language) : null],
      ]),
      ...contactBlocks(operator, language),
    ],
  };
}

/** The email for a traveller whose refund did not arrive. */
export function refundFailureEmail({ booking, facts, operator }: MailSources): EmailContent {
  const { ref, language } = booking;
  const { failure } = emailPaymentsMessages(language);
  const amount = amountText(facts.receivedCents, language);
  return {
    subject: failure.subject(ref, amount),
    blocks: [salutation(booking), text(failure.text(ref, amount)), ...contactBlocks(operator, language)],
  };
}
