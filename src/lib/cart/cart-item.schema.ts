import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { dollarPlanSchema, dollarsSchema, MAX_RATE, planIn, unitsSchema } from '../money/display-rate-plan.schema.ts';

/**
 * One trip in the cart (specification.md#cart). The price is the one shown; the server computes its
 * own.
 */
export const cartItemSchema = z.strictObject({
  ref: referenceSchema,
  trip: tripChoiceSchema,
  /** Title and path of the listing, so that the cart is readable when the listing is gone. */
  title: z.string().check(z.maxLength(120)),
  /** A path on this site: two slashes would begin another host. */
  path: z.string().check(z.regex(/^\/(?!\/)[a-z0-9/-]*$/)),
  /** The plan in whole US dollars: the only prices that others are made from. */
  planUsd: dollarPlanSchema,
  /** The group's price in whole US dollars. */
  totalUsd: dollarsSchema,
  /** Units of the cart's currency per US dollar. */
  rate: z.number().check(z.positive(), z.lte(MAX_RATE)),
  /** The plan in the cart's currency (specification.md#cart). */
  ratePlan: planIn(unitsSchema),
  /** The group's price in the cart's currency: `totalUsd` converted once. */
  total: unitsSchema,
});

export type CartItem = z.infer<typeof cartItemSchema>;
