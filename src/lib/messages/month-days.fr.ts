import { listOf } from './list-format.ts';
import type { MonthDaysMessages } from './month-days.en.ts';

/** In French only the first of a month is an ordinal: "1er janvier", "1er au 3 janvier". */
const ordinal = (days: string) => days.replace(/^1(?!\d)/, '1er');

/** Of one day, of days that follow each other, of several. */
const article = (days: readonly string[]) => {
  if (days.length > 1) return 'les';
  return days[0]?.includes(' ') ? 'du' : 'le';
};

/** Messages that name days of a month, in French. */
export const fr: MonthDaysMessages = {
  range: (from: number, to: number) => `${from} au ${to}`,
  days: (month: string, days: readonly string[]) => `${article(days)} ${listOf('fr', days.map(ordinal))} ${month}`,
};
