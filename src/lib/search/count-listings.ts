/** Number of listings, split into bookable ones and samples. */
export interface ListingCount {
  /** Bookable listings. */
  readonly trips: number;
  /** Sample listings. */
  readonly examples: number;
}

/** Counts listings: what cannot be booked is never counted as a trip. */
export function countListings(listings: readonly { readonly sample: boolean }[]): ListingCount {
  const examples = listings.filter(({ sample }) => sample).length;
  return { trips: listings.length - examples, examples };
}
