import { geocoderRequest } from './geocoder-address.ts';
import { placesInAnswer, type TownCentre } from './geocoder-answer.ts';
import type { PlaceProvider } from './place-provider.ts';

/** What an online geocoder is reached with. */
export interface OnlineOptions {
  /** As {@link parseGeocoderAddress} gives it. */
  readonly address: string;
  readonly towns: readonly TownCentre[];
  readonly fetch: typeof fetch;
  /** How long an answer is waited for, in milliseconds. */
  readonly timeoutMs?: number;
}

const PATIENCE_MS = 4000;

/** Shorter texts mean anything. */
const SHORTEST_QUERY = 3;

/** Asks an online geocoder. @throws when it cannot be reached, is too slow or refuses */
export function onlineProvider({ address, towns, fetch, timeoutMs = PATIENCE_MS }: OnlineOptions): PlaceProvider {
  return {
    search: async (query, signal) => {
      if (query.trim().length < SHORTEST_QUERY) return [];
      const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(geocoderRequest(address, query.trim()), {
        signal: either,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
      return placesInAnswer(await response.json(), towns);
    },
  };
}
