import { hasDeparted } from '../booking/has-departed.ts';
import { dollarText } from '../money/format-money.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, factsBlock as rows, text } from './email.ts';
import { type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';

function stateText({ booking, facts }: MailSources): string {
  const excess = facts.paidCents - booking.totalUsd * 100;
  if (excess > 0)
    return `You have paid everything, and ${dollarText(excess)} too much: we will write to you about refunding that.`;
  if (excess === 0) return 'You have paid in full.';
  if (facts.expiresAt === null) return 'This is part of what you still have to pay.';
  return `This is part of what you have to pay. Please pay the rest by ${momentText(facts.expiresAt)}; until then we hold your places.`;
}

/** The email for a traveller who paid another amount than was due. */
export function partPaymentEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const amount = dollarText(facts.receivedCents);
  const [next] = outstandingDues(booking, facts.paidCents);
  return {
    subject: `Booking ${booking.ref}: we have received ${amount}`,
    blocks: [
      salutation(booking),
      text(`We have received ${amount}. ${stateText(sources)}`),
      ...moneyBlocks(sources),
      ...(next ? payingBlocks(sources, next.cents) : [link('See your booking', bookingLink)]),
      ...contactBlocks(operator),
    ],
  };
}

/** The email for a traveller whose payment came after the booking ended or its trips left. */
export function latePaymentEmail({ booking, facts, operator }: MailSources): EmailContent {
  const amount = dollarText(facts.receivedCents);
  const isCancelled = facts.to === 'cancelled';
  const after =
    isCancelled || !hasDeparted(booking.trips, Date.parse(facts.at)) ? 'it had ended' : 'its trips had left';
  const why = after === 'it had ended' ? 'which is no longer open' : 'but its trips had already left';
  return {
    subject: `Booking ${booking.ref}: ${amount} arrived after ${after}`,
    blocks: [
      salutation(booking),
      text(
        `We have received ${amount} for your booking ${booking.ref}, ${why}. The money is yours: we will write to you about refunding it.`,
      ),
      ...contactBlocks(operator),
    ],
  };
}

/** The email for a traveller about a refund. */
export function refundEmail({ booking, facts, operator }: MailSources): EmailContent {
  const amount = dollarText(facts.receivedCents);
  return {
    subject: `Booking ${booking.ref}: we have refunded ${amount}`,
    blocks: [
      salutation(booking),
      text(
        `We have refunded ${amount} of what you paid for your booking ${booking.ref}. It goes to your original payment method, or as agreed with you. Banks take up to ten working days; if it has not arrived by then, please write to us.`,
      ),
      rows([
        ['Paid', dollarText(facts.paidCents)],
        ['Refunded now', amount],
        ['Still to be refunded', facts.refundCents > 0 ? dollarText(facts.refundCents) : null],
      ]),
      ...contactBlocks(operator),
    ],
  };
}

/** The email for a traveller whose refund did not arrive. */
export function refundFailureEmail({ booking, facts, operator }: MailSources): EmailContent {
  const amount = dollarText(facts.receivedCents);
  return {
    subject: `Booking ${booking.ref}: we could not refund ${amount}`,
    blocks: [
      salutation(booking),
      text(
        `We could not refund ${amount} of your booking ${booking.ref} to your original payment method: the card may have expired, or the account may be closed. The money is still yours. Please tell us another way to pay you, or wait until we write to you.`,
      ),
      ...contactBlocks(operator),
    ],
  };
}
