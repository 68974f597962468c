import { hasDeparted } from '../booking/has-departed.ts';
import { dollarText } from '../money/dollars.text.ts';
import { outstandingDues } from '../payments/outstanding-balance.ts';
import { type EmailContent, link, text } from './email-content.ts';
import { momentText } from './email-times.ts';
import type { MailSources } from './mailed-booking.ts';
import { contactBlocks, moneyBlocks, payingBlocks, salutation } from './traveller-blocks.ts';

function stateText({ booking, facts }: MailSources): string {
  const excess = facts.paidCents - booking.totalUsd * 100;
  if (excess > 0)
    return `Everything is paid, and ${dollarText(excess)} more than the price: we write to you about giving that back.`;
  if (excess === 0) return 'Everything is paid.';
  if (facts.expiresAt === null) return 'That is a part of what is still to be paid.';
  return `That is a part of what is to be paid. Please pay the rest by ${momentText(facts.expiresAt)}; until then we keep your places.`;
}

/** To a traveller who has paid another amount than what was due. */
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

/** To a traveller whose money came for a booking that is over, or whose trips have left. */
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
