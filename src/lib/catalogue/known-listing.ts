import type { ListingDetail } from './listing-detail.schema.ts';

/** The state of a listing that a browser has requested. */
export type KnownListing =
  | { readonly kind: 'found'; readonly detail: ListingDetail }
  /** Withdrawn from the catalogue. */
  | { readonly kind: 'gone' }
  /** Not loaded: there is no connection. */
  | { readonly kind: 'failed' };

/** Requested listings by code; those still loading are absent. */
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

/** The codes of requested listings by outcome, each in the order requested. */
export interface AskedListings {
  readonly found: readonly ListingDetail[];
  /** Withdrawn, or never offered. */
  readonly gone: readonly string[];
  /** Not loaded: there is no connection. */
  readonly failed: readonly string[];
}

/** The outcomes of some listings. */
export function askedListings(listings: KnownListings, codes: readonly string[]): AskedListings {
  const codesThatAre = (kind: KnownListing['kind']) => codes.filter((code) => listings.get(code)?.kind === kind);
  return {
    found: codes.flatMap((code) => detailIn(listings, code) ?? []),
    gone: codesThatAre('gone'),
    failed: codesThatAre('failed'),
  };
}
