import type { Generated } from 'kysely';
import type {
  AttributionRow,
  BookingNoteRow,
  BookingOriginRow,
  BookingTermRow,
  CalendarLinkRow,
  CheckInRow,
  DepartureChangeRow,
  MailSlotRow,
  OutboxRow,
  SeaStatusRow,
} from './backoffice-tables.ts';
import type { CheckoutSessionRow, PaymentRow, RefundRow } from './payment-tables.ts';
import type { ResellerBookingRow, ResellerRow } from './reseller-tables.ts';
import type {
  PasskeyChallengeRow,
  PasskeyRow,
  RequestCountRow,
  StaffInvitationRow,
  StaffRow,
  StaffSessionRow,
} from './staff-tables.ts';

/**
 * The tables in types that SQLite and PostgreSQL share. Instants are ISO texts in Palawan time, so
 * that they sort; structured values are JSON; money is whole numbers of the smallest unit.
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
  departure_changes: DepartureChangeRow;
  sea_statuses: SeaStatusRow;
  check_ins: CheckInRow;
  booking_terms: BookingTermRow;
  calendar_links: CalendarLinkRow;
  resellers: ResellerRow;
  reseller_bookings: ResellerBookingRow;
  staff: StaffRow;
  staff_invitations: StaffInvitationRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  staff_sessions: StaffSessionRow;
  request_counts: RequestCountRow;
}

/** A secret that opens a reference. Several may: a lost answer is repeated with another one. */
export interface SecretRow {
  /** SHA-256 of the secret, base64url. */
  hash: string;
  ref: string;
  created_at: string;
  /** 1 where it was mailed, so that readers of that mail have it. */
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
  /** Time until which unpaid places are reserved; null once a payment was made. */
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
  /** Refund due. */
  refund_cents: number;
  /** Money refunded or on its way. */
  refunded_cents: number;
  /** End of the last trip. */
  ends_at: string;
  /** Text that the operator searches. */
  search_text: string;
  /** The code of the language that it was made in. */
  language: string;
  /** JSON of trips that were called off and taken out; null where there are none. */
  dropped_trips: string | null;
  /** The reseller who sold it, by name, and where it is written to; null for a direct booking. */
  reseller: string | null;
  reseller_email: string | null;
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
  /** JSON of the choice and the policy of the sale. */
  details: string;
  /** The pool that it draws on, how bookings share a vehicle, its places; null for none. */
  pool: string | null;
  sharing: string | null;
  seats: number | null;
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
  /** Index, from 0. */
  position: number;
  at: string;
  event: string;
  from_status: string;
  to_status: string;
  /** Why, in words. */
  cause: string;
  /** Actor: `traveller`, `operator`, `payment`, `clock`, or `staff:` and a name. */
  actor: string;
}

export interface IdempotencyRow {
  key: string;
  /** SHA-256 of the request's body. */
  request_hash: string;
  booking_ref: string;
  /** 1 where the request claimed the reference, so that its repetition gets a secret too. */
  claimed: number;
  created_at: string;
}
