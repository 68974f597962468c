/** The locale of pages in English, of manifests, and of the desk. */
export const BUILT_LOCALE = 'en-US';

const SHORT: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
const HOURS_TO_24: Intl.DateTimeFormatOptions = { ...SHORT, hourCycle: 'h23' };

/**
 * A clock time in the form of a locale; every hour is formatted here.
 *
 * @param time `13:30`, or as it was built: `1:30 PM`
 * @example clockText('13:30', 'en-US') // '1:30 PM'
 * @example clockText('1:30 PM', 'de-DE') // '13:30'
 */
export function clockText(time: string, locale: string): string {
  // Korean timetables have 24 hours.
  const options = locale.startsWith('ko') ? HOURS_TO_24 : SHORT;
  return new Date(`1/1/2000 ${time}`).toLocaleTimeString(locale, options);
}
