import { detailIn } from '../../lib/catalogue/known-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import type { Shortlist } from '../../lib/catalogue/shortlist.ts';
import { $knownListings, loadKnownListings } from '../listing/known-listings.store.ts';

/** What came of asking for listings: each code is in one of the three, in the order asked. */
export interface Details {
  readonly found: readonly ListingDetail[];
  /** Not offered any more, or never. */
  readonly gone: Shortlist;
  /** Not known now: no connection. */
  readonly failed: Shortlist;
}

/** The data of listings, one small file each: a saved list is short and the catalogue may be long. Never rejects. */
export async function loadDetails(codes: Shortlist): Promise<Details> {
  await loadKnownListings(codes);
  const known = $knownListings.get();
  const isKnownTo = (kind: 'gone' | 'failed') => (code: string) => known.get(code)?.kind === kind;
  return {
    found: codes.flatMap((code) => detailIn(known, code) ?? []),
    gone: codes.filter(isKnownTo('gone')),
    failed: codes.filter(isKnownTo('failed')),
  };
}
