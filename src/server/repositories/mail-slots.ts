/** Counts mails by recipient and origin, so that limits are shared by all processes. */
export interface MailSlotRepository {
  /** Whether a mail has its turn already: a later try of it is no other mail. */
  has(mailId: string): Promise<boolean>;
  /** Times of mails under a limit, between two instants, oldest first. */
  times(key: string, after: string, until: string): Promise<readonly string[]>;
  /** Counts a mail against limits. */
  add(mailId: string, keys: readonly string[], at: string): Promise<void>;
  /** Writes down where a booking was placed from. */
  addOrigin(bookingRef: string, origin: string, at: string): Promise<void>;
  originOf(bookingRef: string): Promise<string | null>;
  /** Deletes mails and origins from before instants. */
  removeOlderThan(before: { readonly slots: string; readonly origins: string }): Promise<void>;
}
