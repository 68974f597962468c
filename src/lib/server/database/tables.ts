/**
 * The tables, in types that SQLite and PostgreSQL share: instants are ISO texts in Palawan time (one offset, so they sort), structured values are JSON as
 * text, money is whole numbers of the smallest unit.
 */
export interface Tables {
  migrations: { name: string; applied_at: string };
  secrets: SecretRow;
  carts: CartRow;
  bookings: BookingRow;
  booked_trips: BookedTripRow;
  participants: ParticipantRow;
  booking_events: BookingEventRow;
  payments: PaymentRow;
  idempotency_keys: IdempotencyRow;
  outbox: OutboxRow;
  booking_notes: BookingNoteRow;
}

/** A secret that opens a reference. Several may: a lost answer is repeated with another one. */
export interface SecretRow {
  /** SHA-256 of the secret, base64url. */
  hash: string;
  ref: string;
  created_at: string;
}

export interface CartRow {
  ref: string;
  revision: number;
  /** JSON of contactInfo. */
  contact: string;
  /** JSON of bookingItems. */
  items: string;
  currency: string;
  updated_at: string;
}

export interface BookingRow {
  ref: string;
  status: string;
  placed_at: string;
  /** Until when unpaid places are kept; null once something was paid. */
  expires_at: string | null;
  booker_name: string;
  booker_email: string;
  booker_mobile: string;
  /** The currency that prices were shown in. */
  currency: string;
  total_usd: number;
  now_usd: number;
  /** JSON of balances. */
  balances: string;
  /** US cents. */
  paid_cents: number;
  refund_cents: number;
  /** When the last trip is over. */
  ends_at: string;
}

export interface BookedTripRow {
  booking_ref: string;
  ref: string;
  position: number;
  listing_code: string;
  provider: string;
  departure: string;
  ends_at: string;
  people: number;
  total_usd: number;
  cash_php: number;
  documents: string;
  /** JSON of what was chosen and under which rules it was sold. */
  details: string;
}

export interface ParticipantRow {
  booking_ref: string;
  trip_ref: string;
  position: number;
  name: string;
  nationality: string;
  age_band: string;
  /** The encrypted passport, or null. */
  passport: string | null;
  /** The id of the key that encrypted it. */
  passport_key: string | null;
  saved_at: string;
}

/** One change of a booking's state. */
export interface BookingEventRow {
  booking_ref: string;
  /** From 0. */
  position: number;
  at: string;
  event: string;
  from_status: string;
  to_status: string;
  /** Why, in words. */
  cause: string;
  /** Who: `traveller`, `operator`, `payment`, `clock`. */
  actor: string;
}

export interface PaymentRow {
  /** The payment's own id with its method: the same one twice is one payment. */
  id: string;
  booking_ref: string;
  method: string;
  /** What it counts for, in US cents. */
  cents: number;
  received_at: string;
}

export interface IdempotencyRow {
  key: string;
  /** SHA-256 of the request's body. */
  request_hash: string;
  booking_ref: string;
  /** 1 where the request claimed the reference, so that its repetition is told a secret too. */
  claimed: number;
  created_at: string;
}

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
  /** `waiting`, `sent`, `failed`, `dropped`. */
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
}

export interface BookingNoteRow {
  booking_ref: string;
  /** From 0. */
  position: number;
  at: string;
  text: string;
}
