import type { Actor } from './booking-record.ts';
import type { ServiceAmount } from './service-amount.ts';

/** How far a refund has come. It only goes forward. */
export const REFUND_STATUSES = [
  /** Written down; whether the service knows of it is not certain. */
  'asked',
  /** The service gives it back in some days. */
  'pending',
  'given',
  /** Nothing was given back. */
  'failed',
] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Money of one payment that is given back. */
export interface RefundRecord {
  /** What the service knows the request by: asking twice gives back once. */
  readonly id: string;
  readonly bookingRef: string;
  readonly paymentId: string;
  /** The service's own id; null until it has answered, and where the operator gives it by hand. */
  readonly serviceId: string | null;
  readonly cents: number;
  /** How many of them pay what is owed: those are owed again when it fails. */
  readonly owedCents: number;
  /** How much that is of what the service took; null where none did. */
  readonly charged: ServiceAmount | null;
  readonly status: RefundStatus;
  /** Why, in words. */
  readonly reason: string;
  readonly actor: Extract<Actor, 'operator' | 'payment'>;
  /** ISO times in Palawan. */
  readonly at: string;
  readonly changedAt: string;
}
