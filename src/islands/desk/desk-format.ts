import { dollarText } from '../../lib/money/format-money.ts';
import { formatWhole } from '../../lib/money/format-whole-units.ts';
import { addDays, manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay, formatManilaMoment, formatManilaTime } from '../../lib/time/manila-format.ts';

/** The staff of one company reads one language; times are Palawan's. */
export const DESK_LOCALE = 'en-US';

/** "Today, Tue, Jan 12, 2027" */
export function dayText(day: string, today: string): string {
  const text = dayOf(day);
  if (day === today) return `Today, ${text}`;
  if (day === addDays(today, 1)) return `Tomorrow, ${text}`;
  return day === addDays(today, -1) ? `Yesterday, ${text}` : text;
}

/** "7:30 AM" of an hour such as `07:30`. */
export function hourText(time: string): string {
  return formatManilaTime(manilaInstant('2000-01-01', time), DESK_LOCALE);
}

/** "7:30 AM" of an ISO time. */
export function clockOf(iso: string): string {
  return formatManilaTime(Date.parse(iso), DESK_LOCALE);
}

/** "Tue, Jan 12, 7:30 AM" of an ISO time. */
export function momentText(iso: string): string {
  return formatManilaMoment(Date.parse(iso), DESK_LOCALE);
}

/** "Tue, Jan 12, 2027" of an ISO date. */
export function dayOf(day: string): string {
  return formatManilaDay(manilaInstant(day), DESK_LOCALE);
}

/** "January 2027" of `2027-01`. */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat(DESK_LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
}

/** "8 of 20 places" of how many are taken; vehicles are named already. */
export function placesText(taken: string): string {
  return / of \d+$/.test(taken) ? `${taken} places` : taken;
}

/** "₱400" */
export function pesoText(pesos: number): string {
  return formatWhole(pesos, 'PHP', DESK_LOCALE);
}

/** "US$173" */
export const amountText = dollarText;
