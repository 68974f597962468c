import { daysOf } from '../../lib/availability/occupancy.ts';
import type { DeskCalendar } from '../../lib/desk/calendar.contract.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import { countDays, type DayDeparture } from './count-day.ts';
import { peopleIn } from './share-out.ts';

/**
 * A month, day by day (specification.md#calendar-of-the-desk).
 *
 * @param month as in `2027-01`
 * @param now an instant in milliseconds since 1970
 */
export async function deskCalendar(
  repository: AvailabilityRepository,
  catalogue: Pick<BookingCatalogue, 'trips' | 'pools'>,
  month: string,
  now: number,
): Promise<DeskCalendar> {
  const from = `${month}-01`;
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const listings = [...catalogue.trips.values()].filter(({ sample }) => !sample);
  const counted = await countDays(repository, catalogue, { listings, from, to, isScheduledOnly: true }, now);
  const departuresOf = Map.groupBy(counted, ({ date }) => date);
  const days = daysOf(manilaInstant(from), manilaInstant(addDays(to, 1)));
  return { month, asOf: manilaIso(now), days: days.map((day) => calendarDay(day, departuresOf.get(day) ?? [])) };
}

function calendarDay(day: string, departures: readonly DayDeparture[]): DeskCalendar['days'][number] {
  const booked = departures.filter(({ bookings }) => bookings.length > 0);
  const scheduled = departures.filter(({ listing }) => listing.sched.length > 0);
  const isShut = ({ status }: DayDeparture) => status === 'CLOSED';
  const isClosed = ({ status, isOnRequest }: DayDeparture) => status === 'CLOSED' && !isOnRequest;
  return {
    day,
    departures: booked.length,
    people: booked.reduce((sum, { bookings }) => sum + peopleIn(bookings), 0),
    share: takenShare(scheduled),
    closed: scheduled.filter(isShut).length,
    scheduled: scheduled.length,
    problems: booked.filter((departure) => departure.over > 0 || isClosed(departure)).length,
  };
}

/** The part of counted places that is taken; a private vehicle counts with all of its own. */
function takenShare(departures: readonly DayDeparture[]): number | null {
  const counted = departures.filter(({ capacity }) => capacity !== null);
  const places = (amount: number, { listing, seats }: DayDeparture) =>
    amount * (listing.sharing === 'alone' ? (seats ?? 1) : 1);
  const sumOf = (amountOf: (departure: DayDeparture) => number) =>
    counted.reduce((sum, departure) => sum + places(amountOf(departure), departure), 0);
  const all = sumOf(({ capacity }) => capacity ?? 0);
  return all === 0 ? null : Math.round((sumOf(({ used }) => used) / all) * 1000) / 1000;
}
