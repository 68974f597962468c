import { hasDeparted } from '../booking/has-departed.ts';
import { dollarText } from '../money/format-money.ts';
import { peopleText } from '../money/people.ts';
import { sanitizeUserName, sanitizeUserText } from '../text/sanitize-user-text.ts';
import { type EmailContent, heading, list, factsBlock as rows, text } from './email.ts';
import {
  type BookingSnapshot,
  departureText,
  type MailedBooking,
  type MailOccasion,
  type MailSources,
  momentText,
} from './mailed-booking.ts';
import { tripBlocks } from './trip-blocks.ts';

interface Notice {
  readonly subject: string;
  readonly words: string;
  /** Commands that the operator should run. */
  readonly todos: readonly string[];
}

const command = (words: string) => `npm run operator -- ${words}`;

/**
 * Commands that refund what is owed. Services refund what they took; the operator refunds what came
 * by hand.
 */
function refundTodos(
  { ref }: MailedBooking,
  { refundCents, byHandCents = 0 }: BookingSnapshot,
  reason: string,
): string[] {
  const byService = refundCents - byHandCents;
  return [
    ...(byService > 0
      ? [
          `A payment service holds ${dollarText(byService, 'en-US')} of it. To give that back: ${command(`refund ${ref} --reason "${reason}"`)}`,
        ]
      : []),
    ...(byHandCents > 0
      ? [
          `${dollarText(byHandCents, 'en-US')} of it came by hand. When you have paid that back: ${command(`refund-paid ${ref} --amount ${byHandCents / 100}`)}`,
        ]
      : []),
  ];
}

/** Commands after a failed refund: ask the service again, or record a payment by hand. */
function failureTodos({ ref }: MailedBooking, { receivedCents }: BookingSnapshot): string[] {
  const amount = `--amount ${receivedCents / 100}`;
  return [
    `To ask again: ${command(`refund ${ref} ${amount} --reason "Second try"`)}`,
    `Or, when you have paid it in another way: ${command(`refund-paid ${ref} ${amount} --instead-of-services`)}`,
  ];
}

/**
 * The text about a payment that revived an expired booking. An earlier notice may have asked to
 * refund what is now part of the price.
 */
function revivalText({ paidCents, receivedCents, refundCents }: BookingSnapshot): string {
  const words = 'Its places were still free, and it has them again. The trips can be arranged.';
  const isRest = paidCents > receivedCents && refundCents === 0;
  return isRest ? `${words} Nothing of what had come before is owed back any more.` : words;
}

/** The reason why a payment was late. */
function endText({ trips }: MailedBooking, { to, at }: BookingSnapshot): string {
  const words = `The booking is ${to}.`;
  return hasDeparted(trips, Date.parse(at)) ? `${words} Its last trip had left, so this pays for no places.` : words;
}

function noticeOf(occasion: MailOccasion, booking: MailedBooking, facts: BookingSnapshot): Notice {
  const { ref, nowUsd } = booking;
  const amount = dollarText(facts.receivedCents, 'en-US');
  const isLate = facts.from === 'expired';
  switch (occasion) {
    case 'place':
      return {
        subject: 'new booking, not paid yet',
        words: `Places are kept until ${facts.expiresAt === null ? 'departure' : momentText(facts.expiresAt, 'en')}.`,
        todos: [`When the money comes: ${command(`confirm-payment ${ref} --amount ${nowUsd} --id BANKREF`)}`],
      };
    case 'receive-deposit':
    case 'receive-payment':
      return {
        subject: isLate ? `${amount} came after it had expired` : `${amount} came`,
        words: isLate ? revivalText(facts) : 'The trips can be arranged.',
        todos: [
          `When they are arranged: ${command(`confirm ${ref}`)}`,
          ...refundTodos(booking, facts, 'Paid too much'),
        ],
      };
    case 'part-payment':
      return {
        subject: `${amount} came, which is not what is due`,
        words: 'The traveller was told what is missing, or what is too much.',
        todos: refundTodos(booking, facts, 'Paid too much'),
      };
    case 'late-payment':
      return {
        subject: `${amount} came, but it is over`,
        words: `${endText(booking, facts)} Refund due: ${dollarText(facts.refundCents, 'en-US')}.`,
        todos: refundTodos(booking, facts, 'Came too late'),
      };
    case 'cancel':
      return {
        subject: 'cancelled by the traveller',
        words: `Reason: ${sanitizeUserText(facts.cause, 500)} Refund due: ${dollarText(facts.refundCents, 'en-US')}.`,
        todos: refundTodos(booking, facts, 'Cancelled'),
      };
    case 'change-trip':
      return {
        subject: 'changed by the traveller',
        words: sanitizeUserText(facts.cause, 500),
        todos: refundTodos(booking, facts, 'Changed to something cheaper'),
      };
    case 'drop-trip':
      return {
        subject: 'money back for a trip that was called off',
        words: sanitizeUserText(facts.cause, 500),
        todos: refundTodos(booking, facts, 'Called off'),
      };
    case 'refund':
      return { subject: `${amount} goes back`, words: sanitizeUserText(facts.cause, 500), todos: [] };
    case 'refund-failure':
      return {
        subject: `${amount} could not be given back`,
        words: `The payment service says so, and the traveller was told. Refund due: ${dollarText(facts.refundCents, 'en-US')}.`,
        todos: failureTodos(booking, facts),
      };
    case 'expire':
      return {
        subject: `only ${dollarText(facts.paidCents, 'en-US')} came in time`,
        words: `The booking is expired, and its places are free again. Refund due: ${dollarText(facts.refundCents, 'en-US')}.`,
        todos: refundTodos(booking, facts, 'Not paid in full'),
      };
    case 'link':
      return { subject: 'the link was sent again', words: sanitizeUserText(facts.cause, 500), todos: [] };
    case 'call-off':
      return { subject: 'called off', words: sanitizeUserText(facts.cause, 500), todos: [] };
    case 'departure-reminder':
    case 'task-reminder':
    case 'review-invitation':
      return { subject: 'the traveller was reminded', words: sanitizeUserText(facts.cause, 500), todos: [] };
    case 'confirm':
      return { subject: 'confirmed', words: sanitizeUserText(facts.cause, 500), todos: [] };
  }
}

/** The notice for the operator: the event, the travellers and dates, and the next command. */
export function operatorNotice(occasion: MailOccasion, { booking, facts }: MailSources): EmailContent {
  const { subject, words, todos } = noticeOf(occasion, booking, facts);
  const { ref, booker, trips, totalUsd } = booking;
  return {
    subject: `${ref}: ${subject}`,
    blocks: [
      text(words),
      ...todos.map((todo) => text(todo)),
      heading('Booker'),
      rows([
        ['Name', sanitizeUserName(booker.name)],
        ['Mobile', booker.mobile],
        ['E-mail', booker.email],
        ['Price', dollarText(totalUsd * 100, 'en-US')],
        ['Paid', dollarText(facts.paidCents, 'en-US')],
      ]),
      list(
        trips.map(
          ({ title, departure, trip }) =>
            `${departureText(departure, 'en')}: ${title}, ${peopleText(trip.people, 'en')}`,
        ),
      ),
      ...trips.flatMap(tripBlocks),
    ],
  };
}
