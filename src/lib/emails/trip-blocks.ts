import { arrivalText } from '../booking/trip-text-data.ts';
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/language-facts.ts';
import { emailTripsMessages } from '../messages/email-trips.ts';
import { formatMoney } from '../money/format-money.ts';
import { peopleText } from '../money/people.ts';
import { deadlineLines } from '../policies/deadline.text.ts';
import { joinParts } from '../text/localized-parts.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';
import { type Block, factsBlock, heading, list, text } from './email.ts';
import { departureText, type MailedTrip, readyText } from './mailed-booking.ts';

type Rows = readonly (readonly [label: string, value: string | null])[];

function rowsOf({ trip, departure, pickup, dropoff, cashPhp }: MailedTrip, language: Language): Rows {
  const t = emailTripsMessages(language);
  const arrival = arrivalText(trip.arrival, LANGUAGES[language].locale);
  return [
    [t.when, t.departure(departureText(departure, language), readyText(departure, language))],
    [t.who, peopleText(trip.people, language)],
    [t.from, sanitizeUserText(pickup.name, 300)],
    [t.to, sanitizeUserText(dropoff.name, 300)],
    [t.arrival, arrival && sanitizeUserText(arrival)],
    [
      t.cash,
      cashPhp > 0 ? t.fees(formatMoney({ minor: cashPhp * 100, currency: 'PHP' }, LANGUAGES[language].locale)) : null,
    ],
    [t.note, trip.notes && sanitizeUserText(trip.notes, 500)],
  ];
}

/** Everything about a trip that its crew needs, in English; no prices. */
export function tripBlocks(trip: MailedTrip): readonly Block[] {
  return [heading(trip.title), factsBlock(rowsOf(trip, 'en'))];
}

/** The blocks of a trip with notes for travellers about its places. */
export function travellerTripBlocks(trip: MailedTrip, language: Language): readonly Block[] {
  const t = emailTripsMessages(language);
  const notes: Rows = [
    [t.pickupNote, trip.pickup.note],
    [t.dropoffNote, trip.dropoff.note],
  ];
  return [heading(trip.title), factsBlock([...rowsOf(trip, language), ...notes])];
}

/**
 * The refunds by date of cancellation. `at` is the moment of the email, an instant in milliseconds.
 */
export function deadlineBlocks(trips: readonly MailedTrip[], at: number, language: Language): readonly Block[] {
  const t = emailTripsMessages(language);
  const { locale } = LANGUAGES[language];
  const linesOf = ({ policy, departure }: MailedTrip) =>
    deadlineLines(policy, Date.parse(departure), at, locale, language).map((line) => joinParts(line.text));
  const named = trips.length > 1;
  return [
    heading(t.cancelling),
    ...trips.flatMap((trip) => [
      ...(named ? [text(t.deadlinesOf(trip.title, departureText(trip.departure, language)))] : []),
      list(linesOf(trip)),
    ]),
  ];
}
