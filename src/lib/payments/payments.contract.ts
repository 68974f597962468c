import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import type { Conflict, Invalid, RequestError } from '../site/request-outcome.ts';

/** A way to pay that the server offers. */
export const paymentMethodSchema = z.strictObject({
  /** `manual`, `stripe`, `paymongo`. */
  id: z.string().check(z.regex(/^[a-z]{2,20}$/)),
  /** As a traveller reads it: "Card", "GCash or Maya", "Bank transfer or cash". */
  name: z.string(),
  /** What happens after choosing it, in a sentence. */
  description: z.string(),
  /** The currency that is charged, whatever prices were shown in. */
  currency: currencyCodeSchema,
});

/** Lists the ways to pay, the preferred one first. */
export const paymentMethodsContract = {
  method: 'GET',
  path: '/api/payments/methods',
  response: z.strictObject({ methods: z.array(paymentMethodSchema) }),
} as const;

/**
 * Begins to pay what is due now, with the booking's secret and an idempotency key. Asking again gives the same page while it is open. 409 where nothing is
 * due, 502 where a payment service refuses, 503 where it does not answer: nothing was charged then, and the `detail` says so.
 */
export const startPaymentContract = {
  method: 'POST',
  /** `/api/bookings/{ref}/payment` */
  path: '/payment',
  request: z.strictObject({ method: paymentMethodSchema.shape.id }),
  response: z.discriminatedUnion('kind', [
    /** The traveller goes to another site and comes back to `/confirmation` or `/cancel`. */
    z.strictObject({ kind: z.literal('redirect'), url: z.url({ protocol: /^https?$/ }) }),
    /** The traveller pays by other means, after these steps; the operator confirms. */
    z.strictObject({
      kind: z.literal('instructions'),
      /** What to pay, as in "US$173 or ₱10,034". */
      amount: z.string(),
      steps: z.array(z.string()),
      /** To be given with the transfer: the booking reference. */
      reference: z.string(),
    }),
  ]),
} as const;

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentStart = z.infer<typeof startPaymentContract.response>;

/** What comes of asking for the ways to pay. */
export type MethodsOutcome = { readonly kind: 'ok'; readonly methods: readonly PaymentMethod[] } | RequestError;

/** What comes of beginning to pay. */
export type PaymentOutcome = PaymentStart | Conflict | Invalid | RequestError;
