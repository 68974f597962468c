import type { DayDeparture } from './count-day.ts';

/** Joins hours of a listing that are alike. Travellers choose them, and nobody is on them. */
export function joinAlike(departures: readonly DayDeparture[]): readonly DayDeparture[] {
  const joined = new Map<string, DayDeparture>();
  for (const departure of departures) {
    const { time, listing, status, reason, vacancies, bookings } = departure;
    const isFree = listing.sched.length === 0 && bookings.length === 0;
    const key = isFree ? [listing.code, status, reason, vacancies].join(' ') : `${listing.code} ${time} booked`;
    const first = joined.get(key);
    joined.set(key, first ? { ...first, until: time } : departure);
  }
  return [...joined.values()];
}
