import type { MonthDaysMessages } from './month-days.en.ts';

/** Messages that name days of a month, in Korean. */
export const ko: MonthDaysMessages = {
  range: (from: number, to: number) => `${from}~${to}`,
  days: (month: string, days: readonly string[]) => `${month} ${days.map((day) => `${day}일`).join(', ')}`,
};
