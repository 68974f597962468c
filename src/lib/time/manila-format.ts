import { clockText } from './clock.text.ts';
import { manilaIso } from './manila.ts';

const ZONE = 'Asia/Manila';

type Options = Intl.DateTimeFormatOptions;

const DAY: Options = { weekday: 'short', day: 'numeric', month: 'short' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a hundred uses; a list of hours needs one. */
function formatOf(locale: string, options: Options): Intl.DateTimeFormat {
  const key = [locale, ...Object.entries(options).flat()].join(' ');
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE });
  formats.set(key, made);
  return made;
}

function format(instant: number, locale: string, options: Options): string {
  return formatOf(locale, options).format(instant);
}

/**
 * A day of Palawan in the form of a locale: "Tue, Jan 12, 2027".
 *
 * @param instant milliseconds since 1970
 */
export function formatManilaDay(instant: number, locale: string): string {
  return format(instant, locale, { ...DAY, year: 'numeric' });
}

/** A day of Palawan without its year: "Tue, Jan 12", or in full "Tuesday, January 12". */
export function formatManilaDate(instant: number, locale: string, length: 'short' | 'long'): string {
  return format(instant, locale, { weekday: length, day: 'numeric', month: length });
}

/** A clock time of Palawan: "7:30 AM". */
export function formatManilaTime(instant: number, locale: string): string {
  return clockText(manilaIso(instant).slice(11, 16), locale);
}

/** A day and a clock time of Palawan: "Tue, Jan 12, 7:30 AM". Korean and Chinese have no comma. */
export function formatManilaMoment(instant: number, locale: string): string {
  const space = /^(?:ko|zh)/.test(locale) ? ' ' : ', ';
  return format(instant, locale, DAY) + space + formatManilaTime(instant, locale);
}
