import type { ListingDetail } from './listing-detail.schema.ts';

/** What a browser knows of a listing that it has asked for. */
export type KnownListing =
  | { readonly kind: 'found'; readonly detail: ListingDetail }
  /** Not offered any more. */
  | { readonly kind: 'gone' }
  /** It cannot be asked for now: no connection. */
  | { readonly kind: 'failed' };

/** By code; a listing that is still on its way is not there. */
export type KnownListings = ReadonlyMap<string, KnownListing>;

/** A listing's data, or null while it is not known. */
export function detailIn(listings: KnownListings, code: string): ListingDetail | null {
  const known = listings.get(code);
  return known?.kind === 'found' ? known.detail : null;
}
