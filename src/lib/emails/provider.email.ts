import { formatPhone } from '../booking/format-phone.ts';
import { peopleText } from '../money/people.ts';
import { sanitizeUserName } from '../text/sanitize-user-text.ts';
import { sentence } from './called-off.email.ts';
import { type EmailContent, heading, list, factsBlock as rows, text } from './email.ts';
import { departureText, droppedTripOf, type MailOccasion, type MailSources } from './mailed-booking.ts';
import { tripBlocks } from './trip-blocks.ts';

/** The email for a provider about its trips only, without prices and documents. */
export function providerEmail(
  occasion: MailOccasion,
  provider: string,
  { booking, facts, operator }: MailSources,
): EmailContent {
  const trips = booking.trips.filter((trip) => trip.provider === provider);
  const isCancelled = occasion === 'cancel';
  // A change that made the places certain is the first that the provider reads of them.
  const isChanged = occasion === 'change-trip' && facts.from !== 'awaiting-payment';
  const days = trips
    .map(({ departure, trip }) => `${departureText(departure, 'en')}, ${peopleText(trip.people, 'en')}`)
    .join('; ');
  return {
    subject: `${isCancelled ? 'CANCELLED: ' : ''}${isChanged ? 'CHANGED: ' : ''}${operator.name} ${booking.ref}: ${days}`,
    blocks: [
      text(`Hello ${provider},`),
      text(requestText(isCancelled, isChanged)),
      ...trips.flatMap(tripBlocks),
      heading('Lead traveller'),
      rows([
        ['Name', sanitizeUserName(booking.booker.name)],
        ['Mobile', booking.booker.mobile],
      ]),
      text(`${operator.name}, ${formatPhone(operator.contacts.phone)}`),
    ],
  };
}

/** The email for a provider about a departure that is called off, with all of its bookings. */
export function providerCallOffEmail(provider: string, { booking, facts, operator }: MailSources): EmailContent {
  const known = [...booking.trips, ...(booking.droppedTrips ?? [])];
  const title = known.find(({ ref }) => ref === facts.calledOff?.tripRef)?.title ?? '';
  const when = departureText(facts.calledOff?.departure ?? facts.at, 'en');
  const bookings = facts.calledOff?.bookings ?? [];
  return {
    subject: `CALLED OFF: ${operator.name}, ${title}, ${when}`,
    blocks: [
      text(`Hello ${provider},`),
      text(`${title} on ${when} will not take place. ${sentence(facts.cause)}`),
      text('Please cancel what you have arranged for these bookings:'),
      list(bookings.map(({ ref, people }) => `${ref}, ${peopleText(people, 'en')}`)),
      text(
        'Each traveller can choose another date or a refund. We will write again when a booking is moved or cancelled.',
      ),
      text(`${operator.name}, ${formatPhone(operator.contacts.phone)}`),
    ],
  };
}

/**
 * The email for a provider about a called-off trip that its traveller does not move. What else it
 * runs of the booking stays.
 */
export function providerDropEmail(provider: string, sources: MailSources): EmailContent {
  const { booking, facts, operator } = sources;
  const dropped = droppedTripOf(sources);
  const people = peopleText(dropped?.trip.people ?? 0, 'en');
  const when = departureText(dropped?.departure ?? facts.at, 'en');
  return {
    subject: `CANCELLED: ${operator.name} ${booking.ref}: ${when}, ${people}`,
    blocks: [
      text(`Hello ${provider},`),
      text('This trip was called off, and the traveller takes the money back. It will not be moved to another day.'),
      text('Please cancel what you have arranged for it. Other trips of this booking stay as they are.'),
      heading(dropped?.title ?? ''),
      rows([
        ['When', when],
        ['Who', people],
        ['Booking', booking.ref],
        ['Lead traveller', sanitizeUserName(booking.booker.name)],
      ]),
      text(`${operator.name}, ${formatPhone(operator.contacts.phone)}`),
    ],
  };
}

function requestText(isCancelled: boolean, isChanged: boolean): string {
  if (isCancelled) return 'This booking is cancelled. Please cancel what you have arranged for it.';
  if (isChanged)
    return 'This booking has changed. Please arrange the following instead of what we wrote before. If you cannot do it, reply to this e-mail.';
  return 'Please arrange the following. If you cannot do it, reply to this e-mail.';
}
