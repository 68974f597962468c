import { isBookingRef } from '../booking-ref/booking-ref.ts';

/** The parameters of an address, as in `?utm_source=guide`. */
export type Parameters = Readonly<Record<string, string>>;

/** What the conversion store keeps: the parameters of the URL and the booking reference (specification, section 3). */
export interface ConversionQueries {
  readonly queries: Parameters;
  readonly ref: string;
}

/** What is kept and accepted of an address; whatever is longer is no campaign's label. */
export const QUERY_LIMITS = { count: 30, name: 60, value: 300 } as const;

function fits([name, value]: readonly [string, unknown]): boolean {
  const { name: longestName, value: longestValue } = QUERY_LIMITS;
  return name !== '' && name.length <= longestName && typeof value === 'string' && value.length <= longestValue;
}

/** The newest come last and win. */
function parametersOf(pairs: readonly (readonly [string, unknown])[]): Parameters {
  const unique = new Map(pairs.filter(fits) as readonly (readonly [string, string])[]);
  return Object.fromEntries([...unique].slice(-QUERY_LIMITS.count));
}

/**
 * The parameters of an address together with those of earlier visits, so that following a link on the site does not forget
 * the campaign that brought the traveller here.
 *
 * @param search as in `location.search`
 */
export function queriesAfter(earlier: Parameters, search: string): Parameters {
  const arrived = [...new URLSearchParams(search)];
  const names = new Set(arrived.map(([name]) => name));
  return parametersOf([...Object.entries(earlier).filter(([name]) => !names.has(name)), ...arrived]);
}

/** Reads what the browser stored, or gives undefined. */
export function parseConversionQueries(stored: unknown): ConversionQueries | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { queries, ref } = stored as { readonly queries?: unknown; readonly ref?: unknown };
  if (!isBookingRef(ref) || typeof queries !== 'object' || queries === null) return undefined;
  return { queries: parametersOf(Object.entries(queries)), ref };
}
