import { isBookingRef } from '../booking/booking-ref.ts';
import { campaignLabels } from './campaign-labels.ts';

/** The parameters of an address, as in `?utm_source=guide`. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * The conversion data that is stored: campaign labels of the URL and the booking reference. See
 * specification.md#conversion-data.
 */
export interface ConversionQueries {
  readonly queries: Parameters;
  readonly ref: string;
}

/** Limits of stored query parameters; longer values cannot be campaign labels. */
export const QUERY_LIMITS = { count: 30, name: 60, value: 300 } as const;

function fits([name, value]: readonly [string, unknown]): boolean {
  const { name: longestName, value: longestValue } = QUERY_LIMITS;
  return name !== '' && name.length <= longestName && typeof value === 'string' && value.length <= longestValue;
}

/**
 * The campaign labels among parameters; the last value of a name wins. Nothing else is stored
 * (docs/decisions/0026-what-the-browser-stores.md).
 */
function labelsAmong(pairs: readonly (readonly [string, unknown])[]): Parameters {
  return campaignLabels(Object.fromEntries(pairs.filter(fits) as readonly (readonly [string, string])[]));
}

/**
 * The campaign labels of an address merged over those of earlier visits. Null for an address
 * without any.
 *
 * @param search as in `location.search`
 */
export function queriesAfter(earlier: Parameters, search: string): Parameters | null {
  const arrived = labelsAmong([...new URLSearchParams(search)]);
  return Object.keys(arrived).length > 0 ? labelsAmong(Object.entries({ ...earlier, ...arrived })) : null;
}

/**
 * Parses stored conversion data; undefined where it is not valid. Older versions stored every
 * parameter.
 */
export function parseConversionQueries(stored: unknown): ConversionQueries | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { queries, ref } = stored as { readonly queries?: unknown; readonly ref?: unknown };
  if (!isBookingRef(ref) || typeof queries !== 'object' || queries === null) return undefined;
  const labels = labelsAmong(Object.entries(queries));
  return Object.keys(labels).length > 0 ? { queries: labels, ref } : undefined;
}
