import * as z from 'zod/mini';
import type { ServiceEvent, ServiceRefund } from './payment-provider.ts';
import { serviceAmountSchema, serviceCurrencySchema, serviceIdSchema } from './service-message.schema.ts';

const amountFields = { amount: serviceAmountSchema, currency: serviceCurrencySchema };

/** A refund as PayMongo answers it. */
export const refundSchema = z.object({
  id: serviceIdSchema,
  attributes: z.object({
    ...amountFields,
    payment_id: serviceIdSchema,
    status: z.string(),
    notes: z.optional(z.nullable(z.string())),
  }),
});

const paymentSchema = z.object({
  id: serviceIdSchema,
  attributes: z.object({ ...amountFields, status: z.string(), refunds: z.optional(z.nullable(z.array(refundSchema))) }),
});

const sessionSchema = z.object({
  id: serviceIdSchema,
  attributes: z.object({ status: z.optional(z.string()), payments: z.optional(z.nullable(z.array(paymentSchema))) }),
});

const eventSchema = z.object({
  data: z.object({
    attributes: z.object({ type: z.string(), data: z.looseObject({ type: z.optional(z.string()) }) }),
  }),
});

/**
 * The events of a message; empty for those that do not matter. @throws ZodError for a message of
 * another form
 */
export function eventsOf(message: unknown): readonly ServiceEvent[] {
  const { type, data } = eventSchema.parse(message).data.attributes;
  switch (type) {
    case 'checkout_session.payment.paid':
      return sessionEvents(data);
    // Documents differ in whether they carry the payment with its refunds, or the refund.
    case 'payment.refunded':
    case 'payment.refund.updated':
      return data.type === 'refund' ? [refundEvent(refundSchema.parse(data))] : refundEvents(paymentSchema.parse(data));
    default:
      return [];
  }
}

/** The events of a checkout session. @throws ZodError for something else */
export function sessionEvents(data: unknown): readonly ServiceEvent[] {
  const { id: sessionId, attributes } = sessionSchema.parse(data);
  const came = (attributes.payments ?? []).filter(
    ({ attributes: { status } }) => status === 'paid' || status === 'refunded',
  );
  const paid = came.map(({ id: paymentId, attributes: { amount, currency } }) => ({
    kind: 'paid' as const,
    sessionId,
    paymentId,
    charged: { amount, currency },
  }));
  const isOver = paid.length === 0 && attributes.status === 'expired';
  return [...paid, ...came.flatMap(refundEvents), ...(isOver ? [{ kind: 'ended' as const, sessionId }] : [])];
}

/** A refund of PayMongo's as this site counts it. */
export function refundOf({ id, attributes }: z.infer<typeof refundSchema>): ServiceRefund {
  const { payment_id: paymentId, amount, currency, status } = attributes;
  return { id, paymentId, charged: { amount, currency }, status: refundStatus(status) };
}

type RefundEvent = Extract<ServiceEvent, { kind: 'refund' }>;

function refundEvents({ attributes }: z.infer<typeof paymentSchema>): RefundEvent[] {
  return (attributes.refunds ?? []).map(refundEvent);
}

function refundEvent(refund: z.infer<typeof refundSchema>): RefundEvent {
  return { kind: 'refund', refund: refundOf(refund) };
}

function refundStatus(status: string): ServiceRefund['status'] {
  if (status === 'succeeded') return 'given';
  return status === 'failed' ? 'failed' : 'pending';
}
