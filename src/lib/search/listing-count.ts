/** How many listings there are, by what travellers can do with them. */
export interface ListingCount {
  /** They can be booked. */
  readonly trips: number;
  /** They cannot. */
  readonly examples: number;
}

/** Counts listings: what cannot be booked is never counted as a trip. */
export function countListings(listings: readonly { readonly sample: boolean }[]): ListingCount {
  const examples = listings.filter(({ sample }) => sample).length;
  return { trips: listings.length - examples, examples };
}
