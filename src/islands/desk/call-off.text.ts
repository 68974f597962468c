import type { CallOffPreview, CallOffResponse } from '../../lib/desk/calendar.contract.ts';
import { peopleText } from '../../lib/money/people.ts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function companiesText(companies: readonly string[]): readonly string[] {
  if (companies.length === 0) return [];
  return [`${companies.join(' and ')} ${companies.length === 1 ? 'gets' : 'get'} a mail.`];
}

/** What calling off does, before it is done. */
export function previewTexts(preview: CallOffPreview): readonly string[] {
  const { departures, people, bookings, known, companies } = preview;
  if (bookings + known === 0) return ['No upcoming boat has bookings, so nobody gets a mail.'];
  const booked = counted(bookings + known, 'booking', 'bookings');
  return [
    `${counted(departures, 'departure', 'departures')}: ${booked}, ${peopleText(people, 'en')}.`,
    ...(bookings > 0
      ? [
          `${counted(bookings, 'booking gets', 'bookings get')} a mail and ${bookings === 1 ? 'chooses' : 'choose'} another day or all their money back.`,
        ]
      : []),
    ...(known > 0
      ? [
          `${counted(known, 'booking knows', 'bookings know')} of it already and ${known === 1 ? 'gets' : 'get'} no mail.`,
        ]
      : []),
    ...companiesText(companies),
  ];
}

/** What was done. */
export function calledOffTexts({ trips, companies }: CallOffResponse): readonly string[] {
  const refsOf = (isNew: boolean) =>
    new Set(trips.filter((trip) => trip.isNew === isNew).map(({ bookingRef }) => bookingRef)).size;
  const [notified, known] = [refsOf(true), refsOf(false)];
  return [
    notified > 0 ? `${counted(notified, 'booking gets', 'bookings get')} a mail now.` : 'No booking gets a mail.',
    ...(known > 0 ? [`${known} knew of it before.`] : []),
    ...companiesText(companies),
  ];
}
