/** How somebody is told apart: by one booking or cart, or by what they gave as their address or number. */
export type Person =
  | { readonly by: 'ref'; readonly ref: string }
  | { readonly by: 'email'; readonly email: string }
  /** Ways to write the same number: `+639175550100`. */
  | { readonly by: 'mobile'; readonly mobiles: readonly string[] };

/** Rows of each table that are about a reference, as they are kept. */
export type PersonRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Some of those that there are, or one of them. */
export type RowSelection = { readonly most: number } | { readonly ref: string };

/** Everything that is kept under references, in all tables alike. */
export interface PersonRepository {
  /** References of bookings, carts and arrivals that are somebody's, sorted. */
  refsOf(person: Person): Promise<readonly string[]>;
  rowsOf(ref: string): Promise<PersonRows>;
  /** Whether money came for a booking, or went back: then its amounts belong to the accounts. */
  hasMoney(ref: string): Promise<boolean>;
  /** Deletes everything under a reference; it is free again. */
  remove(ref: string): Promise<void>;
  /** Deletes everything under the reference of a booking but what the accounts need: amounts, days, listings. `sealedBy` is a hash that no secret has: nobody can take the reference. */
  removePerson(ref: string, sealedBy: string, at: string): Promise<void>;
  /** References of bookings that were called off or expired before an instant and for which no money ever came. */
  unpaidBefore(at: string, which: RowSelection): Promise<readonly string[]>;
  /** References of bookings whose last trip ended before an instant. */
  endedBefore(at: string, which: RowSelection): Promise<readonly string[]>;
}
