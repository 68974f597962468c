import { emailBlocksMessages } from '../messages/email-blocks.ts';
import { emailDepartureReminderMessages } from '../messages/email-departure-reminder.ts';
import { type Block, type EmailContent, list, mainLink, text } from './email.ts';
import { type MailedTrip, type MailSources, readyText, shortDayText } from './mailed-booking.ts';
import { callLink, contactBlocks, keepLinkBlock, salutation } from './traveller-blocks.ts';
import { travellerTripBlocks } from './trip-blocks.ts';

/** The reminder for a traveller who leaves the next day (specification.md#reminders). */
export function departureReminderEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const { ref, language } = booking;
  const t = emailDepartureReminderMessages(language);
  const trips = booking.trips
    .filter(({ departure }) => departure.slice(0, 10) === facts.day && departure > facts.at)
    .toSorted((one, other) => one.departure.localeCompare(other.departure));
  const first = trips[0]?.departure ?? facts.at;
  const [day, ready] = [shortDayText(first, language), readyText(first, language)];
  const phone = callLink(operator);
  return {
    subject: t.subject(ref, day, ready),
    blocks: [
      salutation(booking),
      text(t.ready(day, ready)),
      text(t.call(phone.words), phone),
      ...trips.flatMap((trip) => tripBlocksOf(trip, sources)),
      mainLink(emailBlocksMessages(language).openVoucher, bookingLink),
      keepLinkBlock(language),
      ...contactBlocks(operator, language),
    ],
  };
}

function tripBlocksOf(trip: MailedTrip, { booking, luggageOf }: MailSources): readonly Block[] {
  const t = emailDepartureReminderMessages(booking.language);
  const luggage = luggageOf(trip.ref);
  return [
    ...travellerTripBlocks(trip, booking.language),
    ...(trip.documents === 'passport' ? [text(t.passports)] : []),
    ...(luggage.length === 0 ? [] : [text(t.luggage), list(luggage)]),
  ];
}
