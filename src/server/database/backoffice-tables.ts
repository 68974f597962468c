/** A mail that is to be sent, or was. Who it is for and what it says is looked up when it is sent: no address and no secret is kept here. */
export interface OutboxRow {
  /** Booking, cause and recipient: the same cause never makes a second mail. */
  id: string;
  booking_ref: string;
  occasion: string;
  /** `traveller`, `operator`, or `provider:` and a name. */
  recipient: string;
  /** JSON of what was true when it happened. */
  facts: string;
  /** `waiting`, `sent`, `failed`, `dropped`, `held`, `joined`. */
  state: string;
  created_at: string;
  /** When to try next. */
  due_at: string;
  attempts: number;
  /** How often the operator has sent it again. */
  edition: number;
  /** Which process is sending it at the moment: another value each time; null for none. */
  lease: string | null;
  finished_at: string | null;
  last_error: string | null;
  /** What it waits for its turn with, once it was put off; null before. */
  group_key: string | null;
  /** The mail that tells of it instead. */
  joined_into: string | null;
}

/** A mail that counts against a limit. */
export interface MailSlotRow {
  mail_id: string;
  /** To whom, or because of whom: a keyed hash. */
  limit_key: string;
  taken_at: string;
}

/** Where a booking was placed from: a keyed hash of the network's address, kept while mails may come of it. */
export interface BookingOriginRow {
  booking_ref: string;
  origin: string;
  placed_at: string;
}

export interface BookingNoteRow {
  booking_ref: string;
  /** From 0. */
  position: number;
  at: string;
  text: string;
}

/** Which advertisement a traveller came by. */
export interface AttributionRow {
  ref: string;
  /** JSON of what the address said. */
  labels: string;
  arrived_at: string;
  /** The booking that became of it, once that was noticed: then it is kept. */
  booking_ref: string | null;
}
