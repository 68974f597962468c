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

/** Pages of payment services. */
export interface CheckoutSessionRepository {
  /** Open sessions of a booking and method, newest first. */
  open(ref: string, method: string): Promise<readonly CheckoutSessionRecord[]>;
  find(id: string): Promise<CheckoutSessionRecord | null>;
  ofSession(method: string, sessionId: string): Promise<CheckoutSessionRecord | null>;
  /**
   * Some sessions to poll at an instant, the longest waiting first. Those due after `latest` are
   * included: their time was set by a wrong clock.
   */
  pollable(at: string, latest: string, most: number): Promise<readonly CheckoutSessionRecord[]>;
  add(start: CheckoutSessionRecord): Promise<void>;
  /** The service has opened the page. */
  recordOpening(id: string, page: { readonly sessionId: string; readonly url: string }, lookAt: string): Promise<void>;
  /** Marks a session as closed. */
  close(id: string, at: string, lookAt: string | null): Promise<void>;
  schedulePoll(id: string, lookAt: string | null): Promise<void>;
  /** Something else is due for a booking now: its open pages are looked at soon. */
  pollSoon(ref: string, lookAt: string): Promise<void>;
}
