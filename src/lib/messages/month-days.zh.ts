import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

/** Messages that name days of a month, in Chinese. */
export const zh: MonthDaysMessages = {
  range: (from: number, to: number) => `${from}至${to}`,
  days: (month: string, days: readonly string[]) =>
    `${month}${listOf(
      'zh',
      days.map((day) => `${day}日`),
    )}`,
};
