import { MAX_PEOPLE } from '../money/group-size.ts';
import { manilaInstant } from '../time/manila.ts';
import { isBookingRef } from './booking-ref.ts';

/** The choices that the address of a booking page fills in. */
export interface BookingPrefill {
  /** The item of the cart that is to be changed. */
  readonly ref: string | null;
  /** The day in Palawan. */
  readonly date: string | null;
  readonly people: number | null;
}

function dateIn(text: string | null): string | null {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(manilaInstant(text)) ? text : null;
}

function peopleIn(text: string | null): number | null {
  const people = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : null;
}

/**
 * Reads `?ref=7K2M0QXA`, `?date=2027-01-12&people=3`. What makes no sense is null.
 *
 * @param search as in `location.search`
 */
export function parseBookingUrl(search: string): BookingPrefill {
  const query = new URLSearchParams(search);
  const ref = query.get('ref');
  return {
    ref: isBookingRef(ref) ? ref : null,
    date: dateIn(query.get('date')),
    people: peopleIn(query.get('people')),
  };
}
