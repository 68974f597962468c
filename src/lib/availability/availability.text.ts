import type { Language } from '../languages/language.ts';
import { availabilityMessages } from '../messages/availability.ts';
import { type DayRange, monthDaysText } from '../time/month-days.text.ts';
import type { DepartureAvailability } from './availability.contract.ts';
import { isLimited } from './availability-status.schema.ts';
import { type DayAvailability, dayFit, takesGroup, takesTwoBookings } from './departure-fit.ts';

/** What is counted: seats, or whole vehicles and groups where a trip is private. */
export type PlaceNoun = 'place' | 'van' | 'boat' | 'group';

/** Within a few words: what is told of a departure. */
type Counted = Pick<DepartureAvailability, 'status' | 'vacancies' | 'largestGroup'> &
  Partial<Pick<DepartureAvailability, 'reason' | 'isOnRequest'>>;

/** "3 places left" of a departure that is proposed; null where many are, or nobody counts. */
export function vacanciesText(vacancies: number | null, noun: PlaceNoun, language: Language): string | null {
  const isFew = vacancies !== null && isLimited(vacancies, noun !== 'place');
  return isFew ? availabilityMessages(language).left[noun](vacancies) : null;
}

/** How a departure can be booked, in a few words; null where nothing needs to be said. */
export function departureText(departure: Counted, people: number, noun: PlaceNoun, language: Language): string | null {
  const t = availabilityMessages(language);
  const { status, vacancies, reason, isOnRequest } = departure;
  if (isOnRequest) return t.onRequest;
  if (status === 'CLOSED') return reason ? t.closedBecause(reason) : t.closed;
  if (status === 'SOLD_OUT' || vacancies === 0) return t.soldOut;
  if (vacancies === null) return null;
  return status === 'LIMITED' || !takesGroup(departure, people) ? t.left[noun](vacancies) : null;
}

/** A word for the cell of a day that cannot be chosen; null where it can. */
export function dayMark(day: DayAvailability, people: number, noun: PlaceNoun, language: Language): string | null {
  const { mark } = availabilityMessages(language);
  switch (dayFit(day, people, noun !== 'place')) {
    case 'sold-out':
      return mark.full;
    case 'too-few':
      return noun === 'place' ? mark.left(maxVacancies(day)) : mark.full;
    case 'on-request':
      return mark.onRequest;
    case 'closed':
      return mark.closed;
    default:
      return null;
  }
}

function maxVacancies({ departures }: DayAvailability): number {
  return Math.max(...departures.map(({ vacancies }) => vacancies ?? 0));
}

/** Why a group cannot choose a day, which stands beside it; null where it can. */
export function dayFullText(day: DayAvailability, people: number, noun: PlaceNoun, language: Language): string | null {
  const { thisDay } = availabilityMessages(language);
  const reason = reasonOf(day);
  switch (dayFit(day, people, noun !== 'place')) {
    case 'sold-out':
      return thisDay.soldOut;
    case 'too-few':
      return thisDay.tooFew(people);
    case 'on-request':
      return reason ? thisDay.onRequestBecause(reason) : thisDay.onRequest;
    case 'closed':
      return reason ? thisDay.closedBecause(reason) : thisDay.closed;
    default:
      return null;
  }
}

function reasonOf({ departures }: DayAvailability): string | undefined {
  return departures.find(({ reason }) => reason)?.reason;
}

/** The same of some days, by their names. */
function fullDaysText(days: readonly DayAvailability[], people: number, noun: PlaceNoun, language: Language) {
  const [first] = days;
  if (!first) return [];
  const { onDays } = availabilityMessages(language);
  const reason = reasonOf(first);
  const names = monthDaysText(rangesOf(days.map(({ date }) => date)), language);
  switch (dayFit(first, people, noun !== 'place')) {
    case 'sold-out':
      return [onDays.soldOut(names)];
    case 'too-few':
      return [onDays.tooFew(names, people)];
    case 'on-request':
      return [reason ? onDays.onRequestBecause(names, reason) : onDays.onRequest(names)];
    case 'closed':
      return [reason ? onDays.closedBecause(names, reason) : onDays.closed(names)];
    default:
      return [];
  }
}

/** Consecutive days of a month as one range. */
function rangesOf(dates: readonly string[]): readonly DayRange[] {
  const ranges: { from: string; to: string }[] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && Number(last.to.slice(8)) === Number(date.slice(8)) - 1) last.to = date;
    else ranges.push({ from: date, to: date });
  }
  return ranges;
}

/**
 * Why days cannot be chosen, each reason once with its days. For lines below a calendar.
 *
 * @param days of one month, in their order
 */
export function fullDayTexts(
  days: readonly DayAvailability[],
  people: number,
  noun: PlaceNoun,
  language: Language,
): readonly string[] {
  const byReason = Map.groupBy(days, (day) => dayFullText(day, people, noun, language));
  return [...byReason.values()].flatMap((alike) => fullDaysText(alike, people, noun, language));
}

/** Why a departure does not take a group, in a sentence; null where it does. */
export function noRoomText(departure: Counted, people: number, noun: PlaceNoun, language: Language): string | null {
  if (takesGroup(departure, people)) return null;
  const { departure: t } = availabilityMessages(language);
  const { status, vacancies, largestGroup, reason, isOnRequest } = departure;
  if (isOnRequest) return reason ? t.onRequestBecause(reason) : t.onRequest;
  if (status === 'CLOSED') return reason ? t.closedBecause(reason) : t.closed;
  if (!vacancies || !largestGroup) return t.soldOut;
  if (noun !== 'place') return t.atMost(largestGroup);
  return vacancies > largestGroup ? t.notTogether(vacancies, largestGroup) : t.tooFew(vacancies, people);
}

/** Why a departure was refused for a group, in a sentence; also where it has room again. */
export function refusedText(departure: Counted, people: number, noun: PlaceNoun, language: Language): string {
  return noRoomText(departure, people, noun, language) ?? availabilityMessages(language).departure.noRoom;
}

/** That a group can travel after all, in two bookings; null where it cannot, or need not. */
export function twoBookingsText(
  departure: DepartureAvailability,
  people: number,
  noun: PlaceNoun,
  language: Language,
): string | null {
  if (!takesTwoBookings(departure, people, noun !== 'place')) return null;
  const together = departure.largestGroup ?? 0;
  return availabilityMessages(language).departure.twoBookings(together, people - together);
}
