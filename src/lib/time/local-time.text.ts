import { clockText } from './clock.text.ts';

const MANILA_OFFSET = -480;

/**
 * A moment in the reader's time zone, with its name: "Mon, Nov 23, 5:00 AM GMT+1". Null where that
 * equals Palawan time.
 *
 * @param instant milliseconds since 1970
 */
export function localTimeText(instant: number, locale: string): string | null {
  if (new Date(instant).getTimezoneOffset() === MANILA_OFFSET) return null;
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const hour = clockText(`${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`, locale);
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(instant);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day}, ${hour} ${zone}`;
}
