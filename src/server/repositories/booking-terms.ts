import { normalizeText } from '../../lib/text/normalize-text.ts';
import type { BookingRecord } from './booking-record.ts';

/** Marks a number from its first digit, and one from its last digit backwards. */
const NUMBER = '#';
const REVERSED = '%';

/** So few last digits of a number are those of too many bookings. */
const MIN_LAST_DIGITS = 4;
const MAX_TERM_LENGTH = 60;

/** What is asked of a booking: one of its terms begins with one of these. */
export type TermPrefixes = readonly string[];

/** The terms that a booking is found by (specification.md#finding-a-booking). */
export function termsOfBooking({
  ref,
  booker,
  trips,
}: Pick<BookingRecord, 'ref' | 'booker' | 'trips'>): readonly string[] {
  const mobile = digitsOf(booker.mobile);
  const flights = trips.flatMap(({ trip }) => (trip.arrival ? [trip.arrival.number] : []));
  const terms = [
    ...wordsOf(booker.name),
    normalizeText(booker.email),
    ref.toLowerCase(),
    ...(mobile === '' ? [] : [NUMBER + mobile, REVERSED + reversed(mobile)]),
    ...flights.flatMap((flight) => [wordsOf(flight).join(''), ...wordsOf(flight)]),
  ];
  return [...new Set(terms.map((term) => term.slice(0, MAX_TERM_LENGTH)).filter((term) => term !== ''))];
}

/** What a query asks for: all of these, each as the beginning of a term. */
export function prefixesOf(query: string): readonly TermPrefixes[] {
  const isNumber = /^[+\d\s()./-]+$/.test(query) && /\d/.test(query);
  const words = isNumber ? [digitsOf(query)] : wordsOf(query);
  return words.map((word) => [word.slice(0, MAX_TERM_LENGTH), ...numberPrefixes(word)]);
}

function numberPrefixes(word: string): readonly string[] {
  if (!/^\d+$/.test(word) || word.length < MIN_LAST_DIGITS) return [];
  // A local number begins with 0, one for abroad with 00: neither is stored.
  const digits = word.replace(/^00?/, '');
  const isLong = digits.length >= MIN_LAST_DIGITS;
  return [REVERSED + reversed(word), ...(isLong ? [NUMBER + digits, REVERSED + reversed(digits)] : [])];
}

function wordsOf(text: string): readonly string[] {
  const words = normalizeText(text).split(/[^\p{L}\p{N}@._+-]+/u);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
