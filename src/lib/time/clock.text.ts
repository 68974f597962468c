/** The locale of pages in English, of manifests, and of the desk. */
export const BUILT_LOCALE = 'en-US';

const SHORT: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
const HOURS_TO_24: Intl.DateTimeFormatOptions = { ...SHORT, hourCycle: 'h23' };

/** The word for hours of 24 that German and Dutch have after one: "07:30 Uhr". */
const UNIT = /[ \u00a0](?:Uhr|uur)$/;

const texts = new Map<string, string>();

function format(time: string, locale: string): string {
  // Korean timetables have 24 hours.
  const options = locale.startsWith('ko') ? HOURS_TO_24 : SHORT;
  const [unit = ''] = UNIT.exec(time) ?? [];
  const text = new Date(`1/1/2000 ${time.replace(UNIT, '')}`).toLocaleTimeString(locale, options);
  return /^[\d:.]+$/.test(text) ? text + unit : text;
}

/**
 * A clock time in the form of a locale; every hour is formatted here. "Uhr" and "uur" after it stay
 * with hours of 24 alone.
 *
 * @param time `13:30`, or as it was built: `1:30 PM`
 * @example clockText('13:30', 'en-US') // '1:30 PM'
 * @example clockText('1:30 PM', 'de-DE') // '13:30'
 * @example clockText('13:30 Uhr', 'en-US') // '1:30 PM'
 */
export function clockText(time: string, locale: string): string {
  // A build writes the same few hours a hundred thousand times.
  const key = `${locale} ${time}`;
  const text = texts.get(key) ?? format(time, locale);
  texts.set(key, text);
  return text;
}
