import { generateIcsCalendar, type IcsAlarm, type IcsDateObject, type IcsEvent, type IcsTimezone } from 'ts-ics';
import type { TripOfBooking } from '../booking/trip-text-data.ts';
import type { Language } from '../languages/language.ts';
import { eventTexts } from './calendar-event.ts';
import { calendarText, escapeCalendarText, refoldLine } from './calendar-lines.ts';

/** The data of a calendar file. */
export interface CalendarBooking {
  readonly ref: string;
  readonly trips: readonly TripOfBooking[];
  /** Cancelled trips disappear from the calendar, or are struck out. */
  readonly isCancelled: boolean;
  /** The moment of the data: an instant in milliseconds since 1970. */
  readonly at: number;
  readonly operator: {
    readonly name: string;
    /** The public address; its host makes event ids unique to this site. */
    readonly url: string;
    readonly contacts: { readonly email: string; readonly phone: string };
  };
}

export const CALENDAR_FILE_TYPE = 'text/calendar; charset=utf-8';

/** Under this name the file is attached and saved. */
export const CALENDAR_FILE_NAME = 'palawan-trips.ics';

/** What has written a calendar. */
export const CALENDAR_PRODUCT = '-//Palawan tours and transfers//Bookings//EN';

const ZONE = 'Asia/Manila';
const OFFSET = '+0800';
const HOUR = 3_600_000;

/** The time zone of Palawan, which has no summer time. */
export const MANILA: IcsTimezone = {
  id: ZONE,
  props: [{ type: 'STANDARD', start: new Date(0), offsetFrom: OFFSET, offsetTo: OFFSET, name: 'PST' }],
};

/** An instant as calendars write it: the local hour of Palawan. */
export function inManila(instant: number): IcsDateObject {
  // The library writes the local hour with the getters for UTC.
  return {
    date: new Date(instant),
    local: { date: new Date(instant + 8 * HOUR), timezone: ZONE, tzoffset: OFFSET },
  };
}

function reminder(hours: number, title: string): IcsAlarm {
  return {
    action: 'DISPLAY',
    description: escapeCalendarText(title),
    trigger: { type: 'relative', value: { before: true, hours } },
  };
}

function eventOf(
  trip: TripOfBooking,
  { ref, isCancelled, at, operator }: CalendarBooking,
  locale: string,
  language: Language,
): IcsEvent {
  const { title, departure, end } = trip;
  const { url, name, contacts } = operator;
  const { location, description } = eventTexts(trip, { ref, operator }, locale, language);
  return {
    uid: `${ref}-${trip.ref}@${new URL(url).hostname}`,
    stamp: { date: new Date(at) },
    sequence: (trip.changes ?? 0) + (isCancelled ? 1 : 0),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    start: inManila(Date.parse(departure)),
    end: inManila(Date.parse(end)),
    summary: calendarText(title),
    ...(location && { location: calendarText(location) }),
    description: calendarText(description),
    organizer: { name: `"${calendarText(name).replace(/["\n]/g, ' ')}"`, email: contacts.email },
    ...(!isCancelled && { alarms: [reminder(24, title), reminder(2, title)] }),
  };
}

/**
 * A booking's trips as a calendar file (RFC 5545): an event each, in Palawan's time, with
 * reminders. Event ids are stable, so importing a later file updates them. The file has no secret
 * link, as calendars are shared.
 *
 * @param locale how days and hours are written in the description
 */
export function calendarFile(booking: CalendarBooking, locale: string, language: Language): string {
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: CALENDAR_PRODUCT,
    method: booking.isCancelled ? 'CANCEL' : 'PUBLISH',
    timezones: [MANILA],
    events: booking.trips.map((trip) => eventOf(trip, booking, locale, language)),
  });
  return refoldLine(calendar);
}
