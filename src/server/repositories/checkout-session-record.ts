import type { Charged } from './service-amount.ts';

/** A page of a payment service that was opened for a traveller, with what is asked there. Written down before the service hears of it. */
export interface CheckoutSessionRecord extends Charged {
  /** What the service knows the request by: asking twice opens one page. */
  readonly id: string;
  readonly bookingRef: string;
  readonly method: string;
  /** The service's own id of the page; null until it has answered. */
  readonly sessionId: string | null;
  /** The page; null until the service has answered, and once nothing can be paid there any more. */
  readonly url: string | null;
  /** The key of the traveller's request. */
  readonly idempotencyKey: string;
  /** Instants are ISO times in Palawan. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly closedAt: string | null;
  /** When the service is asked what has happened there; null for never. */
  readonly nextPollAt: string | null;
}
