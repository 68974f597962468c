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

function hourLine(departure: number, locale: string): string {
  const ready = departure - READY_BEFORE_MINUTES * 60_000;
  return `${formatManilaDay(departure, locale)}, ${formatManilaTime(departure, locale)} (be ready at ${formatManilaTime(ready, locale)}, Palawan time)`;
}

/**
 * A trip as plain lines of text, short enough for an SMS.
 *
 * @param locale how days and hours are written
 */
export function tripLines(trip: TripTextData, locale: string): readonly string[] {
  return [
    hourLine(trip.departure, locale),
    `${trip.title}, ${peopleText(trip.people)}`,
    `From: ${trip.pickup}`,
    `To: ${trip.dropoff}`,
    ...(trip.arrival ? [`Arriving with: ${clocksIn(trip.arrival, locale)}`] : []),
    ...(trip.cashPhp > 0 ? [`Bring in cash: PHP ${trip.cashPhp}`] : []),
    ...(trip.notes ? [`Note: ${trip.notes}`] : []),
  ];
}
