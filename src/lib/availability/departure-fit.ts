import { clockMinutes } from '../time/duration.ts';
import type { Availability, DepartureAvailability } from './availability.contract.ts';

/** One day of an answer. */
export type DayAvailability = Availability['days'][number];

/** What a day is for a group. `split` where only two bookings would take it. */
type DayFit = 'open' | 'split' | 'too-few' | 'sold-out' | 'on-request' | 'closed';

/** What availability says of an hour, or null where it says nothing. */
export function departureAt(
  day: Pick<DayAvailability, 'departures'> | undefined,
  time: string,
): DepartureAvailability | null {
  return day?.departures.find((each) => each.time <= time && time <= (each.until ?? each.time)) ?? null;
}

/** Whether a departure takes a group in one booking (specification.md#places-of-a-departure). */
export function takesGroup(
  { status, largestGroup }: Pick<DepartureAvailability, 'status' | 'largestGroup'>,
  people: number,
): boolean {
  return status !== 'CLOSED' && (largestGroup === null || largestGroup >= people);
}

/**
 * Whether a group that does not fit into one vehicle would fit in two bookings.
 *
 * @param isPrivate where vacancies are whole vehicles
 */
export function takesTwoBookings(departure: DepartureAvailability, people: number, isPrivate: boolean): boolean {
  const { status, vacancies, largestGroup } = departure;
  if (isPrivate || status === 'CLOSED' || vacancies === null || largestGroup === null) return false;
  return vacancies >= people && people > largestGroup && people <= 2 * largestGroup;
}

/** What a day is for a group: the best of its departures. A day without any is closed. */
export function dayFit({ departures }: DayAvailability, people: number, isPrivate: boolean): DayFit {
  if (departures.some((each) => takesGroup(each, people))) return 'open';
  if (departures.some((each) => takesTwoBookings(each, people, isPrivate))) return 'split';
  if (departures.some(({ vacancies }) => vacancies !== null && vacancies > 0)) return 'too-few';
  if (departures.some(({ status }) => status === 'SOLD_OUT')) return 'sold-out';
  return departures.some(({ isOnRequest }) => isOnRequest) ? 'on-request' : 'closed';
}

/**
 * The hours of a day that would take the group, in their order.
 *
 * @param times hours that can still be booked
 */
export function timesThatFit(day: DayAvailability, times: readonly string[], people: number): readonly string[] {
  return times.filter((time) => {
    const departure = departureAt(day, time);
    return departure !== null && takesGroup(departure, people);
  });
}

const MAX_PROPOSED_TIMES = 3;

/** The few of these hours that are nearest to another one, earliest first. */
export function nearestTimes(times: readonly string[], time: string): readonly string[] {
  const distance = (clock: string) => Math.abs(clockMinutes(clock) - clockMinutes(time));
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_PROPOSED_TIMES)
    .toSorted();
}
