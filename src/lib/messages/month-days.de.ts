import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

/** A day alone comes as “5”, a range as “9. bis 11.”. */
const ordinal = (day: string) => (day.endsWith('.') ? day : `${day}.`);

/** Messages that name days of a month, in German. */
export const de: MonthDaysMessages = {
  range: (from: number, to: number) => `${from}. bis ${to}.`,
  days: (month: string, days: readonly string[]) => `${listOf('de', days.map(ordinal))} ${month}`,
};
