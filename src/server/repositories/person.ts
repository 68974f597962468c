/** A person's identification: one reference, or an e-mail address or mobile number. */
export type Person =
  | { readonly by: 'ref'; readonly ref: string }
  | { readonly by: 'email'; readonly email: string }
  /** Ways to write the same number: `+639175550100`. */
  | { readonly by: 'mobile'; readonly mobiles: readonly string[] };

/** The stored rows of each table that are about a reference. */
export type PersonRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Some of those that there are, or one of them. */
export type RowSelection = { readonly most: number } | { readonly ref: string };

/** Queries over all tables with data under references. */
export interface PersonRepository {
  /** References of a person's bookings, carts and attributions, sorted. */
  refsOf(person: Person): Promise<readonly string[]>;
  rowsOf(ref: string): Promise<PersonRows>;
  /** Whether money came for a booking, or went back: then its amounts belong to the accounts. */
  hasMoney(ref: string): Promise<boolean>;
  /** Deletes everything under a reference; it is free again. */
  remove(ref: string): Promise<void>;
  /**
   * Deletes a booking's personal data; amounts, days and listings stay for the accounts. `sealedBy`
   * is a hash without a secret, so that the reference cannot be claimed.
   */
  removePerson(ref: string, sealedBy: string, at: string): Promise<void>;
  /** References of bookings that ended before an instant and for which no money ever came. */
  unpaidBefore(at: string, which: RowSelection): Promise<readonly string[]>;
  /** References of bookings whose last trip ended before an instant. */
  endedBefore(at: string, which: RowSelection): Promise<readonly string[]>;
}
