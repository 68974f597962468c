import * as z from 'zod/mini';

const ratesSchema = z.strictObject({
  /** The day of the rates. */
  date: z.iso.date(),
  /** Who has published them. */
  source: z.string(),
  /** Units of currencies for one US dollar, the dollar left out: those that could be read. */
  rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive())),
  /** Currencies of the site of which nothing is published. */
  missing: z.array(z.string()),
});

/** Asks whoever publishes exchange rates for those of today. Nothing is written. */
export const todaysRatesContract = {
  method: 'POST',
  path: '/api/desk/content/rates/today',
  request: z.strictObject({}),
  response: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rates'), ...ratesSchema.shape }),
    /** They cannot be had: why, in a sentence. */
    z.strictObject({ kind: z.literal('failed'), reason: z.string() }),
  ]),
} as const;

export type TodaysRates = z.infer<typeof ratesSchema>;
export type TodaysRatesAnswer = z.infer<typeof todaysRatesContract.response>;
