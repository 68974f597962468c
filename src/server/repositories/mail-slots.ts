/** Which mails have gone to whom and because of whom, so that limits are the same in every process. */
export interface MailSlotRepository {
  /** Whether a mail has its turn already: a later try of it is no other mail. */
  has(mailId: string): Promise<boolean>;
  /** When mails were sent under a limit, between two instants, oldest first. */
  times(key: string, after: string, until: string): Promise<readonly string[]>;
  /** Counts a mail against limits. */
  add(mailId: string, keys: readonly string[], at: string): Promise<void>;
  /** Writes down where a booking was placed from. */
  addOrigin(bookingRef: string, origin: string, at: string): Promise<void>;
  originOf(bookingRef: string): Promise<string | null>;
  /** Forgets mails and origins from before instants. */
  removeOlderThan(before: { readonly slots: string; readonly origins: string }): Promise<void>;
}
