import type { TripChoice } from '../booking/trip-choice.schema.ts';
import type { TripProblem } from '../booking/trip-validation.ts';
import type { ListingDetail } from '../catalogue/listing-detail.schema.ts';
import type { Language } from '../languages/language.ts';
import { availabilityMessages } from '../messages/availability.ts';
import { isPerPerson } from '../money/price-note.text.ts';
import { dayFullText, noRoomText, type PlaceNoun, twoBookingsText } from './availability.text.ts';
import { type DayAvailability, departureAt, nearestTimes, takesTwoBookings, timesThatFit } from './departure-fit.ts';

/** What is counted of a listing: its seats, or whole vehicles where the trip is private. */
export function placeNounOf({ plan, type }: Pick<ListingDetail, 'plan' | 'type'>): PlaceNoun {
  if (isPerPerson(plan)) return 'place';
  if (type.startsWith('TOUR_PACKAGE')) return 'group';
  return type === 'PRIVATE_BOAT_TOUR' ? 'boat' : 'van';
}

/** Why a choice finds no place, as far as its day is known; null where it finds one. */
export function placeProblem(
  { time, people }: Pick<TripChoice, 'time' | 'people'>,
  day: DayAvailability | undefined,
  noun: PlaceNoun,
  language: Language,
): TripProblem | null {
  if (!day) return null;
  const t = availabilityMessages(language);
  const full = dayFullText(day, people, noun, language);
  if (full !== null) return { field: 'date', kind: 'full', text: t.chooseDay(full) };
  const departure = departureAt(day, time);
  const text = departure && noRoomText(departure, people, noun, language);
  return text === null ? null : { field: 'time', kind: 'full', text: t.chooseTime(text) };
}

/** What a group can do whose departure does not take it. */
export interface OtherDepartures {
  /** Why it does not fit, in a sentence. */
  readonly text: string;
  /** Hours of the same day that would take it. */
  readonly times: readonly string[];
  /** That two bookings would fit, or null. */
  readonly twoBookings: string | null;
}

/**
 * What a group can do whose hour does not take it; null where it fits. Before an hour is chosen,
 * that the day takes it in two bookings only.
 *
 * @param times hours that can still be booked
 */
export function otherDepartures(
  { time, people }: Pick<TripChoice, 'time' | 'people'>,
  day: DayAvailability | undefined,
  times: readonly string[],
  noun: PlaceNoun,
  language: Language,
): OtherDepartures | null {
  if (!day) return null;
  const fitting = timesThatFit(day, times, people);
  const split = day.departures.find((each) => takesTwoBookings(each, people, noun !== 'place')) ?? null;
  const departure = time === '' && fitting.length === 0 ? split : departureAt(day, time);
  const text = departure && noRoomText(departure, people, noun, language);
  if (!departure || text === null) return null;
  const twoBookings = twoBookingsText(departure, people, noun, language);
  return { text, times: nearestTimes(fitting, time), twoBookings };
}
