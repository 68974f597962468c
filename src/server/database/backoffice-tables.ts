/**
 * A mail to send, or sent. Recipient and content are looked up when it is sent, so no address or
 * secret is stored.
 */
export interface OutboxRow {
  /** Booking, cause and recipient: the same cause never makes a second mail. */
  id: string;
  booking_ref: string;
  occasion: string;
  /** `traveller`, `operator`, or `provider:` and a name. */
  recipient: string;
  /** JSON of the booking at the time of the occasion. */
  facts: string;
  /** One of `waiting`, `sent`, `failed`, `dropped`, `held`, `joined`. */
  state: string;
  created_at: string;
  /** Time of the next try. */
  due_at: string;
  attempts: number;
  /** Number of times that the operator sent it again. */
  edition: number;
  /** Mark of the process that is sending it, different each time; null for none. */
  lease: string | null;
  finished_at: string | null;
  last_error: string | null;
  /** The group that it waits with once it was postponed; null before. */
  group_key: string | null;
  /** The mail that includes it. */
  joined_into: string | null;
}

/** A mail that counts against a limit. */
export interface MailSlotRow {
  mail_id: string;
  /** The limited recipient or sender: a keyed hash. */
  limit_key: string;
  taken_at: string;
}

/**
 * Origin of a booking: a keyed hash of the network address. Stored while mails may be caused by it.
 */
export interface BookingOriginRow {
  booking_ref: string;
  origin: string;
  placed_at: string;
}

export interface BookingNoteRow {
  booking_ref: string;
  /** Index, from 0. */
  position: number;
  at: string;
  text: string;
  /** Who wrote it; null for a command that did not say, and for the program itself. */
  written_by: string | null;
}

/** The advertisement that brought a traveller. */
export interface AttributionRow {
  ref: string;
  /** JSON of the campaign labels. */
  labels: string;
  arrived_at: string;
  /** The booking made from the cart, once noticed: then the row is retained. */
  booking_ref: string | null;
}

/** What differs on a day. Rows are only added: the last one that covers a departure counts. */
export interface DepartureChangeRow {
  /** Sorts by when it was made. */
  id: string;
  /** `listing:` and a code, or `pool:` and an id. */
  scope: string;
  day: string;
  /** The hour of one departure; null for the whole day. */
  time: string | null;
  /** `close`, `ask`, `open`, `seats`. */
  kind: string;
  /** Null for as planned. */
  units: number | null;
  seats: number | null;
  reason: string;
  changed_by: string;
  changed_at: string;
}

/** How the sea is at a port: one row a port, as it was set last. */
export interface SeaStatusRow {
  port: string;
  /** `normal`, `rough`, `closed`. */
  status: string;
  note: string;
  /** The last day for which it counts; null for 24 hours. */
  until: string | null;
  set_by: string;
  set_at: string;
}

/** What somebody at the pier said of a traveller once. Rows are only added. */
export interface CheckInRow {
  /** Made by the device: the same one twice is one. */
  id: string;
  booking_ref: string;
  trip_ref: string;
  /** Index of the traveller, from 0. */
  position: number;
  /** Departure of the trip when it arrived: it counts for no other one. */
  departure: string;
  /** `boarded`, `no-show`, `none`. */
  state: string;
  /** Time by the clock of the device, at most that of arrival. */
  at: string;
  checked_by: string;
  received_at: string;
}

/** The secret address of a company's calendar. Rows stay when it is revoked. */
export interface CalendarLinkRow {
  /** SHA-256 of its secret, base64url. */
  hash: string;
  id: string;
  /** The id of the company. */
  provider: string;
  created_at: string;
  created_by: string;
  revoked_at: string | null;
  revoked_by: string | null;
}

/** A term that a booking is found by: see repositories/booking-terms.ts. */
export interface BookingTermRow {
  booking_ref: string;
  term: string;
}
