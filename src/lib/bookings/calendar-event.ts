import { type TripTextData, tripLines } from '../booking/trip.text.ts';
import { type TripOfBooking, tripTextData } from '../booking/trip-text-data.ts';
import type { Language } from '../languages/language.ts';
import { calendarMessages } from '../messages/calendar.ts';
import { sanitizeUserText } from '../text/sanitize-user-text.ts';

/** Longer than forms allow. */
const MAX_PLACE_LENGTH = 300;
const MAX_NOTES_LENGTH = 500;

/** The booking and the operator that an event names. */
export interface EventSource {
  readonly ref: string;
  readonly operator: { readonly name: string; readonly contacts: { readonly phone: string } };
}

/** The texts of a trip in a calendar. */
export interface EventTexts {
  readonly location: string;
  /** Lines, separated by line feeds. */
  readonly description: string;
}

/**
 * The trip without text that calendars turn into links. Calendars are shared, and a traveller's
 * text must not send others anywhere.
 */
function withoutLinks(trip: TripTextData): TripTextData {
  return {
    ...trip,
    pickup: sanitizeUserText(trip.pickup, MAX_PLACE_LENGTH),
    dropoff: sanitizeUserText(trip.dropoff, MAX_PLACE_LENGTH),
    arrival: trip.arrival && sanitizeUserText(trip.arrival),
    notes: sanitizeUserText(trip.notes, MAX_NOTES_LENGTH),
  };
}

/**
 * Place and description of a trip for calendars. They have no secret link, as calendars are shared.
 *
 * @param locale how days and hours are written
 */
export function eventTexts(
  trip: TripOfBooking,
  { ref, operator }: EventSource,
  locale: string,
  language: Language,
): EventTexts {
  const { pickup, dropoff } = trip;
  const notes = [pickup, dropoff].flatMap(({ note }) => note ?? []);
  const lines = [
    ...tripLines(withoutLinks(tripTextData(trip)), locale, language),
    ...notes,
    calendarMessages(language).booking(ref, operator.name, operator.contacts.phone),
  ];
  return { location: sanitizeUserText(pickup.name, MAX_PLACE_LENGTH), description: lines.join('\n') };
}
