import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

/** Messages that name days of a month, in Spanish. */
export const es: MonthDaysMessages = {
  range: (from: number, to: number) => `del ${from} al ${to}`,
  days: (month: string, days: readonly string[]) =>
    // A single day comes as "5", a range as "del 9 al 11".
    `${listOf(
      'es',
      days.map((day) => (day.startsWith('del ') ? day : `el ${day}`)),
    )} de ${month}`,
};
