import { type Fetch, getJson } from '../site/http-client.ts';
import { placesInAnswer, type TownCentre } from './geocoder-response.ts';
import { geocoderRequest } from './geocoder-url.ts';
import type { PlaceProvider } from './place-search.ts';

/** Dependencies of a geocoder. */
export interface GeocoderOptions {
  /** The result of {@link parseGeocoderAddress}. */
  readonly address: string;
  readonly towns: readonly TownCentre[];
  readonly fetch: Fetch;
  /** Timeout of a search in milliseconds. */
  readonly timeoutMs?: number;
}

const GEOCODER_TIMEOUT_MS = 4000;

/** Minimum length of a query. */
const MIN_QUERY_LENGTH = 3;

/**
 * Creates a search at an online geocoder, with one retry (specification.md#errors).
 *
 * @throws when it cannot be reached, is too slow or refuses
 */
export function createGeocoder({
  address,
  towns,
  fetch,
  timeoutMs = GEOCODER_TIMEOUT_MS,
}: GeocoderOptions): PlaceProvider {
  return {
    search: async (query, signal) => {
      if (query.trim().length < MIN_QUERY_LENGTH) return [];
      const request = {
        path: geocoderRequest(address, query.trim()),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      } as const;
      return placesInAnswer(await getJson(request, fetch), towns);
    },
  };
}
