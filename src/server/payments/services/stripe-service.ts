import type Stripe from 'stripe';
import { cancelPath, confirmationPath } from '../../../lib/navigation/paths.ts';
import type { CheckoutSessionRequest, PaymentService, ServiceFailure } from './payment-provider.ts';
import { readMessage } from './service-message.schema.ts';
import { stripeAmount, stripeStep } from './stripe-amount.ts';
import { connectStripe, type StripeConnection, type StripeSettings, stripeFailure } from './stripe-client.ts';
import { eventsOf, isSigned, refundsOf } from './stripe-delivery.ts';
import { paymentIdOf, refundOf, sessionEvents } from './stripe-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Paying by card on Stripe's page, Stripe Checkout. */
export function stripeService(
  settings: StripeSettings,
  connect: StripeConnection = connectStripe(settings),
): PaymentService {
  const { currency, webhookSecret } = settings;
  return {
    kind: 'service',
    method: {
      id: 'stripe',
      name: 'Card, Apple Pay or Google Pay',
      description: `You pay on Stripe's page, in ${currency}, then come back here. Your booking updates within a minute.`,
      currency,
    },
    // Stripe accepts 30 minutes to 24 hours, counted from its receipt of the request.
    sessionLifetime: { least: 40 * MINUTE, most: 23 * HOUR },
    quote: (due, rates) => stripeAmount(due, currency, rates),
    refundStep: stripeStep,
    openSession: (order) =>
      toOutcome(async () => {
        const client = await connect();
        const session = await client.checkout.sessions.create(sessionOf(order, settings), { idempotencyKey: order.id });
        if (session.url === null) return { kind: 'refused', why: 'the session has no address' };
        return { kind: 'open', sessionId: session.id, url: session.url };
      }),
    readWebhook: (delivery, now) =>
      toOutcome(async () => {
        const client = await connect();
        if (!(await isSigned(client, delivery, webhookSecret, now))) return { kind: 'forged' };
        const parsed = readMessage(() => eventsOf(delivery.body));
        if ('kind' in parsed) return parsed;
        return { kind: 'events', events: 'refundsOf' in parsed ? await refundsOf(client, parsed.refundsOf) : parsed };
      }),
    loadEvents: (sessionId) =>
      toOutcome(async () => {
        const client = await connect();
        const session = await client.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
        const refunds = session.payment_status === 'paid' ? await refundsOf(client, paymentIdOf(session)) : [];
        return { kind: 'events', events: [...sessionEvents(session), ...refunds] };
      }),
    closeSession: (sessionId) =>
      toOutcome(async () => {
        const client = await connect();
        await client.checkout.sessions.expire(sessionId);
        return { kind: 'closed' };
      }),
    refund: ({ bookingRef, paymentId, charge, idempotencyKey }) =>
      toOutcome(async () => {
        const client = await connect();
        const created = await client.refunds.create(
          {
            payment_intent: paymentId,
            amount: charge.amount,
            reason: 'requested_by_customer',
            metadata: { booking_ref: bookingRef },
          },
          { idempotencyKey },
        );
        const refund = refundOf(created);
        return refund === null ? { kind: 'unreachable', why: 'the refund has no payment' } : { kind: 'refund', refund };
      }),
  };
}

async function toOutcome<Answer>(call: () => Promise<Answer>): Promise<Answer | ServiceFailure> {
  try {
    return await call();
  } catch (error) {
    return stripeFailure(error);
  }
}

function sessionOf(order: CheckoutSessionRequest, { siteUrl }: StripeSettings): Stripe.Checkout.SessionCreateParams {
  const { id, bookingRef, booker, language, what, trips, charge, expiresAt } = order;
  const metadata = { booking_ref: bookingRef, payment_start: id };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: charge.currency.toLowerCase(),
          unit_amount: charge.amount,
          product_data: { name: what, description: trips },
        },
      },
    ],
    client_reference_id: bookingRef,
    customer_email: booker.email,
    metadata,
    payment_intent_data: { description: `Booking ${bookingRef}`, metadata },
    // Another currency than the one that we say would surprise the traveller and the books.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(expiresAt / 1000),
    success_url: siteUrl + confirmationPath(bookingRef, language),
    cancel_url: siteUrl + cancelPath(bookingRef, language),
  };
}
