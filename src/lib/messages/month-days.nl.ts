import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

/** Messages that name days of a month, in Dutch. */
export const nl: MonthDaysMessages = {
  range: (from: number, to: number) => `${from} t/m ${to}`,
  days: (month: string, days: readonly string[]) => `${listOf('nl', days)} ${month}`,
};
