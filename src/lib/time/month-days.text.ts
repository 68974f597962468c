import type { Language } from '../languages/language.ts';
import { monthDaysMessages } from '../messages/month-days.ts';

/** Consecutive days of a month, as ISO dates; both are included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayOf = (date: string) => Number(date.slice(8));

/** Days of one month in words: "January 5, 9 to 11 and 20". */
export function monthDaysText(ranges: readonly DayRange[], language: Language): string {
  const t = monthDaysMessages(language);
  const first = Date.parse(ranges[0]?.from ?? '');
  // A long month is a numeral in Chinese: 十一月, beside 5日.
  const month = new Intl.DateTimeFormat(language, {
    month: language === 'zh' ? 'short' : 'long',
    timeZone: 'UTC',
  }).format(first);
  const days = ranges.map(({ from, to }) => (from === to ? `${dayOf(from)}` : t.range(dayOf(from), dayOf(to))));
  return t.days(month, days);
}
