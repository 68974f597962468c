import * as z from 'zod/mini';
import type { ServiceEvent, ServiceRefund } from './payment-provider.ts';
import { serviceAmountSchema, serviceCurrencySchema, serviceIdSchema } from './service-message.schema.ts';

const wordSchema = z.optional(z.nullable(z.string()));
/** An object that Stripe sends complete or as its id. */
const referenceSchema = z.optional(
  z.nullable(z.union([serviceIdSchema, z.object({ id: serviceIdSchema, status: wordSchema })])),
);

const sessionSchema = z.object({
  id: serviceIdSchema,
  status: wordSchema,
  payment_status: wordSchema,
  payment_intent: referenceSchema,
  /** 0 where a coupon of another shop of the account paid for everything. */
  amount_total: z.optional(z.nullable(z.union([z.literal(0), serviceAmountSchema]))),
  currency: z.optional(z.nullable(serviceCurrencySchema)),
});

const endedSchema = z.object({ id: serviceIdSchema });
const chargeSchema = z.object({ payment_intent: referenceSchema });

const refundSchema = z.object({
  id: serviceIdSchema,
  payment_intent: referenceSchema,
  amount: serviceAmountSchema,
  currency: serviceCurrencySchema,
  status: wordSchema,
});

type Reference = z.infer<typeof referenceSchema>;

/**
 * The events of a checkout session; none while money is on its way. @throws ZodError for something
 * else
 */
export function sessionEvents(data: unknown): ServiceEvent[] {
  const session = sessionSchema.parse(data);
  const { id: sessionId, payment_status, amount_total: amount, currency } = session;
  const paymentId = idOf(session.payment_intent);
  if (payment_status === 'paid' && paymentId !== null && amount && currency) {
    return [{ kind: 'paid', sessionId, paymentId, charged: { amount, currency } }];
  }
  return hasEnded(session) ? [{ kind: 'ended', sessionId }] : [];
}

/** The events of a session that ended without payment. @throws ZodError for something else */
export function endedEvents(data: unknown): ServiceEvent[] {
  return [{ kind: 'ended', sessionId: endedSchema.parse(data).id }];
}

/** Whether a session ended: by time, or because a bank refused days later. */
function hasEnded({ status, payment_intent }: z.infer<typeof sessionSchema>): boolean {
  if (status === 'expired') return true;
  if (status !== 'complete' || typeof payment_intent !== 'object' || payment_intent === null) return false;
  return payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled';
}

/**
 * The id of the payment of a session or charge; null where there is none yet. @throws ZodError for
 * something else
 */
export function paymentIdOf(data: unknown): string | null {
  return idOf(chargeSchema.parse(data).payment_intent);
}

/**
 * The refund in an object; null where it belongs to no checkout session. @throws ZodError for
 * something else
 */
export function refundOf(data: unknown): ServiceRefund | null {
  const { id, payment_intent, amount, currency, status } = refundSchema.parse(data);
  const paymentId = idOf(payment_intent);
  if (paymentId === null) return null;
  return { id, paymentId, charged: { amount, currency }, status: refundStatus(status) };
}

function refundStatus(status: string | null | undefined): ServiceRefund['status'] {
  if (status === 'succeeded') return 'given';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
