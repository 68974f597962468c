import type { Charged } from './service-amount.ts';

/**
 * A checkout session that was opened for a traveller, with its amount. Stored before the service is
 * asked.
 */
export interface CheckoutSessionRecord extends Charged {
  /** The id of our request: repeated requests open one session. */
  readonly id: string;
  readonly bookingRef: string;
  readonly method: string;
  /** The service's id; null until it has responded. */
  readonly sessionId: string | null;
  /** Address of its page; null until the service has responded, and once it is closed. */
  readonly url: string | null;
  /** The key of the traveller's request. */
  readonly idempotencyKey: string;
  /** Instants are ISO times in Palawan. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly closedAt: string | null;
  /** Time of the next poll; null for none. */
  readonly nextPollAt: string | null;
}
