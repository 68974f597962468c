import { listOf } from './list-format.ts';

/** Messages that name days of a month, in English. */
export const en = {
  range: (from: number, to: number) => `${from} to ${to}`,
  days: (month: string, days: readonly string[]) => `${month} ${listOf('en', days)}`,
};

export type MonthDaysMessages = typeof en;
