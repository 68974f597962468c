import { formatPhone } from '../booking/format-phone.ts';
import { dollarText } from '../money/format-money.ts';
import { type OutstandingDue, outstandingDues } from '../payments/outstanding-balance.ts';
import type { Operator } from '../site/operator.schema.ts';
import { sanitizeUserName } from '../text/sanitize-user-text.ts';
import { type Block, factsBlock, heading, link, list, text } from './email.ts';
import { type MailedBooking, type MailSources, momentText } from './mailed-booking.ts';

export function salutation({ booker }: MailedBooking): Block {
  return text(`Hello ${sanitizeUserName(booker.name)},`);
}

/** The link is the key. */
export const KEEP_LINK = text(
  'Anyone with the link can see and change your booking, so share it only with people you travel with.',
);

/** Blocks with the price, the payments and the amounts due with their dates. */
export function moneyBlocks({ booking, facts: { paidCents } }: MailSources): readonly Block[] {
  const dues = outstandingDues(booking, paidCents);
  return [
    heading('Money'),
    factsBlock([
      ['Price', dollarText(booking.totalUsd * 100)],
      ['Paid', dollarText(paidCents)],
      ['Still to pay', dues.length === 0 ? 'nothing' : null],
    ]),
    ...(dues.length === 0 ? [] : [dueList(dues)]),
  ];
}

/** The amounts due with their dates, as a list. */
export function dueList(dues: readonly OutstandingDue[]): Block {
  return list(dues.map(({ due, cents }) => dueText(due, cents)));
}

function dueText(due: string | null, cents: number): string {
  return due === null ? `${dollarText(cents)} is due now.` : `${dollarText(cents)} is due by ${momentText(due)}.`;
}

/** Blocks on how to pay an amount: on the booking's page with a service, else by hand. */
export function payingBlocks(
  { instructions, onlineMethods, bookingLink }: MailSources,
  cents: number,
): readonly Block[] {
  const { amount, steps } = instructions(cents);
  const online = onlineMethods.length > 0;
  return [
    heading('How to pay'),
    factsBlock([['Amount', amount]]),
    link(online ? `Pay here: ${onlineMethods.join('; ')}` : 'See your booking', bookingLink),
    ...(online ? [text('Or in one of these ways:')] : []),
    list(steps),
  ];
}

export function contactBlocks({ name, contacts, hours }: Operator): readonly Block[] {
  return [
    heading('Questions'),
    factsBlock([
      ['Call', formatPhone(contacts.phone)],
      ['WhatsApp', formatPhone(contacts.whatsapp)],
      ['Write', `${contacts.email}, or reply to this e-mail`],
      ['When', hours],
    ]),
    text(name),
  ];
}
