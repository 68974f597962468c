import { dollarText } from '../money/dollars.text.ts';
import { type EmailContent, factsBlock as rows, text } from './email-content.ts';
import type { MailSources } from './mailed-booking.ts';
import { contactBlocks, salutation } from './traveller-blocks.ts';

/** To a traveller whose money goes back, or has gone back by hand. */
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

/** To a traveller to whom money was on its way, and did not arrive. */
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
