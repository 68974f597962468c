import { type ConversionQueries, parseConversionQueries, queriesAfter } from '../analytics/conversion-queries.ts';
import { bookingRef } from './booking-ref.ts';
import { persistent } from './persistent.ts';

/** The parameters that the traveller came with, and the booking reference; null until there are any (specification, section 3). */
export const $conversionQueries = persistent<ConversionQueries | null>('conversion-queries.1', {
  fallback: null,
  parse: parseConversionQueries,
});

/**
 * Keeps the parameters of an address (specification, section 4).
 *
 * @param search as in `location.search`
 * @returns what is kept now, or null when the address has no parameters
 */
export function noteArrival(search: string): ConversionQueries | null {
  if (new URLSearchParams(search).size === 0) return null;
  const queries = queriesAfter($conversionQueries.get()?.queries ?? {}, search);
  $conversionQueries.set({ queries, ref: bookingRef() });
  return $conversionQueries.get();
}
