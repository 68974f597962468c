import { hasDeparted } from '../booking/has-departed.ts';
import { dollarText } from '../money/format-money.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, factsBlock as rows, text } from './email.ts';
import { type MailSources, momentText } from './mailed-booking.ts';
import { contactBlocks, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';

function stateText({ booking, facts }: MailSources): string {
  const excess = facts.paidCents - booking.totalUsd * 100;
  if (excess > 0)
    return `Everything is paid, and ${dollarText(excess)} more than the price: we write to you about giving that back.`;
  if (excess === 0) return 'Everything is paid.';
  if (facts.expiresAt === null) return 'That is a part of what is still to be paid.';
  return `That is a part of what is to be paid. Please pay the rest by ${momentText(facts.expiresAt)}; until then we keep your places.`;
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
  const after = isCancelled || !hasDeparted(booking.trips, Date.parse(facts.at)) ? 'it was over' : 'its trips had left';
  const why =
    after === 'it was over' ? 'which is no longer open' : 'after its trips had left, so it pays for no places';
  return {
    subject: `Booking ${booking.ref}: ${amount} came after ${after}`,
    blocks: [
      salutation(booking),
      text(
        `We have received ${amount} for your booking ${booking.ref}, ${why}. The money is yours: we write to you about giving it back.`,
      ),
      ...contactBlocks(operator),
    ],
  };
}

/** The email for a traveller about a refund. */
export function refundEmail({ booking, facts, operator }: MailSources): EmailContent {
  const amount = dollarText(facts.receivedCents);
  return {
    subject: `Booking ${booking.ref}: ${amount} goes back to you`,
    blocks: [
      salutation(booking),
      text(
        `We have given back ${amount} of what you paid for your booking ${booking.ref}. It goes the way it came, or as you agreed with us. Banks take up to ten working days; if nothing has come by then, please write to us.`,
      ),
      rows([
        ['Paid', dollarText(facts.paidCents)],
        ['Goes back now', amount],
        ['Still to come back', facts.refundCents > 0 ? dollarText(facts.refundCents) : null],
      ]),
      ...contactBlocks(operator),
    ],
  };
}

/** The email for a traveller whose refund did not arrive. */
export function refundFailureEmail({ booking, facts, operator }: MailSources): EmailContent {
  const amount = dollarText(facts.receivedCents);
  return {
    subject: `Booking ${booking.ref}: ${amount} could not be given back`,
    blocks: [
      salutation(booking),
      text(
        `${amount} of your booking ${booking.ref} could not be given back the way it came: a card may have ended, an account may be closed. The money is still yours. Please tell us another way, or wait until we write to you.`,
      ),
      ...contactBlocks(operator),
    ],
  };
}
