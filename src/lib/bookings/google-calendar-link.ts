import type { TripOfBooking } from '../booking/trip-text-data.ts';
import type { Language } from '../languages/language.ts';
import { stripInvisibleChars } from '../text/plain-text.schema.ts';
import { type EventSource, eventTexts } from './calendar-event.ts';

/** `20270111T233000Z` */
function utcStamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/**
 * The address that proposes a trip to Google Calendar, with its times in UTC.
 *
 * @param locale how days and hours are written in the description
 */
export function googleCalendarLink(
  trip: TripOfBooking,
  source: EventSource,
  locale: string,
  language: Language,
): string {
  const { location, description } = eventTexts(trip, source, locale, language);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: stripInvisibleChars(trip.title),
    dates: `${utcStamp(trip.departure)}/${utcStamp(trip.end)}`,
    location: stripInvisibleChars(location),
    details: stripInvisibleChars(description),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
