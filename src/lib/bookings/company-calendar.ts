import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import type { NamedStop } from '../booking/trip-text-data.ts';
import { peopleText } from '../money/people.ts';
import { sanitizeUserName, sanitizeUserText } from '../text/sanitize-user-text.ts';
import { CALENDAR_PRODUCT, inManila, MANILA } from './calendar-file.ts';
import { calendarText, refoldLine } from './calendar-lines.ts';

const MAX_PLACE_LENGTH = 300;
const MAX_NOTES_LENGTH = 500;

/** A booking's trip as the company that runs it reads it: without money and passports. */
export interface CompanyTrip {
  readonly bookingRef: string;
  readonly tripRef: string;
  readonly title: string;
  /** ISO times in Palawan. */
  readonly departure: string;
  readonly end: string;
  readonly people: number;
  readonly booker: { readonly name: string; readonly mobile: string };
  /** Names of those who travel, as far as they are known. */
  readonly names: readonly string[];
  readonly pickup: NamedStop;
  readonly dropoff: NamedStop;
  /** The flight or ferry in a few words, or null. */
  readonly arrival: string | null;
  readonly notes: string;
  /** How often it was changed. */
  readonly changes: number;
}

/** The data of a company's calendar. */
export interface CompanyCalendar {
  readonly name: string;
  readonly trips: readonly CompanyTrip[];
  /** The moment of the data: an instant in milliseconds since 1970. */
  readonly at: number;
  /** The public address; its host makes event ids unique to this site. */
  readonly siteUrl: string;
}

/**
 * A company's trips as a calendar that its phones read again and again (RFC 5545). An event each,
 * in Palawan's time, whose id is stable; what is cancelled is no longer in it.
 */
export function companyCalendar({ name, trips, at, siteUrl }: CompanyCalendar): string {
  const { hostname } = new URL(siteUrl);
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: CALENDAR_PRODUCT,
    method: 'PUBLISH',
    name: calendarText(name),
    timezones: [MANILA],
    events: trips.map((trip) => eventOf(trip, hostname, at)),
  });
  return refoldLine(calendar);
}

function eventOf(trip: CompanyTrip, hostname: string, at: number): IcsEvent {
  const { bookingRef, tripRef, title, departure, end, people, booker, pickup, changes } = trip;
  return {
    uid: `${bookingRef}-${tripRef}-company@${hostname}`,
    stamp: { date: new Date(at) },
    sequence: changes,
    status: 'CONFIRMED',
    start: inManila(Date.parse(departure)),
    end: inManila(Date.parse(end)),
    summary: calendarText(`${peopleText(people, 'en')}, ${sanitizeUserName(booker.name)}: ${title}`),
    location: calendarText(sanitizeUserText(pickup.name, MAX_PLACE_LENGTH)),
    description: calendarText(linesOf(trip).join('\n')),
  };
}

function linesOf({ bookingRef, booker, names, pickup, dropoff, arrival, notes }: CompanyTrip): readonly string[] {
  return [
    `${sanitizeUserName(booker.name)}, ${booker.mobile}`,
    ...(names.length > 0 ? [`Travelling: ${names.map(sanitizeUserName).join(', ')}`] : []),
    `Pickup: ${sanitizeUserText(pickup.name, MAX_PLACE_LENGTH)}`,
    `Drop-off: ${sanitizeUserText(dropoff.name, MAX_PLACE_LENGTH)}`,
    ...(arrival ? [`Arriving with: ${sanitizeUserText(arrival)}`] : []),
    ...(notes ? [`Note: ${sanitizeUserText(notes, MAX_NOTES_LENGTH)}`] : []),
    `Booking ${bookingRef}`,
  ];
}
