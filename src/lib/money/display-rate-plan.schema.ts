import * as z from 'zod/mini';
import { currencyCodeSchema } from './currency-code.schema.ts';

/** Upper limit of any price in US dollars, so that forged carts can still be added up. */
const MAX_USD = 10_000_000;

/** The weakest currencies have about a million units per dollar. */
export const MAX_RATE = 10_000_000;

/** Whole US dollars. */
export const dollarsSchema = z.int().check(z.nonnegative(), z.lte(MAX_USD));

/** Whole units of any currency. */
export const unitsSchema = z.int().check(z.nonnegative(), z.lte(MAX_USD * MAX_RATE));

export const planIn = (amount: typeof unitsSchema) =>
  z.strictObject({ base: amount, extra: amount, inc: z.int().check(z.gte(1)), currency: currencyCodeSchema });

/** A rate plan in whole US dollars, markup included. */
export const dollarPlanSchema = planIn(dollarsSchema);
