import { useEffect, useState } from 'react';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { type PlaceProvider, placeSearch } from '../../lib/places/place-search.ts';

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Places for a typed text: `ask(text)` searches, `places` has the results so far. The providers of
 * the first render are used.
 */
export function usePlaceSearch(local: PlaceProvider, online: PlaceProvider | null) {
  const [places, show] = useState<readonly FoundPlace[]>([]);
  const [find] = useState(() => placeSearch({ local, online, wait, show }));
  useEffect(() => () => void find(null), [find]);
  return { places, find };
}
