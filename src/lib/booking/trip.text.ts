import type { Language } from '../languages/language.ts';
import { tripTextMessages } from '../messages/trip-text.ts';
import { peopleText } from '../money/people.ts';
import { clocksIn } from '../time/clocks-in.text.ts';
import { formatManilaDay, formatManilaTime } from '../time/manila-format.ts';
import { READY_BEFORE_MINUTES } from './departure.ts';

/** A trip in the words of a voucher or a message. */
export interface TripTextData {
  readonly title: string;
  /** The instant of departure in milliseconds since 1970. */
  readonly departure: number;
  readonly people: number;
  /** The pickup in words. */
  readonly pickup: string;
  readonly dropoff: string;
  /** The flight or ferry that the travellers come with, or null. */
  readonly arrival: string | null;
  readonly notes: string;
  /** Pesos that the group needs in cash; 0 for none. */
  readonly cashPhp: number;
}

/**
 * A trip as plain lines of text, short enough for an SMS.
 *
 * @param locale how days and hours are written
 */
export function tripLines(trip: TripTextData, locale: string, language: Language): readonly string[] {
  const t = tripTextMessages(language);
  const { departure, title, arrival, cashPhp, notes } = trip;
  const hour = (instant: number) => formatManilaTime(instant, locale);
  return [
    t.when(formatManilaDay(departure, locale), hour(departure), hour(departure - READY_BEFORE_MINUTES * 60_000)),
    t.trip(title, peopleText(trip.people, language)),
    ...(trip.pickup ? [t.from(trip.pickup)] : []),
    ...(trip.dropoff ? [t.to(trip.dropoff)] : []),
    ...(arrival ? [t.arriving(clocksIn(arrival, locale))] : []),
    ...(cashPhp > 0 ? [t.cash(cashPhp)] : []),
    ...(notes ? [t.note(notes)] : []),
  ];
}
