import * as z from 'zod/mini';
import { textSchema } from '../text/text.schema.ts';

const YEARLY = z
  .string()
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'a month and a day such as "06-15"' }));

/**
 * Days on which a trip does not run, both ends included. A month and a day repeat every year; a
 * full date is once.
 */
export const closureSchema = z.union([
  z.strictObject({
    /** First day without the trip, every year: `"06-15"`. May be later in the year than `to`. */
    from: YEARLY,
    /** Last day without the trip. */
    to: YEARLY,
    /** Shown to travellers, within a sentence: "the sea is too rough". */
    reason: textSchema,
  }),
  z
    .strictObject({
      /** First day without the trip: `"2027-04-25"`. */
      from: z.iso.date({ error: 'a date such as "2027-04-25"' }),
      /** Last day without the trip. */
      to: z.iso.date({ error: 'a date such as "2027-04-25"' }),
      /** Shown to travellers, within a sentence: "the boats are in the dock". */
      reason: textSchema,
    })
    .check(z.refine(({ from, to }) => from <= to, { error: '`from` must not be after `to`' })),
]);

export type Closure = z.infer<typeof closureSchema>;
