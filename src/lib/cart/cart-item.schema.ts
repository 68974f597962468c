import * as z from 'zod/mini';
import { tripChoiceSchema } from '../booking/trip-choice.schema.ts';
import { referenceSchema } from '../booking-ref/booking-ref.schema.ts';
import { currencyCodeSchema } from '../currency/currency-code.schema.ts';

/** More than any trip costs, in US dollars. Without a limit a cart that somebody made up could not be added up. */
const MOST_USD = 10_000_000;

/** The weakest currencies have about a million units per dollar. */
const MOST_RATE = 10_000_000;

const dollarsSchema = z.int().check(z.nonnegative(), z.lte(MOST_USD));

/** Whole units of any currency. */
const unitsSchema = z.int().check(z.nonnegative(), z.lte(MOST_USD * MOST_RATE));

const planIn = (amount: typeof unitsSchema) =>
  z.strictObject({ base: amount, extra: amount, inc: z.int().check(z.gte(1)), currency: currencyCodeSchema });

/** A rate plan in whole US dollars, markup included. */
export const dollarPlanSchema = planIn(dollarsSchema);

/** One trip in the cart (specification, section 3, Cart item). What it costs is what the traveller saw; the server computes its own. */
export const cartItemSchema = z.strictObject({
  ref: referenceSchema,
  trip: tripChoiceSchema,
  /** What it is called and where its page is, so that the cart reads well when the listing is gone. */
  title: z.string().check(z.maxLength(120)),
  /** On this site: two slashes would begin the name of another host. */
  path: z.string().check(z.regex(/^\/(?!\/)[a-z0-9/-]*$/)),
  /** The plan in whole US dollars: the only prices that others are made from. */
  planUsd: dollarPlanSchema,
  /** The group's price in whole US dollars. */
  totalUsd: dollarsSchema,
  /** Units of the cart's currency per US dollar. */
  rate: z.number().check(z.positive(), z.lte(MOST_RATE)),
  /** The plan in the cart's currency (specification, section 3, Cart item). */
  ratePlan: planIn(unitsSchema),
  /** The group's price in the cart's currency: `totalUsd` converted once. */
  total: unitsSchema,
});

export type CartItem = z.infer<typeof cartItemSchema>;
