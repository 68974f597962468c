import { BUILT_LOCALE, clockText } from '../time/clock.text.ts';
import type { TripTextData } from './trip.text.ts';
import type { TripChoice } from './trip-choice.schema.ts';

/** A pickup or drop-off in a line, with a note of a sentence or two. */
export interface NamedStop {
  readonly name: string;
  readonly note: string | null;
}

/** A trip of a booking as the booking service stores it and its API returns it. */
export interface TripOfBooking {
  readonly ref: string;
  readonly title: string;
  readonly trip: Pick<TripChoice, 'people' | 'arrival' | 'notes'>;
  /** ISO times in Palawan. */
  readonly departure: string;
  readonly end: string;
  readonly pickup: NamedStop;
  readonly dropoff: NamedStop;
  /** How often it was changed; absent where it never was. */
  readonly changes?: number | undefined;
  /** Pesos that the group needs in cash. */
  readonly cashPhp: number;
}

/** The flight or ferry in a few words: "5J 637, 9:40 AM"; null without one. */
export function arrivalText(arrival: TripChoice['arrival'], locale: string): string | null {
  const hour = arrival?.time && clockText(arrival.time, locale);
  return arrival && ([arrival.number, hour].filter(Boolean).join(', ') || null);
}

/** A trip of a booking in the words of a voucher or a message. */
export function tripTextData({ title, trip, departure, pickup, dropoff, cashPhp }: TripOfBooking): TripTextData {
  return {
    title,
    departure: Date.parse(departure),
    people: trip.people,
    pickup: pickup.name,
    dropoff: dropoff.name,
    arrival: arrivalText(trip.arrival, BUILT_LOCALE),
    notes: trip.notes,
    cashPhp,
  };
}
