import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { KnownListings } from '../../lib/catalogue/known-listing.ts';
import { $knownListings, loadKnownListings } from './known-listings.store.ts';

/** Listings by code as far as they are known. */
export interface LoadedListings {
  readonly listings: KnownListings;
  /** Requests again those that could not be had. */
  readonly retry: () => void;
}

/** Requests listings when an island needs them; they come one by one. */
export function useListings(codes: readonly string[]): LoadedListings {
  const [attempt, setAttempt] = useState(0);
  const listings = useStore($knownListings);
  const key = codes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (key !== '') loadKnownListings(key.split(','));
  }, [key, attempt]);
  return { listings, retry: () => setAttempt((count) => count + 1) };
}
