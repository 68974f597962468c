import type { Generated } from 'kysely';
import type { AttributionRow, BookingNoteRow, BookingOriginRow, MailSlotRow, OutboxRow } from './backoffice-tables.ts';

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
  payment_starts: CheckoutSessionRow;
  refunds: RefundRow;
  idempotency_keys: IdempotencyRow;
  outbox: OutboxRow;
  booking_notes: BookingNoteRow;
  arrivals: AttributionRow;
  booking_origins: BookingOriginRow;
  mail_slots: MailSlotRow;
}

/** A secret that opens a reference. Several may: a lost answer is repeated with another one. */
export interface SecretRow {
  /** SHA-256 of the secret, base64url. */
  hash: string;
  ref: string;
  created_at: string;
  /** 1 where it left in a mail, so that whoever reads that mail has it. */
  mailed: Generated<number>;
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
  /** What is owed back. */
  refund_cents: number;
  /** What was given back, or is on its way. */
  refunded_cents: number;
  /** When the last trip is over. */
  ends_at: string;
  /** What the operator finds it by. */
  search_text: string;
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
  /** What a payment service says really came, in the unit that it counts in; null where the operator says so. */
  amount: number | null;
  currency: string | null;
  received_at: string;
}

/** A page of a payment service that was opened for a traveller: what a payment is held against when the service reports it. */
export interface CheckoutSessionRow {
  /** What the service knows the request by. */
  id: string;
  booking_ref: string;
  method: string;
  /** The service's own id of the page; null until it has answered. */
  session_id: string | null;
  /** The page; null until the service has answered, and once nothing can be paid there any more. */
  url: string | null;
  /** What it counts for, in US cents, and what is charged for that. */
  cents: number;
  amount: number;
  currency: string;
  /** The key of the request that opened it. */
  idempotency_key: string;
  created_at: string;
  expires_at: string;
  closed_at: string | null;
  /** When the service is asked about it, in case a message was lost; null for never. */
  look_at: string | null;
}

/** Money that is given back. */
export interface RefundRow {
  /** What the service knows the request by. */
  id: string;
  booking_ref: string;
  payment_id: string;
  /** The service's own id; null until it has answered, and where the operator gives it by hand. */
  service_id: string | null;
  /** US cents, and how many of them were owed: those are owed again when it fails. */
  cents: number;
  owed_cents: number;
  /** How much that is of what the service took; null where none did. */
  amount: number | null;
  currency: string | null;
  /** `asked`, `pending`, `given`, `failed`. */
  status: string;
  /** Why, in words. */
  reason: string;
  /** Who: `operator`, `payment`. */
  actor: string;
  at: string;
  changed_at: string;
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
