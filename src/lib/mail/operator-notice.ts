import { dollarText } from '../pricing/dollar-text.ts';
import { peopleText } from '../pricing/people.ts';
import { heading, type Letter, list, facts as rows, text } from './letter.ts';
import type { MailFacts, MailOccasion } from './mail-facts.ts';
import { departureText, momentText } from './mail-times.ts';
import type { MailedBooking, MailSources } from './mailed-booking.ts';
import { quoted, quotedName } from './quoted.ts';
import { tripBlocks } from './trip-blocks.ts';

interface Notice {
  readonly subject: string;
  readonly words: string;
  /** What to do at the operator's desk: a command. */
  readonly todo: string | null;
}

const command = (words: string) => `npm run operator -- ${words}`;

function noticeOf(occasion: MailOccasion, { ref, nowUsd }: MailedBooking, facts: MailFacts): Notice {
  const amount = dollarText(facts.receivedCents);
  const isLate = facts.from === 'expired';
  switch (occasion) {
    case 'place':
      return {
        subject: 'new booking, not paid yet',
        words: `Places are kept until ${facts.expiresAt === null ? 'departure' : momentText(facts.expiresAt)}.`,
        todo: `When the money comes: ${command(`confirm-payment ${ref} --amount ${nowUsd} --id BANKREF`)}`,
      };
    case 'receive-deposit':
    case 'receive-payment':
      return {
        subject: isLate ? `${amount} came after it had expired: are there places?` : `${amount} came`,
        words: isLate
          ? 'The places had been given away. Look whether there are still some.'
          : 'The trips can be arranged.',
        todo: `When they are arranged: ${command(`confirm ${ref}`)}`,
      };
    case 'part-payment':
      return {
        subject: `${amount} came, which is not what is due`,
        words: 'The traveller was told what is missing, or what is too much.',
        todo: null,
      };
    case 'late-payment':
      return {
        subject: `${amount} came, but it is over`,
        words: `The booking is ${facts.to}. Give the money back, and write it down.`,
        todo: command(`refund-paid ${ref} --amount ${facts.receivedCents / 100}`),
      };
    case 'cancel':
      return {
        subject: 'cancelled by the traveller',
        words: `Reason: ${quoted(facts.cause, 500)} Refund due: ${dollarText(facts.refundCents)}.`,
        todo:
          facts.refundCents > 0
            ? `When it is paid: ${command(`refund-paid ${ref} --amount ${facts.refundCents / 100}`)}`
            : null,
      };
    case 'refund':
      return { subject: `${amount} goes back`, words: quoted(facts.cause, 500), todo: null };
    case 'refund-failure':
      return {
        subject: `${amount} could not be given back`,
        words: 'The payment service says so. The traveller was told, and it is owed again.',
        todo: `When it is paid in another way: ${command(`refund-paid ${ref} --amount ${facts.receivedCents / 100}`)}`,
      };
    case 'confirm':
    case 'expire':
      return { subject: occasion === 'confirm' ? 'confirmed' : 'expired', words: quoted(facts.cause, 500), todo: null };
  }
}

/** To the operator: what happened, who travels when, and the command that comes next. */
export function operatorNotice(occasion: MailOccasion, { booking, facts }: MailSources): Letter {
  const { subject, words, todo } = noticeOf(occasion, booking, facts);
  const { ref, booker, trips, totalUsd } = booking;
  return {
    subject: `${ref}: ${subject}`,
    blocks: [
      text(words),
      ...(todo === null ? [] : [text(todo)]),
      heading('Booker'),
      rows([
        ['Name', quotedName(booker.name)],
        ['Mobile', booker.mobile],
        ['E-mail', booker.email],
        ['Price', dollarText(totalUsd * 100)],
        ['Paid', dollarText(facts.paidCents)],
      ]),
      list(
        trips.map(({ title, departure, trip }) => `${departureText(departure)}: ${title}, ${peopleText(trip.people)}`),
      ),
      ...trips.flatMap(tripBlocks),
    ],
  };
}
