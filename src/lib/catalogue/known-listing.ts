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

/** Why a listing cannot be booked here. */
export type BookingObstacle = Exclude<KnownListing['kind'], 'found'> | 'sample';

/** Why a listing cannot be booked; null where it can be, or while it is on its way. */
export function bookingObstacle(known: KnownListing | undefined): BookingObstacle | null {
  if (known?.kind === 'found') return known.detail.sample ? 'sample' : null;
  return known?.kind ?? null;
}

/** A listing's data, or null while it is not known. */
export function detailIn(listings: KnownListings, code: string): ListingDetail | null {
  const known = listings.get(code);
  return known?.kind === 'found' ? known.detail : null;
}

/** What came of asking for listings: each code is in one of the three, in the order asked. */
export interface AskedListings {
  readonly found: readonly ListingDetail[];
  /** Not offered any more, or never. */
  readonly gone: readonly string[];
  /** Not known now: no connection. */
  readonly failed: readonly string[];
}

/** What is known of some listings. */
export function askedListings(listings: KnownListings, codes: readonly string[]): AskedListings {
  const codesThatAre = (kind: KnownListing['kind']) => codes.filter((code) => listings.get(code)?.kind === kind);
  return {
    found: codes.flatMap((code) => detailIn(listings, code) ?? []),
    gone: codesThatAre('gone'),
    failed: codesThatAre('failed'),
  };
}
