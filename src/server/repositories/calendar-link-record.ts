/** The secret address of a company's calendar, of which only a hash is stored. */
export interface CalendarLinkRecord {
  readonly id: string;
  readonly providerId: string;
  readonly createdAt: string;
  readonly by: string;
}

/** Stores calendar links. Revoked ones stay, and are read by nobody. */
export interface CalendarLinkRepository {
  /** The link with a hash; null for one that is unknown or revoked. */
  find(hash: string): Promise<CalendarLinkRecord | null>;
  /** Those that are not revoked, by company, oldest first. */
  list(): Promise<readonly CalendarLinkRecord[]>;
  add(link: CalendarLinkRecord, hash: string): Promise<void>;
  /** @returns false where there is none with this id, or none any more */
  revoke(id: string, done: { readonly by: string; readonly at: string }): Promise<boolean>;
}
