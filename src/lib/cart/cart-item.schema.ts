import * as z from 'zod/mini';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { referenceSchema } from '../booking-ref/booking-ref.schema.ts';
import { currencyCodeSchema } from '../currency/currency-code.schema.ts';

const wholeSchema = z.int().check(z.nonnegative());

/** A rate plan as the cart shows it: whole units of one currency (specification, section 3, Cart item). */
export const cartRatePlanSchema = z.strictObject({
  base: wholeSchema,
  extra: wholeSchema,
  inc: z.int().check(z.gte(1)),
  currency: currencyCodeSchema,
});

/** One trip in the cart (specification, section 3, Cart item). What it costs is what the traveller saw; the server computes its own. */
export const cartItemSchema = z.strictObject({
  ref: referenceSchema,
  trip: tripChoiceSchema,
  /** What it is called and where its page is, so that the cart reads well when the listing is gone. */
  title: z.string().check(z.maxLength(120)),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
  /** The plan in whole US dollars: the only prices that others are made from. */
  planUsd: cartRatePlanSchema,
  /** The group's price in whole US dollars. */
  totalUsd: wholeSchema,
  /** Units of the cart's currency per US dollar. */
  rate: z.number().check(z.positive()),
  /** The plan in the cart's currency. */
  ratePlan: cartRatePlanSchema,
  /** The group's price in the cart's currency: `totalUsd` converted once. */
  total: wholeSchema,
});

export type CartItem = z.infer<typeof cartItemSchema>;
