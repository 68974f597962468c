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
  /** Lead time until which the step applies: `7d`. The last step is `0h`. */
  until: leadTimeSchema,
  /** Percent of the price that is retained. 0 is free, 100 means no refund. */
  feePercent: percentSchema,
});

/** The payment terms. */
export const paymentTermsSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** Everything at booking: the usual case (specification.md#payment). */
    type: z.literal('full'),
  }),
  z.strictObject({
    /** A part at booking, the rest later. */
    type: z.literal('deposit'),
    /** Percent of the price paid at booking. */
    depositPercent: percentSchema,
    /** False where the deposit is never refunded. */
    depositRefundable: z.boolean(),
    /** Lead time before departure at which the balance is due. */
    balanceDue: leadTimeSchema,
  }),
]);

/**
 * Booking and cancellation rules as data (specification.md#cancellation). One file a policy in
 * `src/content/policies`.
 */
export const policySchema = z.strictObject({
  /** A short name for editors and for the summary line. */
  name: textSchema,
  /** Whether all is paid at booking, or a deposit. */
  payment: paymentTermsSchema,
  /** Steps from the earliest to the latest; fees never fall. */
  ladder: z.array(refundStepSchema).check(z.minLength(1)),
  /** Percent retained as a processing fee on any refund; 0 for none. */
  processingFeePercent: percentSchema,
  /** Percent retained for a no-show. */
  noShowFeePercent: percentSchema,
  /** Minimum time between booking and departure; `0h` for none. */
  bookingNotice: leadTimeSchema,
});

export type RefundStep = z.infer<typeof refundStepSchema>;
export type Policy = z.infer<typeof policySchema>;
