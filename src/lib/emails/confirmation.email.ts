import { hasDeparted } from '../booking/has-departed.ts';
import { dollarText } from '../money/format-money.ts';
import { type Block, type EmailContent, link, text } from './email.ts';
import type { BookingSnapshot, MailedBooking, MailOccasion, MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, moneyBlocks, salutation } from './traveller-blocks.ts';
import { deadlineBlocks, travellerTripBlocks } from './trip-blocks.ts';

/** The events that a confirmation is sent for. */
export type ConfirmationOccasion = Extract<MailOccasion, 'receive-deposit' | 'receive-payment' | 'confirm'>;

interface Opening {
  readonly subject: string;
  readonly words: string;
}

function openingOf(
  occasion: ConfirmationOccasion,
  { from, receivedCents, paidCents, at }: BookingSnapshot,
  { trips }: MailedBooking,
): Opening {
  const amount = dollarText(receivedCents);
  if (occasion !== 'confirm' && hasDeparted(trips, Date.parse(at))) {
    // It was taken on the day: there are no places left to promise. Where only now it counts,
    // nothing has just come.
    const words = `We have your payment of ${dollarText(receivedCents || paidCents)}. Thank you for travelling with us.`;
    return { subject: 'we have your payment', words };
  }
  if (occasion === 'confirm') {
    return {
      subject: 'your trips are confirmed',
      words: 'Everything is arranged: we look forward to travelling with you.',
    };
  }
  if (from === 'expired') {
    return {
      subject: 'your payment arrived late, and your places are yours again',
      words: `Your payment of ${amount} arrived after your booking had expired. Your places were still free, so they are yours again. We are arranging your trips now and will e-mail you once they are confirmed.`,
    };
  }
  if (from === 'confirmed') {
    return { subject: 'we have your payment', words: `We have your payment of ${amount}. Your trips are arranged.` };
  }
  const what = occasion === 'receive-deposit' ? 'deposit' : 'payment';
  return {
    subject: `we have your ${what}`,
    words: `We have your ${what} of ${amount}, and your places are reserved. We are arranging your trips now and will e-mail you once they are confirmed.`,
  };
}

function passportBlocks({ trips }: MailedBooking, bookingLink: string): readonly Block[] {
  const titles = trips.filter(({ documents }) => documents === 'passport').map(({ title }) => title);
  if (titles.length === 0) return [];
  return [
    text(`Everyone, including children, needs a passport for: ${titles.join('; ')}.`),
    link('Add traveller details', bookingLink),
  ];
}

/** The voucher email for a traveller who has paid, or whose trips are arranged. */
export function confirmationEmail(occasion: ConfirmationOccasion, sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { subject, words } = openingOf(occasion, facts, booking);
  return {
    subject: `Booking ${booking.ref}: ${subject}`,
    blocks: [
      salutation(booking),
      text(words),
      link('Open your voucher', bookingLink),
      KEEP_LINK,
      ...passportBlocks(booking, bookingLink),
      ...booking.trips.flatMap(travellerTripBlocks),
      ...moneyBlocks(sources),
      ...deadlineBlocks(booking.trips, Date.parse(facts.at)),
      ...contactBlocks(operator),
    ],
  };
}
