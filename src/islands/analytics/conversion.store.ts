import { atom } from 'nanostores';
import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** What a paid booking is worth to analytics (specification.md#conversion-data). */
export interface Conversion {
  readonly value: number;
  readonly currency: string;
  /** The booking reference; null until something is booked. */
  readonly transaction_id: string | null;
}

export const NO_CONVERSION: Conversion = { value: 0, currency: 'USD', transaction_id: null };

/** The booking that analytics may be told about, once and only with consent. */
export const $conversion = atom<Conversion>(NO_CONVERSION);

const MOST_TOLD = 50;

/** References of the bookings that analytics was told about, also before the last reload. */
export const $toldConversions = persistent<readonly string[]>('conversions-told.1', {
  fallback: [],
  parse: listOf((stored) => (isBookingRef(stored) ? stored : undefined), MOST_TOLD),
});

/** Nothing was booked (specification.md#cart). */
export function resetConversion(): void {
  $conversion.set(NO_CONVERSION);
}

/**
 * A booking was made. Of one that analytics was told about before, it is not told again.
 *
 * @param totalUsd whole US dollars
 */
export function noteConversion(ref: string, totalUsd: number): void {
  if ($toldConversions.get().includes(ref) || $conversion.get().transaction_id === ref) return;
  $conversion.set({ value: totalUsd, currency: 'USD', transaction_id: ref });
}

/** Analytics was told about a booking. */
export function conversionTold(ref: string): void {
  $toldConversions.set([ref, ...$toldConversions.get()].slice(0, MOST_TOLD));
}
