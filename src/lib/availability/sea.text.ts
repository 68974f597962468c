import { addDays, manilaDate, manilaInstant } from '../time/manila.ts';
import { formatManilaDay, formatManilaTime } from '../time/manila-format.ts';
import type { Sea } from './sea-status.ts';

const STATUS_TEXTS: Readonly<Record<Sea['status'], string>> = {
  rough: 'Rough sea: trips may leave late, change or be called off.',
  closed: 'The coast guard keeps boats in port.',
};

/** "Set today at 6:40 AM.", yesterday, or on a day. `now` is an instant in milliseconds. */
function setText(setAt: string, now: number, locale: string): string {
  const instant = Date.parse(setAt);
  const [day, today] = [manilaDate(instant), manilaDate(now)];
  const date = `on ${formatManilaDay(instant, locale)}`;
  const when = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : date;
  return `Updated ${when} at ${formatManilaTime(instant, locale)}.`;
}

/**
 * What travellers read of the sea: what it means, a note, until when, and when it was set.
 *
 * @param now an instant in milliseconds since 1970
 */
export function seaText({ status, note, setAt, lastDay, isUntil }: Sea, now: number, locale: string): string {
  const until = isUntil ? `Until ${formatManilaDay(manilaInstant(lastDay), locale)}.` : '';
  return [STATUS_TEXTS[status], note, until, setText(setAt, now, locale)].filter(Boolean).join(' ');
}
