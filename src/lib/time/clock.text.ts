/** The locale that pages are built in, and that mails and manifests always have. */
export const BUILT_LOCALE = 'en-US';

/**
 * A clock time in the form of a locale; every hour is formatted here.
 *
 * @param time `13:30`, or as it was built: `1:30 PM`
 * @example clockText('13:30') // '1:30 PM'
 * @example clockText('1:30 PM', 'de-DE') // '13:30'
 */
export function clockText(time: string, locale: string = BUILT_LOCALE): string {
  return new Date(`1/1/2000 ${time}`).toLocaleTimeString(locale, { timeStyle: 'short' });
}
