import type { Cart } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.schema.ts';
import type { Language } from '../languages/language.ts';
import { isPerPerson } from '../money/price-note.text.ts';
import { type PlaceNoun, refusedText } from './availability.text.ts';
import type { FullDeparture, FullTrip } from './full-trip.schema.ts';

/** A day and an hour in Palawan: `2027-01-12` and `07:30`. */
export type Departure = Pick<FullDeparture['alternatives'][number], 'date' | 'time'>;

/** A trip of the cart that found no place, and what its traveller can do. */
export interface TripWithoutPlace {
  readonly item: CartItem;
  /** Why it does not fit, in a sentence. */
  readonly text: string;
  readonly isOnRequest: boolean;
  /** The next departures that would take the group. */
  readonly alternatives: FullDeparture['alternatives'];
  /** What is counted of its listing. */
  readonly noun: PlaceNoun;
}

/** Full trips with the departures that were refused. @param sent the cart as it was sent */
export function fullDepartures(fullTrips: readonly FullTrip[], sent: Cart): readonly FullDeparture[] {
  return fullTrips.flatMap((full) => {
    const { trip } = sent.find(({ ref }) => ref === full.ref) ?? {};
    return trip ? [{ ...full, date: trip.date, time: trip.time, people: trip.people }] : [];
  });
}

/** The trips of a cart that are still on a departure without a place for them. */
export function tripsWithoutPlace(
  full: readonly FullDeparture[],
  cart: Cart,
  language: Language,
): readonly TripWithoutPlace[] {
  return full.flatMap((departure) => {
    const { ref, date, time, people, alternatives, isOnRequest = false } = departure;
    const item = cart.find((each) => each.ref === ref);
    if (item?.trip.date !== date || item.trip.time !== time || item.trip.people !== people) return [];
    const noun = isPerPerson(item.planUsd) ? 'place' : 'group';
    const text = refusedText(departure, people, noun, language);
    return [{ item, text, isOnRequest, alternatives, noun }];
  });
}

/** A trip of the cart at another departure. */
export function withDeparture(item: CartItem, { date, time }: Departure): CartItem {
  return { ...item, trip: { ...item.trip, date, time } };
}
