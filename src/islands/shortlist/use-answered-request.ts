import { useEffect, useState } from 'react';
import type { KnownListings } from '../../lib/catalogue/known-listing.ts';
import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { $knownListings, loadKnownListings } from '../listing/known-listings.store.ts';

/** The listings that an island requests. */
interface ListRequest {
  /** Every listing that it takes. */
  readonly codes: Shortlist;
}

/** A request whose listings are all here, or known not to come. */
export interface AnsweredRequest<Request> {
  readonly request: Request;
  readonly listings: KnownListings;
}

/**
 * Loads the listings of a request, one small file each. Earlier results stay until all have loaded,
 * and the last request wins.
 *
 * @returns the answer, null before the first one; and a function that retries failed listings
 */
export function useAnsweredRequest<Request extends ListRequest>(
  request: Request | null,
): readonly [answer: AnsweredRequest<Request> | null, retry: () => void] {
  const [answer, setAnswer] = useState<AnsweredRequest<Request> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isLast = true;
    if (request) {
      loadKnownListings(request.codes).then(() => {
        if (isLast) setAnswer({ request, listings: $knownListings.get() });
      });
    }
    return () => {
      isLast = false;
    };
  }, [request, attempt]);
  return [answer, () => setAttempt((count) => count + 1)];
}
