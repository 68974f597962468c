import { type Fetch, getJson } from '../site/http-client.ts';
import { placesInAnswer, type TownCentre } from './geocoder-response.ts';
import { geocoderRequest } from './geocoder-url.ts';
import type { PlaceProvider } from './place-search.ts';

/** What an online geocoder is reached with. */
export interface GeocoderOptions {
  /** As {@link parseGeocoderAddress} gives it. */
  readonly address: string;
  readonly towns: readonly TownCentre[];
  readonly fetch: Fetch;
  /** How long an answer is waited for in all, in milliseconds. */
  readonly timeoutMs?: number;
}

const GEOCODER_TIMEOUT_MS = 4000;

/** Shorter texts mean anything. */
const MIN_QUERY_LENGTH = 3;

/**
 * Asks an online geocoder, and once more where the line or the geocoder failed (specification.md#errors).
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
