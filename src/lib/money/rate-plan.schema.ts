import * as z from 'zod/mini';

const amountSchema = z.number().check(
  z.refine((amount) => /^\d+(\.\d{1,2})?$/.test(String(amount)), {
    error: 'US dollars with at most two decimals, as in 25.99',
  }),
);

/**
 * A listing's price before markup, in US dollars (specification.md#price-rule). A group pays
 * `base`, and `extra` for each person above `inc`.
 */
export const ratePlanSchema = z.strictObject({
  /** US dollars for the included people, before markup. Above zero. */
  base: amountSchema.check(z.positive({ error: 'a price above 0' })),
  /**
   * US dollars for each person above `inc`, before markup. Equal to `base` for per-seat prices, 0
   * for a whole van.
   */
  extra: amountSchema.check(z.nonnegative({ error: '0 or more' })),
  /** Number of people that `base` includes. */
  inc: z.int({ error: 'a whole number of people' }).check(z.gte(1, { error: '1 or more people' })),
});

export type RatePlan = z.infer<typeof ratePlanSchema>;
