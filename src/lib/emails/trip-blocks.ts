import { READY_BEFORE_MINUTES } from '../booking/departure.ts';
import { arrivalText } from '../booking/trip-text-data.ts';
import { peopleText } from '../money/people.ts';
import { deadlineLines } from '../policies/deadline.text.ts';
import { joinParts } from '../text/localized-parts.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';
import { formatManilaTime } from '../time/manila-format.ts';
import { type Block, factsBlock, heading, list, text } from './email.ts';
import { departureText, MAIL_LOCALE, type MailedTrip } from './mailed-booking.ts';

function whenText(departure: string): string {
  const ready = Date.parse(departure) - READY_BEFORE_MINUTES * 60_000;
  return `${departureText(departure)}, Palawan time. Be ready at ${formatManilaTime(ready, MAIL_LOCALE)}.`;
}

type Rows = readonly (readonly [label: string, value: string | null])[];

function rowsOf({ trip, departure, pickup, dropoff, cashPhp }: MailedTrip): Rows {
  const arrival = arrivalText(trip.arrival);
  return [
    ['When', whenText(departure)],
    ['Who', peopleText(trip.people)],
    ['From', sanitizeUserText(pickup.name, 300)],
    ['To', sanitizeUserText(dropoff.name, 300)],
    ['Arriving with', arrival && sanitizeUserText(arrival)],
    ['Bring in cash', cashPhp > 0 ? `PHP ${cashPhp} for fees on site, not included in the price` : null],
    ['Note', trip.notes && sanitizeUserText(trip.notes, 500)],
  ];
}

/** Everything about a trip that its crew needs; no prices. */
export function tripBlocks(trip: MailedTrip): readonly Block[] {
  return [heading(trip.title), factsBlock(rowsOf(trip))];
}

/** The blocks of a trip with notes for travellers about its places. */
export function travellerTripBlocks(trip: MailedTrip): readonly Block[] {
  const notes: Rows = [
    ['At the pickup', trip.pickup.note],
    ['At the drop-off', trip.dropoff.note],
  ];
  return [heading(trip.title), factsBlock([...rowsOf(trip), ...notes])];
}

/**
 * The refunds by date of cancellation. `at` is the moment of the email, an instant in milliseconds.
 */
export function deadlineBlocks(trips: readonly MailedTrip[], at: number): readonly Block[] {
  const linesOf = ({ policy, departure }: MailedTrip) =>
    deadlineLines(policy, Date.parse(departure), at, MAIL_LOCALE).map((line) => joinParts(line.text));
  const named = trips.length > 1;
  return [
    heading('If you need to cancel'),
    ...trips.flatMap((trip) => [
      ...(named ? [text(`${trip.title}, ${departureText(trip.departure)}:`)] : []),
      list(linesOf(trip)),
    ]),
  ];
}
