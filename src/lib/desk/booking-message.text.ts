import { peopleText } from '../money/people.ts';
import { formatManilaDay, formatManilaMoment, formatManilaTime } from '../time/manila-format.ts';

/** What a message to the traveller says of a booking. */
export interface BookingMessage {
  readonly ref: string;
  readonly name: string;
  readonly operator: string;
  readonly trips: readonly { readonly title: string; readonly departure: string; readonly people: number }[];
  /** The amount in words and the ISO time until which it is waited for; null where it is paid. */
  readonly due: { readonly amount: string; readonly until: string } | null;
  /** The address that opens the booking. */
  readonly url: string;
}

const LOCALE = 'en-US';

/** The text that is sent to whoever booked by phone or at the counter. */
export function bookingMessage({ ref, name, operator, trips, due, url }: BookingMessage): string {
  const next =
    due === null
      ? `It is paid. Your voucher: ${url}`
      : `Please pay ${due.amount} by ${formatManilaMoment(Date.parse(due.until), LOCALE)}, Palawan time: ${url}`;
  return [`Hello ${name}, this is ${operator}. Your booking ${ref}:`, ...trips.map(tripLine), next].join('\n');
}

function tripLine({ title, departure, people }: BookingMessage['trips'][number]): string {
  const instant = Date.parse(departure);
  return `${title}, ${formatManilaDay(instant, LOCALE)}, ${formatManilaTime(instant, LOCALE)}, ${peopleText(people, 'en')}`;
}
