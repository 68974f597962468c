import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { KnownListings } from '../../lib/catalogue/known-listing.ts';
import { $knownListings, loadKnownListings } from './known-listings.store.ts';

/** Listings by code as far as they are known. */
export interface ListingsNow {
  readonly listings: KnownListings;
  /** Asks again for those that could not be had. */
  readonly retry: () => void;
}

/** Asks for listings when an island needs them; they come one by one. */
export function useListings(codes: readonly string[]): ListingsNow {
  const [attempt, setAttempt] = useState(0);
  const listings = useStore($knownListings);
  const key = codes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (key !== '') loadKnownListings(key.split(','));
  }, [key, attempt]);
  return { listings, retry: () => setAttempt((count) => count + 1) };
}
