import { normalizeText } from '../../lib/text/normalize-text.ts';
import type { BookingRecord } from './booking-record.ts';

/** The search text of a booking, in a form that both databases compare alike. */
export function searchTextOf({ name, email, mobile }: BookingRecord['booker']): string {
  return `${normalizeText(name)} ${normalizeText(email)} +${digitsOf(mobile)}`;
}

/** The terms of a search. */
export interface SearchTerms {
  /** Each of them is a part of the search text, or of the reference. */
  readonly words: readonly string[];
  /** A part of a number without its country code and spaces; null where the text is no number. */
  readonly digits: string | null;
  /** The numbers that the text may be the whole of. */
  readonly mobiles: readonly string[];
}

/** A local number begins with 0 in most countries, this one too. */
const COUNTRY = '63';
const MIN_DIGITS = 3;

/** Reads a text that was typed into a search. */
export function searchTermsOf(text: string): SearchTerms {
  const isNumber = /^[+\d\s()./-]+$/.test(text);
  const digits = digitsOf(text).replace(/^00?/, '');
  return {
    words: normalizeText(text).split(' '),
    digits: isNumber && digits.length >= MIN_DIGITS ? digits : null,
    mobiles: isNumber ? [`+${digits}`, `+${COUNTRY}${digits}`] : [],
  };
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
