import type Stripe from 'stripe';
import type { ServiceFailure } from './payment-provider.ts';
import { isFormError } from './service-message.schema.ts';

/** Connection settings of Stripe. */
export interface StripeSettings {
  /** The site's public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The currency that is charged, which may differ from the shown one. */
  readonly currency: string;
  readonly apiBase: string;
  /** Timeout of a request in milliseconds, a retry included. */
  readonly timeoutMs: number;
}

/** Returns the client, the same one each time. */
export type StripeConnection = () => Promise<Stripe>;

/** Loads the SDK at the first call, so that servers without Stripe start faster. */
export function connectStripe(settings: StripeSettings): StripeConnection {
  let client: Promise<Stripe> | undefined;
  return () => (client ??= load(settings));
}

async function load({ secretKey, apiBase, timeoutMs }: StripeSettings): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(apiBase);
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    // Two tries, and up to a second between them.
    timeout: Math.round(timeoutMs * 0.4),
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Errors that leave open whether Stripe carried out a request. */
const UNCERTAIN = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // The same key came with something else: how that went is not in the answer.
  'StripeIdempotencyError',
]);

/** The failure that an error of a call means; other errors are thrown again. */
export function stripeFailure(error: unknown): ServiceFailure {
  if (isFormError(error)) return { kind: 'unreachable', why: `an answer of another form: ${error.message}` };
  if (!isStripeError(error)) throw error;
  const { type, message, requestId } = error;
  const why = requestId ? `${message} (request ${requestId})` : message;
  return { kind: UNCERTAIN.has(type) ? 'unreachable' : 'refused', why };
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}
