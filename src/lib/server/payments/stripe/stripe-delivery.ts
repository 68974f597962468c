import type Stripe from 'stripe';
import type { Delivery, ServiceEvent } from '../payment-provider.ts';
import { idOf, refundOf, sessionEvents } from './stripe-events.ts';

/** Messages are signed again for each attempt, so an old one is a copy. Seconds. */
const TOLERANCE = 300;

/** The event in a message that Stripe signed, or null for any other message. `now` is an instant in ms. */
export async function signedEvent(
  client: Stripe,
  { body, headers }: Delivery,
  secret: string,
  now: number,
): Promise<Stripe.Event | null> {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return await client.webhooks.constructEventAsync(body, signature, secret, TOLERANCE, undefined, now);
  } catch {
    return null;
  }
}

/** What an event says has happened; nothing for those that do not matter here. */
export async function eventsOf(client: Stripe, event: Stripe.Event): Promise<readonly ServiceEvent[]> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionEvents(event.data.object);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return [{ kind: 'ended', sessionId: event.data.object.id }];
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvents([event.data.object]);
    // It says only how much was given back in all.
    case 'charge.refunded':
      return refundsOf(client, idOf(event.data.object.payment_intent));
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

function refundEvents(refunds: readonly Stripe.Refund[]): ServiceEvent[] {
  const known = refunds.map(refundOf).filter((refund) => refund !== null);
  return known.map((refund) => ({ kind: 'refund', refund }));
}
