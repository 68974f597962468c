export interface PaymentRow {
  /** The payment's own id with its method; unique, so that a payment counts once. */
  id: string;
  booking_ref: string;
  method: string;
  /** US cents that it counts for. */
  cents: number;
  /** Amount in the service's unit; null for payments that the operator recorded. */
  amount: number | null;
  currency: string | null;
  received_at: string;
  /** The member of the staff who wrote it down; null for a command or a payment service. */
  recorded_by: string | null;
}

/** A checkout session that was opened for a traveller. A reported payment is compared with it. */
export interface CheckoutSessionRow {
  /** The id of our request to the service. */
  id: string;
  booking_ref: string;
  method: string;
  /** The service's id; null until it has responded. */
  session_id: string | null;
  /** Address of its page; null until the service has responded, and once it is closed. */
  url: string | null;
  /** US cents that it counts for, and the charged amount. */
  cents: number;
  amount: number;
  currency: string;
  /** The key of the request that opened it. */
  idempotency_key: string;
  created_at: string;
  expires_at: string;
  closed_at: string | null;
  /** Time of the next poll, in case a message was lost; null for none. */
  look_at: string | null;
}

/** A refund. */
export interface RefundRow {
  /** The id of our request to the service. */
  id: string;
  booking_ref: string;
  payment_id: string;
  /** The service's id; null until it has responded, and for refunds by hand. */
  service_id: string | null;
  /** US cents, and how many of them were owed: those are owed again when it fails. */
  cents: number;
  owed_cents: number;
  /** Amount in the service's unit; null for payments without a service. */
  amount: number | null;
  currency: string | null;
  /** One of `asked`, `pending`, `given`, `failed`. */
  status: string;
  /** Why, in words. */
  reason: string;
  /** Actor: `operator`, `payment`, or `staff:` and a name. */
  actor: string;
  at: string;
  changed_at: string;
}
