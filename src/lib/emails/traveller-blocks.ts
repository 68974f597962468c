import { formatPhone } from '../booking/format-phone.ts';
import type { Language } from '../languages/language.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { type OutstandingDue, outstandingDues } from '../payments/outstanding-balance.ts';
import type { Operator } from '../site/operator.schema.ts';
import { sanitizeUserName } from '../text/sanitize-user-text.ts';
import { type Block, factsBlock, heading, type InlineLink, list, mainLink, text } from './email.ts';
import { amountText, type MailedBooking, type MailSources, momentText } from './mailed-booking.ts';

export function salutation({ booker, language }: MailedBooking): Block {
  return text(emailBlocksMessages(language).hello(sanitizeUserName(booker.name)));
}

/** What the link of a mail opens, and so whom to share it with. */
export function keepLinkBlock(language: Language): Block {
  return text(emailBlocksMessages(language).keepLink);
}

/** Blocks with the price, the payments and the amounts due with their dates. */
export function moneyBlocks({ booking, facts: { paidCents } }: MailSources): readonly Block[] {
  const { language, totalUsd } = booking;
  const { money } = emailBlocksMessages(language);
  const dues = outstandingDues(booking, paidCents);
  return [
    heading(money.title),
    factsBlock([
      [money.price, amountText(totalUsd * 100, language)],
      [money.paid, amountText(paidCents, language)],
      [money.open, dues.length === 0 ? money.nothing : null],
    ]),
    ...(dues.length === 0 ? [] : [dueList(dues, language)]),
  ];
}

/** The amounts due with their dates, as a list. */
export function dueList(dues: readonly OutstandingDue[], language: Language): Block {
  return list(dues.map((due) => dueText(due, language)));
}

function dueText({ due, cents }: OutstandingDue, language: Language): string {
  const { money } = emailBlocksMessages(language);
  const amount = amountText(cents, language);
  return due === null ? money.dueNow(amount) : money.dueBy(amount, momentText(due, language));
}

interface PayingOptions {
  /** Whether the mail opens the booking in another place already. */
  readonly isLinked?: boolean | undefined;
  /** Words in place of the ways to pay by hand, where those are chosen first. */
  readonly otherWay?: string | undefined;
}

/** Blocks on how to pay an amount: on the booking's page with a service, else by hand. */
export function payingBlocks(
  { booking, instructions, onlineMethods, bookingLink }: MailSources,
  cents: number,
  { isLinked = false, otherWay }: PayingOptions = {},
): readonly Block[] {
  const { paying, seeBooking } = emailBlocksMessages(booking.language);
  const { amount, steps } = instructions(cents);
  const head = [heading(paying.title), factsBlock([[paying.amount, amount]])];
  if (onlineMethods.length === 0)
    return [...head, ...(isLinked ? [] : [mainLink(seeBooking, bookingLink)]), list(steps)];
  const byHand = otherWay === undefined ? [text(paying.otherwise), list(steps)] : [text(otherWay)];
  return [...head, mainLink(paying.payHere(onlineMethods), bookingLink), ...byHand];
}

/** A number in one piece, which a touch calls. */
export function callLink({ contacts: { phone } }: Pick<Operator, 'contacts'>): InlineLink {
  return { words: numberText(phone), url: `tel:${phone}` };
}

function numberText(phone: string): string {
  return formatPhone(phone).replaceAll(' ', '\u00a0');
}

export function contactBlocks(operator: Operator, language: Language): readonly Block[] {
  const { name, contacts, hours } = operator;
  const { contact } = emailBlocksMessages(language);
  const [phone, whatsapp] = [callLink(operator), numberText(contacts.whatsapp)];
  return [
    heading(contact.title),
    factsBlock([
      [contact.call, phone.words, phone],
      [contact.whatsapp, whatsapp, { words: whatsapp, url: `https://wa.me/${contacts.whatsapp.slice(1)}` }],
      [contact.write, contact.address(contacts.email), { words: contacts.email, url: `mailto:${contacts.email}` }],
      [contact.hours, hours],
    ]),
    text(name),
  ];
}
