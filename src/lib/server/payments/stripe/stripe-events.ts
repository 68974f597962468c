import type Stripe from 'stripe';
import type { ServiceEvent, ServiceRefund } from '../payment-provider.ts';

/** What a checkout session says has happened. Money that is still on its way is nothing yet. */
export function sessionEvents(session: Stripe.Checkout.Session): ServiceEvent[] {
  const { id: sessionId, payment_status, payment_intent, amount_total, currency } = session;
  const paymentId = idOf(payment_intent);
  if (payment_status === 'paid' && paymentId !== null && amount_total !== null && currency !== null) {
    return [
      { kind: 'paid', sessionId, paymentId, charged: { amount: amount_total, currency: currency.toUpperCase() } },
    ];
  }
  return hasEnded(session) ? [{ kind: 'ended', sessionId }] : [];
}

/** Its time is over, or a bank said no days after the traveller had left the page. */
function hasEnded({ status, payment_intent }: Stripe.Checkout.Session): boolean {
  if (status === 'expired') return true;
  if (status !== 'complete' || payment_intent === null || typeof payment_intent === 'string') return false;
  return payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled';
}

/** A refund as it stands; null where it belongs to no payment of a checkout page. */
export function refundOf({ id, payment_intent, amount, currency, status }: Stripe.Refund): ServiceRefund | null {
  const paymentId = idOf(payment_intent);
  if (paymentId === null) return null;
  return { id, paymentId, charged: { amount, currency: currency.toUpperCase() }, status: refundStatus(status) };
}

function refundStatus(status: string | null): ServiceRefund['status'] {
  if (status === 'succeeded') return 'given';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The id of something that Stripe gives whole or as its id. */
export function idOf(thing: string | { readonly id: string } | null): string | null {
  return typeof thing === 'object' && thing !== null ? thing.id : thing;
}
