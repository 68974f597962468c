import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

/** A time before departure: hours (`24h`) or days (`7d`). */
export const leadTimeSchema = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d*)[hd]$/, { error: 'hours or days before departure, as in "24h" or "7d"' }));

const percentSchema = z
  .int({ error: 'a whole percentage from 0 to 100' })
  .check(
    z.gte(0, { error: 'a whole percentage from 0 to 100' }),
    z.lte(100, { error: 'a whole percentage from 0 to 100' }),
  );

/** One rung: what it costs to cancel while at least `until` remains before departure. */
export const refundStepSchema = z.strictObject({
  /** The rung holds until this long before departure: `7d`. The last rung of a ladder is `0h`. */
  until: leadTimeSchema,
  /** Percent of the price that is kept. 0 is free, 100 means nothing is refunded. */
  feePercent: percentSchema,
});

/** How the price is paid. */
export const paymentTermsSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** Everything at booking: the usual case (specification.md#payment). */
    type: z.literal('full'),
  }),
  z.strictObject({
    type: z.literal('deposit'),
    /** Percent of the price paid at booking. */
    depositPercent: percentSchema,
    /** False where the deposit is kept whatever happens. */
    depositRefundable: z.boolean(),
    /** When the rest is due, before departure. */
    balanceDue: leadTimeSchema,
  }),
]);

/** Booking and cancellation rules as data (specification.md#cancellation). One file a policy in `src/content/policies`. */
export const policySchema = z.strictObject({
  /** A short name for editors and for the summary line. */
  name: textSchema,
  payment: paymentTermsSchema,
  /** From the earliest rung to the latest; fees never fall. */
  ladder: z.array(refundStepSchema).check(z.minLength(1)),
  /** Percent kept as a processing fee on any refund that a rung still gives; 0 for none. */
  processingFeePercent: percentSchema,
  /** Percent kept where travellers do not show up. */
  noShowFeePercent: percentSchema,
  /** How long before departure a booking must be made; `0h` for none. */
  bookingNotice: leadTimeSchema,
});

export type RefundStep = z.infer<typeof refundStepSchema>;
export type Policy = z.infer<typeof policySchema>;
