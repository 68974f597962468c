import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ServiceEvent, WebhookDelivery } from './payment-provider.ts';
import { parseMessage } from './service-message.schema.ts';
import { endedEvents, paymentIdOf, refundOf, sessionEvents } from './stripe-events.ts';

/** Maximum age of a message in seconds. Each attempt is signed anew, so an older one is a copy. */
const MAX_AGE_SECONDS = 300;
/** Clocks differ. The SDK takes any time that is ahead. Seconds. */
const MAX_SKEW_SECONDS = 300;

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

/** Whether Stripe signed a message a moment ago. `now` is an instant in ms. */
export async function isSigned(
  client: Stripe,
  delivery: WebhookDelivery,
  secret: string,
  now: number,
): Promise<boolean> {
  const header = delivery.headers.get('stripe-signature') ?? '';
  const times = header.split(',').flatMap((part) => /^\s*t=(.*)$/.exec(part)?.[1] ?? []);
  if (!times.every((time) => /^\d{1,12}$/.test(time) && Number(time) - now / 1000 <= MAX_SKEW_SECONDS)) return false;
  try {
    const { signature } = client.webhooks;
    return (
      (await signature?.verifyHeaderAsync(delivery.body, header, secret, MAX_AGE_SECONDS, undefined, now)) === true
    );
  } catch {
    return false;
  }
}

/**
 * The events of a message; empty for those that do not matter. @throws ZodError, SyntaxError for a
 * message of another form
 */
export function eventsOf(body: Uint8Array): readonly ServiceEvent[] | { readonly refundsOf: string } {
  const { type, data } = eventSchema.parse(parseMessage(body));
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionEvents(data.object);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return endedEvents(data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvents([data.object]);
    // It says only how much was given back in all: which refunds those are is asked for.
    case 'charge.refunded': {
      const payment = paymentIdOf(data.object);
      return payment === null ? [] : { refundsOf: payment };
    }
    default:
      return [];
  }
}

/** Every refund of a payment, as events. */
export async function refundsOf(client: Stripe, paymentId: string | null): Promise<readonly ServiceEvent[]> {
  if (paymentId === null) return [];
  const { data } = await client.refunds.list({ payment_intent: paymentId, limit: 100 });
  return refundEvents(data);
}

function refundEvents(refunds: readonly unknown[]): ServiceEvent[] {
  const known = refunds.map(refundOf).filter((refund) => refund !== null);
  return known.map((refund) => ({ kind: 'refund', refund }));
}
