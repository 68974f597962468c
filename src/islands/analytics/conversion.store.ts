import { atom } from 'nanostores';
import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** The value of a paid booking for analytics (specification.md#conversion-data). */
export interface Conversion {
  readonly value: number;
  readonly currency: string;
  /** The booking reference; null until something is booked. */
  readonly transaction_id: string | null;
}

export const NO_CONVERSION: Conversion = { value: 0, currency: 'USD', transaction_id: null };

/** The booking that is reported to analytics, once and only with consent. */
export const $conversion = atom<Conversion>(NO_CONVERSION);

const MAX_REPORTED = 50;

/** References of the bookings that were reported, also before the last reload. */
export const $reportedConversions = persistent<readonly string[]>('conversions-told.1', {
  fallback: [],
  parse: listOf((stored) => (isBookingRef(stored) ? stored : undefined), MAX_REPORTED),
});

/** Resets the conversion: no booking was made (specification.md#cart). */
export function resetConversion(): void {
  $conversion.set(NO_CONVERSION);
}

/**
 * Records a booking that was made, unless it was reported before.
 *
 * @param totalUsd whole US dollars
 */
export function recordConversion(ref: string, totalUsd: number): void {
  if ($reportedConversions.get().includes(ref) || $conversion.get().transaction_id === ref) return;
  $conversion.set({ value: totalUsd, currency: 'USD', transaction_id: ref });
}

/** Records that a booking was reported. */
export function recordReportedConversion(ref: string): void {
  $reportedConversions.set([ref, ...$reportedConversions.get()].slice(0, MAX_REPORTED));
}
