import type { Language } from '../languages/language.ts';
import { seaMessages } from '../messages/sea.ts';
import { joinSentences } from '../text/join-words.ts';
import { addDays, manilaDate, manilaInstant } from '../time/manila.ts';
import { formatManilaDay, formatManilaTime } from '../time/manila-format.ts';
import type { Sea } from './sea-status.ts';

/** "Updated today at 6:40 AM.", yesterday, or on a day. `now` is an instant in milliseconds. */
function updatedText(setAt: string, now: number, locale: string, language: Language): string {
  const t = seaMessages(language);
  const instant = Date.parse(setAt);
  const [day, today] = [manilaDate(instant), manilaDate(now)];
  const hour = formatManilaTime(instant, locale);
  if (day === today) return t.updatedToday(hour);
  return day === addDays(today, -1) ? t.updatedYesterday(hour) : t.updated(formatManilaDay(instant, locale), hour);
}

/**
 * What travellers read of the sea: what it means, a note, until when, and when it was set.
 *
 * @param now an instant in milliseconds since 1970
 */
export function seaText(
  { status, note, setAt, lastDay, isUntil }: Sea,
  now: number,
  locale: string,
  language: Language,
): string {
  const t = seaMessages(language);
  const until = isUntil ? t.until(formatManilaDay(manilaInstant(lastDay), locale)) : '';
  return joinSentences([t.status[status], note, until, updatedText(setAt, now, locale, language)], language);
}
