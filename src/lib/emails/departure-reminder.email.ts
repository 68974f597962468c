import { READY_BEFORE_MINUTES } from '../booking/departure.ts';
import { formatPhone } from '../booking/format-phone.ts';
import { formatManilaTime } from '../time/manila-format.ts';
import { type Block, type EmailContent, link, list, text } from './email.ts';
import { dayText, MAIL_LOCALE, type MailedTrip, type MailSources } from './mailed-booking.ts';
import { contactBlocks, KEEP_LINK, salutation } from './traveller-blocks.ts';
import { travellerTripBlocks } from './trip-blocks.ts';

/** The reminder for a traveller who leaves the next day (specification.md#reminders). */
export function departureReminderEmail(sources: MailSources): EmailContent {
  const { booking, facts, operator, bookingLink } = sources;
  const trips = booking.trips
    .filter(({ departure }) => departure.slice(0, 10) === facts.day && departure > facts.at)
    .toSorted((one, other) => one.departure.localeCompare(other.departure));
  const first = trips[0]?.departure ?? facts.at;
  return {
    subject: `Booking ${booking.ref}: be ready on ${dayText(first)} at ${readyText(first)}`,
    blocks: [
      salutation(booking),
      text(`You travel with us on ${dayText(first)}. Be ready at ${readyText(first)}, Palawan time.`),
      text(`Is something wrong, or is nobody there? Call ${formatPhone(operator.contacts.phone)}.`),
      ...trips.flatMap((trip) => tripBlocksOf(trip, sources)),
      link('Open your voucher', bookingLink),
      KEEP_LINK,
      ...contactBlocks(operator),
    ],
  };
}

function tripBlocksOf(trip: MailedTrip, { luggageOf }: MailSources): readonly Block[] {
  const luggage = luggageOf(trip.ref);
  return [
    ...travellerTripBlocks(trip),
    ...(trip.documents === 'passport' ? [text('Bring everyone’s passport, including children’s.')] : []),
    ...(luggage.length === 0 ? [] : [text('Luggage:'), list(luggage)]),
  ];
}

function readyText(departure: string): string {
  return formatManilaTime(Date.parse(departure) - READY_BEFORE_MINUTES * 60_000, MAIL_LOCALE);
}
