import type { LocalizedParts } from '../text/localized-parts.ts';
import { clockText } from './clock.text.ts';

/** A clock time in a sentence: no part of an instant, of a longer number or of a ratio. */
const CLOCK = /(?<![\d:T])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?: [AP]M|[ \u00a0](?:Uhr|uur)\b)?/g;

/** A text with each of its clock times as a locale writes it. */
export function clocksIn(text: string, locale: string): string {
  return text.replace(CLOCK, (time) => clockText(time, locale));
}

/** The same in pieces, so that its hours can be marked with their language. */
export function clockParts(text: string, locale: string): LocalizedParts {
  const hours = (text.match(CLOCK) ?? []).map((time) => ({ written: clockText(time, locale) }));
  return text.split(CLOCK).flatMap((words, index) => [words, ...hours.slice(index, index + 1)]);
}
