import { hasDeparted } from '../booking/has-departed.ts';
import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailConfirmationMessages } from '../messages/email-confirmation.ts';
import { participantsLink } from '../navigation/paths.ts';
import { type Block, type EmailContent, link, mainLink, text } from './email.ts';
import {
  amountText,
  type BookingSnapshot,
  type MailedBooking,
  type MailOccasion,
  type MailSources,
} from './mailed-booking.ts';
import { contactBlocks, keepLinkBlock, moneyBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/** The events that a confirmation is sent for. */
export type ConfirmationOccasion = Extract<MailOccasion, 'receive-deposit' | 'receive-payment' | 'confirm'>;

interface Opening {
  readonly subject: string;
  readonly words: string;
}

/** Whether the money came after the last trip had left: a mail of thanks, without a voucher. */
export function isThanksOnly(
  occasion: ConfirmationOccasion,
  { booking, facts }: Pick<MailSources, 'booking' | 'facts'>,
): boolean {
  return occasion !== 'confirm' && hasDeparted(booking.trips, Date.parse(facts.at));
}

function openingOf(
  occasion: ConfirmationOccasion,
  { booking, facts }: Pick<MailSources, 'booking' | 'facts'>,
): Opening {
  const { ref, language } = booking;
  const { from, receivedCents, paidCents } = facts;
  const t = emailConfirmationMessages(language);
  const amount = amountText(receivedCents, language);
  if (isThanksOnly(occasion, { booking, facts })) {
    // It was taken on the day: there are no places left to promise. Where only now it counts,
    // nothing has just come.
    const words = t.travelled.text(amountText(receivedCents || paidCents, language));
    return { subject: t.travelled.subject(ref), words };
  }
  if (occasion === 'confirm') return { subject: t.confirmed.subject(ref), words: t.confirmed.text };
  const { subject, text: words } = paidMessages(occasion, from, t);
  return { subject: subject(ref), words: words(amount) };
}

function paidMessages(
  occasion: Exclude<ConfirmationOccasion, 'confirm'>,
  from: BookingSnapshot['from'],
  { revived, arranged, deposit, payment }: ReturnType<typeof emailConfirmationMessages>,
) {
  if (from === 'expired') return revived;
  if (from === 'confirmed') return arranged;
  return occasion === 'receive-deposit' ? deposit : payment;
}

function passportBlocks({ trips, language }: MailedBooking, bookingLink: string): readonly Block[] {
  const titles = trips.filter(({ documents }) => documents === 'passport').map(({ title }) => title);
  if (titles.length === 0) return [];
  return [
    text(emailConfirmationMessages(language).passports(titles)),
    link(emailBlocksMessages(language).addDetails, participantsLink(bookingLink)),
  ];
}

/** The voucher email for a traveller who has paid, or whose trips are arranged. */
export function confirmationEmail(occasion: ConfirmationOccasion, sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { language, trips } = booking;
  const { subject, words } = openingOf(occasion, sources);
  if (isThanksOnly(occasion, sources))
    return {
      subject,
      blocks: [salutation(booking), text(words), ...moneyBlocks(sources), ...contactBlocks(operator, language)],
    };
  return {
    subject,
    blocks: [
      salutation(booking),
      text(words),
      mainLink(emailBlocksMessages(language).openVoucher, bookingLink),
      keepLinkBlock(language),
      ...passportBlocks(booking, bookingLink),
      ...trips.flatMap((trip) => travellerTripBlocks(trip, language)),
      ...moneyBlocks(sources),
      ...deadlineBlocks(trips, Date.parse(facts.at), language),
      ...contactBlocks(operator, language),
    ],
  };
}
