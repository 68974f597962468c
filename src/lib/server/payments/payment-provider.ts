import type { PaymentMethod, PaymentStart } from '../../api/payments.ts';
import type { Money } from '../../pricing/money.ts';

/** A payment that a traveller wants to make. */
export interface PaymentRequest {
  readonly bookingRef: string;
  /** What is due, in US dollars. */
  readonly due: Money;
  /** Sending the same key again begins no second payment. */
  readonly idempotencyKey: string;
}

/** A way to pay. Providers may call other servers, so they are never called within a transaction. */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  start(request: PaymentRequest): Promise<PaymentStart>;
}
