import { READY_BEFORE_MINUTES } from '../booking/departure.ts';
import { palawanTime } from '../booking/palawan-format.ts';
import { deadlineLines } from '../cancellation/deadline-text.ts';
import { arrivalText, stopText } from '../voucher/written-trip.ts';
import { type Block, facts, heading, list, text } from './letter.ts';
import { departureText, MAIL_LOCALE } from './mail-times.ts';
import type { MailedTrip } from './mailed-booking.ts';
import { quoted } from './quoted.ts';

/** "2 people" */
export function peopleText(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}

function whenText(departure: string): string {
  const ready = Date.parse(departure) - READY_BEFORE_MINUTES * 60_000;
  return `${departureText(departure)}, Palawan time. Be ready at ${palawanTime(ready, MAIL_LOCALE)}.`;
}

/** Everything about a trip that its travellers and its crew need; no prices. */
export function tripBlocks({ title, trip, departure, pickup, dropoff, cashPhp }: MailedTrip): readonly Block[] {
  const arrival = arrivalText(trip.arrival);
  return [
    heading(title),
    facts([
      ['When', whenText(departure)],
      ['Who', peopleText(trip.people)],
      ['From', quoted(stopText(pickup), 300)],
      ['To', quoted(stopText(dropoff), 300)],
      ['Arriving with', arrival && quoted(arrival)],
      ['Bring in cash', cashPhp > 0 ? `PHP ${cashPhp} for fees on site, which are not in the price` : null],
      ['Note', trip.notes && quoted(trip.notes, 500)],
    ]),
  ];
}

/** What cancelling gives back, as dates. `at` is the moment that the mail tells of, an instant in ms. */
export function deadlineBlocks(trips: readonly MailedTrip[], at: number): readonly Block[] {
  const linesOf = ({ policy, departure }: MailedTrip) =>
    deadlineLines(policy, Date.parse(departure), at, MAIL_LOCALE).map((line) => line.text);
  const named = trips.length > 1;
  return [
    heading('If you have to cancel'),
    ...trips.flatMap((trip) => [
      ...(named ? [text(`${trip.title}, ${departureText(trip.departure)}:`)] : []),
      list(linesOf(trip)),
    ]),
  ];
}
