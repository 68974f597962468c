import type { OperatorActor } from './actor.ts';
import type { ServiceAmount } from './service-amount.ts';

/** The states of a refund, which only advance. */
export const REFUND_STATUSES = [
  /** Recorded; whether the service has received it is not certain. */
  'asked',
  /** The service pays it within some days. */
  'pending',
  'given',
  /** No money was refunded. */
  'failed',
] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A refund of one payment. */
export interface RefundRecord {
  /** The id of our request: a repeated request refunds once. */
  readonly id: string;
  readonly bookingRef: string;
  readonly paymentId: string;
  /** The service's id; null until it has responded, and for refunds by hand. */
  readonly serviceId: string | null;
  readonly cents: number;
  /** The part that reduces the refund due, which is due again when it fails. */
  readonly owedCents: number;
  /** Amount in the service's unit; null for payments without a service. */
  readonly charged: ServiceAmount | null;
  readonly status: RefundStatus;
  /** Why, in words. */
  readonly reason: string;
  readonly actor: OperatorActor | 'payment';
  /** ISO times in Palawan. */
  readonly at: string;
  readonly changedAt: string;
}
