import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

const isElided = (day: number) => day === 8 || day === 11;

/** A day alone has its article; a range has its own. */
const withArticle = (day: string) => (/^\d/.test(day) ? `${isElided(Number(day)) ? 'l’' : 'il '}${day}` : day);

/** Messages that name days of a month, in Italian. */
export const it: MonthDaysMessages = {
  range: (from: number, to: number) =>
    `${isElided(from) ? 'dall’' : 'dal '}${from} ${isElided(to) ? 'all’' : 'al '}${to}`,
  days: (month: string, days: readonly string[]) => `${listOf('it', days.map(withArticle))} ${month}`,
};
