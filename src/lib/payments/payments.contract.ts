import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import type { Conflict, Invalid, RequestError } from '../site/request-outcome.ts';
import { paymentMethodIdSchema } from './payment-method-id.schema.ts';

/** A way to pay that the server offers. */
export const paymentMethodSchema = z.strictObject({
  id: paymentMethodIdSchema,
  /** The name for travellers: "Card", "GCash or Maya", "Bank transfer or cash". */
  name: z.string(),
  /** The next step after choosing it, in a sentence. */
  description: z.string(),
  /** The currency that is charged, which may differ from the shown one. */
  currency: currencyCodeSchema,
});

/** Lists the ways to pay, the preferred one first. */
export const paymentMethodsContract = {
  method: 'GET',
  path: '/api/payments/methods',
  response: z.strictObject({ methods: z.array(paymentMethodSchema) }),
} as const;

/**
 * Starts a payment of what is due, with the booking's secret and an idempotency key. A repeated
 * request returns the same open page. 409 where nothing is due (code `nothing-due`) or a trip is
 * `closed`; 502 or 503 where the service `refused` or was `unreachable`, and nothing was charged.
 */
export const startPaymentContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/payment` */
  path: '/payment',
  request: z.strictObject({ method: paymentMethodSchema.shape.id }),
  response: z.discriminatedUnion('kind', [
    /** The traveller goes to another site and returns to `/confirmation` or `/cancel`. */
    z.strictObject({ kind: z.literal('redirect'), url: z.url({ protocol: /^https?$/ }) }),
    /** The traveller pays in another way by these steps; the operator confirms. */
    z.strictObject({
      kind: z.literal('instructions'),
      /** The amount in words: "US$173 or ₱10,034". */
      amount: z.string(),
      steps: z.array(z.string()),
      /** The booking reference to quote with the transfer. */
      reference: z.string(),
    }),
  ]),
} as const;

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentStart = z.infer<typeof startPaymentContract.response>;

/** Outcome of requesting the payment methods. */
export type MethodsOutcome = { readonly kind: 'ok'; readonly methods: readonly PaymentMethod[] } | RequestError;

/** Outcome of starting a payment. */
export type PaymentOutcome = PaymentStart | Conflict | Invalid | RequestError;
