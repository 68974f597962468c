import type Stripe from 'stripe';
import type { ServiceFailure } from './payment-provider.ts';
import { isFormError } from './service-message.schema.ts';

/** How Stripe is connected. */
export interface StripeSettings {
  /** The site's public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** What is charged, whatever prices are shown in. */
  readonly currency: string;
  readonly apiBase: string;
  /** How long an answer is waited for, a second try included: milliseconds. */
  readonly timeoutMs: number;
}

/** Gives the client, the same one each time. */
export type StripeConnection = () => Promise<Stripe>;

/** Loads the SDK at the first call: a server that takes no payments by Stripe starts without it. */
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

/** What leaves open whether Stripe did what it was asked. */
const UNCERTAIN = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // The same key came with something else: how that went is not in the answer.
  'StripeIdempotencyError',
]);

/** What a failed call means; errors that are not Stripe's are thrown again. */
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
