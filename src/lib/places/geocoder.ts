import { createFetch } from 'ofetch';
import { placesInAnswer, type TownCentre } from './geocoder-response.ts';
import { geocoderRequest } from './geocoder-url.ts';
import type { PlaceProvider } from './place-search.ts';

/** What an online geocoder is reached with. */
export interface GeocoderOptions {
  /** As {@link parseGeocoderAddress} gives it. */
  readonly address: string;
  readonly towns: readonly TownCentre[];
  readonly fetch: typeof fetch;
  /** How long an answer is waited for in all, in milliseconds. */
  readonly timeoutMs?: number;
}

const GEOCODER_TIMEOUT_MS = 4000;

/** Shorter texts mean anything. */
const MIN_QUERY_LENGTH = 3;

/**
 * Asks an online geocoder, and once more where the line or the geocoder failed (specification.md#errors): those are the
 * defaults of ofetch.
 *
 * @throws when it cannot be reached, is too slow or refuses
 */
export function createGeocoder({
  address,
  towns,
  fetch,
  timeoutMs = GEOCODER_TIMEOUT_MS,
}: GeocoderOptions): PlaceProvider {
  const request = createFetch({ fetch });
  return {
    search: async (query, signal) => {
      if (query.trim().length < MIN_QUERY_LENGTH) return [];
      const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      // Read as text: what refuses may do so with a page, and what is said of that is its status.
      const text = await request(geocoderRequest(address, query.trim()), {
        signal: either,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        responseType: 'text',
        // Nobody waits for a second answer once the time is over.
        onRequest: () => either.throwIfAborted(),
      });
      return placesInAnswer(JSON.parse(text), towns);
    },
  };
}
