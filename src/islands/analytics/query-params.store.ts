import {
  type ConversionQueries,
  parseConversionQueries,
  queriesAfter,
} from '../../lib/analytics/conversion-queries.ts';
import { bookingRef } from '../booking-service/booking-ref.store.ts';
import { persistent } from '../storage/persistent.ts';

/**
 * The traveller's campaign labels and booking reference; null without any
 * (specification.md#conversion-data).
 */
export const $conversionQueries = persistent<ConversionQueries | null>('conversion-queries.1', {
  fallback: null,
  parse: parseConversionQueries,
});

/**
 * Stores the campaign labels of an address (specification.md#start-of-a-page).
 *
 * @param search as in `location.search`
 * @returns what is stored now, or null when the address has none
 */
export function recordAttribution(search: string): ConversionQueries | null {
  const queries = queriesAfter($conversionQueries.get()?.queries ?? {}, search);
  if (!queries) return null;
  $conversionQueries.set({ queries, ref: bookingRef() });
  return $conversionQueries.get();
}
