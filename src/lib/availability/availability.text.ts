import type { DepartureAvailability } from './availability.contract.ts';
import { isLimited } from './availability-status.schema.ts';
import { type DayAvailability, dayFit, takesGroup, takesTwoBookings } from './departure-fit.ts';

/** What is counted: seats, or whole vehicles and groups where a trip is private. */
export type PlaceNoun = 'place' | 'van' | 'boat' | 'group';

/** Said where nobody can know now how many places are left. */
export const UNCHECKED_TEXT = 'We check for free places when you send this.';

/** Within a few words: what is told of a departure. */
type Counted = Pick<DepartureAvailability, 'status' | 'vacancies' | 'largestGroup'> &
  Partial<Pick<DepartureAvailability, 'reason' | 'isOnRequest'>>;

/** "1 place", "3 vans". */
function countText(count: number, noun: PlaceNoun): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "3 places left"; "Room for 2 groups" has another form. */
function leftText(count: number, noun: PlaceNoun): string {
  return noun === 'group' ? `Room for ${countText(count, noun)}` : `${countText(count, noun)} left`;
}

/** "3 places left" of a departure that is proposed; null where many are, or nobody counts. */
export function vacanciesText(vacancies: number | null, noun: PlaceNoun): string | null {
  return vacancies !== null && isLimited(vacancies, noun !== 'place') ? leftText(vacancies, noun) : null;
}

/** How a departure can be booked, in a few words; null where nothing needs to be said. */
export function departureText(departure: Counted, people: number, noun: PlaceNoun): string | null {
  const { status, vacancies, reason, isOnRequest } = departure;
  if (isOnRequest) return 'Ask us';
  if (status === 'CLOSED') return reason ? `Closed: ${reason}` : 'Closed';
  if (status === 'SOLD_OUT' || vacancies === 0) return 'Sold out';
  if (vacancies === null) return null;
  return status === 'LIMITED' || !takesGroup(departure, people) ? leftText(vacancies, noun) : null;
}

/** A word for the cell of a day that cannot be chosen; null where it can. */
export function dayMark(day: DayAvailability, people: number, noun: PlaceNoun): string | null {
  switch (dayFit(day, people, noun !== 'place')) {
    case 'sold-out':
      return 'Full';
    case 'too-few':
      return noun === 'place' ? `${maxVacancies(day)} left` : 'Full';
    case 'on-request':
      return 'Ask us';
    case 'closed':
      return 'Closed';
    default:
      return null;
  }
}

function maxVacancies({ departures }: DayAvailability): number {
  return Math.max(...departures.map(({ vacancies }) => vacancies ?? 0));
}

/** Why a group cannot choose a day, with the words "this day" in it; null where it can. */
export function dayFullText(day: DayAvailability, people: number, noun: PlaceNoun): string | null {
  const reason = day.departures.find((each) => each.reason)?.reason;
  const because = reason ? `: ${reason}` : '';
  switch (dayFit(day, people, noun !== 'place')) {
    case 'sold-out':
      return 'Sold out on this day.';
    case 'too-few':
      return `Not enough places for ${people} on this day.`;
    case 'on-request':
      return `By message only on this day${because}.`;
    case 'closed':
      return `Closed on this day${because}.`;
    default:
      return null;
  }
}

/** Consecutive days are one range: "January 5, 9 to 11 and 20". */
function daysText(dates: readonly string[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const day of dates.map((date) => Number(date.slice(8)))) {
    const last = ranges.at(-1);
    if (last && last.to === day - 1) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  const texts = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.parse(dates[0] ?? ''));
  return `${month} ${new Intl.ListFormat('en').format(texts).replace(', and', ' and')}`;
}

/**
 * Why days cannot be chosen, each reason once with its days. For lines below a calendar.
 *
 * @param days of one month, in their order
 */
export function fullDayTexts(days: readonly DayAvailability[], people: number, noun: PlaceNoun): readonly string[] {
  const byText = Map.groupBy(days, (day) => dayFullText(day, people, noun));
  return [...byText].flatMap(([text, alike]) =>
    text === null ? [] : [text.replace('this day', daysText(alike.map(({ date }) => date)))],
  );
}

/** Why a departure does not take a group, in a sentence; null where it does. */
export function noRoomText(departure: Counted, people: number, noun: PlaceNoun): string | null {
  if (takesGroup(departure, people)) return null;
  const { status, vacancies, largestGroup, reason, isOnRequest } = departure;
  if (isOnRequest) return `You can book it by message only${reason ? `: ${reason}` : ''}.`;
  if (status === 'CLOSED') return reason ? `It is closed: ${reason}.` : 'It can no longer be booked.';
  if (!vacancies || !largestGroup) return 'It is sold out.';
  if (noun !== 'place') return `It takes ${largestGroup} at most.`;
  if (vacancies > largestGroup) return `${countText(vacancies, noun)} are left, but only ${largestGroup} together.`;
  return `Only ${countText(vacancies, noun)} ${vacancies === 1 ? 'is' : 'are'} left, and there are ${people} of you.`;
}

/** Why a departure was refused for a group, in a sentence; also where it has room again. */
export function refusedText(departure: Counted, people: number, noun: PlaceNoun): string {
  return noRoomText(departure, people, noun) ?? 'It has no room for your group.';
}

/** That a group can travel after all, in two bookings; null where it cannot, or need not. */
export function twoBookingsText(departure: DepartureAvailability, people: number, noun: PlaceNoun): string | null {
  if (!takesTwoBookings(departure, people, noun !== 'place')) return null;
  const { largestGroup } = departure;
  return `You can make two bookings: one for ${largestGroup} and one for ${people - (largestGroup ?? 0)}.`;
}
