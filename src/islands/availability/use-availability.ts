import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNow } from '../kit/use-now.ts';
import type { AvailabilityQuery } from './availability.api.ts';
import { $availability, availabilityKey, type KnownAvailability, loadAvailability } from './availability.store.ts';

/**
 * What is known of the days of queries, in their order; null while nothing is. It is requested
 * again while somebody looks at the page.
 */
export function useAvailability(queries: readonly AvailabilityQuery[]): readonly (KnownAvailability | null)[] {
  const known = useStore($availability);
  const now = useNow();
  const key = JSON.stringify(queries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick of the clock requests it again
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    for (const query of JSON.parse(key) as readonly AvailabilityQuery[]) loadAvailability(query);
  }, [key, now]);
  return queries.map((query) => known.get(availabilityKey(query)) ?? null);
}
